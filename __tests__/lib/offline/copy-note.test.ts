import { addCopyNote, copyNoteText } from '@/lib/offline/copy-note';

describe('the note on a page read from the copy', () => {
  it('stands first in the page’s text', () => {
    expect(addCopyNote('<body><main id="main" tabindex="-1"><h1>Titre</h1></main>', 'Lu')).toBe(
      '<body><main id="main" tabindex="-1"><p class="copy-note">Lu</p><h1>Titre</h1></main>',
    );
  });

  it('is text, whatever it holds', () => {
    expect(addCopyNote('<main>', '<b>"&')).toBe('<main><p class="copy-note">&#60;b&#62;&#34;&#38;</p>');
  });

  it('leaves a page without a main part as it is', () => {
    expect(addCopyNote('<mainly>', 'Lu')).toBe('<mainly>');
  });

  it('names the date in words, and survives a damaged one', () => {
    expect(copyNoteText('Copie du {date}', '2026-11-21T12:00:00.000Z', 'fr')).toBe(
      'Copie du 21 novembre 2026',
    );
    expect(copyNoteText('Copie du {date}', 'hier', 'fr')).toBe('Copie du ?');
  });
});
