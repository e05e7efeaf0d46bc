'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { Icon } from '../ui/Icon';
import { checkIcon, copyIcon, warningIcon, wrapIcon } from '../ui/icons';
import { useCopy } from '../ui/use-copy';
import { visibleCode } from './visible-code';

type Props = {
  pre: RefObject<HTMLPreElement | null>;
  name: string;
  canWrap: boolean;
  isWrapped: boolean;
  onWrap: () => void;
};

const copyIcons = { copied: checkIcon, failed: warningIcon };

/** Buttons of a block: wrap its lines, where they overflow, and copy it. */
export function CodeTools({ pre, name, canWrap, isWrapped, onWrap }: Props) {
  const t = useTranslations('code');
  const [state, copy] = useCopy();
  const onCopy = (): void => {
    if (!pre.current) return;
    void copy(visibleCode(pre.current), { copied: t('copied'), failed: t('failed'), element: pre.current });
  };
  return (
    <div className="code-tools">
      <button
        type="button"
        aria-label={t('wrap', { name })}
        aria-pressed={isWrapped}
        hidden={!canWrap}
        onClick={onWrap}
      >
        <Icon path={wrapIcon} />
      </button>
      <button
        type="button"
        title={t('copy')}
        aria-label={state ? t(state) : t('copyLabel', { name })}
        data-state={state ?? undefined}
        onClick={onCopy}
      >
        <Icon path={state ? copyIcons[state] : copyIcon} />
      </button>
    </div>
  );
}
