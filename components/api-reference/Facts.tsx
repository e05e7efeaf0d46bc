import { Fragment } from 'react';
import type { Fact } from '@/lib/api-reference/entry-view';
import type { Locale } from '@/lib/site/config';
import { Pieces } from './Pieces';

type Props = { facts: Fact[]; locale: Locale };

/** Facts about a configuration key or a command-line option, one line each. */
export function Facts({ facts, locale }: Props) {
  return (
    <dl className="facts">
      {facts.map(({ name, code, notes, deprecated }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {code.map(({ pieces, copy }, index) => (
              <Fragment key={index}>
                {index > 0 ? ', ' : null}
                <code data-copy={copy ? '' : undefined}>
                  <Pieces pieces={pieces} locale={locale} />
                </code>
              </Fragment>
            ))}
            {code.length > 0 && notes.length > 0 ? ' · ' : null}
            {notes.join(' · ')}
            {deprecated ? <strong className="deprecated"> · {deprecated}</strong> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
