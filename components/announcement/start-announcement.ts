import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

/**
 * Closes the announcement, in all tabs, until its identifier changes; where storage is blocked, on this page. Remembers whether
 * the community notice is open.
 */
export function startAnnouncement(): () => void {
  const id = document.querySelector<HTMLElement>('.announcement')?.dataset.announcementId ?? '';
  if (readStored(keys.announcementId) !== id) {
    writeStored(keys.announcementDismissed, 'false');
    writeStored(keys.announcementId, id);
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-announcement-close]'))) return;
    // The pressed button goes away. The focus in the navbar would keep that from hiding: only the keyboard's goes there.
    const next = event.detail === 0 ? '.navbar .brand' : '#main';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    hide();
    writeStored(keys.announcementDismissed, 'true');
  };
  const onToggle = ({ target }: Event): void => {
    if (target instanceof HTMLDetailsElement && target.closest('.community-banner'))
      writeStored(keys.noticeOpen, target.open ? 'true' : null);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true }); // it does not bubble
  const stop = onStored(keys.announcementDismissed, (value) => {
    if (value === 'true') hide();
  });
  return () => {
    listening.abort();
    stop();
  };
}

/** The style sheet does the rest. */
function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
