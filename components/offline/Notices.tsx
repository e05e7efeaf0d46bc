import { useState } from 'react';
import { useStore } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import { install, installPrompt } from './install-prompt';
import { Notice } from './Notice';
import { useOffline, type Update } from './offline-state';
import styles from './offline.module.css';
import { fill, type Texts } from './texts';
import { refresh } from './updates';

type Props = { texts: Texts; onManage: () => void };

/** Notices in the corner, one at a time, the most pressing first. The region is there before its content, so that it is read out. */
export function Notices({ texts, onManage }: Props) {
  const { update, updateClosed, justReady } = useOffline();
  return (
    <div className={styles.notices} role="status">
      {update && !updateClosed ? (
        <UpdateNotice texts={texts} update={update} />
      ) : justReady ? (
        <Notice
          title={texts.readyNotice}
          closeLabel={texts.close}
          onClose={() => useOffline.setState({ justReady: false })}
        >
          <button
            type="button"
            className="button"
            onClick={() => {
              useOffline.setState({ justReady: false });
              onManage();
            }}
          >
            {texts.manage}
          </button>
        </Notice>
      ) : (
        <InstallHint texts={texts} />
      )}
    </div>
  );
}

function UpdateNotice({ texts, update }: { texts: Texts; update: Update }) {
  return (
    <Notice
      title={texts.updateTitle}
      detail={describeUpdate(texts, update)}
      closeLabel={texts.close}
      onClose={() => useOffline.setState({ updateClosed: true })}
    >
      <button type="button" className="button primary" onClick={() => void refresh()}>
        {texts.refresh}
      </button>
    </Notice>
  );
}

/** What the update costs, or why it has to wait. The growing count stays in the panel: here it would be read out each time. */
function describeUpdate(texts: Texts, { phase, wanted, progress }: Update): string {
  if (phase === 'failed') return texts.updateFailed;
  if (phase === 'taken') return texts.updateTaken;
  const size = progress
    ? fill(phase === 'ready' ? texts.updateReady : texts.updateSize, { sent: progress.sent })
    : '';
  return phase === 'downloading' && wanted ? `${size} ${texts.updateWaiting}` : size;
}

/** Offers to install, once the browser does; closed for good by the reader. */
function InstallHint({ texts }: { texts: Texts }) {
  const { prompt } = useStore(installPrompt);
  const [closed, setClosed] = useState(() => readStored(keys.installHintClosed) === 'true');
  if (!prompt || closed) return null;
  const close = (): void => {
    writeStored(keys.installHintClosed, 'true');
    setClosed(true);
  };
  return (
    <Notice title={texts.installHint} closeLabel={texts.installDismiss} onClose={close}>
      <button type="button" className="button" onClick={() => void install()}>
        {texts.install}
      </button>
    </Notice>
  );
}
