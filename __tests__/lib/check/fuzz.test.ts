/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe as wordsOf } from '@/lib/check/report';
import { checkFile } from '../../support/check';
import { createRandom } from '../../support/random';

const tokens = (
  '{ } < > </ /> <Tabs> </Tab> ::: :::note ``` ~~~ " ` [ ]( ) ![ {# {/* */} | &#0; title: !!js/function ' +
  '<script> javascript: % %E0%A4%A $1 __proto__ constructor {... [^1] 1e999'
).split(' ');
const hostile = [
  ...tokens,
  ...['json title="tauri.conf.json"', 'ts', 'rust', 'toml', 'yaml'].map((info) => `\`\`\`${info}\n`),
  ...['\n\n', '\r', '\t', "'", '\\', '\u0000', '\u202E', '\uD800', '\uFEFF', '😀', 'é'],
  ...['---\n', '# ', '###### ', '&a *a', '<<: *a', '```bash\ntauri ', '<Diagram name="', 'export default '],
  ...['[a]: <', '- '.repeat(30), '('.repeat(200)],
];

const pages = readdirSync(path.join(process.cwd(), 'content/fr/about')).map((name) =>
  readFileSync(path.join(process.cwd(), 'content/fr/about', name), 'utf8').slice(0, 1500),
);

function damage(random: () => number): string {
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T;
  let text = random() < 0.2 ? '' : pick(pages);
  for (let step = 0; step < 1 + random() * 6; step++) {
    const at = Math.floor(random() * (text.length + 1));
    const kind = random();
    if (kind < 0.6) text = text.slice(0, at) + pick(hostile) + text.slice(at);
    else if (kind < 0.8) text = text.slice(0, at) + text.slice(at + Math.floor(random() * 80));
    else text = text.slice(at) + text.slice(0, at);
  }
  return text;
}

test('100 damaged files give faults with words, never an exception', async () => {
  const random = createRandom(20261121);
  for (let index = 0; index < 100; index++)
    for (const fault of await checkFile(damage(random))) {
      expect(fault.file).toMatch(/^content\//);
      const { message, fix } = wordsOf(fault, 'fr');
      expect(message.length * fix.length).toBeGreaterThan(0);
      expect(message).not.toMatch(/\n\s+at /);
      if (fault.line !== undefined) expect(fault.line).toBeGreaterThan(0);
    }
}, 60_000);
