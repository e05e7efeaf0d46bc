import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { listHtmlFiles } from '../../scripts/postbuild/html-files';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // Style of the framework's markup, all valid HTML:
      'void-style': 'off', // <meta …/>
      'attr-case': 'off', // charSet, hrefLang
      'attribute-boolean-style': 'off', // disabled=""
      'attribute-empty-style': 'off',
      'valid-id': 'off', // slow on long pages; `export.e2e.ts` checks ids
      'long-title': 'off', // advice of search engines
    },
  }),
);

test('every exported page is valid HTML', () => {
  // Some pages are exported twice, as `x.html` and `x/index.html`.
  const pages = new Map(listHtmlFiles('out').map((name) => [readFileSync(`out/${name}`, 'utf8'), name]));
  expect(pages.size, `${pages.size} pages`).toBeGreaterThan(100);
  const faults = [...pages].flatMap(([html, name]) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(
        ({ ruleId, message, selector, line, column }) =>
          `${name}:${line}:${column} ${ruleId}: ${message} (${selector})`,
      ),
  );
  expect(faults).toEqual([]);
});
