import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import {
  correct,
  fresh,
  freshQueries,
  heldOut,
  type Misspelling,
  realQueries,
  tuned,
} from '#test/fixtures/misspellings.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '../embedded-engine.ts';
import { editCost, wordsWithin } from './edit-distance.ts';

let folder: string;
let engine: EmbeddedEngine;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-spelling-'));
  engine = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  for (const part of ['judgments', 'acts']) {
    const files = (await readdir(shippedPath(`library/${part}`))).filter((name) => name.endsWith('.md'));
    for (const name of files) {
      const text = await readFile(shippedPath(`library/${part}/${name}`), 'utf8');
      await engine.upsert(documentsOf({ folder: part, key: name, size: text.length }, [text]));
    }
  }
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (query: string) => engine.search({ mode: 'keyword', query });

async function corrected(list: readonly Misspelling[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { typed, meant } of list) {
    const first = await ask(typed);
    const found = ({ hits }: typeof first) => hits.map(({ id }) => id).join();
    // An error in the ending may leave the stem as it is: the same is found without a correction.
    const same = first.didYouMean === undefined && found(first) === found(await ask(meant));
    if (first.didYouMean !== meant && !same) wrong.push(`${typed} → ${first.didYouMean ?? 'nothing'}`);
  }
  return wrong;
}

describe('did you mean', () => {
  test('corrects at least 90 % of the misspellings it was tuned on, and 80 % of the others', async () => {
    const [known, unseen] = [await corrected(tuned), await corrected(heldOut)];
    expect(heldOut.length).toBe(2 * tuned.length);
    expect(known.length / tuned.length, known.join('; ')).toBeLessThanOrEqual(0.1);
    expect(unseen.length / heldOut.length, unseen.join('; ')).toBeLessThanOrEqual(0.2);
  });

  test('a document has all words of a correction, and none those of what was typed', async () => {
    const withAll = async (query: string) =>
      (
        await ask(
          query
            .split(' ')
            .filter((word) => word !== 'and')
            .join(' AND '),
        )
      ).total;
    for (const { typed } of [...tuned, ...heldOut]) {
      const { didYouMean } = await ask(typed);
      if (didYouMean === undefined) continue;
      expect(await withAll(typed), typed).toBe(0);
      expect(await withAll(didYouMean), didYouMean).toBeGreaterThan(0);
    }
    expect((await ask('"natral justice" AND bail')).didYouMean).toBeUndefined();
  });

  test('a name is corrected by a name alone, and an abbreviation never', async () => {
    const { hits } = await engine.search({
      mode: 'keyword',
      query: 'petitioner',
      filters: { type: 'judgment' },
    });
    let right = 0;
    for (const { title } of hits.map(({ record }) => record)) {
      const typed = title.replace(/(?<=^\p{Lu}\p{Ll}{2})(\p{Ll})(\p{Ll})/u, '$2$1');
      if (typed !== title && (await ask(typed)).didYouMean === title) right += 1;
    }
    expect(right).toBeGreaterThan(3);
    for (const query of ['Olga Tellis', 'Tells v. Union of India', 'MCOCA sanction', 'CARA adoption'])
      expect((await ask(query)).didYouMean, query).toBeUndefined();
  });

  test('correctly spelt words of the library are never corrected, and rarely others', async () => {
    const wrong: string[] = [];
    for (const query of correct) {
      const { didYouMean } = await ask(query);
      if (didYouMean !== undefined) wrong.push(`${query} → ${didYouMean}`);
    }
    expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(1);
  });

  test.each([
    { set: 'first', queries: realQueries, misspelt: heldOut, least: 0.93 },
    { set: 'fresh', queries: freshQueries, misspelt: fresh, least: 0.95 },
  ])(
    'nearly all suggestions are right, with real queries beside the misspellings ($set)',
    async ({ queries, misspelt, least }) => {
      expect(queries).toHaveLength(60);
      const alarms: string[] = [];
      for (const query of queries) {
        const { didYouMean } = await ask(query);
        if (didYouMean !== undefined) alarms.push(`${query} → ${didYouMean}`);
      }
      let right = 0;
      let suggested = alarms.length;
      for (const { typed, meant } of misspelt) {
        const { didYouMean } = await ask(typed);
        if (didYouMean !== undefined) suggested += 1;
        if (didYouMean === meant) right += 1;
      }
      expect(alarms.length, alarms.join('; ')).toBeLessThanOrEqual(1);
      expect(right / suggested, `${right} of ${suggested}; ${alarms.join('; ')}`).toBeGreaterThanOrEqual(
        least,
      );
    },
  );

  test('no word of a corrected query stays unknown', async () => {
    expect((await ask('natral justice')).didYouMean).toBe('natural justice');
    expect((await ask('natral justice blockchain')).didYouMean).toBeUndefined();
    expect((await ask('trademark dilution')).didYouMean).toBeUndefined();
  });

  test('a short word becomes another only by a usual error', async () => {
    for (const query of ['stray bail', 'cars bail', 'coat order'])
      expect((await ask(query)).didYouMean, query).toBeUndefined();
    expect((await ask('bial order')).didYouMean).toBe('bail order');
  });

  test('keeps operators, other words and capitals', async () => {
    expect((await ask('"natral justice" AND inquiry')).didYouMean).toBe('"natural justice" AND inquiry');
    expect((await ask('Natral justice')).didYouMean).toBe('Natural justice');
    expect((await ask('bail NOT natral')).didYouMean).toBeUndefined();
    expect((await ask('naturaljustice')).didYouMean).toBe('natural justice');
  });

  test('only the first page has it', async () => {
    expect(
      (await engine.search({ mode: 'keyword', query: 'natral justice', from: 20 })).didYouMean,
    ).toBeUndefined();
  });
});

