import { expect, test } from 'vitest';
import type { ActText } from './act-text.ts';
import { type ActCorrection, correctedAct } from './corrections.ts';
import { isAct, readAct } from './read-act.ts';

const ACT = `THE LANTERN KEEPERS ACT, 1957
ARRANGEMENT OF SECTIONS
SECTIONS
1. Short title.
2. Oil.
3. Inspection.
4. Penalty.
THE LANTERN KEEPERS ACT, 1957
ACT NO. 12 OF 1957
An Act to provide for the keeping of lanterns.
CHAPTER I
PRELIMINARY
1. Short title.—This Act may be called the Lantern Keepers Act, 1957.
2. Oil.—(1) Oil is kept in a can.
(2) The can is kept dry: 3 Inspection. The keeper inspects
every lantern at dusk.
CHAPTER II
OF PENALTIES
4. Penalty.—Whoever keeps no lantern pays ten rupees.`;

function read(): ActText {
  const act = readAct([ACT], 'lantern.txt');
  if (!isAct(act)) throw new Error(act.reason);
  return act;
}
const shown = ({ units }: ActText): string[] =>
  units.map(
    ({ number, title, pieces }) =>
      `${number}|${title}|${pieces.map(({ label, text }) => label + text).join('/')}`,
  );

const BEGINS: ActCorrection = {
  kind: 'begins',
  number: '2',
  words: '3 Inspection. The keeper inspects',
  to: '3',
  title: 'Inspection',
};

test('a section begins where the print has it, and the hole is filled', () => {
  const act = read();
  expect(act.account.holes).toEqual(['3']);
  const { act: now, unapplied } = correctedAct(act, [BEGINS]);
  expect(unapplied).toEqual([]);
  expect(now.units.map(({ number }) => number)).toEqual(['1', '2', '3', '4']);
  expect(now.account).toMatchObject({ expected: 4, found: 4, holes: [] });
  expect(shown(now)[1]).toBe('2|Oil|(1)Oil is kept in a can./(2)The can is kept dry:');
  expect(now.headings.map(({ label, at }) => [label, at])).toEqual([
    ['CHAPTER I', 0],
    ['CHAPTER II', 3],
  ]);
  // The act that was read is untouched.
  expect(act.units.map(({ number }) => number)).toEqual(['1', '2', '4']);
});

test('a section that the contents do not list is expected once it was found', () => {
  const { act } = correctedAct(read(), [
    BEGINS,
    { ...BEGINS, number: '3', words: 'every lantern', to: '3A' },
  ]);
  expect(act.account).toMatchObject({ expected: 5, found: 5, holes: [] });
});

test('a heading, a number and a border are corrected', () => {
  const { act } = correctedAct(read(), [
    { kind: 'heading', number: '4', title: 'Penalties' },
    { kind: 'number', number: '4', to: '3' },
  ]);
  expect(shown(act)[2]).toContain('3|Penalties|');
  expect(act.account.holes).toEqual([]);
  const joined = correctedAct(read(), [{ kind: 'joins', number: '2' }]).act;
  expect(joined.units.map(({ number }) => number)).toEqual(['1', '4']);
  expect(shown(joined)[0]).toContain('2. Oil.—');
  expect(joined.account.holes).toEqual(['3', '2']);
  expect(joined.headings.map(({ at }) => at)).toEqual([0, 1]);
});

test('a doubt that was looked at is gone', () => {
  const act = { ...read(), account: { ...read().account, doubts: [{ number: '2', kind: 'long' as const }] } };
  expect(correctedAct(act, [{ kind: 'right', number: '2' }]).act.account.doubts).toEqual([]);
});

test('a correction that finds nothing is named', () => {
  const lost: ActCorrection[] = [
    { kind: 'right', number: '9' },
    { kind: 'joins', number: '1' },
    { kind: 'number', number: '2', to: '4' },
    { ...BEGINS, words: 'words that no section has' },
    { ...BEGINS, words: '(1) Oil is' },
  ];
  const { act, unapplied } = correctedAct(read(), lost);
  expect(unapplied).toEqual(lost);
  expect(shown(act)).toEqual(shown(read()));
});
