'use client';

import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { Messages } from '@/lib/i18n/translator';
import { Dialog } from '../ui/Dialog';
import { closeDialog } from '../ui/use-open-dialog';
import { shortcutGroups, type Keys } from './shortcut-groups';

/** The list of shortcuts, with the switch for those of one key (WCAG 2.1.4). */
export function ShortcutsDialog() {
  const t = useTranslations('shortcuts');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={closeDialog}>
      {shortcutGroups.map(({ name, shortcuts }) => (
        <Fragment key={name}>
          <h3>{t(name)}</h3>
          <dl>
            {shortcuts.map(({ does, ways }) => (
              <div key={does}>
                <dt>{t(does)}</dt>
                <dd>
                  <Ways ways={ways} />
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <OneKeySwitch />
    </Dialog>
  );
}

function Ways({ ways }: { ways: readonly Keys[] }) {
  const t = useTranslations('shortcuts');
  return ways.map((pressed, index) => (
    <Fragment key={pressed.join()}>
      {index > 0 ? <span>{t('or')}</span> : null}
      {pressed.map((key) => (
        <kbd key={key}>{isMessage(key) ? t(key) : key}</kbd>
      ))}
    </Fragment>
  ));
}

/** Keys of the keyboard that have a name in each language. */
const namedKeys = [
  'ctrl',
  'tab',
  'escape',
  'enter',
  'space',
  'shift',
] as const satisfies (keyof Messages['shortcuts'])[];

function isMessage(key: string): key is (typeof namedKeys)[number] {
  return (namedKeys as readonly string[]).includes(key);
}

function OneKeySwitch() {
  const t = useTranslations('shortcuts');
  const [isOn, setOn] = useState(() => readStored(keys.shortcutsOff) === null);
  const onChange = (): void => {
    writeStored(keys.shortcutsOff, isOn ? 'true' : null);
    setOn(!isOn);
  };
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={onChange} /> <span>{t('oneKey')}</span>
    </label>
  );
}
