import type { KnownComponents } from './context';

/**
 * Components that a page may use, with their attributes; any other name stops the build. `typography.ts` lists the attributes that
 * readers see as text.
 */
export const knownComponents: KnownComponents = new Map([
  ['Tabs', ['group']],
  ['Tab', ['value', 'label']],
  ['Etapes', []],
  ['Arbre', []],
  ['TauriCommand', ['args']],
  ['Install', ['packages', 'dev', 'script']],
  ['RunScript', ['name']],
  ['Cards', ['of']],
  ['Path', []],
  ['Chart', ['caption']],
  ['Diagram', ['name', 'alt', 'caption']],
  ['Figure', ['src', 'dark', 'alt', 'width', 'height', 'caption']],
  ['Essai', ['name']],
  ['Partial', ['name']],
  ['Version', ['crate']],
  ['VersionDate', []],
]);

/** The same, plus the components of generated pages. */
export const knownReferenceComponents: KnownComponents = new Map([
  ...knownComponents,
  ['Facts', ['of']],
  ['Part', []],
  ['Entry', ['card']],
  ['Example', []],
  ['ConfigChecker', []],
  ['Release', ['open', 'date', 'about']],
]);

/** By component, the attributes without which it cannot be rendered. */
export const requiredAttributes: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['kind'],
  Diagram: ['name'],
  Essai: ['name'],
  Figure: ['src'],
  Install: ['packages'],
  Partial: ['name'],
  RunScript: ['name'],
  Tab: ['value', 'label'],
  TauriCommand: ['args'],
  Version: ['crate'],
};

/** Attributes of components that have no value, and those that may be numbers; all others are texts. */
export const flagAttributes: ReadonlySet<string> = new Set(['dev', 'open']);
export const numberAttributes: ReadonlySet<string> = new Set(['width', 'height']);
