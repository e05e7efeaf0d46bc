import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { loadLateTexts } from '../ui/load-texts';
import { Notices } from './Notices';
import { OfflinePanel } from './OfflinePanel';

const usePanel = create<{ open: boolean }>()(() => ({ open: false }));

let mounted: Promise<void> | undefined;

/**
 * Puts the panel and the notices into the page, in a root of their own: nothing of them is there before its first use.
 * Rejects when their texts cannot be had; the next call asks for them again.
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
  createRoot(place).render(<Offline />);
}
