import { addCopyNote, copyNoteText } from '@/lib/offline/page-text';

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
