import { listEnvironmentFaults } from '@/lib/site/environment';

describe('the variables of a build', () => {
  it.each([
    [{}],
    [{ PORT: '8080', SITE_BASE_PATH: '/docs/v1', SITE_EXPORT: '.cache/export', SITE_COMPRESS: 'off' }],
    [{ SITE_ORIGIN: 'https://docs.example.org', SITE_REPOSITORY: 'https://github.com/owner/repository' }],
    [{ SITE_REPORT_TO: 'https://stats.example.org/reports' }],
    [{ SITE_REPORT_TO: '/reports' }],
    [{ PORT: '', SITE_BASE_PATH: '' }],
  ])('accepts %j', (env) => {
    expect(listEnvironmentFaults(env, 'en')).toEqual([]);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', 'http'],
    ['SITE_BASE_PATH', 'docs'],
    ['SITE_BASE_PATH', '/../etc'],
    ['SITE_EXPORT', '..'],
    ['SITE_EXPORT', 'a/../../b'],
    ['SITE_EXPORT', '/srv/site'],
    ['SITE_ORIGIN', 'docs.example.org'],
    ['SITE_ORIGIN', 'https://docs.example.org/path'],
    ['SITE_COMPRESS', 'yes'],
    ['SITE_REPORT_TO', 'stats.example.org'],
    ['SITE_REPORT_TO', 'https://stats.example.org/;script-src *'],
  ])('refuses %s=%s in one line with an example', (name, value) => {
    const faults = listEnvironmentFaults({ [name]: value }, 'en');
    expect(faults).toEqual([expect.stringMatching(/^[^\n]+ cannot be used\. Give a value like [^\n]+$/)]);
    expect(faults[0]).toContain(`${name}=${value}`);
  });
});
