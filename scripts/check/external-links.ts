import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../../lib/check/rule';
import type { Fault } from '../../lib/check/types';

const parallel = 8;
const attempts = 3;
const timeoutMs = 20_000;

/** A fault for each link to another site that is gone: no such host, 404 or 410. Refusals of robots are not faults. */
export async function checkExternalLinks(sites: Site[], pauseMs = 2000): Promise<Fault[]> {
  const links = sites.flatMap(({ pages }) =>
    pages.flatMap((page) =>
      page.addresses
        .filter(({ href }) => /^https?:/.test(href) && URL.canParse(href))
        .map(({ href, place }) => ({ href, file: page.file, ...place })),
    ),
  );
  const urls = [...new Set(links.map(({ href }) => withoutHash(href)))];
  const gone = new Map<string, string>();
  const next = urls.values();
  const work = async (): Promise<void> => {
    for (const url of next) {
      const reason = await reasonOf(url, pauseMs);
      if (reason) gone.set(url, reason);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return links.flatMap(({ href, ...place }) => {
    const reason = gone.get(withoutHash(href));
    return reason ? [{ ...place, rule: 'dead-external-link', values: { href, reason } }] : [];
  });
}

/** Why an address is gone, or nothing. */
async function reasonOf(url: string, pauseMs: number): Promise<string | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const { status, body } = await fetch(url, {
        headers: { 'user-agent': 'Mozilla/5.0 (link check)' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body?.cancel();
      if (status === 404 || status === 410) return String(status);
      if (status < 500 && status !== 429) return undefined;
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code === 'ENOTFOUND' && attempt === attempts) return code;
    }
    if (attempt < attempts) await wait(pauseMs * attempt);
  }
  return undefined;
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href;
}
