import nextJest from 'next/jest.js';

const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
  globalTeardown: '<rootDir>/__tests__/support/global-teardown.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/out', '<rootDir>/.cache'],
  maxWorkers: '100%', // by default one less than there are processors
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000, // pages load parsers and grammars first, which takes long on a busy machine
};

/** Large packages that are CommonJS already: transforming them takes longer than many of the tests. */
const untransformed = [
  '@testing-library',
  'acorn',
  'aria-query',
  'esprima',
  'hunspell-asm',
  'js-yaml',
  'react-dom',
  'typescript',
].join('|');

/** next/jest leaves packages untransformed that are only published as modules; here all others are transformed. */
const withNext = async () => ({
  ...(await nextJest({ dir: './' })(config)()),
  transformIgnorePatterns: ['^.+\\.module\\.(css|sass|scss)$', `/node_modules/(?:${untransformed})/`],
});

export default withNext;
