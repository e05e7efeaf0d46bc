import { keys, onStored, readStored, writeStored } from '@/lib/browser/storage';

/**
 * Closes the announcement, in all tabs, until its identifier changes; where storage is blocked, on this page. Remembers whether
 * the community notice is open.
 */
export function startAnnouncement(): void {
  const id = document.querySelector<HTMLElement>('.announcement')?.dataset.announcementId ?? '';
  if (readStored(keys.announcementId) !== id) {
    writeStored(keys.announcementDismissed, 'false');
    writeStored(keys.announcementId, id);
  }
  const onClick = ({ target, detail }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const notice = target.closest('.community-banner summary')?.parentElement;
    // Not at `toggle`: that comes in a later task, which a reload at once would drop.
    if (notice instanceof HTMLDetailsElement) writeStored(keys.noticeOpen, notice.open ? null : 'true');
    if (!target.closest('[data-announcement-close]')) return;
    // The pressed button goes away. The focus in the navbar would keep that from hiding: only the keyboard's goes there.
    const next = detail === 0 ? '.navbar .brand' : '#main';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    hide();
    writeStored(keys.announcementDismissed, 'true');
  };
  document.addEventListener('click', onClick);
  onStored(keys.announcementDismissed, (value) => {
    if (value === 'true') hide();
  });
}

/** The style sheet does the rest. */
function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
