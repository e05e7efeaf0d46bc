const NARROW = '\u202F';
const NBSP = '\u00A0';
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
/** Words whose number, often that of a version, must not start a new line. */
const VERSIONED = [
  '[Vv]ersions?',
  '[Ss]érie',
  ...['Tauri', 'CLI', 'API', 'Rust', 'TAO', 'WRY', 'Herbier', 'Carnet'],
  ...['Windows', 'macOS', 'OS X', 'iOS', 'Debian', 'Ubuntu', 'Fedora', 'CentOS', 'Linux', 'RHEL'],
  ...['WebView2', 'WebKitGTK', 'webkit2gtk', 'WebKit', 'Safari', 'Chromium', 'Chrome', 'Edge', 'Firefox'],
  ...['GTK', 'FUSE'],
  ...['Vite', 'Svelte', 'SvelteKit', 'Next\\.js', 'Node\\.js', 'Electron', 'WebdriverIO', 'Leptos', 'Yew'],
  ...['WiX(?: Toolset)?', 'NSIS', 'Xcode', 'TLS', '\\.NET', 'RFC', 'crate', 'nº'],
  ...['Cargo', 'npm', 'Yarn', 'TypeScript', 'PowerShell', 'libsoup', 'glibc'],
].join('|');

const dayOfMonth = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}|1er) (${MONTHS})(?!\\p{L})`, 'gu');
const versionNumber = new RegExp(`(?<![\\p{L}\\d])(${VERSIONED}) (?=v?\\d)`, 'gu');
/** Width and height, or the factors of a number. */
const factors = /(?<=\d) × (?=\d)/g;
const thousands = /(?<![\p{L}\d,.])\d{1,3}(?: \d{3})+(?!\d)/gu;
const quantity =
  /(\d) (?=(?:%|€|[kMGT]?i?o|[kM]?Hz|°[CF]|kWh|kg|tonnes?|bits|octets?|ms|millisecondes|px|pixels?|pouces|min|s|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)(?![\p{L}\d]))/gu;

/**
 * French typography for running text: spaces before `; ! ?` and inside « » become narrow no-break spaces, before `:`
 * a no-break space, and straight apostrophes between letters become ’, as does that of a word which is
 * elided before what follows the text: a link, a piece of code. Day and month, a name and its version number,
 * the groups of a large number, width and height, a number and its unit, the keys of a shortcut (between which ` + ` is a text of its
 * own) stay on one line.
 * `"L'API : oui !"` → `"L’API\u00A0: oui\u202F!"`
 */
export function toFrenchTypography(text: string): string {
  return text
    .replace(/[ \u00A0\u202F]([;!?])(?![\w=])/g, `${NARROW}$1`)
    .replace(/[ \u00A0\u202F]:(?=\s|$)/g, `${NBSP}:`)
    .replace(/«[ \u00A0\u202F]*/g, `«${NBSP}`)
    .replace(/[ \u00A0\u202F]*»/g, `${NBSP}»`)
    .replace(/(\p{L})'(?=[\p{L}\d«])/gu, '$1’')
    .replace(/(?<!\p{L})((?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu))'$/giu, '$1’')
    .replace(/^ \+ $/, `${NBSP}+${NBSP}`)
    .replace(dayOfMonth, `$1${NBSP}$2`)
    .replace(versionNumber, `$1${NBSP}`)
    .replace(factors, `${NBSP}×${NBSP}`)
    .replace(thousands, (number) => number.replaceAll(' ', NARROW))
    .replace(quantity, `$1${NBSP}`);
}
