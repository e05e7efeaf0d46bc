import type { CliOption, CliPositional, DocumentedCommand } from '@/lib/api-reference/cli/types';
import type { Translate } from '@/lib/i18n/translator';
import { tauriCommands } from '../tabs/package-managers';
import { CommandTabs } from '../tabs/Tabs';

/** Usage line of a command, for each package manager. */
export function CliUsage({ command, t }: { command: DocumentedCommand; t: Translate }) {
  const args = command.usage.replace(/^tauri\s*/, '');
  return <CommandTabs name={t('tabs.package-manager')} commands={tauriCommands(args)} />;
}

type Props = { entry: CliOption | CliPositional; t: Translate };

/** Spelling, value and default of an option or a positional argument. */
export function CliFacts({ entry, t }: Props) {
  const option = 'short' in entry || 'possibleValues' in entry ? (entry as CliOption) : undefined;
  const rows: [string, string][] = [];
  if (option) rows.push([t('api.spelling'), spelling(option)]);
  if (option && option.possibleValues.length > 0)
    rows.push([t('api.values'), option.possibleValues.join(', ')]);
  if (entry.default !== undefined) rows.push([t('api.default'), entry.default]);
  const notes = [
    entry.required ? t('api.required') : undefined,
    entry.repeatable ? t('api.repeatable') : undefined,
  ].filter(Boolean);
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
      {notes.length > 0 ? (
        <div>
          <dt>{t('api.use')}</dt>
          <dd>{notes.join(' · ')}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function spelling(option: CliOption): string {
  const value = option.value ? (option.valueOptional ? ` [${option.value}]` : ` <${option.value}>`) : '';
  return [option.short, option.name].filter(Boolean).join(', ') + value;
}
