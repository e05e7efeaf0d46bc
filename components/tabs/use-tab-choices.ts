import { flushSync } from 'react-dom';
import { create } from 'zustand';
import { readStored, tabKey, writeStored } from '@/lib/browser/storage';
import { sharedGroups, type SharedGroup } from '@/lib/mdx/tab-groups';

type Choices = Partial<Record<SharedGroup, string>>;

/**
 * The reader's choice in each shared group. Empty until hydration: the style sheet reads attributes of <html>, set before the
 * first paint.
 */
export const useTabChoices = create<Choices>(() => ({}));

export const groupNames = Object.keys(sharedGroups) as SharedGroup[];

/** Shows a choice everywhere. A system also chooses its shell, unless the reader has chosen one. */
export function showChoice(group: SharedGroup, value: string): void {
  if (!Object.hasOwn(sharedGroups[group], value)) return;
  document.documentElement.setAttribute(`data-${group}`, value);
  useTabChoices.setState({ [group]: value });
  if (group === 'os' && readStored(tabKey('shell')) === null)
    showChoice('shell', value === 'windows' ? 'powershell' : 'bash');
}

/** Stores a choice and shows it everywhere. The control, or the group that begins with it, does not move on the screen. */
export function choose(group: SharedGroup, value: string, control: Element): void {
  const before = control.getBoundingClientRect().top;
  writeStored(tabKey(group), value);
  flushSync(() => showChoice(group, value));
  window.scrollBy({ top: control.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Takes over what the first-paint script has chosen. */
export function readChoices(): void {
  const chosen = groupNames.map((group) => [group, document.documentElement.getAttribute(`data-${group}`)]);
  useTabChoices.setState(Object.fromEntries(chosen) as Choices);
}
