/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Release = { engine_version?: string; release_date?: string; status: string };

/** The source changes with every Safari, and needs the network, so this runs on demand: `RELEASES=on npm run test:unit -- webview` */
(process.env.RELEASES === 'on' ? test : test.skip)(
  'the table of Safari versions is what its source says',
  () => {
    const folder = path.resolve('.cache/releases-mdn');
    const name = '@mdn/browser-compat-data';
    execFileSync('npm', ['install', '--ignore-scripts', '--prefix', folder, `${name}@latest`], {
      stdio: 'pipe',
    });
    const json = (file: string): unknown =>
      JSON.parse(readFileSync(path.join(folder, 'node_modules', name, file), 'utf8'));
    const { browsers } = json('data.json') as {
      browsers: { safari: { releases: Record<string, Release> } };
    };
    const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
    const expected = Object.entries(browsers.safari.releases)
      .filter(([safari, { status }]) => Number(safari) >= 17 && ['current', 'retired'].includes(status))
      .map(([safari, { engine_version: webKit, release_date: date = '' }]) =>
        [safari.includes('.') ? safari : `${safari}.0`, webKit, day.format(new Date(date))].join(' | '),
      );
    const page = readFileSync('content/fr/v1/references/webview-versions.mdx', 'utf8');
    const rows = [...page.matchAll(/^\| \[([\d.]+)\]\(.*?\) \| ([\d.]+) \| (.*?) \|$/gm)];
    expect(rows.map(([, ...cells]) => cells.join(' | ')).sort()).toEqual(expected.sort());
    const { version } = json('package.json') as { version: string };
    expect(page).toContain(`${version} ; le numéro de Safari`);
  },
  120_000,
);
