import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';

/** Everything that decides the output except content: a change of one of these changes every page. */
const codeParts = ['app', 'components', 'lib', 'messages', 'next.config.ts', 'package-lock.json'];

let fingerprint: string | undefined;

/** Hash of the code, 16 hexadecimal digits. It names the build and keys the page cache; content is not in it. */
export function codeFingerprint(root = projectRoot): string {
  fingerprint ??= hashFiles(codeParts, root);
  return fingerprint;
}

function hashFiles(parts: string[], root: string): string {
  const hash = createHash('sha256');
  for (const file of parts.flatMap((part) => listFiles(part, root)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  for (const name of [
    'SITE_LOCALES',
    'SITE_BASE_PATH',
    'SITE_ORIGIN',
    'SITE_OFFLINE',
    'SITE_REPORT_TO',
    'NEXT_PUBLIC_SEARCH_HOST',
    'NEXT_PUBLIC_SEARCH_NAME',
    'NEXT_PUBLIC_SEARCH_APP_ID',
    'NEXT_PUBLIC_SEARCH_KEY',
    'NEXT_PUBLIC_SEARCH_INDEX',
    'NEXT_PUBLIC_SEARCH_PARAMETERS',
  ]) {
    hash.update(`${name}=${process.env[name] ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(part: string, root: string): string[] {
  if (/\.\w+$/.test(part)) return [part];
  return readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' })
    .map((name) => `${part}/${name.split(path.sep).join('/')}`)
    .filter((file) => statSync(path.join(root, file)).isFile());
}
