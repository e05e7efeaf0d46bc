import type { ParsedPage } from '@/lib/content/types';
import { ChoiceMenu } from './ChoiceMenu';

/** With fewer commands than this, a menu above the text takes more space than it is worth. */
const MIN_COMMANDS = 3;

type Props = {
  choices: ParsedPage['choices'];
  className?: string;
};

/** Menus for the reader's choices on which the text of a page depends. */
export function Choices({ choices, className = '' }: Props) {
  const groups = [
    ...(choices.os > 0 ? (['os'] as const) : []),
    ...(choices['package-manager'] >= MIN_COMMANDS ? (['package-manager'] as const) : []),
  ];
  if (groups.length === 0) return null;
  return (
    <div className={`choices ${className}`.trim()}>
      {groups.map((group) => (
        <ChoiceMenu key={group} group={group} />
      ))}
    </div>
  );
}
