import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export type Answer = { status: number; location?: string };

/** Which wins where both a rule and a file answer: rules on Cloudflare Pages, files on Netlify. */
export type Precedence = 'rules' | 'files';

/**
 * A small interpreter of `_redirects` over an exported folder, as those hosts describe their rules. `root` is what the host
 * serves: the folder, or one that holds it.
 */
export function createRedirectsHost(
  folder: string,
  precedence: Precedence,
  root = folder,
): (address: string) => Answer {
  const rules = readFileSync(path.join(folder, '_redirects'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map(parseRule);
  return (address) => {
    const url = new URL(address.replace(/\/{2,}/g, '/'), 'https://site');
    if (/\/{2,}/.test(address.split('?')[0] ?? ''))
      return { status: 301, location: url.pathname + url.search };
    const pathname = decodeURIComponent(url.pathname);
    const rule = () => applyRules(rules, pathname, url.search);
    const file = () => answerFile(root, pathname, url.search);
    return (precedence === 'rules' ? (rule() ?? file()) : (file() ?? rule())) ?? { status: 404 };
  };
}

type Rule = { from: string; to: string; status: number };

function parseRule(line: string): Rule {
  const [from = '', to = '', status = '301'] = line.split(/\s+/);
  return { from, to, status: Number(status) };
}

function applyRules(rules: Rule[], pathname: string, search: string): Answer | undefined {
  const bare = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  for (const { from, to, status } of rules) {
    if (from.endsWith('/*') && bare.startsWith(from.slice(0, -1)))
      return { status, location: withSearch(to.replace(':splat', bare.slice(from.length - 1)), search) };
    if (from === bare) return { status, location: withSearch(to, search) };
  }
  return undefined;
}

function withSearch(to: string, search: string): string {
  const [target = '', hash] = to.split('#');
  return target + search + (hash ? `#${hash}` : '');
}

/** Pages answer without `.html` and with a final slash; `.html` leads to the bare address. A page that only leads on is a redirect. */
function answerFile(folder: string, pathname: string, search: string): Answer | undefined {
  const place = path.join(folder, pathname);
  const bare = pathname.replace(/\/$/, '');
  if (pathname.endsWith('.html') && existsSync(place))
    return { status: 301, location: withSearch(pathname.replace(/(?:\/index)?\.html$/, '') || '/', search) };
  const file = [`${path.join(folder, bare)}.html`, path.join(place, 'index.html'), place].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (!file) return undefined;
  const leadsTo = file.endsWith('.html')
    ? /http-equiv="refresh" content="0; url=([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  return leadsTo ? { status: 301, location: withSearch(leadsTo, search) } : { status: 200 };
}