describe('other spellings and Hindi', () => {
  test.each([
    ['dishonor of check', 'dishonour of cheque'],
    ['चेक अनादरण', 'dishonour of cheque'],
    ['अग्रिम जमानत', 'anticipatory bail'],
    ['धारा 138 परक्राम्य लिखत अधिनियम', 'section 138 negotiable instruments act'],
    ['labor court', 'labour court'],
  ])('%s finds what %s finds', async (typed, indian) => {
    for (const mode of ['keyword', 'hybrid'] as const) {
      const search = async (query: string) => {
        const { hits, total } = await engine.search({ mode, query });
        return { total, ids: hits.map(({ id }) => id) };
      };
      const found = await search(typed);
      expect(found).toEqual(await search(indian));
      expect(found.total).toBeGreaterThan(0);
    }
  });

  test('the answer says what was searched', async () => {
    expect((await ask('dishonor of check')).expanded).toEqual([
      { from: 'dishonor', to: 'dishonour', kind: 'spelling' },
      { from: 'check', to: 'cheque', kind: 'spelling' },
    ]);
    expect((await ask('section 302 IPC')).expanded).toEqual([
      { from: 'IPC 302', to: 'BNS 103', kind: 'counterpart' },
    ]);
    expect((await ask('check the record')).expanded).toBeUndefined();
  });

  test('the reader marks the Indian spelling', async () => {
    const [hit] = (await ask('dishonor of check')).hits;
    expect((await engine.matches(hit?.id ?? '', 'dishonor of check')).length).toBeGreaterThan(0);
  });
});

describe('edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

  /** Edits, a swap of neighbours counting as one, by the definition. */
  function edits(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const swap = a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1) && a.length > 1 && b.length > 1;
    return Math.min(
      edits(a.slice(0, -1), b) + 1,
      edits(a, b.slice(0, -1)) + 1,
      edits(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
      swap ? edits(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
    );
  }

  test('finds exactly the words within so many edits', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 25 }),
        word,
        fc.integer({ min: 0, max: 2 }),
        (list, typed, most) => {
          const sorted = list.toSorted();
          expect(wordsWithin(sorted, typed, most).words).toEqual(
            sorted.filter((each) => edits(typed, each) <= most),
          );
        },
      ),
    );
  });

  test('looks at few of many words', () => {
    const letters = 'abcdefghijklmnopqrst';
    const pick = (seed: number) => letters[seed % letters.length];
    const list = Array.from({ length: 40_000 }, (_, i) =>
      [i, i >> 3, i * 7, i >> 5, i * 13, i >> 8, i * 31, i >> 11].map(pick).join(''),
    );
    const sorted = [...new Set(list)].sort();
    const { looked } = wordsWithin(sorted, sorted[12_345] ?? '', 2);
    expect(looked).toBeLessThan(sorted.length / 4);
  });

  test('usual errors cost less than other letters', () => {
    expect(editCost('recieve', 'receive')).toBeLessThan(editCost('reteive', 'receive'));
    expect(editCost('posession', 'possession')).toBeLessThan(1);
  });
});
