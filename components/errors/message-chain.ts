/** Joins an error's message and those of its causes; `label` introduces each cause. */
export function messageChain(reason: unknown, label: string): string {
  if (!(reason instanceof Error)) return String(reason);
  const lines = [reason.message];
  let { cause } = reason;
  // A chain may be circular.
  for (let depth = 0; cause instanceof Error && depth < 20; depth++) {
    lines.push('', label, cause.message);
    ({ cause } = cause);
  }
  return lines.join('\n');
}
