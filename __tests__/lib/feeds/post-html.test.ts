import { toFeedHtml } from '@/lib/feeds/post-html';

test.each([
  [
    'a file',
    '```rust title="src/a & <b>.rs"\nlet a = 1;\n```\n\nSuite.',
    '<p><code>src/a &amp; &lt;b&gt;.rs</code></p>\n<pre><code class="language-rust">let a = 1;\n</code></pre>\n<p>Suite.</p>',
  ],
  [
    'quotes in a title',
    `\`\`\`\`text title='dire "oui"'\n\`\`\`\n\`\`\`\``,
    '<p><code>dire &quot;oui&quot;</code></p>\n<pre><code class="language-text">```\n</code></pre>',
  ],
  [
    'no title after a block with one',
    '```ts title="a.ts"\na\n```\n\n```\nb\n```',
    '<p><code>a.ts</code></p>\n<pre><code class="language-ts">a\n</code></pre>\n<pre><code>b\n</code></pre>',
  ],
  [
    'a block in a list item',
    '- Un point\n\n  ```toml title="Cargo.toml"\n  [a]\n  ```',
    '<ul>\n<li>\n<p>Un point</p>\n<p><code>Cargo.toml</code></p>\n<pre><code class="language-toml">[a]\n</code></pre>\n</li>\n</ul>',
  ],
  [
    'an empty block',
    '```sh title="a"\n```',
    '<p><code>a</code></p>\n<pre><code class="language-sh"></code></pre>',
  ],
  ['a table', '| a |\n| - |\n| `b` |', '<table>'],
])('HTML of feeds: %s', (_, markdown, html) => {
  expect(toFeedHtml(markdown)).toContain(html);
});
