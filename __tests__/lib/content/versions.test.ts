/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '@/lib/content/files';

const read = (file: string): string => readFileSync(path.join(projectRoot, 'content', file), 'utf8');

const versions = JSON.parse(read('api/versions.json')) as {
  checked: string;
  crates: Record<string, string>;
  npm: Record<string, string>;
};

const crateOf = (name: string): string => versions.crates[name] ?? 'missing';

describe('released versions', () => {
  it.each([
    ['core', 'tauri'],
    ['cli', 'tauri-cli'],
    ['bundler', 'tauri-bundler'],
    ['wry', 'wry'],
    ['tao', 'tao'],
  ])('%s.yaml starts with the last release of %s', (file, crate) => {
    const { versions: releases } = parse(read(`fr/releases/${file}.yaml`)) as {
      versions: { version: string }[];
    };
    expect(releases[0]?.version).toBe(crateOf(crate));
  });

  it('the architecture page lists the last release of each core crate', () => {
    const rows = [
      ...read('fr/v1/references/architecture/index.mdx').matchAll(/^\| `(tauri[\w-]*)` \| ([\d.]+) \|/gm),
    ];
    expect(rows.length).toBe(7);
    for (const [, crate = '', version] of rows) expect([crate, version]).toEqual([crate, crateOf(crate)]);
  });

  it('pages that name the last release of tauri agree', () => {
    expect(read('fr/about/intro.mdx')).toContain(`est la ${crateOf('tauri')}.`);
    expect(read('fr/v1/references/configuration-files.mdx')).toContain(`tauri = "=${crateOf('tauri')}"`);
    for (const locale of ['fr', 'en'])
      expect(read(`${locale}/api/js/app.yaml`)).toContain(`\`${crateOf('tauri')}\``);
  });

  it('the references describe the npm packages that the file names', () => {
    const cli = JSON.parse(read('api/cli.json')) as { version: string };
    expect(cli.version).toBe(versions.npm['@tauri-apps/cli']);
  });
});
