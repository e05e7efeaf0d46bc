'use client';

import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { savePosition } from '../navigation/history';
import { Icon } from '../ui/Icon';
import { Wordmark } from '../ui/Wordmark';
import { LocaleLinks, MenuEntry, SettingsButton, VersionLinks, type GroupProps } from './MenuItems';
import type { NavbarModel } from './build-navbar';

const narrow = '(max-width: 62.25em)';

type Props = { model: NavbarModel; path: string };
type PanelProps = Props & { onClose: (choice?: 'dialog' | 'link') => void };

/** Menu button and panel of narrow screens: the page's own sidebar first, the bar's entries behind a back button. */
export function MobileMenu({ model, path }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, show, hide } = useMobileMenu(dialog);
  const { labels } = model;
  return (
    <>
      <button
        type="button"
        className="bar-button menu-button"
        aria-label={labels.openMenu}
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className="mobile-menu"
        aria-label={labels.main}
        onCancel={(event) => {
          event.preventDefault();
          hide();
        }}
        // The browser tells of it a frame later: the panel may be open again.
        onClose={({ currentTarget }) => {
          if (!currentTarget.open) hide();
        }}
        onClick={(event) => {
          if (event.target === dialog.current) hide();
        }}
      >
        {open ? <Panel model={model} path={path} onClose={hide} /> : null}
      </dialog>
    </>
  );
}

/**
 * State of the panel. A native modal dialog traps the focus, makes the rest inert, closes on Escape and returns the focus;
 * here: the scroll lock, Back (which closes and does not navigate), and closing when the window grows past 996 px.
 */
function useMobileMenu(dialog: RefObject<HTMLDialogElement | null>) {
  const [open, setOpen] = useState(false);
  const pushed = useRef(false);

  /**
   * `choice`: what was chosen needs the page at once: a `dialog` opens, or a `link` leads away, whose navigation takes over the history
   * entry of the open panel.
   */
  const hide = useCallback(
    (choice?: 'dialog' | 'link') => {
      const leaving = choice === 'link';
      setOpen(false);
      if (choice) dialog.current?.close();
      else closeAfterPaint(dialog.current);
      if (pushed.current) {
        pushed.current = false;
        if (!leaving && (history.state as { mobileMenu?: boolean } | null)?.mobileMenu) history.back();
      }
    },
    [dialog],
  );

  const show = useCallback(() => {
    setOpen(true);
    const { scrollY } = window;
    dialog.current?.showModal();
    window.scrollTo({ top: scrollY, behavior: 'instant' }); // the focus it sets makes room for the bar
    savePosition();
    history.pushState({ ...(history.state as object | null), mobileMenu: true }, '');
    pushed.current = true;
  }, [dialog]);

  useEffect(() => {
    if (!open) return undefined;
    const media = window.matchMedia(narrow);
    const onBack = (): void => {
      pushed.current = false;
      hide();
    };
    const onWiden = (): void => {
      if (!media.matches) hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('popstate', onBack, { signal });
    media.addEventListener('change', onWiden, { signal });
    // Reserves the width of the scroll bar that disappears, so that nothing moves.
    const root = document.documentElement;
    // Not as a custom property: all elements would inherit it, and the browser would look at the style of each again.
    root.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.setAttribute('data-scroll-locked', '');
    return () => {
      listening.abort();
      root.style.paddingInlineEnd = '';
      root.removeAttribute('data-scroll-locked');
    };
  }, [open, hide]);

  return { open, show, hide };
}

/** Once the dialog is not modal any more, the browser looks at the style of every element, which the reader need not wait for. */
function closeAfterPaint(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.hidden = true;
  requestAnimationFrame(() =>
    setTimeout(() => {
      dialog.hidden = false;
      dialog.close();
    }),
  );
}

function Panel({ model, path, onClose }: PanelProps) {
  const primary = useRef<HTMLUListElement>(null);
  const [pane, setPane] = useState<'primary' | 'secondary'>('secondary');
  const { secondary, hasSidebar } = useSidebarCopy();
  const { labels } = model;

  const shown = hasSidebar ? pane : 'primary';
  const closeOnChoice = (event: React.MouseEvent): void => {
    const choice = (event.target as Element).closest<HTMLElement>(
      'a, [data-offline-open], [data-settings-open], [data-shortcuts-open]',
    );
    // A page chosen here takes over the panel's entry in the history; a new tab or a dialog leaves it to be taken back.
    const leaves = choice instanceof HTMLAnchorElement && choice.target !== '_blank';
    if (choice) onClose(leaves ? 'link' : 'dialog');
  };
  const showPrimary = (): void => {
    flushSync(() => setPane('primary'));
    primary.current?.querySelector<HTMLElement>('a, summary')?.focus();
  };
  return (
    <div className="mobile-panel" onClick={closeOnChoice}>
      <div className="mobile-head">
        <a className="brand" href={model.home} aria-label={labels.home}>
          <Wordmark />
        </a>
        <SettingsButton label={labels.settings} />
        <ColorModeToggle labels={model.colorMode} />
        <button type="button" className="bar-button" aria-label={labels.closeMenu} onClick={() => onClose()}>
          <Icon name="close" />
        </button>
      </div>
      <div className="mobile-panes" data-pane={shown}>
        <div className="mobile-pane" inert={shown !== 'secondary'}>
          <button type="button" className="mobile-back" onClick={showPrimary}>
            {labels.backToMainMenu}
          </button>
          <div className="mobile-scroll" ref={secondary} />
        </div>
        <div className="mobile-pane" inert={shown !== 'primary'}>
          <ul className="mobile-list mobile-scroll" ref={primary}>
            {[...model.primary, ...model.secondary, model.code].map((entry) => (
              <MenuEntry key={entry.label} entry={entry} path={path} failure={labels.navItem} Group={Fold} />
            ))}
            <Fold label={labels.languages}>
              <LocaleLinks model={model} />
            </Fold>
            <Fold label={labels.versions}>
              <VersionLinks model={model} />
            </Fold>
            <li>
              <button type="button" data-offline-open="">
                {labels.offline}
                <Icon name="offline" />
              </button>
            </li>
            <li>
              <button type="button" data-shortcuts-open="">
                {labels.shortcuts}
                <Icon name="keyboard" />
              </button>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Fills the second pane with a copy of the page's sidebar, scrolled to the page that is shown. */
function useSidebarCopy(): { secondary: RefObject<HTMLDivElement | null>; hasSidebar: boolean } {
  const secondary = useRef<HTMLDivElement>(null);
  const [hasSidebar, setHasSidebar] = useState(true);
  useEffect(() => {
    const source = document.querySelector<HTMLElement>('#page .sidebar');
    setHasSidebar(source !== null);
    const pane = secondary.current;
    if (!source || !pane) return;
    const copy = source.cloneNode(true) as HTMLElement;
    // On reference pages the sidebar is a sheet as well.
    copy.removeAttribute('popover');
    copy.removeAttribute('id');
    pane.replaceChildren(copy);
    const current = pane.querySelector('[aria-current]');
    // Not scrollIntoView, which would also move the page behind.
    if (current)
      pane.scrollTop =
        current.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
  }, []);
  return { secondary, hasSidebar };
}

function Fold({ label, active = false, children }: GroupProps) {
  return (
    <li>
      <details open={active}>
        <summary>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  );
}
