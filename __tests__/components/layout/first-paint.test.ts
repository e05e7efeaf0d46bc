import { readFileSync } from 'node:fs';
import { renderHook, waitFor } from '@testing-library/react';
import { firstPaint } from '@/components/layout/first-paint';
import { looks, type Look } from '@/components/settings/looks';
import { useFollowLooks } from '@/components/settings/use-follow-looks';
import { keys, tabKey } from '@/lib/browser/storage';
import { sharedGroups } from '@/lib/mdx/tab-groups';

const root = document.documentElement;
const tab = (group: keyof typeof sharedGroups) => ({
  key: tabKey(group),
  values: Object.keys(sharedGroups[group]),
});
const settings = {
  announcementId: 'annonce',
  keys,
  tabs: { os: tab('os'), 'package-manager': tab('package-manager'), shell: tab('shell') },
};

/** Runs the script in a browser with these stored values. */
function paint(
  stored: Record<string, string>,
  { agent = 'Windows', prefers = 'dark', type = 'navigate' } = {},
) {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  localStorage.clear();
  Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(window, { matchMedia: (query: string) => ({ matches: query.includes(prefers) }) });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  firstPaint(settings);
  return root.dataset;
}

const names = Object.keys(looks) as Look[];

describe.each(names)('the choice of %s', (name) => {
  const { key, values } = looks[name];
  const attribute = `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

  test('is applied before the first paint, and each value but the initial one has a style', () => {
    expect(paint({})[name]).toBe('normal');
    const tokens = readFileSync('components/styles/tokens.css', 'utf8');
    for (const value of values.slice(1)) {
      expect(paint({ [key]: value })[name]).toBe(value);
      expect(tokens).toContain(`:root[${attribute}='${value}']`);
    }
  });

  test('is followed when it is made in another tab, and when it was made before the page listened', async () => {
    const [, chosen = ''] = values;
    paint({});
    const { unmount } = renderHook(useFollowLooks);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: chosen }));
    await waitFor(() => expect(root.dataset[name]).toBe(chosen));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await waitFor(() => expect(root.dataset[name]).toBe('normal'));
    unmount();

    localStorage.setItem(key, chosen);
    renderHook(useFollowLooks);
    await waitFor(() => expect(root.dataset[name]).toBe(chosen));
  });
});

test.each([
  [{}, 'light', 'light'],
  [{}, 'dark', 'dark'],
  [{}, 'none', 'dark'],
  [{ [keys.colorMode]: 'light' }, 'dark', 'light'],
  [{ [keys.colorMode]: 'sepia' }, 'light', 'light'],
])('with %j stored and the system in %s, the mode is %s', (stored, prefers, mode) => {
  expect(paint(stored, { prefers }).theme).toBe(mode);
});

test.each([
  ['X11; Linux x86_64', 'linux', 'bash'],
  ['Macintosh; Intel Mac OS X', 'macos', 'bash'],
  ['Windows NT 10.0', 'windows', 'powershell'],
])('tabs open for the system of %s, npm and its shell', (agent, system, shell) => {
  const stored = { [tabKey('package-manager')]: 'rien' };
  expect(paint(stored, { agent })).toMatchObject({ os: system, shell, packageManager: 'npm' });
  const chosen = { [tabKey('os')]: 'MacOS', [tabKey('package-manager')]: 'pnpm' };
  expect(paint(chosen, { agent })).toMatchObject({ os: 'macos', packageManager: 'pnpm' });
});

test('a closed announcement, last pages and a reload are noted; damaged storage is not', () => {
  const dismissed = { [keys.announcementDismissed]: 'true' };
  expect(paint({ ...dismissed, [keys.announcementId]: 'annonce' }).announcement).toBe('closed');
  expect(paint({ ...dismissed, [keys.announcementId]: 'une autre' }).announcement).toBeUndefined();
  expect(paint({ [keys.lastPages]: '[1,2,3,4]' }).continue).toBe('3');
  expect(paint({ [keys.lastPages]: '[' }).continue).toBeUndefined();
  expect(paint({}).whole).toBeUndefined();
  expect(paint({}, { type: 'reload' }).whole).toBe('');
});
