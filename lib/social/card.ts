const lineLength = 26;
const mostLines = 4;

/** The drawing of a page's social picture: section, title, name of the site. */
export function buildCard(title: string, section: string, name: string): string {
  const lines = wrap(title);
  const top = 330 - (lines.length - 1) * 42;
  const text = lines
    .map(
      (line, index) =>
        `<text x="88" y="${top + index * 84}" font-size="68" font-weight="600" fill="#f5f5f5">${escape(line)}</text>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Inter">` +
    `<rect width="1200" height="630" fill="#0f0f0f"/><rect width="16" height="630" fill="#ffb183"/>` +
    `<circle cx="1090" cy="90" r="180" fill="none" stroke="#2a1d16" stroke-width="40"/><circle cx="1090" cy="90" r="84" fill="#2a1d16"/>` +
    `<text x="88" y="118" font-size="34" font-weight="600" fill="#ffb183">${escape(section)}</text>${text}` +
    `<text x="88" y="572" font-size="30" font-weight="600" fill="#a3a3a3">${escape(name)}</text></svg>`
  );
}

/** Lines of about equal length; what does not fit ends with an ellipsis. */
function wrap(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), `${(lines[mostLines - 1] ?? '').slice(0, lineLength - 1)}…`];
}

function escape(text: string): string {
  return text
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}
