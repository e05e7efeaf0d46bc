/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readHistory } from '@/lib/api-reference/history';
import { readVersionTwo } from '@/lib/api-reference/version-two';
import { scratchFolder } from '../../support/scratch';

type Damage = [text: string, line: number, problem: string];

const versionTwo: Damage[] = [
  ['', 1, 'ne forment pas des groupes'],
  ['modules: [', 1, 'Ce n’est pas du YAML valide'],
  ['modules: {}\nconfig: [a]', 2, '« config » n’a pas la forme'],
  ['modules:\n  app:\n  fs: { from: a }', 2, '« modules › app » n’a pas la forme'],
  ['modules:\n  app: { from: a, names: { b: 1 } }', 2, '« modules › app » n’a pas la forme'],
  ['modules: {}\nconfig:\n  a: b\n  c: [~]', 4, '« config › c » n’a pas la forme'],
  ['modules: {}\nconfig: {}\nvalues:\n  a:', 4, '« values › a » n’a pas la forme'],
];
const history: Damage[] = [
  ['{\n "entries": {\n', 2, 'Ce n’est pas du JSON valide : la fin arrive trop tôt'],
  ['null', 1, '« entries » n’a pas la forme'],
  ['{\n "entries": null\n}', 2, '« entries » n’a pas la forme'],
  ['{\n "entries": []\n}', 2, '« entries » n’a pas la forme'],
  ['{\n "entries": {\n  "cli#a": {},\n  "cli#b": null\n }\n}', 4, '« entries › cli#b » n’a pas la forme'],
  ['{\n "entries": {\n  "cli#a": { "changed": [1] }\n }\n}', 3, '« entries › cli#a » n’a pas la forme'],
  ['{\n "entries": {\n  "cli#a": { "changed": "1.3.0" }\n }\n}', 3, '« entries › cli#a » n’a pas la forme'],
  ['{\n "entries": {\n  "cli#a": []\n }\n}', 3, '« entries › cli#a » n’a pas la forme'],
];

describe.each([
  ['content/api/v2.yaml', readVersionTwo, versionTwo],
  ['content/api/history.json', readHistory, history],
] as const)('a damaged %s is a fault with line, reason and fix:', (file, read, damages) => {
  test.each(damages)('%j', (text, line, problem) => {
    const root = scratchFolder('damaged-');
    mkdirSync(path.join(root, 'content/api'), { recursive: true });
    writeFileSync(path.join(root, file), text);
    expect(() => read(root)).toThrow(
      expect.objectContaining({
        file,
        line,
        problem: expect.stringContaining(problem),
        fix: expect.stringMatching(/^\p{Lu}.*\.$/u),
      }),
    );
  });
});
