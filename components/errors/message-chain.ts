/** An error's message and those of its causes, a blank line between them. `cause` is the word in front of each cause. */
export function messageChain(error: Error, cause: string): string {
  const lines = [error.message];
  for (
    let current = error.cause, depth = 0;
    current instanceof Error && depth < 20;
    current = current.cause, depth++
  ) {
    lines.push('', cause, current.message);
  }
  return lines.join('\n');
}
