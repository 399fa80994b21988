import { expect, test } from 'vitest';
import { documentText, hasText } from './document-text.ts';

const paragraph = (text: string) => ({
  type: 'paragraph',
  attrs: { id: 'a' },
  content: [{ type: 'text', text }],
});

test('a document is read once for whether it has words, and once for its text, also when it is asked again', () => {
  let reads = 0;
  const document = {
    type: 'doc',
    get content() {
      reads += 1;
      return [paragraph('Facts')];
    },
  };
  expect([hasText(document), hasText(document)]).toEqual([true, true]);
  expect(reads).toBe(1);
  expect(documentText(document)).toBe(documentText(document));
  expect(reads).toBe(2);
});

test('empty paragraphs are no text', () => {
  expect(hasText({ type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'a' } }] })).toBe(false);
  expect(hasText({ type: 'doc', content: [paragraph('  ')] })).toBe(false);
});
