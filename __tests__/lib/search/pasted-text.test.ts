/** @jest-environment node */
import { reducePastedText } from '@/lib/search/pasted-text';

const cases: [name: string, pasted: string, query: string][] = [
  ['one word', 'allowlist', 'allowlist'],
  ['a short question', 'comment créer une fenêtre ?', 'comment créer une fenêtre ?'],
  [
    'a message of the browser',
    `Access to fetch at 'https://api.exemple.fr/notes' from origin 'tauri://localhost' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header`,
    'Access to fetch at from origin tauri://localhost has been blocked by CORS policy: No',
  ],
  [
    'rustc',
    `error[E0433]: failed to resolve: use of undeclared crate or module \`tauri_plugin_store\`
  --> src/main.rs:8:17
   |
 8 |         .plugin(tauri_plugin_store::Builder::default().build())
   |                 ^^^^^^^^^^^^^^^^^^ use of undeclared crate or module

error: could not compile \`app\` (bin "app") due to 1 previous error`,
    'E0433 failed to resolve: use of undeclared crate or module tauri_plugin_store',
  ],
  [
    'the linker',
    `   Compiling app v0.1.0 (/home/ada/app/src-tauri)
error: linking with \`cc\` failed: exit status: 1
  |
  = note: LC_ALL="C" PATH="/home/ada/.rustup/toolchains" "cc" "-m64"
  = note: /usr/bin/ld: cannot find -lwebkit2gtk-4.0: No such file or directory
          collect2: error: ld returned 1 exit status

error: could not compile \`app\` (bin "app") due to previous error`,
    'cannot find -lwebkit2gtk-4.0: No such file or directory',
  ],
  [
    'pkg-config',
    `error: failed to run custom build command for \`soup2-sys v0.2.0\`

Caused by:
  process didn't exit successfully: \`/tmp/target/debug/build/soup2-sys-1f/build-script-build\` (exit status: 1)
  --- stderr
  The system library \`libsoup-2.4\` required by crate \`soup2-sys\` was not found.
  The file \`libsoup-2.4.pc\` needs to be installed and the PKG_CONFIG_PATH environment variable must contain its parent directory.
  warning: build failed, waiting for other jobs to finish...`,
    'The system library libsoup-2.4 required by crate soup2-sys was not found.',
  ],
  [
    'npm',
    `npm ERR! Missing script: "tauri"
npm ERR!
npm ERR! To see a list of scripts, run:
npm ERR!   npm run

npm ERR! A complete log of this run can be found in: /home/ada/.npm/_logs/2023-06-14T10_00_00_000Z-debug-0.log`,
    'Missing script: tauri',
  ],
  [
    'the console of a webview',
    `[10:22:31.402] Uncaught (in promise) TypeError: window.__TAURI__.invoke is not a function
    at onClick (http://localhost:1420/src/main.js:12:27)
    at HTMLButtonElement.<anonymous> (http://localhost:1420/src/main.js:30:3)
    at async Promise.all (index 0)`,
    'window.__TAURI__.invoke is not a function',
  ],
  [
    'a chain of causes',
    `Error: failed to bundle project
Caused by:
    0: failed to run light.exe
    1: error running light.exe: the system cannot find the file specified`,
    'error running light.exe: the system cannot find the file specified',
  ],
  [
    'a chain of causes that are equally clear',
    `error: failed to read the registry
Caused by:
  error: failed to reach the host`,
    'failed to reach the host',
  ],
  [
    'errors that are equally clear',
    `error: failed to read the registry
error: failed to reach the host`,
    'failed to read the registry',
  ],
  [
    'a panic',
    `thread 'main' panicked at 'error while running tauri application: PluginInitialization("updater", "invalid type: map")', src/main.rs:14:10
stack backtrace:
   0: rust_begin_unwind
             at /rustc/90c541806/library/std/src/panicking.rs:578:5
   1: core::panicking::panic_fmt
   2: core::result::unwrap_failed
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
    'error while running tauri application: PluginInitialization updater invalid type: map',
  ],
  [
    'the console on Windows',
    `> app@0.1.0 tauri\r\n> tauri dev\r\n\r\n       Error Something wrong happened: Port 1420 is already in use\r\n    at Server.onError (C:\\Users\\Ada\\app\\node_modules\\vite\\dist\\node\\chunks\\dep-4d.js:45:12)\r\n`,
    'Error Something wrong happened: Port 1420 is already in use',
  ],
  [
    'PowerShell in French',
    `npm : Impossible de charger le fichier C:\\Program Files\\nodejs\\npm.ps1, car l’exécution de scripts est désactivée sur ce système.
Au caractère Ligne:1 : 1
+ npm run tauri dev
+ ~~~
    + CategoryInfo          : Erreur de sécurité : (:) [], PSSecurityException
    + FullyQualifiedErrorId : UnauthorizedAccess`,
    'npm : Impossible de charger le fichier car l’exécution de scripts est désactivée sur',
  ],
  [
    'PowerShell in English',
    `cargo : The term 'cargo' is not recognized as the name of a cmdlet, function, script file, or operable program.
At line:1 char:1
+ cargo build
+ ~~~~~
    + CategoryInfo          : ObjectNotFound: (cargo:String) [], CommandNotFoundException`,
    'cargo : The term cargo is not recognized as the name of a cmdlet',
  ],
  [
    'a panic of a newer compiler',
    `
thread 'main' panicked at src/main.rs:14:10:
called \`Result::unwrap()\` on an \`Err\` value: WebviewLabelAlreadyExists("main")
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
    'called Result::unwrap on an Err value: WebviewLabelAlreadyExists main',
  ],
  [
    'a macro',
    `error: proc macro panicked
  --> src/main.rs:12:10
   |
12 |     .run(tauri::generate_context!())
   |          ^^^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: message: The \`distDir\` configuration is set to \`"../dist"\` but this path doesn't exist`,
    'The distDir configuration is set to ../dist but this path doesn t exist',
  ],
  [
    'apt',
    `Reading package lists... Done
E: Package 'libwebkit2gtk-4.0-dev' has no installation candidate`,
    'E: Package libwebkit2gtk-4.0-dev has no installation candidate',
  ],
];

it.each(cases)('finds the cause in a text from %s', (_name, pasted, query) => {
  expect(reducePastedText(pasted)).toBe(query);
});

it('leaves no text without a query', () => {
  for (const text of ['\n\nwindow\n\n', '/usr/bin/ld\n/usr/lib/x', `at a (b.js:1:2)\n    at c (d.js:3:4)`])
    expect(reducePastedText(text).trim()).not.toBe('');
});
