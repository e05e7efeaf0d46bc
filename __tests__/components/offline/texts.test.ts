import { createTranslator } from 'next-intl';
import { describeCopy, describeProgress, describeUpdate } from '@/components/offline/texts';
import { initialState } from '@/components/offline/use-offline';
import messages from '@/messages/fr.json';

const t = createTranslator({ locale: 'fr', messages, namespace: 'offline' });
const on = { ...initialState, copy: null, decision: { mode: 'on', reason: 'mobile' } } as const;
const copy = { version: 'v', date: '2026-11-21T12:00:00.000Z', files: 234, bytes: 7_900_000, sent: 0 };
const progress = { version: 'w', done: 12, total: 234, sent: 1_600_000 };
const missing = { reason: 'network', file: '/fr/blog', status: 404 } as const;
const quota = { reason: 'quota' } as const;
const paused = { reason: 'paused' } as const;

/** The browser tests show the other states. */
it.each([
  [{ failure: paused }, /en pause/],
  [{ failure: missing }, /interrompu\s: \/fr\/blog \(erreur 404\)/],
  [{ failure: { ...missing, status: 0 } }, /pas de réponse/],
  [{ failure: { ...missing, status: 200 } }, /contenu inattendu/],
  [{ failure: quota }, /plus assez de place/],
  [{ copy, failure: paused }, /^La copie du .* est complète.*\nLa mise à jour est en pause\./],
  [{ copy, failure: missing }, /complète.*\nLa mise à jour s’est interrompue\s: \/fr\/blog/],
  [{ copy, failure: quota }, /complète.*\nIl n’y a plus assez de place/],
  [{ copy, progress, update: 'ready' }, /complète.*\nNouvelle version disponible.* 1,6\sMo téléchargés/],
] as const)('describes a download: %j', (facts, words) => {
  const state = { ...on, ...facts };
  expect(`${describeCopy(t, state, 'fr')}\n${describeUpdate(t, state, 'fr')}`).toMatch(words);
});

it('shows the progress of a paused download, but not after a full disk', () => {
  expect(describeProgress(t, { ...on, progress, failure: paused }, 'fr')).toMatch(/fichier 12 sur 234/);
  expect(describeProgress(t, { ...on, progress, failure: quota }, 'fr')).toBe('');
});
