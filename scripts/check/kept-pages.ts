import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckedPage } from '../../lib/check/types';
import { codeFingerprint } from '../../lib/content/fingerprint';

/**
 * Pages that were found without a fault of their own, from one build to the next, in `.cache/check`: their text need not
 * be parsed again. The key holds the page's text and the code, so that a change of either is looked at.
 */
export class KeptPages {
  private readonly file: string;
  private readonly before: Record<string, string[]>;
  private readonly now: Record<string, string[]> = {};

  constructor(
    root: string,
    private readonly fingerprint = codeFingerprint(),
  ) {
    this.file = path.join(root, '.cache/check/sound-pages.json');
    this.before = read(this.file);
  }

  /** The addresses a page led to when it was last found sound, or was so in this run. */
  targetsOf(page: CheckedPage): string[] | undefined {
    const key = this.keyOf(page);
    const targets = this.now[key] ?? this.before[key];
    return targets && this.keep(page, targets);
  }

  keep(page: CheckedPage, targets: string[]): string[] {
    this.now[this.keyOf(page)] = targets;
    return targets;
  }

  /** Writes what this run has kept; pages that are gone are forgotten. */
  write(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.now));
  }

  private keyOf({ source, kind }: CheckedPage): string {
    const { file, locale, body, bodyLine } = source;
    return createHash('sha256')
      .update(JSON.stringify([this.fingerprint, kind, file, locale, bodyLine, body]))
      .digest('hex')
      .slice(0, 32);
  }
}

function read(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  } catch {
    return {}; // the first build, or a file that is not whole: every page is looked at
  }
}
