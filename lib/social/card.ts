import type { Section } from '../content/types';
import { escapeXml } from '../text/escape';
import { drawCover, type CoverColours } from './cover';

const MAX_LINES = 4;

const colours: CoverColours = {
  ground: '#0f0f0f',
  raised: '#1b1a18',
  line: '#7d766c',
  soft: '#34312d',
  accent: '#ffb183',
};

type Card = {
  title: string;
  section: string;
  /** Name of the site. */
  name: string;
  /** Text of a post; its cover is drawn next to the title. */
  sections?: Section[];
};

/** The drawing of a page's social picture. */
export function buildCard({ title, section, name, sections }: Card): string {
  const lines = wrap(title, sections ? 19 : 28);
  const size = sections ? 56 : 72;
  const step = size * 1.2;
  const top = 340 - ((lines.length - 1) * step) / 2;
  const picture = sections
    ? drawCover({ title, sections }, colours).replace(
        '<svg ',
        '<svg x="672" y="180" width="480" height="270" ',
      )
    : `<circle cx="1090" cy="90" r="180" fill="none" stroke="#2a1d16" stroke-width="40"/><circle cx="1090" cy="90" r="84" fill="#2a1d16"/>`;
  const text = lines
    .map(
      (line, index) =>
        `<text x="88" y="${top + index * step}" font-size="${size}" font-weight="700" fill="#f5f5f5">${escape(line)}</text>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Familjen Grotesk">` +
    `<rect width="1200" height="630" fill="${colours.ground}"/><rect width="16" height="630" fill="${colours.accent}"/>` +
    picture +
    `<text x="88" y="118" font-size="34" font-weight="700" fill="${colours.accent}">${escape(section)}</text>${text}` +
    `<text x="88" y="572" font-size="30" font-weight="700" fill="#a3a3a3">${escape(name)}</text></svg>`
  );
}

/** Wraps a title; too long a title ends with an ellipsis. */
function wrap(title: string, lineLength: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${(lines[MAX_LINES - 1] ?? '').slice(0, lineLength - 1)}…`];
}

function escape(text: string): string {
  return escapeXml(text.replace(/[\u00A0\u202F]/g, ' '));
}
