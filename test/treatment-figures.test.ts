import { expect, test } from 'vitest';
import { f1, precision, recall, scoreTreatments } from '../lab/treatments/score.ts';

const scored = scoreTreatments();

test.skipIf(scored === undefined)(
  'treatments of real judgments are read as people read them (shared data)',
  () => {
    if (!scored) return;
    const { read, held, following, drawn, moved, sentences } = scored;
    expect(moved).toBeLessThan(sentences / 20);
    for (const half of [read, held]) {
      expect(precision(half.overruled ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.95);
      expect(recall(half.overruled ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.86);
      expect(f1(half)).toBeGreaterThanOrEqual(0.9);
    }
    // Sentences with words of following alone: the goal of 0.9 is not reached there.
    expect(f1(following)).toBeGreaterThanOrEqual(0.83);
    expect(f1(drawn)).toBeGreaterThanOrEqual(0.85);
    expect(precision(drawn.followed ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.95);
    expect(precision(following.followed ?? { right: 0, wrong: 0, missed: 0 })).toBeGreaterThanOrEqual(0.9);
  },
);
