import { expect, test } from 'vitest';
import { type Copy, readCopies } from '../lab/acts/copies.ts';
import { agreements, lostOf } from '../lab/acts/figures.ts';
import { emptyScore, readLabels, scoreAct } from '../lab/acts/labels.ts';

const copies = await readCopies();

const missing = ({ form, act }: Copy): number =>
  form === 'json' || form === 'tree' ? 0 : act.account.holes.length;

test.skipIf(copies === undefined)('acts are read whole from every form (shared data)', () => {
  const all = copies ?? [];
  for (const form of ['pdf', 'markdown', 'tree', 'json'] as const) {
    const own = all.filter((copy) => copy.form === form);
    const expected = own.reduce((sum, { act }) => sum + act.account.expected, 0);
    const holes = own.reduce((sum, copy) => sum + missing(copy), 0);
    expect(holes, form).toBeLessThanOrEqual(expected * 0.005);
  }
  expect(all.flatMap((copy) => lostOf(copy).map((word) => `${copy.file}: ${word}`))).toEqual([]);
});

test.skipIf(copies === undefined)('sections that were labelled by reading are found (shared data)', () => {
  const score = emptyScore();
  const labels = readLabels().filter(({ half }) => half === 'read');
  for (const { file, act } of copies ?? [])
    scoreAct(
      act,
      labels.filter((label) => label.file === file),
      score,
    );
  expect(score.errors).toEqual([]);
});

test.skipIf(copies === undefined)('copies of one form of publication agree (shared data)', () => {
  const pairs = agreements(copies ?? []).filter(({ one, other }) => `${one} ${other}`.includes('json/'));
  for (const { both, words, counts, countsAgree } of pairs.filter(({ other }) => other.includes('md-en'))) {
    expect(words).toBeGreaterThanOrEqual(both * 0.99);
    expect(countsAgree).toBeGreaterThanOrEqual(counts * 0.98);
  }
});
