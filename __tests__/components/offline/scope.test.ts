/** Loads the module as on a page of this base path. */
async function load(base: string): Promise<typeof import('@/components/offline/scope')> {
  document.documentElement.dataset.base = base;
  jest.resetModules();
  return import('@/components/offline/scope');
}

describe('the scope of a page', () => {
  it('uses the storage keys of the original site in French', async () => {
    const { scope, scopedKeys } = await load('/fr/');
    expect(scope).toBe('http://localhost/fr/');
    expect(scopedKeys.appInstalled).toBe('docusaurus.pwa.event.appInstalled.fired');
    expect(scopedKeys.offline).toBe('tauri-docs.offline');
  });

  it('shares nothing with another locale of the origin', async () => {
    const french = Object.values((await load('/fr/')).scopedKeys);
    const italian = Object.values((await load('/it/')).scopedKeys);
    expect(new Set([...french, ...italian]).size).toBe(french.length + italian.length);
  });
});
