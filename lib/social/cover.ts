import type { Section } from '../content/types';

export type CoverColours = { ground: string; raised: string; line: string; soft: string; accent: string };

/** Colours of the page's mode. */
export const pageColours: CoverColours = {
  ground: 'var(--bg-sunken)',
  raised: 'var(--bg-raised)',
  line: 'var(--line-strong)',
  soft: 'var(--line)',
  accent: 'var(--accent)',
};

const MAX_BARS = 6;
const BAR_STEP = 18;

/**
 * The cover of a post, drawn from its content: a window with one bar per section, as long as the section is, and the version
 * that the title names.
 */
export function drawCover(
  { title, sections }: { title: string; sections: Section[] },
  colours: CoverColours,
): string {
  const { ground, raised, line, soft, accent } = colours;
  const version = /\b\d+(?:\.\d+)+/.exec(title)?.[0];
  const left = version ? 68 + version.length * 27 : 52;
  const lengths = lengthsOf(sections).slice(0, MAX_BARS);
  const longest = Math.max(...lengths);
  const top = 142 - (lengths.length * BAR_STEP) / 2 + 5;
  const bars = lengths.map((length, index) => {
    const width = Math.max(16, Math.round((length / longest) * (284 - left)));
    return `<rect x="${left}" y="${top + index * BAR_STEP}" width="${width}" height="8" rx="4" fill="${index === 0 ? accent : line}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225"><rect width="400" height="225" fill="${ground}"/>` +
    `<rect x="136" y="24" width="236" height="150" rx="12" fill="none" stroke="${soft}" stroke-width="3"/>` +
    `<rect x="28" y="50" width="280" height="153" rx="12" fill="${raised}" stroke="${line}" stroke-width="3"/>` +
    `<path d="M28 80h280" stroke="${line}" stroke-width="3"/><circle cx="46" cy="65" r="5" fill="${accent}"/><circle cx="63" cy="65" r="5" fill="${accent}"/>` +
    (version
      ? `<text x="48" y="161" font-size="54" font-weight="700" fill="${accent}">${version}</text>`
      : '') +
    `${bars.join('')}</svg>`
  );
}

/** Length of each part of a post that begins with a heading of level 2. */
function lengthsOf(sections: Section[]): number[] {
  const lengths: number[] = [];
  for (const { heading, text } of sections) {
    if (lengths.length === 0 || heading?.depth === 2) lengths.push(0);
    lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + (heading?.text.length ?? 0) + text.length;
  }
  return lengths;
}
