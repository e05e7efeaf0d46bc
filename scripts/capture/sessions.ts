import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `prepare` sets up the folder; readers see the commands of `run` and their output. */
type Session = { name: string; prepare?: string; run: string[]; version: string };

const create =
  'npm create tauri-app@4.7.4 herbier -- --template vanilla-ts --manager npm --identifier fr.exemple.herbier --tauri-version 1 --yes';
const project = `${create} && cd herbier && npm install --save-exact --save-dev @tauri-apps/cli@1.6.3`;
const deb = 'herbier_1.4.0_amd64.deb';

export const sessions: Session[] = [
  { name: 'create-tauri-app', run: [create], version: 'create-tauri-app 4.7.4' },
  { name: 'tauri-info', prepare: project, run: ['npm run tauri info'], version: '@tauri-apps/cli 1.6.3' },
  {
    name: 'tauri-help',
    prepare: project,
    run: ['npm run tauri -- --help'],
    version: '@tauri-apps/cli 1.6.3',
  },
  {
    name: 'tauri-icon',
    prepare: `${project} && convert -size 1024x1024 xc:none -fill seagreen -draw "circle 512,512 512,80" app-icon.png`,
    run: ['npm run tauri icon'],
    version: '@tauri-apps/cli 1.6.3',
  },
  {
    name: 'npm-outdated',
    prepare:
      'mkdir herbier && cd herbier && npm init --yes && npm install @tauri-apps/cli@1.5.14 @tauri-apps/api@1.5.6',
    run: ['npm outdated @tauri-apps/cli @tauri-apps/api'],
    version: 'npm',
  },
  {
    name: 'gpg-verify',
    // Sign and verify with different keyrings, as on two machines.
    prepare: `echo ${'{1..9}'} > ${deb} && (export GNUPGHOME=$PWD/signer && mkdir -m 700 signer &&
      gpg --batch --passphrase '' --quick-generate-key 'Exemple <publication@exemple.fr>' ed25519 sign never &&
      gpg --armor --detach-sign ${deb} && gpg --armor --export > herbier.asc && gpgconf --kill all) && gpg --batch --import herbier.asc`,
    run: [`gpg --verify ${deb}.asc ${deb}`, `echo modifié >> ${deb}`, `gpg --verify ${deb}.asc ${deb}`],
    version: 'gpg',
  },
];

/** Runs the commands in an empty folder and writes them with their output. */
export function captureSession({ name, prepare = 'true', run, version }: Session): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'capture-'));
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    NODE_ENV: 'development' as const,
    npm_config_loglevel: 'error',
    npm_config_update_notifier: 'false',
    npm_config_yes: 'true',
    GNUPGHOME: path.join(folder, 'gnupg'),
    LOCPATH: path.join(folder, 'locale'),
  };
  const bash = (script: string, more = {}): string =>
    execFileSync('bash', ['-c', script], { cwd: folder, env: { ...env, ...more }, encoding: 'utf8' });
  try {
    bash('mkdir -m 700 gnupg locale && localedef -i fr_FR -f UTF-8 locale/fr_FR.UTF-8');
    // Some commands fail: `npm outdated` does when a package is outdated.
    const shown = run
      .map((command) => `echo '$ ${command}'; (${command}) 2>&1 < /dev/null || true`)
      .join('\n');
    const script = `set -e\n(${prepare}) > prepare.log 2>&1\ncd herbier 2> prepare.log || true\n${shown}`;
    const output = bash(script, { LC_ALL: 'fr_FR.UTF-8' }); // French, for programs that support it
    const text = output
      .replace(/\x1b\[[\d;]*m/g, '')
      .replace(/[^\S\n]+$/gm, '')
      .replace(/^\n+|\n+$/g, '')
      .replace(/\n\n+/g, '\n\n');
    const title = `Terminal sous ${system()}, ${versionOf(version)}`;
    const block = `\`\`\`console title="${title}"\n${text}\n\`\`\`\n`;
    writeFileSync(`content/fr/_partials/session-${name}.mdx`, block);
  } finally {
    bash('gpgconf --kill all || true'); // must not hide the error of a session
    rmSync(folder, { recursive: true, force: true });
  }
}

function system(): string {
  return (
    /PRETTY_NAME="(\w+)[^"\d]*(\d+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.slice(1).join(' ') ?? ''
  );
}

/** `gpg` → `gpg 2.2.40`; a name that has a version stays unchanged. */
function versionOf(program: string): string {
  if (/\d/.test(program)) return program;
  const [found] = /\d+(?:\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [''];
  return `${program} ${found}`;
}
