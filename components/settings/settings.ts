import { keys, readStored } from '@/lib/browser/storage';

/** Reader settings: the `data-` attribute of <html> that style sheets read, and where the choice is stored. */
export const settings = { textSize: keys.textSize, lineWidth: keys.lineWidth };
type Setting = keyof typeof settings;

/** Sets the attributes from what is stored. Values without a style have no effect. */
export function applySettings(): void {
  for (const name of Object.keys(settings) as Setting[])
    document.documentElement.dataset[name] = readStored(settings[name]) ?? 'normal';
}
