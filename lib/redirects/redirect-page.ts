/** A small French page that leads to another address at once, by its head and by a link. `to` comes from the rules, never from a request. */
export function redirectPage(to: string): string {
  const target = to.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return (
    `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Page déplacée</title><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${target}"><meta http-equiv="refresh" content="0; url=${target}"></head>` +
    `<body><p>Cette page a changé d’adresse : <a href="${target}">${target}</a></p></body></html>\n`
  );
}
