type Props = {
  /** A drawing of `icons.ts`. */
  path: string;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
};

export function Icon({ path, label }: Props) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
