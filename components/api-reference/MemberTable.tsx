import { Fragment } from 'react';
import { describeMembers } from '@/lib/api-reference/entry-view';
import type { ApiMember } from '@/lib/api-reference/types';
import type { Translate } from '@/lib/i18n/translator';

type Props = { members: readonly ApiMember[]; t: Translate };

/** Members of a symbol by kind, each with a link to its entry. */
export function MemberTable({ members, t }: Props) {
  return (
    <div className="table members" role="group" aria-label={t('api.members')} tabIndex={0}>
      <table>
        <tbody>
          {describeMembers(members, t).map(({ label, members: list }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {list.map(({ text, href }, index) => (
                  <Fragment key={href}>
                    {index > 0 ? ', ' : null}
                    <a href={href}>{text}</a>
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
