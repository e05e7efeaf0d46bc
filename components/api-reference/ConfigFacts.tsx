import type { ConfigDefinition, ConfigKey, ConfigVariant, TypeToken } from '@/lib/api-reference/config/types';
import { formatOneLine } from '@/lib/api-reference/config/example';
import type { Translate } from '@/lib/i18n/translator';

type FactsProps = {
  entry: ConfigKey | ConfigVariant;
  /** Minimal configuration that sets the key. */ example?: unknown;
  t: Translate;
};

/** Longer defaults are whole objects, which the reader finds key by key below. */
const longestDefault = 120;

/** Type, default, path and other spellings of a key or a variant. */
export function ConfigFacts({ entry, example, t }: FactsProps) {
  const key = 'paths' in entry ? entry : undefined;
  return (
    <dl className="facts">
      <div>
        <dt>{t('api.type')}</dt>
        <dd>
          <code>
            <ConfigType tokens={entry.type} />
          </code>
          {key?.required ? ` · ${t('api.required')}` : null}
          {key?.deprecated ? <strong className="deprecated"> · {t('api.deprecatedKey')}</strong> : null}
        </dd>
      </div>
      {key?.default !== undefined && key.default.length <= longestDefault ? (
        <div>
          <dt>{t('api.default')}</dt>
          <dd>
            <code>{key.default}</code>
          </dd>
        </div>
      ) : null}
      {entry.constraints.map(({ name, value }) => (
        <div key={name}>
          <dt>{t(`api.constraint.${name}`)}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
      {key ? <Paths paths={key.paths} t={t} /> : null}
      {key && key.aliases.length > 0 ? (
        <div>
          <dt>{t('api.toml')}</dt>
          <dd>
            <code>{key.aliases.join(', ')}</code>
          </dd>
        </div>
      ) : null}
      {example !== undefined ? (
        <div>
          <dt>{t('api.example')}</dt>
          <dd>
            <code data-copy="">{formatOneLine(example)}</code>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

type PlaceProps = { definition: ConfigDefinition; t: Translate };

/** Where a definition may stand in the file. */
export function ConfigPlace({ definition, t }: PlaceProps) {
  const paths = definition.paths.filter(Boolean);
  return (
    <dl className="facts">
      {paths.length > 0 ? <Paths paths={paths} t={t} /> : null}
      {definition.kind === 'alias' ? (
        <div>
          <dt>{t('api.type')}</dt>
          <dd>
            <code>
              <ConfigType tokens={definition.type} />
            </code>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Paths({ paths, t }: { paths: string[]; t: Translate }) {
  return (
    <div>
      <dt>{t('api.path')}</dt>
      <dd>
        {paths.map((path, index) => (
          <span key={path}>
            {index > 0 ? ', ' : null}
            <code data-copy="">{path}</code>
          </span>
        ))}
      </dd>
    </div>
  );
}

function ConfigType({ tokens }: { tokens: TypeToken[] }) {
  return tokens.map(({ text, ref }, index) =>
    ref ? (
      <a key={index} href={`#${ref === 'Config' ? 'configuration' : ref.toLowerCase()}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
