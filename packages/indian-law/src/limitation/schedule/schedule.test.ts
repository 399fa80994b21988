import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../days.ts';
import { limitation, timeRules } from '../limitation.ts';
import { articlesOf, SCHEDULE } from './schedule.ts';

describe('the Schedule', () => {
  test('has 137 articles, each key once', () => {
    const numbers = new Set(SCHEDULE.map(({ key }) => Number.parseInt(key, 10)));
    expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 137 }, (_, i) => i + 1));
    for (const list of [SCHEDULE, timeRules().rules]) {
      const keys = list.map(({ key }) => key);
      expect(keys).toHaveLength(new Set(keys).size);
    }
  });

  test('finds an article as it is printed', () => {
    expect(articlesOf('Art. 116 (a)').map(({ key }) => key)).toEqual(['116(a)']);
    expect(articlesOf('115').map(({ key }) => key)).toEqual(['115(a)', '115(b)(i)', '115(b)(ii)']);
    expect(articlesOf('')).toEqual([]);
  });
});

const acts = sharedData('acts');
const TABLE = 'limitation_schedule_137_articles.tsv';

test.skipIf(acts === undefined)('has the periods of the official table (shared data)', () => {
  const [, ...lines] = readFileSync(join(acts ?? '', TABLE), 'utf8')
    .trim()
    .split('\n');
  const official = lines.map((line) => {
    const cells = line.split('\t');
    return `${cells[0] ?? ''}: ${cells[3] ?? ''} ${cells[4] ?? ''}`;
  });
  const ours = SCHEDULE.map(
    ({ key, period }) => `${key}: ${String(period.count)} ${period.unit.slice(0, -1)}`,
  );
  expect(ours).toEqual(official);
});

const day = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays('1900-01-01', n));
const stretch = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, n]) => ({ from, to: addDays(from, n) }));
const stretches = fc.array(stretch, { maxLength: 6 });
const suits = SCHEDULE.filter(({ proceeding }) => proceeding === 'suit').map(({ key }) => key);

describe('for every suit and every day', () => {
  test('excluded days never shorten the period, and no more days are added than were given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...suits),
        day,
        stretches,
        stretches,
        (article, start, bona_fide, absent) => {
          const plain = limitation({ article, start, facts: {} });
          const longer = limitation({ article, start, facts: { bona_fide, absent } });
          if ('problem' in plain || 'problem' in longer) throw new Error('No problem is expected');
          for (const [at, { expires_on: end = '' }] of longer.readings.entries()) {
            const before = plain.readings[at]?.expires_on ?? '';
            const most = [...bona_fide, ...absent].reduce(
              (sum, { from, to }) => sum + daysBetween(from, to) + 1,
              0,
            );
            expect(end >= before).toBe(true);
            // The pandemic's 716 days count once more where a longer period reaches them, and a leap day may come in.
            expect(daysBetween(before, end)).toBeLessThanOrEqual(most + 716 + 8);
          }
        },
      ),
    );
  });

  test('overlapping stretches count as one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...suits), day, stretch, (article, start, whole) => {
        const end = (facts: Parameters<typeof limitation>[0]['facts']) => {
          const answer = limitation({ article, start, facts });
          return 'problem' in answer ? 'problem' : answer.readings.map(({ last_day }) => last_day);
        };
        expect(end({ bona_fide: [whole, whole], injunction: [whole] })).toEqual(end({ bona_fide: [whole] }));
      }),
    );
  });
});

test('no request makes it throw', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('116', '115(b)', '1', '123', '2024-02-30', '2024-02-29'),
  );
  fc.assert(
    fc.property(text, text, fc.option(text, { nil: undefined }), (article, start, filed_on) => {
      limitation({ article, start, facts: { filed_on } });
      limitation({ rule: article, start, facts: { died_on: filed_on } });
    }),
  );
  for (const { key } of timeRules().rules) limitation({ rule: key, start: '2024-02-29' });
});
