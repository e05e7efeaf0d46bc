/**
 * Texts of the crash page by language of the document. They are here and not in the message catalogues because a page that
 * has failed can ask nobody for them; a test holds them to the catalogues.
 */
export const crashTexts = {
  fr: { title: 'Cette page a planté.', retry: 'Réessayer', cause: 'Cause\u00A0:' },
  en: { title: 'This page crashed.', retry: 'Try again', cause: 'Cause:' },
  ko: { title: '이 페이지에 문제가 발생했습니다.', retry: '다시 시도', cause: '원인:' },
  zh: { title: '此页面已崩溃。', retry: '重试', cause: '原因：' },
  it: { title: 'Questa pagina si è bloccata.', retry: 'Riprova', cause: 'Causa:' },
};

/** Texts for a language such as `zh-CN`; English for those without their own. */
export function crashTextsOf(language: string): (typeof crashTexts)['fr'] {
  const [name = ''] = language.split('-');
  return name in crashTexts ? crashTexts[name as keyof typeof crashTexts] : crashTexts.en;
}
