import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './files';
import { listFiles } from './list-files';

/** The inputs of a build except content: a change of one of these files changes every page. */
const codeParts = ['app', 'components', 'lib', 'messages', 'next.config.ts', 'package-lock.json'];

/** Settings of the environment that change pages. */
const variables = [
  ...['LOCALES', 'BASE_PATH', 'ORIGIN', 'OFFLINE', 'DRAFTS', 'REPOSITORY', 'REPOSITORY_BRANCH'].map(
    (name) => `SITE_${name}`,
  ),
  ...['HOST', 'NAME', 'APP_ID', 'KEY', 'INDEX', 'PARAMETERS'].map((name) => `NEXT_PUBLIC_SEARCH_${name}`),
];

let fingerprint: string | undefined;

/** Hash of the code, 16 hexadecimal digits. It names the build and keys the page cache; content is not in it. */
export function codeFingerprint(): string {
  fingerprint ??= hashCode();
  return fingerprint;
}

function hashCode(): string {
  const hash = createHash('sha256');
  const files = codeParts.flatMap((part) =>
    /\.\w+$/.test(part) ? part : listFiles(projectRoot, part).files,
  );
  for (const file of files.filter((name) => !name.endsWith('.md')).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}
