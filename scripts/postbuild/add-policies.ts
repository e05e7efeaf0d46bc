import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frameFile } from '../../lib/sample/frame-page';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';

/** Addresses that pages may call, in addition to their origin: the hosted search. */
const connect = search.host
  ? [/^https?:/.test(search.host) ? new URL(search.host).origin : `https://${search.host}`]
  : [];

/** Adds the security policy to each page. */
export function addPolicies(folder: string): string {
  // The frames of samples have a policy of their own.
  const names = listHtmlFiles(folder).filter((name) => !name.endsWith(`/essais/${frameFile}`));
  for (const name of names) {
    const file = path.join(folder, name);
    writeFileSync(file, addSecurityPolicy(readFileSync(file, 'utf8'), { name, connect }));
  }
  return `${names.length} HTML files`;
}
