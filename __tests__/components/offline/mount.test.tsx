import { act } from 'react';
import { mountOffline } from '@/components/offline/mount';
import messages from '@/messages/fr.json';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('loads the texts again after a failed attempt', async () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  const answers = [
    { ok: false, status: 503 },
    { ok: true, headers: new Headers({ 'content-type': 'application/json' }), json: async () => messages },
  ];
  globalThis.fetch = jest.fn(() => Promise.resolve(answers.shift() as unknown as Response));

  await expect(mountOffline('panel')).rejects.toThrow('503');
  expect(document.querySelector('dialog')).toBeNull();

  await act(() => mountOffline('panel'));
  expect(document.querySelector('dialog h2')?.textContent).toBe(messages.offline.title);
});
