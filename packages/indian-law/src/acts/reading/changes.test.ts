import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { isAct, readAct } from './read-act.ts';

const AMENDING = `THE LANTERN KEEPERS (COAST AMENDMENT) ACT, 1961
COAST ACT NO. 9 OF 1961
An Act further to amend the Lantern Keepers Act, 1957 in its application to the State of Coast.
BE it enacted by the Legislature of the State of Coast as follows:—
1. Short title.—This Act may be called the Lantern Keepers (Coast Amendment) Act, 1961.
2. Amendment of section 4.—In section 4 of the Lantern Keepers Act, 1957 (hereinafter referred to as the principal Act), for the words “five rupees in section 9”, the words “ten rupees” shall be substituted.
3. Insertion of section 4A.—After section 4 of the principal Act, the following section shall be inserted, namely:—
“4A. Oil.—Oil is kept in a can.”
4. Omission of sections 7 and 8.—In the principal Act, sections 7 and 8A shall be omitted.
5. Rules.—The State Government may make rules.`;

test('an amending act of a State is shown as what it changes, and is not applied', () => {
  const act = readAct([AMENDING], 'coast.txt');
  if (!isAct(act)) throw new Error(act.reason);
  expect(act.kind).toBe('amending');
  expect(act.units.map(({ number }) => number)).toEqual(['1', '2', '3', '4', '5']);
  expect(changesOf(act)).toEqual([
    { number: '2', sections: ['4'], kind: 'substitutes' },
    { number: '3', sections: ['4'], kind: 'inserts' },
    { number: '4', sections: ['7', '8A'], kind: 'omits' },
  ]);
  expect(changesOf({ ...act, kind: 'act' })).toEqual([]);
});

test('an act that changes several acts names each', () => {
  const units = [
    {
      number: '2',
      title: 'Lamps',
      notes: [],
      pieces: [
        {
          kind: 'text' as const,
          label: '',
          path: 't1',
          depth: 0,
          text: 'In the Lamps and Oil Act, 1950, section 3 shall be omitted and after section 5 a section shall be inserted.',
        },
      ],
    },
  ];
  expect(changesOf({ kind: 'amending', units })).toEqual([
    { number: '2', sections: ['3', '5'], kind: 'changes', act: 'Lamps and Oil Act, 1950' },
  ]);
});
