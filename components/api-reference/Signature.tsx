import type { JsEntry } from '@/lib/api-reference/reference';
import { describeSignature, isOneLine } from '@/lib/api-reference/signature-view';
import type { DocumentedModule } from '@/lib/api-reference/types';
import type { Translate } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { Pieces } from './Pieces';

type Props = { module: DocumentedModule; entry: JsEntry; locale: Locale; t: Translate };

/** Badges of a symbol or a member, its declaration, and the allowlist keys that enable it. */
export function Signature({ module, entry, locale, t }: Props) {
  const { code, badges, allowlist, versionTwo } = describeSignature(module, entry, locale, t);
  const remarks = badges.map(({ pieces, deprecated }, index) => (
    <li key={index} className={deprecated ? 'badge deprecated' : 'badge'}>
      <Pieces pieces={pieces} locale={locale} />
    </li>
  ));
  const facts = (
    <>
      {allowlist.length > 0 ? (
        <li>
          {t('api.allowlist')}{' '}
          <code>
            <Pieces pieces={allowlist} locale={locale} />
          </code>
        </li>
      ) : null}
      <li>{versionTwo}</li>
    </>
  );
  const declaration = (
    <code>
      <Pieces pieces={code} locale={locale} />
    </code>
  );
  if (isOneLine(entry.member ?? entry.symbol))
    return (
      <ul className="facts">
        <li>{declaration}</li>
        {remarks}
        {facts}
      </ul>
    );
  return (
    <>
      {remarks.length > 0 ? <ul className="facts">{remarks}</ul> : null}
      <div className="signature">{declaration}</div>
      <ul className="facts">{facts}</ul>
    </>
  );
}
