'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { onStored, readStored, tabKey, writeStored } from '@/lib/browser/storage';
import { sharedGroups, type SharedGroup } from '@/lib/mdx/tab-groups';
import { showChoice, useTabChoices } from '../tabs/use-tab-choices';
import { Dialog } from '../ui/Dialog';
import { closeDialog } from '../ui/use-open-dialog';
import { chooseLook, looks, type Look } from './looks';

/** The reader settings. A choice applies at once. */
export function SettingsDialog() {
  const t = useTranslations('settings');
  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={closeDialog}>
      <LookChoices name="textSize" />
      <LookChoices name="lineWidth" />
      <TabChoices label={t('os')} group="os" />
      <TabChoices label={t('packageManager')} group="package-manager" />
    </Dialog>
  );
}

/** Choices that the style sheet reads from an attribute of <html>. */
function LookChoices({ name }: { name: Look }) {
  const t = useTranslations('settings');
  // What is stored may have been chosen in another tab before this page listened.
  const [value, setValue] = useState(
    () => readStored(looks[name].key) ?? document.documentElement.dataset[name],
  );
  useEffect(() => onStored(looks[name].key, (next) => setValue(next ?? 'normal')), [name]);
  const onChange = (next: string): void => {
    chooseLook(name, next);
    setValue(next);
  };
  const { values } = looks[name];
  const choices = values.map((choice) => [choice, t(choice)] as const);
  // An unknown value, such as one of a later version of the site, has no effect.
  const shown = values.find((choice) => choice === value) ?? values[0];
  return <RadioGroup legend={t(name)} choices={choices} value={shown} onChange={onChange} />;
}

/** Choices shared with the tabs and commands of the pages. */
function TabChoices({ label, group }: { label: string; group: SharedGroup }) {
  const value = useTabChoices((choices) => choices[group]);
  const onChange = (next: string): void => {
    writeStored(tabKey(group), next);
    showChoice(group, next); // also where storage is blocked
  };
  return (
    <RadioGroup
      legend={label}
      choices={Object.entries(sharedGroups[group])}
      value={value}
      onChange={onChange}
    />
  );
}

type RadioGroupProps = {
  legend: string;
  choices: (readonly [value: string, label: string])[];
  value: string | undefined;
  onChange: (value: string) => void;
};

function RadioGroup({ legend, choices, value, onChange }: RadioGroupProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {choices.map(([choice, label]) => (
        <label key={choice}>
          <input type="radio" name={legend} checked={choice === value} onChange={() => onChange(choice)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
