import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
export function captureWindow(window: Window): void {
  const frontend = mkdtempSync(path.join(tmpdir(), 'capture-'));
  const picture = `public/images/captures/${window.name}.avif`;
  try {
    writeFrontend(window, frontend);
    const screenshot = photograph(showCommand(window, frontend), frontend);
    mkdirSync(path.dirname(picture), { recursive: true });
    execFileSync('convert', [screenshot, '-trim', '+repage', '-quality', '78', picture]);
    const pixels = execFileSync('identify', ['-format', '%w × %h', picture], { encoding: 'utf8' });
    console.log(`${picture}: ${pixels} px, ${(statSync(picture).size / 1000).toFixed(1)} kB`);
  } finally {
    rmSync(frontend, { recursive: true, force: true });
  }
}

/** The shell command that shows a frontend, as its last background process. */
function showCommand({ program, title, size: [width, height] }: Window, frontend: string): string {
  if (program === 'chromium')
    return `/usr/bin/python3 -m http.server --directory ${frontend} 1420 & served=$!
      ${chromium ?? '/usr/bin/chromium'} --no-sandbox --disable-gpu --no-first-run --user-data-dir=${frontend}/profile \
      --window-position=0,0 --window-size=${width},${height} --auto-open-devtools-for-tabs --app=http://localhost:1420/`;
  const inspect = program === 'inspector' ? 'inspect' : '';
  return `/usr/bin/python3 scripts/capture/window.py ${frontend} "${title}" ${width} ${height} ${inspect}`;
}

/** Runs a command on a virtual screen and returns the file of its screenshot, in a folder. */
function photograph(show: string, folder: string): string {
  const screenshot = `${folder}/screen.png`;
  // No program says when its window has been painted.
  const script = `openbox & ${show} & shown=$!; sleep 10; import -window root ${screenshot}
    kill $shown $served; wait $shown; true`;
  const env = {
    ...process.env,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
  };
  const screen = ['--auto-servernum', '--server-args=-screen 0 1280x900x24'];
  execFileSync('xvfb-run', [...screen, 'sh', '-c', script], { env, stdio: 'ignore' });
  return screenshot;
}

/** Writes the code blocks of a guide whose titles are in a folder; without scripts, which would miss Tauri. */
function writeFrontend({ page, folder }: Window, frontend: string): void {
  const guide = `content/fr/v1/guides/${page}.mdx`;
  const blocks = new RegExp(`^\`\`\`\\w+ title="${folder}/([\\w.]+)".*\\n([\\s\\S]*?)^\`\`\``, 'gm');
  for (const [, file = '', code = ''] of readFileSync(guide, 'utf8').matchAll(blocks))
    writeFileSync(path.join(frontend, file), code.replace(/.*<script.*\n/g, ''));
  if (!existsSync(path.join(frontend, 'index.html')))
    throw new Error(`${guide} prints no ${folder}/index.html: the window would be empty.`);
  writeFileSync(path.join(frontend, 'favicon.ico'), '');
}
