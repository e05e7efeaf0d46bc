import type { KnownComponents } from '@/lib/mdx/context';

/** Components that a page may use, with their attributes. Any other name stops the build. */
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
