/**
 * `node scripts/run.mjs build`: runs a script of this folder with our own modules in one file. To load them one by one through
 * a transpiler takes a second and a half of processor, which is felt in a build.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const kept = '.cache/scripts';
const aDay = 86_400_000;

const [name = ''] = process.argv.splice(2, 1);
const { outputFiles } = await build({
  entryPoints: [`scripts/${name}.ts`],
  entryNames: '[name]',
  bundle: true,
  splitting: true, // what is imported later stays apart, with the packages it needs
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  write: false,
  outdir: 'out',
  logLevel: 'warning',
});
const hash = createHash('sha256');
for (const { path: file, hash: content } of outputFiles) hash.update(path.basename(file) + content);
// In a folder named after its content, and moved there whole: several builds may run at once.
const folder = path.resolve(kept, hash.digest('hex').slice(0, 16));
if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
else {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of outputFiles)
    writeFileSync(path.join(unfinished, path.basename(file.path)), file.contents);
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another one was first
  }
}
for (const other of readdirSync(kept).map((entry) => path.join(kept, entry)))
  if (Date.now() - statSync(other).mtimeMs > aDay) rmSync(other, { recursive: true, force: true });
await import(pathToFileURL(path.join(folder, `${path.basename(name)}.js`)).href);
