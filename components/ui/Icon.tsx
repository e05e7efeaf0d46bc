import { iconPath, type IconName } from './icon-paths';

export type { IconName };

type Props = {
  name: IconName;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
};

export function Icon({ name, label }: Props) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPath(name)} />
    </svg>
  );
}
