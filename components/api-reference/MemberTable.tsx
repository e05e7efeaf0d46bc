import { Fragment } from 'react';
import type { ApiMember } from '@/lib/api-reference/js/types';
import type { Translate } from '@/lib/i18n/translator';

type Props = { members: readonly ApiMember[]; t: Translate };

const kinds = ['enum-member', 'constructor', 'property', 'accessor', 'method'] as const;

/** Members of a symbol at a glance, by kind, each leading to its entry. */
export function MemberTable({ members, t }: Props) {
  const rows = kinds
    .map((kind) => ({ kind, list: members.filter((member) => member.kind === kind) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className="table members" role="group" aria-label={t('api.members')} tabIndex={0}>
      <table>
        <tbody>
          {rows.map(({ kind, list }) => (
            <tr key={kind}>
              <th scope="row">{t(`api.kind.${kind}`)}</th>
              <td>
                {list.map((member, index) => (
                  <Fragment key={member.anchor}>
                    {index > 0 ? ', ' : null}
                    <a href={`#${member.anchor}`}>{member.name}</a>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
