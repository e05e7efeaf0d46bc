type Props = { code: string };

/**
 * A script that runs while the browser parses the page. Client components pass an empty code in the browser: there, the prerendered
 * script has already run, and one that React inserts would not.
 */
export function InlineScript({ code }: Props) {
  return (
    <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code.replaceAll('</', '<\\/') }} />
  );
}

/** Source text of a call of a function that uses nothing from outside. */
export function callCode<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args): string {
  return `(${run.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')});`;
}
