import { addCopyNote, copyNoteText, frameOf, replaceFrame } from '@/lib/offline/page-text';

describe('the note on a page served from the copy', () => {
  it('comes first in the page’s text, escaped', () => {
    expect(addCopyNote('<body><main id="main" tabindex="-1"><h1>Titre</h1></main>', '<b>"&')).toBe(
      '<body><main id="main" tabindex="-1"><p class="copy-note">&#60;b&#62;&#34;&#38;</p><h1>Titre</h1></main>',
    );
    expect(addCopyNote('<mainly>', 'Lu')).toBe('<mainly>');
  });

  it('names the date in words, and accepts a malformed one', () => {
    expect(copyNoteText('Copie du {date}', '2026-11-21T12:00:00.000Z', 'fr')).toBe(
      'Copie du 21 novembre 2026',
    );
    expect(copyNoteText('Copie du {date}', 'hier', 'fr')).toBe('Copie du ?');
  });
});

describe('the parts of a page that change with the code', () => {
  const page = (build: string, text = 'Texte'): string =>
    `<!DOCTYPE html><html lang="fr" data-build="${build}"><head>` +
    `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${build}'"/>` +
    `<script>first("${build}")</script><style>.${build}{}</style><link rel="stylesheet" href="/_next/static/${build}.css"/>` +
    `<script type="application/ld+json">{"name":"${text}"}</script></head>` +
    `<body><main><p>${text} &lt;script&gt;</p></main><script>load("${build}.js")</script></body></html>`;

  it('turn the page of one build into that of another', () => {
    expect(replaceFrame(page('a'), frameOf(page('b')))).toBe(page('b'));
    expect(replaceFrame(page('a', 'Autre'), frameOf(page('b')))).toBe(page('b', 'Autre'));
  });

  it('are the same for all pages, whatever their text', () => {
    expect(frameOf(page('a', 'Autre'))).toEqual(frameOf(page('a')));
  });

  it('are not replaced when their number differs', () => {
    expect(replaceFrame(page('a'), frameOf(page('b')).slice(1))).toBeNull();
    expect(replaceFrame(page('a'), [...frameOf(page('b')), '<script></script>'])).toBeNull();
  });
});
