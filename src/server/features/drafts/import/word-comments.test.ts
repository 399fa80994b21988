import { expect, test } from 'vitest';
import { writeDocx } from '#server/platform/documents/docx/docx-writer.ts';
import { zipEntries } from '#server/platform/sandbox/zip-entry.ts';
import { zip } from '#test/fixtures/zip.ts';
import { exportDocument } from '../export-document.ts';
import { draftOfDocx } from './docx-document.ts';

const newIds = () => {
  let id = 0;
  return () => {
    id += 1;
    return `b${id}`;
  };
};
const paragraph = (id: string, text: string) =>
  ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] }) as const;
const at = '2026-03-02T10:00:00Z';

test('comments, replies and what is settled go out to Word and come back on their paragraphs', async () => {
  const model = exportDocument({
    ...{ title: 'Lease', before: [], after: [] },
    document: { type: 'doc', content: [paragraph('one', 'The rent is due.'), paragraph('two', 'The term.')] },
    comments: [
      { block: 'two', author: 'Asha Rao', at, text: 'Check the term.', settled: true },
      { block: 'two', author: 'Meera Iyer', at, text: 'Three years.\nSee the schedule.', answers: 0 },
      { block: 'one', author: 'Meera Iyer', at, text: 'From which month?' },
    ],
  });
  const { document, comments, losses } = draftOfDocx(Buffer.from(await writeDocx(model)), newIds());
  const [one, two] = document.content.map(({ attrs }) => attrs.id);
  const of = { quote: expect.any(String), replyTo: null, settled: false };
  expect(comments).toEqual([
    { ...of, block: two, author: 'Asha Rao', body: 'Check the term.', settled: true },
    { ...of, block: two, author: 'Meera Iyer', body: 'Three years.\nSee the schedule.', replyTo: 0 },
    { ...of, block: one, author: 'Meera Iyer', body: 'From which month?' },
  ]);
  expect(comments.map(({ quote }) => quote)).toEqual(['The term.', 'The term.', 'The rent is due.']);
  expect(losses).toEqual(['commentsKept']);
});

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const sign = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`;

/** A Word document with comments, as Word writes them without threads. */
const word = (body: string, comments: string) =>
  zip({
    '_rels/.rels': `<Relationships><Relationship Type="x/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    'word/comments.xml': `<w:comments xmlns:w="${W}">${comments}</w:comments>`,
  });

test('a comment over several paragraphs, in a table, without words or without a place is kept', async () => {
  const comment = (id: number, text: string) =>
    `<w:comment w:id="${id}" w:author="R. &amp; Co"><w:p>${run(text)}</w:p></w:comment>`;
  const body = [
    `<w:p><w:commentRangeStart w:id="0"/>${run('First')}</w:p><w:p>${run('second')}<w:commentRangeEnd w:id="0"/>${sign(0)}</w:p>`,
    `<w:tbl><w:tr><w:tc><w:p>${run('Cell')}${sign(1)}</w:p></w:tc></w:tr></w:tbl>`,
  ].join('');
  const file = word(
    body,
    [comment(0, 'Over two'), comment(1, 'On a cell'), comment(2, 'Nowhere'), comment(3, '')].join(''),
  );
  expect(zipEntries(file, () => true).size).toBe(3);
  const { document, comments } = draftOfDocx(file, newIds());
  const [first, , table] = document.content.map(({ attrs }) => attrs.id);
  expect(comments.map(({ block, quote, body: words }) => [block, quote, words])).toEqual([
    [first, 'First second', 'Over two'],
    [table, '', 'On a cell'],
    [null, '', 'Nowhere'],
  ]);
  expect(comments[0]?.author).toBe('R. & Co');
});
