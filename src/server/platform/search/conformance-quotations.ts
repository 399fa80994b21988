import { beforeAll, describe, expect, test } from 'vitest';
import { madeUpDocument } from './conformance-documents.ts';
import type { LibraryEngine, SearchRequest } from './engine.ts';

const rare =
  'promissory estoppel octroi mandi demurrage wharfage lighterage bottomry respondentia salvage jettison bailee';
const quoted = `Held, that ${rare.replaceAll(' ', ' and ')} remain.`;
const turned = `Held, that ${rare.split(' ').reverse().join(' and ')} remain.`;

/** A text that quotes one judgment. Another judgment has the same words as often. */
const text = [
  'The shipper sued the carrier, who relied on a judgment of this court.',
  `It was said there: "${quoted}" (2017) 10 SCC 1.`,
  'The trial court read the judgment otherwise and dismissed the suit with costs, and so did the court of appeal,',
  'which saw no reason to say more on the matter than had been said before. The learned counsel for both sides were',
  'heard at length on this question, and on others that need no answer now.',
].join(' ');

export function quotations(engine: () => LibraryEngine): void {
  describe('a text that quotes a judgment', () => {
    beforeAll(async () => {
      await engine().upsert([
        ...Array.from({ length: 60 }, (_, i) => madeUpDocument(`filler${i}`, `Other questions of day ${i}.`)),
        madeUpDocument('alike', `One word more. ${turned} One word more.`),
        madeUpDocument('quoted', `One word more. ${quoted} One word more.`),
      ]);
      await engine().refresh();
    });
    const hybrid: SearchRequest = { mode: 'hybrid', query: text };
    for (const [way, ask] of [
      ['like it', () => engine().similar({ like: { text } })],
      ['for it', () => engine().search(hybrid)],
    ] as const) {
      test(`finds the judgment before one that has the same words elsewhere: a search ${way}`, async () => {
        const { hits } = await ask();
        expect(hits.slice(0, 2).map(({ id }) => id)).toEqual(['quoted', 'alike']);
        expect(hits[0]?.score).toBeLessThanOrEqual(1);
      });
    }
  });
}
