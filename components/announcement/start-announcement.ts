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
    // Not on `toggle`: that event comes in a later task, which an immediate reload would drop.
    if (notice instanceof HTMLDetailsElement) writeStored(keys.noticeOpen, notice.open ? null : 'true');
  });
  onPressed('[data-announcement-close]', (_, { detail }) => {
    // The button disappears. Only a keyboard press moves the focus to the navbar, which then does not hide on scroll.
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
