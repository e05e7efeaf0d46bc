import { toKebabCase } from '../text/kebab-case';
import { asRecord } from '../text/mapping';
import { own } from '../text/own';
import { anchorOf, type ConfigAnchors } from './config-anchors';

/** A Cargo feature of the crate `tauri`, and the key that enables it. */
export type CargoFeature = { name: string; path: string; anchor?: string | undefined };

/** Cargo features that the CLI passes to the crate `tauri` for a configuration, as tauri-utils 1.x names them. */
export function cargoFeatures(config: unknown, anchors: ConfigAnchors): CargoFeature[] {
  const tauri = asRecord(asRecord(config).tauri);
  const features: CargoFeature[] = [];
  const add = (name: string, path: string): void =>
    void features.push({ name, path, anchor: anchorOf(path, anchors) });
  const allowlist = asRecord(tauri.allowlist);
  // A misspelt key is a problem of its own, and has no feature.
  const isKey = (module: string, key: string): boolean =>
    Boolean(own(anchors, `tauri.allowlist.${module}.${key}`));
  if (allowlist.all === true) add('api-all', 'tauri.allowlist.all');
  else
    for (const [module, entry] of Object.entries(allowlist)) {
      const open = Object.entries(asRecord(entry)).flatMap(([key, value]) =>
        value === true || (module === 'shell' && key === 'open' && typeof value === 'string') ? [key] : [],
      );
      for (const key of open.includes('all') ? ['all'] : open.filter((name) => isKey(module, name)))
        add(`${toKebabCase(module)}-${toKebabCase(key)}`, `tauri.allowlist.${module}.${key}`);
    }
  if (tauri.cli) add('cli', 'tauri.cli');
  if (asRecord(tauri.updater).active === true) add('updater', 'tauri.updater.active');
  if (tauri.systemTray) add('system-tray', 'tauri.systemTray');
  if (tauri.macOSPrivateApi === true) add('macos-private-api', 'tauri.macOSPrivateApi');
  if (asRecord(tauri.pattern).use === 'isolation') add('isolation', 'tauri.pattern');
  return features.sort((a, b) => (a.name < b.name ? -1 : 1));
}
