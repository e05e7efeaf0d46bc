import { describeSignature } from '@/lib/api-reference/entry-view';
import type { JsEntry } from '@/lib/api-reference/reference';
import type { Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { Pieces } from './Pieces';

type Props = { entry: JsEntry; locale: Locale; t: Translate };

/** The declaration of a symbol or a member, with its version and its replacement if it is deprecated. */
export function Signature({ entry, locale, t }: Props) {
  const { code, notes } = describeSignature(entry, locale, t);
  return (
    <>
      <div className="signature">
        <code>
          <Pieces pieces={code} locale={locale} />
        </code>
      </div>
      {notes.length > 0 ? (
        <p className="facts">
          {notes.map(({ pieces, deprecated }, index) => (
            <span key={index} className={deprecated ? 'deprecated' : undefined}>
              <Pieces pieces={pieces} locale={locale} />
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}
