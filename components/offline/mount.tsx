import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { loadLateTexts } from '../ui/load-texts';
import { Remount } from '../ui/Remount';
import { Notices } from './Notices';
import { OfflinePanel } from './OfflinePanel';

const usePanel = create<{ open: boolean }>()(() => ({ open: false }));

let mounted: Promise<void> | undefined;

/**
 * Mounts the panel and the notices in a root of their own, on first use. Rejects if their texts cannot be loaded; the next call
 * tries again.
 */
export async function mountOffline(part: 'panel' | 'notices'): Promise<void> {
  mounted ??= mount();
  mounted.catch(() => (mounted = undefined));
  await mounted;
  if (part === 'panel') usePanel.setState({ open: true });
}

async function mount(): Promise<void> {
  const { offline: texts } = await loadLateTexts();
  const place = document.createElement('div');
  place.dataset.offlineUi = '';
  document.body.append(place);
  const Offline = () => {
    const open = usePanel((state) => state.open);
    return (
      <>
        <Notices texts={texts} onManage={() => usePanel.setState({ open: true })} />
        {open ? <OfflinePanel texts={texts} onClose={() => usePanel.setState({ open: false })} /> : null}
      </>
    );
  };
  const onUncaughtError = (error: unknown): void => {
    console.error(error);
    place.remove();
    mounted = undefined; // React has removed panel and notices; the next call brings them back
    usePanel.setState({ open: false });
  };
  createRoot(place, { onUncaughtError }).render(
    <Remount>
      <Offline />
    </Remount>,
  );
}
