import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addSecurityPolicy } from '../../lib/export/security-policy';
import { search } from '../../lib/site/search-service';
import { listHtmlFiles } from './html-files';

/** Gives every page its policy. Runs after every step that changes markup. */
export function addSecurityPolicies(folder: string): string {
  const files = listHtmlFiles(folder);
  const connect = search.host
    ? [/^https?:/.test(search.host) ? new URL(search.host).origin : `https://${search.host}`]
    : [];
  for (const name of files) {
    const file = path.join(folder, name);
    writeFileSync(file, addSecurityPolicy(readFileSync(file, 'utf8'), { name, connect }));
  }
  return `${files.length} policies`;
}
