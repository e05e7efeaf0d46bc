import css from '@eslint/css';
import { defineConfig } from 'eslint/config';
import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';

/** The rules about components, switched off. */
const withoutReact = Object.fromEntries(
  next
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => name.startsWith('react'))
    .map((name) => [name, 'off']),
);

export default defineConfig([
  { ignores: ['.next/**', 'out/**', 'node_modules/**', 'next-env.d.ts', '.cache/**', 'public/**'] },
  {
    // Styles that the browsers of `browserslist` read, and names that a browser may ignore without harm.
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // The parser does not know typed attr() yet.
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          available: 2024,
          allowProperties: [
            ...['accent-color', 'content-visibility', 'forced-color-adjust', 'overflow-clip-margin'],
            ...['overscroll-behavior', 'resize', 'rx', 'scrollbar-width', 'text-size-adjust', 'text-wrap'],
            'user-select',
          ],
          // Popovers work in all of them, except that those of iOS 17 need a button to close.
          allowSelectors: ['details-content', 'highlight', 'marker', 'popover-open'],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [next, typescript],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ForStatement, ForOfStatement, WhileStatement) > :matches(IfStatement, ForOfStatement).body',
          message: 'Put braces around the body of the loop.',
        },
      ],
      'no-multi-assign': 'error',
      'no-nested-ternary': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // State set once in an effect: only the browser knows the value (storage, URL).
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    // Rules that need type information; they do not apply to the .mjs configuration files.
    files: ['**/*.ts', '**/*.tsx'],
    // The project service of editors takes longer for a run over all files.
    languageOptions: { parserOptions: { project: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
    },
  },
  // No components here: looking for them takes a sixth of the time.
  {
    files: ['{lib,scripts}/**/*.ts', '__tests__/{e2e,lib,scripts}/**/*.ts'],
    ignores: ['lib/i18n/**', '__tests__/e2e/support/mini-site/**'], // hooks
    rules: withoutReact,
  },
  { files: ['scripts/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  // Rules of the check (words and examples) and lists of test cases are easier to read in one file.
  { files: ['lib/check/rules/**', '__tests__/**'], rules: { 'max-lines': 'off' } },
]);
