import { toReleasesPage } from '@/lib/releases/releases';

const version = (number: string, url: string) => ({
  version: number,
  date: '2024-10-14',
  url,
  changes: { fixes: ['Une fenêtre se ferme.'] },
});

it('names the site to which the link of a version leads', () => {
  const page = toReleasesPage(
    [
      {
        id: 'core',
        title: 'Core',
        package: 'tauri',
        repository: 'https://github.com/tauri-apps/tauri',
        releasesUrl: 'https://github.com/tauri-apps/tauri/releases',
        versions: [
          version('1.8.3', 'https://crates.io/crates/tauri/1.8.3'),
          version('1.8.1', 'https://github.com/tauri-apps/tauri/releases/tag/tauri-v1.8.1'),
        ],
      },
    ],
    'fr',
  );
  expect(page.body).toContain('[Publication sur crates.io](https://crates.io/crates/tauri/1.8.3)');
  expect(page.body).toContain('[Publication sur GitHub](https://github.com/tauri-apps/tauri/releases/tag/');
});
