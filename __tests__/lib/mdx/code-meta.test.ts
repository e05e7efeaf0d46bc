/** @jest-environment node */
import { parseCodeMeta } from '@/lib/mdx/code-meta';

// Names that every object inherits.
test.each(['constructor', 'toString', 'toString={1}', 'valueOf={1}', '__proto__'])(
  '%s after a fence is a fault',
  (meta) => {
    const problems = parseCodeMeta(meta).faults.map(({ problem }) => problem);
    expect(problems).toEqual([`« ${meta} » n’est pas compris`]);
  },
);
