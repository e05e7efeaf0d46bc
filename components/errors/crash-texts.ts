/**
 * Texts of the crash page by language of the document. They are here and not in the message catalogues because a page that
 * has failed can ask nobody for them; a test holds them to the catalogues.
 */
export const crashTexts = {
  fr: { title: 'Cette page a planté.', retry: 'Réessayez', cause: 'Cause :' },
  en: { title: 'This page crashed.', retry: 'Try again', cause: 'Cause:' },
};

/** Texts for a language; English for those without their own. */
export function crashTextsOf(language: string): (typeof crashTexts)['fr'] {
  return language.startsWith('fr') ? crashTexts.fr : crashTexts.en;
}
