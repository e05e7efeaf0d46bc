/** How Tauri.toml spells the keys of the configuration, read in `tauri-utils` 1.6. */

/** Objects whose keys are names that the author has chosen, and everything below `plugins`. */
const ownNames = new RegExp(
  `^(?:${[
    'plugins(?:\\..*)?',
    // A subcommand may have any name, also `subcommands`.
    'tauri\\.cli(?:\\.subcommands\\.[^.]+)*\\.subcommands',
    'tauri\\.bundle\\.(?:resources|(?:deb|rpm)\\.files|windows\\.(?:wix\\.language|nsis\\.customLanguageFiles))',
    'tauri\\.security\\.(?:csp|devCsp)',
  ].join('|')})$`,
);

/** Spellings that do not follow the rule. */
const irregular = new Map([
  ['macos-private-api', 'macOSPrivateApi'],
  ['enable-tauri-api', 'enableTauriAPI'],
  ['install-icon', 'installerIcon'],
  ['requires-if-eq', 'requiredIfEq'],
  ['requires-equals', 'requireEquals'],
  ['relaunchDangerousAllowSymlinkMacOS', 'relaunchDangerousAllowSymlinkMacos'],
]);

/** Spellings that the rule allows and Tauri refuses. */
const refused = new Set(
  (
    'custom-language-files desktop-template installer-icon mac-os read-text require-equals required-if-eq window-position ' +
    'write-text'
  ).split(' '),
);

/** `dev-path` → `devPath`. `parent` leads to the object of the key; keys that Tauri would not know come back as they are. */
export function toJsonKey(key: string, parent: string): string {
  if (refused.has(key) || ownNames.test(parent)) return key;
  return irregular.get(key) ?? key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
