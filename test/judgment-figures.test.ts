import { expect, test } from 'vitest';
import { scoreLabels } from '../bench/judgments/figures.ts';
import { fallen } from '../bench/judgments/floors.ts';

const scored = await scoreLabels();

// `npx tsx bench/judgments/run.ts --quick --floors` raises the floors to what is reached.
test.skipIf(scored === undefined)('no real judgment is read worse than before (shared data)', () => {
  expect(fallen(scored ?? [])).toEqual([]);
});
