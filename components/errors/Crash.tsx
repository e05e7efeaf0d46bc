import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

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

/** Shown in place of a page that failed: the messages and a retry button. */
function CrashView({ error, reset }: { error: Error; reset: () => void }) {
  const { title, retry, cause } = crashTextsOf(document.documentElement.lang);
  useEffect(() => {
    document.title = title;
    console.error(error);
  }, [error, title]);
  return (
    <main id="main" className="narrow crash" tabIndex={-1}>
      <div role="alert">
        <h1>{title}</h1>
        <button type="button" onClick={reset}>
          {retry}
        </button>
        <hr />
        <pre tabIndex={0}>{messageChain(error, cause)}</pre>
      </div>
    </main>
  );
}

/** Shown when the layout itself failed: plain and in English, because nothing of the site can be relied on. */
function LayoutCrash({ error }: { error: Error }) {
  const { title, retry, cause } = crashTexts.en;
  return (
    <main>
      <h1>{title}</h1>
      <button type="button" onClick={() => location.reload()}>
        {retry}
      </button>
      <pre>{messageChain(error, cause)}</pre>
    </main>
  );
}

/** Replaces the text of the page by the crash view; the navigation bar and the footer stay. */
export function showCrash(reason: unknown, retry: () => void): void {
  const host = document.createElement('div');
  document.getElementById('page')?.replaceChildren(host);
  createRoot(host).render(<CrashView error={toError(reason)} reset={retry} />);
}

/** Replaces the whole document by the plain crash page. */
export function showLayoutCrash(reason: unknown): void {
  document.documentElement.lang = 'en';
  document.title = 'Page Error';
  document.querySelectorAll('style, link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
  document.body.replaceChildren();
  createRoot(document.body).render(<LayoutCrash error={toError(reason)} />);
}

/** Joins an error's message and those of its causes; `label` introduces each cause. */
export function messageChain(error: Error, label: string): string {
  const lines = [error.message];
  let { cause } = error;
  // A chain may be circular.
  for (let depth = 0; cause instanceof Error && depth < 20; depth++) {
    lines.push('', label, cause.message);
    ({ cause } = cause);
  }
  return lines.join('\n');
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
