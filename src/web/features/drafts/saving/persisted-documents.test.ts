import { expect, test } from 'vitest';
import { documentText } from './document-text.ts';
import { persistedDocument, readPersisted } from './persisted-documents.ts';

const block = (id: string | null, text: string) => ({
  type: 'paragraph',
  attrs: { id },
  content: [{ type: 'text', text }],
});
const start = { type: 'doc', content: ['a', 'b', 'c'].map((id) => block(id, `नोटिस "${id}"`)) };
const read = (kept: ReturnType<typeof persistedDocument>) =>
  readPersisted(structuredClone(kept), documentText(start));

test('a document is kept as what changed in another one, and read again as it was', () => {
  const typed = { ...start, content: start.content.with(1, block('b', 'typed')) };
  const kept = persistedDocument(start, typed);
  expect(JSON.stringify(kept)).not.toContain('नोटिस');
  expect([read(kept), read(persistedDocument(start, start))]).toEqual([typed, start]);
  expect(readPersisted(kept, undefined)).toBeUndefined();
});

test('a document of which most changed, or blocks have no id, is saved whole', () => {
  const long = { ...start, content: Array.from({ length: 100 }, (_, at) => block(`n${at}`, 'New')) };
  const unnamed = { ...start, content: [block(null, 'One')] };
  const [ofLong, ofUnnamed] = [persistedDocument(start, long), persistedDocument(unnamed, start)];
  expect(readPersisted(ofLong, undefined)).toEqual(long);
  expect(readPersisted(ofUnnamed, undefined)).toEqual(start);
});

test('a document that a build before kept is read', () => {
  expect(readPersisted(start, undefined)).toEqual(start);
});
