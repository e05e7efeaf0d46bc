'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { storedTab } from '@/lib/browser/chosen-tabs';
import { findTarget, focusTarget } from '@/lib/browser/find-target';
import { isCombined } from '@/lib/browser/free-key';
import { restorePosition } from '@/lib/browser/reading-position';
import type { SharedGroup } from '@/lib/mdx/tab-groups';
import { useOwnChoice } from './use-own-choice';
import { choose, useTabChoices } from './use-tab-choices';

type TabData = {
  value: string;
  label: string;
  /** All values it is shown for, separated by spaces. */
  shownFor: string;
};

type Props = {
  /** The choice of a shared group is common to the whole site and stored. */
  group?: SharedGroup | undefined;
  name: string;
  tabs: TabData[];
  /** The content of each tab. */
  panels: ReactNode[];
};

/**
 * Variants of a text. Without JavaScript every panel is shown under its label. With it, the style sheet hides all but the chosen panel
 * before the first paint.
 */
export function TabGroup({ group, name, tabs, panels }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const shared = useTabChoices((choices) => (group ? choices[group] : undefined));
  const [own, setOwn] = useOwnChoice(root, tabs[0]?.value, !group);
  const choice = group ? shared : own;
  const chosen = tabs.find(({ shownFor }) => shownFor.split(' ').includes(choice ?? '')) ?? tabs[0];

  const select = (value: string): void => {
    if (group && root.current) choose(group, value, root.current);
    else setOwn(value);
  };
  useRevealTarget(root, select);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.children] as HTMLElement[];
    const index = buttons.indexOf(event.target as HTMLElement);
    // A page that the browser translates may run from right to left.
    const right = document.dir === 'rtl' ? -1 : 1;
    const next = { ArrowRight: index + right, ArrowLeft: index - right, Home: 0, End: -1 }[event.key];
    if (next === undefined || isCombined(event)) return;
    event.preventDefault();
    // Otherwise WebKit draws no ring after a press of the mouse.
    buttons.at(next % buttons.length)?.focus({ focusVisible: true });
  };
  return (
    <div ref={root} className="tabs" data-group={group} data-chosen={group ? undefined : ''}>
      <div className="tab-list" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-controls={`${id}-${value}-panel`}
            aria-selected={value === chosen?.value}
            tabIndex={value === chosen?.value ? 0 : -1}
            data-value={value}
            onClick={() => select(value)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <TabPanel
          key={tab.value}
          id={`${id}-${tab.value}`}
          tab={tab}
          isShown={tab.value === chosen?.value}
          isKnown={choice !== undefined}
          onFound={() => select(tab.value)}
        >
          {panels[index]}
        </TabPanel>
      ))}
    </div>
  );
}

type PanelProps = {
  /** Id of its tab. */
  id: string;
  tab: TabData;
  isShown: boolean;
  /** False until the reader's choice has been read: the style sheet alone says what is shown. */
  isKnown: boolean;
  /** The browser has found a text of the panel, and scrolls to it if the panel is shown when this returns. */
  onFound: () => void;
  children: ReactNode;
};

function TabPanel({ id, tab: { label, shownFor }, isShown, isKnown, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const handleFound = useEffectEvent(() => flushSync(onFound));
  useEffect(() => {
    // React has no such value of `hidden`. Where browsers do not know it, the style sheet hides the panel as before.
    const isFindable = isKnown && !isShown && 'onbeforematch' in document;
    if (!isFindable || !panel.current) return undefined;
    const element = panel.current;
    // Screen readers would stop at the empty panel.
    Object.assign(element, { hidden: 'until-found', ariaHidden: 'true', onbeforematch: handleFound });
    return () => void Object.assign(element, { hidden: false, ariaHidden: null, onbeforematch: null });
  }, [isKnown, isShown]);
  return (
    <div
      ref={panel}
      className="tab"
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={id}
      data-value={shownFor}
      data-shown={isShown ? '' : undefined}
    >
      <p className="tab-label">{label}</p>
      {children}
    </div>
  );
}

/** Shows the panel that holds the target of the address, on load and when the hash changes. */
function useRevealTarget(root: RefObject<HTMLElement | null>, select: (value: string) => void): void {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const reveal = useEffectEvent(() => {
    const found = findTarget(location.hash);
    const panel = found?.closest<HTMLElement>('.tab');
    if (!panel || panel.parentElement !== root.current || found?.checkVisibility()) return;
    if (storedTab(root.current)) return; // by Back: `useOwnChoice` shows that tab
    select(panel.dataset.value?.split(' ')[0] ?? '');
    setTarget(found);
  });
  useEffect(() => {
    // By Back and reload: the panel was shown before, and the reader may have chosen another one since.
    if (!(history.state as { position?: object } | null)?.position) reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [root]);
  // Once its panel is shown.
  useEffect(() => {
    if (!target) return;
    if (!restorePosition()) target.scrollIntoView({ behavior: 'instant' });
    focusTarget(target);
    setTarget(null); // it may be hidden and revealed again
  }, [target]);
}
