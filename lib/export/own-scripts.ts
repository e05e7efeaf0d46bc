import { baseCheckScript } from '../browser/base-check';
import { chooseHomeScript } from '../browser/choose-language';
import { firstPaintScript, sidebarScript } from '../browser/first-paint';
import { trustedTypesScript } from '../browser/trusted-types';

const whole = new Set([firstPaintScript(), sidebarScript()]);

/** What stands in front of the values that some scripts hold: names of files, words, addresses. */
const beginnings = [
  trustedTypesScript(), // and then the loader of lib/export/live-script
  beginningOf(baseCheckScript('', '', []), '[].forEach('),
  beginningOf(chooseHomeScript([], ''), 'l.replace('),
];

function beginningOf(script: string, mark: string): string {
  const end = script.indexOf(mark);
  if (end < 0) throw new Error(`"${mark}" is no longer in a script of lib/browser`);
  return script.slice(0, end);
}

/** True for the inline scripts that the site itself writes: no content may bring another one. */
export function isOwnScript(text: string): boolean {
  return whole.has(text) || beginnings.some((beginning) => text.startsWith(beginning));
}
