import { button, make } from '../ui/elements';

/**
 * Texts of the crash page by language of the document. They are not in the message catalogues, because a page that has failed
 * cannot load anything; a test compares them with the catalogues.
 */
const crashTexts = {
  fr: { title: 'Cette page a planté.', retry: 'Réessayer', cause: 'Cause\u00A0:' },
  en: { title: 'This page crashed.', retry: 'Try again', cause: 'Cause:' },
  ko: { title: '이 페이지에 문제가 발생했습니다.', retry: '다시 시도', cause: '원인:' },
  zh: { title: '此页面已崩溃。', retry: '重试', cause: '原因：' },
  it: { title: 'Questa pagina si è bloccata.', retry: 'Riprova', cause: 'Causa:' },
};

/** Returns the texts for a language such as `zh-CN`; English for languages without their own. */
export function crashTextsOf(language: string): (typeof crashTexts)['fr'] {
  const [name = ''] = language.split('-');
  return name in crashTexts ? crashTexts[name as keyof typeof crashTexts] : crashTexts.en;
}

/**
 * Replaces the text of the page by the messages of an error and a retry button; the navbar and the footer stay. A document without a
 * place for the text is replaced as a whole, in plain English, because nothing of the site can be relied on.
 */
export function showCrash(reason: unknown, retry: () => void): void {
  console.error(reason);
  const page = document.getElementById('page');
  if (page) {
    const view = crashView(reason, retry, document.documentElement.lang);
    document.title = view.querySelector('h1')?.textContent ?? '';
    page.replaceChildren(view);
  } else {
    document.documentElement.lang = 'en';
    document.title = 'Page Error';
    document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
    document.body.replaceChildren(crashView(reason, () => location.reload(), 'en'));
  }
}

function crashView(reason: unknown, retry: () => void, language: string): HTMLElement {
  const texts = crashTextsOf(language);
  const messages = make('pre', '', messageChain(reason, texts.cause));
  messages.tabIndex = 0;
  const alert = make(
    'div',
    '',
    make('h1', '', texts.title),
    button(texts.retry, retry),
    make('hr'),
    messages,
  );
  alert.role = 'alert';
  const main = make('main', 'narrow crash', alert);
  main.id = 'main';
  main.tabIndex = -1;
  return main;
}

/** Joins an error's message and those of its causes; `label` introduces each cause. */
export function messageChain(reason: unknown, label: string): string {
  if (!(reason instanceof Error)) return String(reason);
  const lines = [reason.message];
  let { cause } = reason;
  // A chain may be circular.
  for (let depth = 0; cause instanceof Error && depth < 20; depth++) {
    lines.push('', label, cause.message);
    ({ cause } = cause);
  }
  return lines.join('\n');
}
