import { expect, test } from 'vitest';
import type { SearchHit } from '#server/platform/search/engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { askedPoints, sharedPoints } from './shared-points.ts';

const asked = madeUpDocument('asked', 'Murder.', {
  section_law: [{ law: 'IPC', section_number: '302', key: 'ipc:302' }],
  citations: [{ case_name: 'Asha v. Bina', citation: '2001 KER 1', key: '2001:ker:1' }],
  keywords: ['Bail'],
});
const hit = (more: Parameters<typeof madeUpDocument>[2], score = 1): SearchHit => ({
  id: 'hit',
  score,
  boost: 0,
  match: 'hybrid',
  record: madeUpDocument('hit', 'Other.', more),
  passages: [],
});
const library = { get: async (id: string) => (id === 'asked' ? asked : undefined) };

test('the sections, authorities and subjects that both have are named', async () => {
  const points = await askedPoints(library, { id: 'asked' });
  if (!points) throw new Error('no points');
  const like = hit(
    { section_law: asked.section_law, citations: asked.citations, keywords: ['bail', 'Toll'] },
    0.1,
  );
  expect(sharedPoints(points, like, 1)).toEqual({
    degree: 'close',
    sections: ['IPC 302'],
    authorities: ['Asha v. Bina'],
    facts: [],
    keywords: ['bail'],
  });
  expect(sharedPoints(points, hit({ section_law: asked.section_law }, 0.1), 1).degree).toBe('some');
  expect(sharedPoints(points, hit({}, 0.9), 1).degree).toBe('some');
  expect(sharedPoints(points, hit({}, 0.1), 1)).toEqual({
    degree: 'little',
    sections: [],
    authorities: [],
    facts: [],
    keywords: [],
  });
});

test('a pasted text has the points that are read from it', async () => {
  const points = await askedPoints(library, {
    text: 'He was convicted under section 302 of the Indian Penal Code.',
  });
  expect(points && sharedPoints(points, hit({ section_law: asked.section_law }), 1).sections).toEqual([
    'IPC 302',
  ]);
  expect(await askedPoints(library, { id: 'nobody' })).toBeUndefined();
});

test('what the facts of both are about stands apart from what they decide', async () => {
  const dowry = madeUpDocument('asked', 'Murder.', {
    case_facts: 'She was found burnt; a dowry had been demanded, and more dowry later.',
    keywords: ['Dowry', 'Sentence'],
  });
  const points = await askedPoints({ get: async () => dowry }, { id: 'asked' });
  const like = hit({ case_facts: 'A dowry was paid; the dowry was small.', keywords: ['Dowry', 'Sentence'] });
  expect(points && sharedPoints(points, like, 1)).toMatchObject({ facts: ['Dowry'], keywords: ['Sentence'] });
});
