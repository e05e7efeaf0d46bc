/** Loads the module in a document at an address. */
function load(path: string) {
  history.replaceState(null, '', path);
  jest.resetModules();
  return import('@/components/offline/scope');
}

it('uses the storage keys of the original site in French, and shares none with another locale', async () => {
  process.env.SITE_LOCALES = 'fr,it';
  const french = await load('/fr/v1/guides');
  const italian = await load('/it');
  expect(french.scope).toBe('http://localhost/fr/');
  expect(french.scopedKeys.appInstalled).toBe('docusaurus.pwa.event.appInstalled.fired');
  expect(french.scopedKeys.offline).toBe('tauri-docs.offline');
  expect(new Set([french, italian].flatMap(({ scopedKeys }) => Object.values(scopedKeys))).size).toBe(6);
});

it('keeps the scope of a page that the browser translates into another language of the site', async () => {
  process.env.SITE_LOCALES = 'fr,it';
  document.documentElement.lang = 'it';
  expect((await load('/fr/')).scope).toBe('http://localhost/fr/');
});
