import { Fragment } from 'react';
import type { Fact } from '@/lib/api-reference/entry-view';
import type { Locale } from '@/lib/site/config';
import { Pieces } from './Pieces';

type Props = { facts: Fact[]; locale: Locale };

/** Type, default and release of a configuration key or command-line option, shown next to its name. */
export function Facts({ facts, locale }: Props) {
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map((fact, index) => (
        <li key={index}>
          {fact.folded ? (
            <details>
              <summary>{fact.name}</summary>
              <Codes {...fact} locale={locale} />
            </details>
          ) : (
            <>
              {fact.bare ? null : `${fact.name} `}
              <Codes {...fact} locale={locale} />
            </>
          )}
          {fact.notes.map((note) => (
            <Fragment key={note}>
              {' '}
              <span className="badge">{note}</span>
            </Fragment>
          ))}
          {fact.deprecated ? (
            <>
              {' '}
              <span className="badge deprecated">{fact.deprecated}</span>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Codes({ code, locale }: Pick<Fact, 'code'> & { locale: Locale }) {
  return code.map(({ pieces, copy }, index) => (
    <code key={index} data-copy={copy ? '' : undefined}>
      <Pieces pieces={pieces} locale={locale} />
    </code>
  ));
}
