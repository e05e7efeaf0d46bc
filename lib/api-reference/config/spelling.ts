/**
 * Spellings other than camelCase that a Tauri.toml may use. They are the serde aliases of tauri-utils; the schema does not
 * list them. They follow one rule, except the keys below, which were checked in core/tauri-utils/src/config.rs of branch 1.x.
 */
const exceptions: Record<string, string[]> = {
  'TauriConfig.macOSPrivateApi': ['macos-private-api'],
  'CliArg.requiredIfEq': ['requires-if-eq'],
  'CliArg.requireEquals': ['requires-equals'],
  'BundleConfig.macOS': [],
  'DebConfig.desktopTemplate': [],
  'RpmConfig.desktopTemplate': [],
  'DmgConfig.windowPosition': [],
  'NsisConfig.installerIcon': ['install-icon'],
  'NsisConfig.customLanguageFiles': [],
  'ProcessAllowlistConfig.relaunchDangerousAllowSymlinkMacos': [
    'relaunch-dangerous-allow-symlink-macos',
    'relaunchDangerousAllowSymlinkMacOS',
  ],
  'ClipboardAllowlistConfig.writeText': [],
  'ClipboardAllowlistConfig.readText': [],
};

/** Other accepted spellings of a key: `WindowConfig`, `alwaysOnTop` → `always-on-top`. */
export function aliasesOf(definition: string, key: string): string[] {
  const known = exceptions[`${definition}.${key}`];
  if (known) return known;
  const kebab = key.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return kebab === key ? [] : [kebab];
}
