import { expect, test } from 'vitest';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { documentWithParts } from './made-up-documents.ts';

export function partsOfDocuments(engine: () => LibraryEngine): void {
  test('parts and what was left out come back; footnotes are searched, what was left out is not', async () => {
    const given = documentWithParts('lighthouse');
    await engine().upsert([given]);
    await engine().refresh();
    expect(await engine().get('lighthouse')).toEqual(given);
    const ask = (query: string) =>
      engine().search({ mode: 'keyword', query, highlight: true, paragraphs: 3 });
    const { hits } = await ask('portcommissioners');
    const [hit] = hits;
    expect(hit?.id).toBe('lighthouse');
    expect(hit?.record.parts).toEqual(given.parts);
    expect(hit?.record).not.toHaveProperty('left_out');
    expect(hit?.paragraphs?.[0]).toMatchObject({ index: 2, footnote: '3', under: 1, part: 'opinion-1' });
    expect((await ask('quicksilverday')).hits).toEqual([]);
  });
}
