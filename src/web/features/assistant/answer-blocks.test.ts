import { expect, test } from 'vitest';
import { documentOfText } from '#law/drafting/document/from-text.ts';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { answerBlocks } from './answer-blocks.ts';

const source = (n: number, more: Partial<AnswerSource>): AnswerSource => ({
  n,
  kind: 'library',
  id: 'a',
  title: 'Asha Menon v. State of Kerala',
  quote: '',
  url: '/home/library/a',
  ...more,
});
let ids = 0;
const newId = () => {
  ids += 1;
  return `block${ids}`;
};

test('an answer becomes paragraphs that the editor reads, with its sources as footnotes', () => {
  const answer =
    '**Supports**\n\n- *Asha Menon*, paragraph 12: “The right to be heard.” [1]\n  - treated: “followed” [2]\n\nIt applies **here** [1, 2][9].\n\n| Day | Sum |\n|---|---|\n| 1 May | Rs. 500 |\n\n*Quoted from your sources word for word.*';
  const sources = [
    source(1, { citation: '(2017) 10 SCC 1', paragraph: '12' }),
    source(2, { title: 'notice.pdf', kind: 'file', page: 2 }),
  ];
  const content = answerBlocks({ text: answer, notes: [] }, sources, newId);
  const before = documentOfText('1. The plaint is filed.', newId);
  const read = readDocument({ ...before, content: [...before.content, ...content] }, newId);
  if (!('document' in read)) throw new Error(read.problem.what);
  const text = textOfDocument(read.document);
  expect(text).toContain(
    '1. The plaint is filed.\n\nSupports\n\nAsha Menon, paragraph 12: “The right to be heard.” [1]',
  );
  expect(text).toContain('It applies here [3][4].\n\nDay; Sum\n\n1 May; Rs. 500');
  expect(text).toContain('Asha Menon v. State of Kerala, (2017) 10 SCC 1, para 12');
  expect(text).toContain('notice.pdf, page 2');
  expect(text).not.toContain('word for word');
  expect(content[0]?.content).toEqual([{ type: 'text', text: 'Supports', marks: [{ type: 'bold' }] }]);
});

test('what was found about a sentence goes with it into the draft', () => {
  const text = 'The rent is Rs. 95,000 [1]. \uE0000\uE001 It is due.';
  const notes = [{ words: 'Rs. 95,000: the source says Rs. 45,000', quiet: false }];
  const [paragraph] = answerBlocks({ text, notes }, [source(1, {})], newId);
  expect(paragraph?.content).toContainEqual({
    ...{ type: 'text', text: '[Rs. 95,000: the source says Rs. 45,000]' },
    marks: [{ type: 'bold' }],
  });
});
