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
