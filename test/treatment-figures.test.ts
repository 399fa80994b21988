import { expect, test } from 'vitest';
import { f1, precision, recall, scoreTreatments, scoreWritten } from '../lab/treatments/score.ts';

const scored = scoreTreatments();

test.skipIf(scored === undefined)(
  'treatments of real judgments are read as people read them (shared data)',
  () => {
    if (!scored) return;
    const { read, held, following, drawn, plain, fresh, moved, sentences } = scored;
    expect(moved).toBeLessThan(sentences / 20);
    for (const half of [read, held]) {
      expect(precision(half.overruled ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.95);
      expect(recall(half.overruled ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.86);
      expect(f1(half)).toBeGreaterThanOrEqual(0.9);
    }
    expect(f1(following)).toBeGreaterThanOrEqual(0.9);
    expect(f1(drawn)).toBeGreaterThanOrEqual(0.95);
    expect(f1(fresh)).toBeGreaterThanOrEqual(0.75);
    expect(precision(drawn.followed ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.95);
    // Sentences of which nearly all only mention a case.
    expect(Object.values(plain).reduce((sum, { wrong }) => sum + wrong, 0)).toBe(0);
    expect(precision(following.followed ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.9);
  },
);

test('treatments of sentences in the manner of courts are read as they were written', () => {
  expect(f1(scoreWritten())).toBeGreaterThanOrEqual(0.92);
});
