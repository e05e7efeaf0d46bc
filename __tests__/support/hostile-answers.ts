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
const strange: unknown[] = [null, undefined, 0, -1, true, [], {}, [[[[]]]], { value: {} }, { toString: 1 }];

const levels = { lvl1: 'One', lvl2: 'Two', lvl3: 'Three', lvl6: 'Six' };
const marked = Object.fromEntries(Object.entries(levels).map(([level, value]) => [level, { value }]));
const hit = {
  objectID: 'a',
  url: '/fr/a',
  anchor: 'b',
  content: 'Text',
  hierarchy: { lvl0: 'Documentation', ...levels },
  _highlightResult: { hierarchy: marked, content: { value: 'Text' } },
  _snippetResult: { content: { value: 'Text' } },
};

/** What a broken or hostile service may answer to one query: an answer with some of its values replaced. */
export function makeAnswer(next: () => number): unknown {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const corrupt = (value: unknown): unknown => {
    if (next() < 0.02) return pick(strange);
    if (Array.isArray(value)) return value.map(corrupt);
    if (typeof value !== 'object' || value === null) return next() < 0.5 ? pick(nasty) : value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, corrupt(part)]));
  };
  return corrupt({ results: [{ hits: Array.from({ length: Math.floor(next() * 4) }, () => hit) }] });
}
