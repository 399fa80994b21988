import { growthPerDoubling, repeated } from '@munshi/test-support/growth.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';
import { parseMarkdown } from './parse-blocks.ts';
import { plainText, plainWords } from './plain-words.ts';

afterEach(cleanup);

const Source = ({ n }: { n: number }) => (n > 2 ? null : <sup>{n}</sup>);
const Note = ({ at }: { at: number }) => <b>{at}</b>;

function html(text: string): string {
  const { container } = render(<Markdown text={text} Source={Source} Note={Note} />);
  const result = container.innerHTML.replaceAll(/ (?:class|lang)="[^"]*"/g, '').replaceAll(/<\/?div>/g, '');
  cleanup();
  return result;
}

test.each([
  ['## Authority', '<h4>Authority</h4>'],
  ['####### seven', '<p>####### seven</p>'],
  ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
  [
    '**bold** *italic* _italic_ __under__ `co*de`',
    '<p><strong>bold</strong> <em>italic</em> <em>italic</em> <u>under</u> <code>co*de</code></p>',
  ],
  ['**bold with *italic* in it**', '<p><strong>bold with <em>italic</em> in it</strong></p>'],
  ['2 * 3 * 4, snake_case_name and **open', '<p>2 * 3 * 4, snake_case_name and **open</p>'],
  ['\\*not\\* italic', '<p>*not* italic</p>'],
  [
    'held [1][2], see [1, 2] and [7]',
    '<p>held <sup>1</sup><sup>2</sup>, see <sup>1</sup><sup>2</sup> and </p>',
  ],
  ['(2011) [2011] 4 SCC 77', '<p>(2011) [2011] 4 SCC 77</p>'],
  [
    '- a\n- b\n  - c\n\n  more b\n- d',
    '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul><p>more b</p></li><li><p>d</p></li></ul>',
  ],
  ['3. third\n4. fourth', '<ol start="3"><li><p>third</p></li><li><p>fourth</p></li></ol>'],
  ['> quoted [1]\n> words\n\nafter', '<blockquote><p>quoted <sup>1</sup> words</p></blockquote><p>after</p>'],
  ['```ts\n# no *heading*\n```\nafter', '<pre># no *heading*</pre><p>after</p>'],
  ['a\n\n---\n\nb', '<p>a</p><hr><p>b</p>'],
  [
    'Dates:\n| Day | *What* |\n|:--|--:|\n| 1 May | paid [1] |\n| 2 May |\n| 3 May | a \\| b | more |\nafter',
    '<p>Dates:</p><table><thead><tr><th scope="col">Day</th><th scope="col"><em>What</em></th></tr></thead><tbody><tr><td>1 May</td><td>paid <sup>1</sup></td></tr><tr><td>2 May</td><td></td></tr><tr><td>3 May</td><td>a | b more</td></tr></tbody></table><p>after</p>',
  ],
  [
    'this | that\n--- | --\n- x',
    '<table><thead><tr><th scope="col">this</th><th scope="col">that</th></tr></thead><tbody></tbody></table><ul><li><p>x</p></li></ul>',
  ],
  ['a | b\nc | d', '<p>a | b c | d</p>'],
  ['| a | b |\n|---|', '<p>| a | b | |---|</p>'],
  [
    '| a |\n|---|\n| <img src=x> [w](https://evil.example) |',
    '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>&lt;img src=x&gt; w</td></tr></tbody></table>',
  ],
])('%j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each([
  ['[words](https://evil.example/?q=secret)', '<p>words</p>'],
  ['![alt](https://evil.example/pixel.png)', '<p>alt</p>'],
  ['[1](https://evil.example)', '<p><sup>1</sup>(https://evil.example)</p>'],
  ['<https://evil.example>', '<p>&lt;https://evil.example&gt;</p>'],
  [
    '<img src=x onerror=alert(1)><script>x</script>',
    '<p>&lt;img src=x onerror=alert(1)&gt;&lt;script&gt;x&lt;/script&gt;</p>',
  ],
  ['[a]: https://evil.example\n[a]', '<p>[a]: https://evil.example [a]</p>'],
])('nothing of a text becomes a link, an image or HTML: %j', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test.each([
  ['**Dates** | Day | *What* | |:--|--:| | 1 May | paid [1] |', 'Dates Day What 1 May paid'],
  ['this | that --- | --- a | b', 'this that a b'],
  [
    '## Authority - *Ram v. State*, AIR 1973 SC 1461: “held” [12]',
    'Authority Ram v. State, AIR 1973 SC 1461: “held”',
  ],
  ['> a co-owner, 2 - 3 persons', 'a co-owner, 2 3 persons'],
])('%j is shown in plain words', (text, expected) => {
  expect(plainWords(text)).toBe(expected);
});

test('an answer as plain text keeps its paragraphs, points, rows and numbers', () => {
  const answer =
    '**Supports**\n\n- *Ram v. State*, paragraph 4: “a *bona fide* purchaser” [1]\n  - followed [2]\n\n| Day | Sum |\n|---|--:|\n| 1 May | ₹ 5 |\n\n---\n\n3. third';
  expect(plainText({ text: answer, notes: [] })).toBe(
    'Supports\n\n• Ram v. State, paragraph 4: “a bona fide purchaser” [1]\n   • followed [2]\n\nDay\tSum\n1 May\t₹ 5\n\n3. third',
  );
});

test('an amount in a column at the right stays in one line, a sentence may wrap', () => {
  const { container } = render(
    <Markdown
      text={
        '| What | Sum |\n|---|--:|\n| Rent due | ₹ 1,23,456.00 |\n| Rent | to be paid by the tenant every month |'
      }
      Source={Source}
      Note={Note}
    />,
  );
  const kept = [...container.querySelectorAll('td')].filter((cell) => cell.className.includes('nowrap'));
  expect(kept.map((cell) => cell.textContent)).toEqual(['₹ 1,23,456.00']);
});

test('a table has a limit of columns and of rows, and no words are lost', () => {
  const wide = `${'| a '.repeat(9)}|\n${'|---'.repeat(9)}|`;
  expect(html(wide)).not.toContain('<table>');
  const long = html(
    `| a | b |\n|---|---|\n${Array.from({ length: 300 }, (_, at) => `| row ${at} | x |\n`).join('')}`,
  );
  expect(long.match(/<tr>/g)).toHaveLength(201);
  expect(long).toContain('row 299');
});

test('every text is read in time that grows with its length', async () => {
  const parts = [
    '**a ',
    '*_`[',
    '[1',
    '![](',
    '> > > > ',
    '- \n  - ',
    '``` \n',
    '__a__ ',
    '# #',
    '| a | b |\n',
    '|',
    '|-|\n',
    '\\|',
    '1. a\n\n',
  ];
  for (const part of parts) {
    const growth = await growthPerDoubling((size) => parseMarkdown(repeated(part, size)), {
      from: 50_000,
      to: 200_000,
    });
    expect(growth, part).toBeLessThan(2.5);
  }
});
