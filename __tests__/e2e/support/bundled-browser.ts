import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { devDependencies } from '../../../package.json';

/** A program, and the variables it needs in its environment. */
export type Program = { executablePath: string; env: Record<string, string> };

/** Where the browser of the development packages is kept, unpacked: one folder for each version. */
const keptFolder = path.join(tmpdir(), `tauri-docs-chromium-${devDependencies['@sparticuz/chromium']}`);

const unpack = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();`;

/**
 * The browser that comes with the development packages, unpacked at its first use. Test files start side by side, and the
 * package writes where others already look: each therefore unpacks in a place of its own, and what is whole moves to the
 * folder in one step. Whoever comes second takes what is there.
 */
export async function bundledBrowser(folder = keptFolder): Promise<Program> {
  if (!existsSync(folder)) {
    mkdirSync(path.dirname(folder), { recursive: true });
    const own = mkdtempSync(`${folder}-`);
    try {
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
        // The package adds the libraries it needs only where it believes it runs on a bare machine.
        env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      });
      const fonts = path.join(own, 'fonts/fonts.conf');
      writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/fonts', `${folder}/fonts`));
      renameSync(own, folder);
    } catch (error) {
      rmSync(own, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: path.join(folder, 'fonts') },
  };
}
