import { expect, test } from 'vitest';
import { documentOf, documentText } from './document-text.ts';

test('a document is read from its text as it was, and as a build before kept it', () => {
  const block = { type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: 'नोटिस "1"' }] };
  for (const document of [
    { type: 'doc', content: [block, { ...block, attrs: { id: 'b' } }] },
    { type: 'doc', content: [] },
  ]) {
    expect(documentOf(documentText(document))).toEqual(document);
    expect(documentOf(documentText(document))).toEqual(document);
    expect(documentOf(document)).toBe(document);
  }
});
