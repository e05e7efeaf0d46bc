/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

type Settings = {
  cleanUrls: boolean;
  trailingSlash?: boolean;
  redirects: { source: string; destination: string }[];
};

const settings = JSON.parse(readFileSync('vercel.json', 'utf8')) as Settings;

test('the home page stays below the path of the worker: /fr leads to /fr/, and nothing leads back', () => {
  expect(settings.redirects).toEqual(
    expect.arrayContaining([expect.objectContaining({ source: '/fr', destination: '/fr/' })]),
  );
  // `false` would lead /fr/ to /fr, which is outside of the scope of /fr/sw.js, and here in a circle.
  expect(settings.trailingSlash).toBeUndefined();
});

test('nothing is there that the host would run beside the export', () => {
  const left = readFileSync('.vercelignore', 'utf8').split('\n');
  const run = ['middleware.ts', 'middleware.js', 'api'].filter((name) => existsSync(name));
  expect(run.filter((name) => !left.includes(name))).toEqual([]);
});
