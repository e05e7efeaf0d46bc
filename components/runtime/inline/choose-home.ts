import { chooseHome, type LanguageHome } from '@/lib/browser/choose-language';

/** Runs on the root page: redirects to the home page in the reader's language, and keeps query and hash. */
const { homes = '[]', fallback = '/' } = document.currentScript?.dataset ?? {};
const { languages = [], language } = navigator as Partial<Navigator>;
const wanted = languages.length > 0 ? languages : [language ?? ''];
location.replace(
  chooseHome(wanted, JSON.parse(homes) as LanguageHome[], fallback) + location.search + location.hash,
);
