import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

/** Closes the announcement, in all tabs, until its identifier changes; where storage is blocked, on this page. */
export function startAnnouncement(): () => void {
  const id = document.querySelector<HTMLElement>('.announcement')?.dataset.announcementId ?? '';
  if (readStored(keys.announcementId) !== id) {
    writeStored(keys.announcementDismissed, 'false');
    writeStored(keys.announcementId, id);
  }
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element && event.target.closest('[data-announcement-close]'))) return;
    // The pressed button goes away: by keyboard, the focus goes on to what follows it.
    if (event.detail === 0) document.querySelector<HTMLElement>('.navbar .brand')?.focus();
    hide();
    writeStored(keys.announcementDismissed, 'true');
  };
  document.addEventListener('click', onClick);
  const stop = onStored(keys.announcementDismissed, (value) => {
    if (value === 'true') hide();
  });
  return () => {
    document.removeEventListener('click', onClick);
    stop();
  };
}

/** The style sheet does the rest. */
function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
