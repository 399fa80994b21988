import { beforeAll, describe, expect, test } from 'vitest';
import type { LibraryEngine, SearchRequest } from '#server/platform/search/engine.ts';
import { madeUpDocument } from './made-up-documents.ts';

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

/** Tests of searches for documents similar to a text. */
export function likeTexts(engine: () => LibraryEngine): void {
  quotations(engine);
  citedByNearest(engine);
}

function quotations(engine: () => LibraryEngine): void {
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

const facts = [
  'A ferryman kept his oars in a boathouse by the weir, and slept above them with his two sons. The millwright, who had',
  'quarrelled with him over eels, flooded the boathouse at night to turn a new wheel. The oars floated to the sluice and',
  'broke the gate, so that the meadow of a beekeeper below stood under water for a week and eleven hives were lost. The',
  'beekeeper asked the ferryman for the price of the hives; the ferryman said that the millwright had let the water in;',
  'the millwright said that no water would have done harm without the oars. A surveyor who measured the weir found that',
  'its boards had been raised by a span since the spring, and that nobody had asked the canal officer for leave.',
].join(' ');
const rule = 'Strict liability follows the thing that escapes.';

function citedByNearest(engine: () => LibraryEngine): void {
  describe('narrated facts', () => {
    beforeAll(async () => {
      await engine().upsert([
        ...Array.from({ length: 60 }, (_, i) => madeUpDocument(`other${i}`, `Customs duty of day ${i}.`)),
        madeUpDocument('near', `${facts} The ferryman relies on authority.`, {
          citations: [{ case_name: 'Ramaiah v. State of Kerala' }, { key: 'made-up-report|7' }],
        }),
        madeUpDocument('named', `Of a reservoir. ${rule}`, {
          petitioner: 'K. Ramaiah',
          respondent: 'State of Kerala',
        }),
        madeUpDocument('reported', `Of a tank. ${rule}`, { citation_keys: ['made-up-report|7'] }),
        madeUpDocument('uncited', `Of a pond. ${rule}`, {
          petitioner: 'K. Somaiah',
          respondent: 'State of Kerala',
        }),
      ]);
      await engine().refresh();
    });

    test('find what the judgment nearest to them cites, by its citation and by its name alone', async () => {
      const { hits } = await engine().similar({ like: { text: facts } });
      const ids = hits.map(({ id }) => id);
      expect(ids.slice(0, 3).sort()).toEqual(['named', 'near', 'reported']);
      for (const { score } of hits) expect(score).toBeLessThanOrEqual(1);
    });

    test('bring in nothing that the filters leave out', async () => {
      const { hits } = await engine().similar({ like: { text: facts }, filters: { year: [1901] } });
      expect(hits).toEqual([]);
    });
  });
}
