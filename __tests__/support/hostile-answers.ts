/** Texts that mean harm, or nothing. */
export const nasty = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<em><svg onload=window.hacked=1></em>',
  '</em></em><em>',
  '\uE000\uE000<iframe srcdoc="<script>parent.hacked=1</script>">\uE001',
  'javascript:window.hacked=1',
  'JAVASCRIPT:window.hacked=1',
  'data:text/html,<script>1</script>',
  '//evil.example',
  'https://ok.example/#x',
  '/fr/v1',
  '#a',
  'null',
  '',
  '\uD800',
  '\u202E\u2066',
  '😀'.repeat(50),
  '&lt;b&gt;&#0;',
  '\u0000',
  'x'.repeat(20_000),
  '__proto__',
  'constructor',
  '{{x}}',
  '${x}',
  '(((((((((((((((a+)+)+)+$',
];
const strange: unknown[] = [
  null,
  undefined,
  0,
  -1,
  NaN,
  true,
  [],
  {},
  [[[[]]]],
  { value: {} },
  { toString: 1 },
  new Date(0),
];

/** What a broken or hostile service may answer to one query, as a value. */
export function makeAnswer(next: () => number): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const value = (): unknown => (next() < 0.75 ? pick(nasty) : pick(strange));
  const levels = (wrap: (value: unknown) => unknown): Record<string, unknown> =>
    Object.fromEntries(
      ['lvl1', 'lvl2', 'lvl3', 'lvl6'].filter(() => next() < 0.7).map((level) => [level, wrap(value())]),
    );
  const hit = (): unknown =>
    next() < 0.05
      ? pick(strange)
      : {
          objectID: value(),
          url: value(),
          anchor: value(),
          content: value(),
          hierarchy:
            next() < 0.03
              ? value()
              : {
                  lvl0: next() < 0.97 ? pick(['Documentation', 'Blog', ...nasty.filter(Boolean)]) : value(),
                  ...levels((text) => text),
                },
          _highlightResult:
            next() < 0.1
              ? value()
              : { hierarchy: levels((text) => ({ value: text })), content: { value: value() } },
          _snippetResult: next() < 0.1 ? value() : { content: { value: value() } },
        };
  if (next() < 0.05) return pick([...strange, ...nasty]);
  return {
    results:
      next() < 0.05
        ? value()
        : [{ hits: next() < 0.05 ? value() : Array.from({ length: Math.floor(next() * 12) }, hit) }],
  };
}
