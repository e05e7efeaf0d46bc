/** @jest-environment node */
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import type { MdxContext } from '@/lib/mdx/context';
import { explainParser } from '@/lib/mdx/explain-parser';

const context = { file: 'content/fr/a.mdx', lineOffset: 4 } as MdxContext;
let parsePartial: ((text: string, file: string) => Root) | undefined;
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(function (this: Processor) {
    parsePartial = explainParser(this, context);
  });

it('names the file and the line of a syntax error, of a page and of a partial', () => {
  const page = (): Root => processor.parse('Un.\n\n<Tabs>\n');
  expect(page).toThrow('content/fr/a.mdx:7: La balise <Tabs> n’est pas fermée\n  → Fermez chaque balise');
  expect(() => parsePartial?.('<Tabs>\n', 'content/fr/_partials/b.mdx')).toThrow(
    'content/fr/_partials/b.mdx:1: La balise <Tabs> n’est pas fermée',
  );
  expect(page).toThrow('content/fr/a.mdx:7: ');
});

it('names an open tag with its attributes, by which an author finds it among others', () => {
  const tab = (value: string): string => `<Tab value="${value}" label="A">\n\nUn.\n\n`;
  expect(() => processor.parse(`<Tabs>\n${tab('a')}${tab('b')}</Tab>\n</Tabs>\n`)).toThrow(
    'content/fr/a.mdx:15: La balise </Tabs> ne ferme pas <Tab value="a" label="A">, qui est encore ouverte',
  );
  expect(() => processor.parse(`<Tabs>\n<Tab\n  value="a"\n>\n\nUn.\n\n</Tabs>\n`)).toThrow(
    'La balise </Tabs> ne ferme pas <Tab>, qui est encore ouverte',
  );
});
