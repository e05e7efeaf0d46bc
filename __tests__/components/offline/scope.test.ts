it('uses the storage keys of the original site in French, and shares none with another locale', async () => {
  process.env.SITE_LOCALES = 'fr,it';
  const load = (language: string) => {
    document.documentElement.lang = language;
    jest.resetModules();
    return import('@/components/offline/scope');
  };
  const french = await load('fr');
  const italian = await load('it');
  expect(french.scope).toBe('http://localhost/fr/');
  expect(french.scopedKeys.appInstalled).toBe('docusaurus.pwa.event.appInstalled.fired');
  expect(french.scopedKeys.offline).toBe('tauri-docs.offline');
  expect(new Set([french, italian].flatMap(({ scopedKeys }) => Object.values(scopedKeys))).size).toBe(6);
});
