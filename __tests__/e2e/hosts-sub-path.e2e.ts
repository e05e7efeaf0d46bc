// The settings are read when they are loaded: the path is set before.
process.env.SITE_BASE_PATH = '/docs';

void import('./support/compare-hosts').then(({ compareHosts }) => compareHosts());
