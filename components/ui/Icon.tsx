type Props = {
  /** A drawing of `icons.ts`. */
  path: string;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
};

/** An icon of one path on a grid of 24; decorative without a label. */
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
