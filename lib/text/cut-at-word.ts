/** Cuts a text to at most `length` characters, at a space if there is one in the second half; Chinese has none. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const space = text.lastIndexOf(' ', length);
  return text.slice(0, space > length / 2 ? space : length);
}
