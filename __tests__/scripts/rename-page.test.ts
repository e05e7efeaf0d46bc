/** @jest-environment node */
import { execFileSync } from 'node:child_process';

test('a page that a menu names can be renamed: links of the content and the menus follow', () => {
  const args = ['--dry-run', '/about/book', '/about/livre'];
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/rename-page.ts', ...args], {
    encoding: 'utf8',
  });
  expect(output).toContain('content/fr/about/book.mdx → content/fr/about/livre.mdx');
  expect(output).toContain('Liens récrits : lib/navigation/menus.ts');
  expect(output).toContain('Redirection : /about/book → /about/livre');
});
