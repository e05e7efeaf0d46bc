import { Fragment } from 'react';
import { locales, type Locale } from '@/lib/site/config';
import type { Translate } from '@/lib/i18n/translator';
import type { JsEntry } from '@/lib/api-reference/find';
import type {
  Parameter,
  Signature as SignatureData,
  TypeParameter,
  TypeToken,
} from '@/lib/api-reference/js/types';
import { TypeText } from './TypeText';

type Props = { entry: JsEntry; locale: Locale; t: Translate };

/** How a symbol or a member is declared, with its version and what replaces it when it is deprecated. */
export function Signature({ entry, locale, t }: Props) {
  const subject = entry.member ?? entry.symbol;
  const inherited = entry.member?.inheritedFrom;
  return (
    <>
      <div className="signature">
        <code>
          <Declaration entry={entry} locale={locale} />
        </code>
      </div>
      {subject.since || subject.deprecated || inherited ? (
        <p className="facts">
          {subject.since ? <span>{t('api.since', { version: subject.since })}</span> : null}
          {inherited ? (
            <span>
              {t('api.inherited')}{' '}
              <TypeText
                tokens={[{ text: inherited.name, ...(inherited.ref ? { ref: inherited.ref } : {}) }]}
                locale={locale}
              />
            </span>
          ) : null}
          {subject.deprecated ? (
            <span className="deprecated">
              {subject.deprecated.since
                ? t('api.deprecatedSince', { version: subject.deprecated.since })
                : t('api.deprecated')}{' '}
              <Choice tokens={subject.deprecated.use} locale={locale} />
            </span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

/** Names of which one is to be chosen: `appConfigDir ou appDataDir`. */
function Choice({ tokens, locale }: { tokens: TypeToken[]; locale: Locale }) {
  const list = new Intl.ListFormat(locales[locale].htmlLang, { type: 'disjunction' });
  return list
    .formatToParts(tokens.map(({ text }) => text))
    .map(({ type, value }, index) =>
      type === 'literal' ? (
        value
      ) : (
        <TypeText key={index} tokens={tokens.filter(({ text }) => text === value)} locale={locale} />
      ),
    );
}

function Declaration({ entry: { symbol, member }, locale }: Omit<Props, 't'>) {
  const subject = member ?? symbol;
  switch (subject.kind) {
    case 'function':
    case 'method':
    case 'constructor': {
      const name =
        subject.kind === 'constructor'
          ? `new ${symbol.name}`
          : `${'static' in subject && subject.static ? 'static ' : ''}${subject.name}`;
      return subject.signatures.map((signature, index) => (
        <Fragment key={index}>
          {index > 0 ? '\n' : null}
          {name}
          <Call signature={signature} locale={locale} />
        </Fragment>
      ));
    }
    case 'property':
    case 'accessor':
      return (
        <>
          {subject.readonly ? 'readonly ' : ''}
          {subject.name}
          {subject.kind === 'property' && subject.optional ? '?' : ''}:{' '}
          <TypeText tokens={subject.type} locale={locale} />
        </>
      );
    case 'variable':
      return (
        <>
          const {subject.name}: <TypeText tokens={subject.type} locale={locale} />
        </>
      );
    case 'type':
      return (
        <>
          type {bareName(subject.name)}
          <TypeParams list={subject.typeParams} locale={locale} /> ={' '}
          <TypeText tokens={subject.type} locale={locale} />
        </>
      );
    case 'enum-member':
      return `${subject.name} = ${JSON.stringify(subject.value)}`;
    case 'enum':
      return `enum ${subject.name}`;
    case 'reference':
      return (
        <>
          {subject.name} →{' '}
          <TypeText tokens={[{ text: subject.target.name, ref: subject.target }]} locale={locale} />
        </>
      );
    case 'class':
    case 'interface':
      return (
        <>
          {subject.kind} {bareName(subject.name)}
          <TypeParams list={subject.typeParams} locale={locale} />
          {subject.extends.length > 0 ? ' extends ' : ''}
          <TypeText tokens={subject.extends} locale={locale} />
        </>
      );
  }
}

function Call({ signature, locale }: { signature: SignatureData; locale: Locale }) {
  return (
    <>
      <TypeParams list={signature.typeParams} locale={locale} />(
      {signature.params.map((param, index) => (
        <Fragment key={param.name}>
          {index > 0 ? ', ' : ''}
          <Param param={param} locale={locale} />
        </Fragment>
      ))}
      ){signature.returns.length > 0 ? ': ' : ''}
      <TypeText tokens={signature.returns} locale={locale} />
    </>
  );
}

function Param({ param, locale }: { param: Parameter; locale: Locale }) {
  return (
    <>
      {param.rest ? '...' : ''}
      {param.name}
      {param.optional && !param.default ? '?' : ''}: <TypeText tokens={param.type} locale={locale} />
      {param.default ? ` = ${param.default}` : ''}
    </>
  );
}

function TypeParams({ list, locale }: { list: TypeParameter[]; locale: Locale }) {
  if (list.length === 0) return null;
  return (
    <>
      {'<'}
      {list.map(({ name, constraint, default: initial }, index) => (
        <Fragment key={name}>
          {index > 0 ? ', ' : ''}
          {name}
          {constraint ? ' extends ' : ''}
          <TypeText tokens={constraint ?? []} locale={locale} />
          {initial ? ' = ' : ''}
          <TypeText tokens={initial ?? []} locale={locale} />
        </Fragment>
      ))}
      {'>'}
    </>
  );
}

/** `EventEmitter<E>` → `EventEmitter`: the parameters follow on their own. */
function bareName(name: string): string {
  return name.replace(/<.*$/, '');
}
