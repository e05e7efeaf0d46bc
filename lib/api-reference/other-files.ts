/** Recognises files that are often pasted into the checker, and are no configuration of v1. */
import { asRecord } from '../text/mapping';

/** What a file is, and the path of the key that tells it. */
type OtherFile = { kind: 'version2' | 'otherFile'; path: string; values: Record<string, string> };

/** Root keys that exist in v2 only. */
const v2Keys = ['app', 'bundle', 'identifier', 'productName', 'mainBinaryName', 'version'];

/** Root keys of package.json that neither version of Tauri has. */
const npmKeys = ['name', 'scripts', 'dependencies', 'devDependencies'];

/** Root keys of Cargo.toml, as `toJsonKey` spells them. */
const cargoKeys = ['workspace', 'dependencies', 'buildDependencies', 'devDependencies'];

/** The file that a document is instead of a configuration of v1. */
export function findOtherFile(value: unknown): OtherFile | undefined {
  const root = asRecord(value);
  const { package: crate, build, tauri } = root;
  if (tauri !== undefined) return undefined;
  const cargoKey = cargoKeys.find((key) => key in root);
  if ('edition' in asRecord(crate)) return other('Cargo.toml', 'package.edition');
  if (cargoKey && ('workspace' in root || crate !== undefined)) return other('Cargo.toml', cargoKey);
  if (crate !== undefined) return undefined;
  const npmKey = npmKeys.find((key) => key in root);
  if (npmKey && build === undefined) return other('package.json', npmKey);
  const inBuild = ['frontendDist', 'devUrl'].find((key) => key in asRecord(build));
  const key = v2Keys.find((name) => name in root) ?? (inBuild && `build.${inBuild}`);
  return key ? { kind: 'version2', path: key, values: { key } } : undefined;
}

function other(file: string, path: string): OtherFile {
  return { kind: 'otherFile', path, values: { file } };
}
