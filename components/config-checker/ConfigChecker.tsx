'use client';

type Props = { /** Label of the button. */ open: string; noScript: string };

/** The button that loads the configuration checker, which replaces it. */
export function ConfigChecker({ open, noScript }: Props) {
  return (
    <>
      <button type="button" className="button">
        {open}
      </button>
      <p>{noScript}</p>
    </>
  );
}
