import { expect, test } from 'vitest';
import { compareRows } from '../lab/concordance/compare.ts';

const compared = compareRows();

test.skipIf(compared === undefined)(
  'the texts of over twelve hundred rows are compared (shared data)',
  () => {
    expect(compared?.length).toBeGreaterThan(1200);
    expect(compared?.filter(({ differences }) => differences.length > 0).length).toBeGreaterThan(150);
  },
);

test.skipIf(compared === undefined)(
  'no figure of the two texts differs without words of the row (shared data)',
  () => {
    const unnamed = (compared ?? [])
      .filter((one) => one.unnamed.length > 0)
      .map(
        ({ row: { old, now }, unnamed: figures }) =>
          `${old?.act} ${old?.section} → ${now?.section}: ${figures}`,
      );
    expect(unnamed).toEqual([]);
  },
);

test.skipIf(compared === undefined)(
  'a row whose figures differ is not called the same or renumbered (shared data)',
  () => {
    // The word child, defined as a person under eighteen, took the place of that age without any change.
    const sameRule = new Set(['ipc 305', 'crpc 98', 'crpc 199']);
    const wrong = (compared ?? [])
      .filter(({ differences }) => differences.length > 0)
      .filter(({ row }) => row.kind === 'same' || row.kind === 'renumbered')
      .map(({ row: { old } }) => `${old?.act} ${old?.section}`)
      .filter((name) => !sameRule.has(name));
    expect(wrong).toEqual([]);
  },
);
