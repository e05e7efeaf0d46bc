/** @jest-environment node */
import { readFileSync } from 'node:fs';

test('every line of nginx.conf that the Docker image rewrites is there to be rewritten', () => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  const [, script = ''] = /sed -i '([^']*)' \\\n\s+\/etc\/nginx\/conf\.d\/site\.conf/.exec(dockerfile) ?? [];
  const patterns = [...script.matchAll(/s\/(.*?)\//g)].map(([, pattern]) => pattern ?? '');
  expect(patterns).toHaveLength(3);
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  for (const pattern of patterns) expect(config).toMatch(new RegExp(pattern));
});
