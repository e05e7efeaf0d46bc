'use client';

import { useTranslations } from 'next-intl';
import { sharedGroups, type SharedGroup } from '@/lib/mdx/tab-groups';
import { Icon } from '../ui/Icon';
import { downIcon } from '../ui/icons';
import { choose, useTabChoices } from './use-tab-choices';

type Props = { group: Exclude<SharedGroup, 'shell'> };

/** A menu for the reader's choice in a shared group of variants. */
export function ChoiceMenu({ group }: Props) {
  const t = useTranslations('tabs');
  const choice = useTabChoices((choices) => choices[group]);
  return (
    <label className="choice">
      <span className="choice-name">{t(group)}</span>
      <span className="choice-box">
        {/* The style sheet shows the choice in the prerendered page; the menu covers it. */}
        <span data-group={group} aria-hidden="true">
          {Object.entries(sharedGroups[group]).map(([value, label]) => (
            <span key={value} data-value={value}>
              {label}
            </span>
          ))}
        </span>
        <Icon path={downIcon} />
        <select
          autoComplete="off"
          value={choice ?? ''}
          onChange={({ target }) => choose(group, target.value, target)}
        >
          {Object.entries(sharedGroups[group]).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}
