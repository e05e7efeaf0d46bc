import { getMessages } from '../i18n/translator';
import { locales, type Locale } from '../site/config';

/** A small page that leads to another address at once, by its head and by a link. `to` comes from the rules, never from a request. */
export function redirectPage(to: string, locale: Locale): string {
  const { movedTitle, movedText } = getMessages(locale).errors;
  const target = to.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return (
    `<!DOCTYPE html><html lang="${locales[locale].htmlLang}"><head><meta charset="utf-8"><title>${movedTitle}</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0; url=${target}"></head>` +
    `<body><p>${movedText} <a href="${target}">${target}</a></p></body></html>\n`
  );
}
