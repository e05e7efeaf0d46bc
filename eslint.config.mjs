import next from 'eslint-config-next';
import typescript from 'eslint-config-next/typescript';

const config = [
  { ignores: ['.next/**', 'out/**', 'node_modules/**', 'next-env.d.ts', '.cache/**', 'public/**'] },
  ...next,
  ...typescript,
  {
    rules: {
      // Pages are plain links: the site navigates by its own page swap, see ARCHITECTURE.md.
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // State is set once in an effect where the browser alone knows the value (storage, address).
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  { files: ['scripts/**', '__tests__/**'], rules: { 'no-console': 'off' } },
  // So is a table of messages.
  { files: ['lib/check/words/**'], rules: { 'max-lines': 'off' } },
  // A list of cases is read from top to bottom, whatever its length.
  { files: ['__tests__/**'], rules: { 'max-lines': 'off' } },
];

export default config;
