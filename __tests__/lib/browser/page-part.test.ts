import { cutPart } from '@/lib/browser/page-part';

const page =
  '<!DOCTYPE html><html lang="fr" data-build="a"><head><meta http-equiv="Content-Security-Policy" content="x"/><style>a{}</style>' +
  '<title>Titre &gt; 1</title><meta name="description" content="d"/><link rel="preload" href="/f"/><link rel="canonical" href="/fr/a"/>' +
  '<script>1</script></head><body><header id="navbar"><nav><ul><li><a href="/fr/b" aria-current="true">B<svg></svg></a></li></ul></nav>' +
  '</header><div id="page"><main>texte &lt;style&gt;<script data-inline="sidebar">2</script></main></div><div id="footer">pied</div></body></html>';

describe('the part of a page', () => {
  it('keeps the text, the head of the page and the marks of the bar', () => {
    const part = new DOMParser().parseFromString(cutPart(page), 'text/html');
    expect(part.getElementById('page')?.innerHTML).toBe('<main>texte &lt;style&gt;</main>');
    expect(part.title).toBe('Titre > 1');
    expect(part.documentElement.dataset.build).toBe('a');
    expect([...part.head.children].map(({ tagName }) => tagName)).toEqual(['TITLE', 'META', 'LINK']);
    expect(part.querySelector('#navbar li a')?.outerHTML).toBe('<a href="/fr/b" aria-current="true"></a>');
    expect(part.querySelectorAll('style, script, svg, [http-equiv], [rel="preload"]')).toHaveLength(0);
    expect(part.body.textContent).toBe('texte <style>');
  });

  it('cannot be cut from something else', () => {
    expect(() => cutPart('<html><body>cadre</body></html>')).toThrow('lacks the element');
  });
});
