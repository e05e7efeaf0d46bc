import { cutPart, frameOf, replaceFrame } from '@/lib/browser/page-part';

const page = (build: string, text = 'Texte'): string =>
  `<!DOCTYPE html><html lang="fr" data-build="${build}"><head>` +
  `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${build}'"/>` +
  `<script>first("${build}")</script><style>.${build}{}</style><link rel="stylesheet" href="/_next/static/${build}.css"/>` +
  `<title>Titre &gt; 1</title><link rel="canonical" href="/fr/a"/><script type="application/ld+json">{"name":"${text}"}</script></head>` +
  `<body><div id="page"><main><p>${text} &lt;script&gt;</p></main></div><script data-x="1">load("${build}.js")</script></body></html>`;

describe('the part of a page', () => {
  it('holds everything but the frame', () => {
    const part = cutPart(page('a'));
    for (const text of [
      'data-build="a"',
      '<title>Titre &gt; 1',
      '{"name":"Texte"}',
      '<main><p>Texte &lt;script&gt;',
    ])
      expect(part).toContain(text);
    for (const frame of ['sha256', 'first(', '.a{}', 'a.css', 'load(', 'data-x'])
      expect(part).not.toContain(frame);
  });

  it('becomes the page again in its frame', () => {
    expect(replaceFrame(cutPart(page('a')), frameOf(page('a')))).toBe(page('a'));
  });
});

describe('the frame of a page', () => {
  it('turns the page of one build into that of another', () => {
    expect(replaceFrame(page('a', 'Autre'), frameOf(page('b')))).toBe(page('b', 'Autre'));
  });

  it('is the same for all pages, whatever their text', () => {
    expect(frameOf(page('a', 'Autre'))).toEqual(frameOf(page('a')));
  });

  it('is not replaced when the number of its tags differs', () => {
    expect(replaceFrame(page('a'), frameOf(page('b')).slice(1))).toBeNull();
    expect(replaceFrame(page('a'), [...frameOf(page('b')), '<script></script>'])).toBeNull();
  });
});
