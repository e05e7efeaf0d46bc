import { onPressed } from '@/lib/browser/events';
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
  onPressed('.community-banner summary', ({ parentElement: notice }) => {
    // Not at `toggle`: that comes in a later task, which a reload at once would drop.
    if (notice instanceof HTMLDetailsElement) writeStored(keys.noticeOpen, notice.open ? null : 'true');
  });
  onPressed('[data-announcement-close]', (_, { detail }) => {
    // The pressed button goes away. The focus in the navbar would keep that from hiding: only the keyboard's goes there.
    const next = detail === 0 ? '.navbar .brand' : '#main';
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    hide();
    writeStored(keys.announcementDismissed, 'true');
  });
  onStored(keys.announcementDismissed, (value) => {
    if (value === 'true') hide();
  });
}

/** The style sheet does the rest. */
function hide(): void {
  document.documentElement.dataset.announcement = 'closed';
}
