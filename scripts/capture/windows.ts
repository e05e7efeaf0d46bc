import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A frontend that a guide prints, and the window that shows it. */
type Window = {
  name: string;
  /** Guide, and the folder in the titles of its code blocks. */
  page: string;
  folder: string;
  title: string;
  program: 'webkitgtk' | 'inspector' | 'chromium';
  size: [width: number, height: number];
};

const carnet = { page: 'getting-started/setup/html-css-js', folder: 'ui', title: 'Carnet' };
const station = { page: 'testing/webdriver/example/setup', folder: 'page', title: 'Station météo' };

export const windows: Window[] = [
  { name: 'carnet', ...carnet, program: 'webkitgtk', size: [640, 480] },
  { name: 'station-meteo', ...station, program: 'webkitgtk', size: [480, 190] },
  { name: 'inspecteur-webkitgtk', ...carnet, program: 'inspector', size: [860, 600] },
  { name: 'devtools-chromium', ...carnet, program: 'chromium', size: [860, 480] },
];

const chromium = process.env.CHROMIUM_PATH;
const packages = [
  ...['xvfb', 'xauth', 'openbox', 'imagemagick', 'python3-gi', 'gir1.2-webkit2-4.0', 'gpg', 'locales'],
  ...(chromium ? [] : ['chromium']),
];

/** Debian packages that are needed and not installed. */
export function missingPackages(): string[] {
  const status = (name: string) =>
    spawnSync('dpkg-query', ['--show', '--showformat=${Status}', name], { encoding: 'utf8' }).stdout ?? '';
  return packages.filter((name) => !status(name).endsWith(' installed'));
}

/** Shows a frontend on a virtual screen and writes its picture. */
export function captureWindow({ name, page, folder, title, program, size }: Window): void {
  const place = mkdtempSync(path.join(tmpdir(), 'capture-'));
  const [width, height] = size;
  const inspect = program === 'inspector' ? 'inspect' : '';
  const show =
    program === 'chromium'
      ? `/usr/bin/python3 -m http.server --directory ${place} 1420 & served=$!
      ${chromium ?? '/usr/bin/chromium'} --no-sandbox --disable-gpu --no-first-run --user-data-dir=${place}/profile \
      --window-position=0,0 --window-size=${width},${height} --auto-open-devtools-for-tabs --app=http://localhost:1420/`
      : `/usr/bin/python3 scripts/capture/window.py ${place} "${title}" ${width} ${height} ${inspect}`;
  const picture = `public/images/captures/${name}.avif`;
  mkdirSync(path.dirname(picture), { recursive: true });
  writeFrontend(page, folder, place);
  try {
    // No program says when its window has been painted.
    const script = `openbox & ${show} & shown=$!; sleep 10; import -window root ${place}/screen.png
      kill $shown $served; wait $shown; true`;
    const env = {
      ...process.env,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    };
    const screen = ['--auto-servernum', '--server-args=-screen 0 1280x900x24'];
    execFileSync('xvfb-run', [...screen, 'sh', '-c', script], { env, stdio: 'ignore' });
    execFileSync('convert', [`${place}/screen.png`, '-trim', '+repage', '-quality', '78', picture]);
    const pixels = execFileSync('identify', ['-format', '%w × %h', picture], { encoding: 'utf8' });
    console.log(`${picture}: ${pixels} px, ${(statSync(picture).size / 1000).toFixed(1)} kB`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Writes the code blocks of a guide whose titles are in the folder; without scripts, which would miss Tauri. */
function writeFrontend(page: string, folder: string, place: string): void {
  const text = readFileSync(`content/fr/v1/guides/${page}.mdx`, 'utf8');
  const blocks = new RegExp(`^\`\`\`\\w+ title="${folder}/([\\w.]+)".*\\n([\\s\\S]*?)^\`\`\``, 'gm');
  for (const [, file = '', code = ''] of text.matchAll(blocks))
    writeFileSync(path.join(place, file), code.replace(/.*<script.*\n/g, ''));
  writeFileSync(path.join(place, 'favicon.ico'), '');
}
