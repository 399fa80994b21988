import { expect, test } from 'vitest';
import type { ActNote } from './act-text.ts';
import { versionsOf } from './versions.ts';

const piece = (label: string, text: string) => ({
  kind: 'subsection' as const,
  label,
  text,
  path: label.replaceAll(/[()]/gu, ''),
  depth: 1,
});
const note = (mark: string, text: string, from?: string, words?: string): ActNote => ({
  mark,
  text,
  ...(from === undefined ? {} : { from }),
  ...(words === undefined ? {} : { words }),
});

test('each dated amendment gives the words before it, the latest first', () => {
  const versions = versionsOf({
    pieces: [
      piece('(1)', 'A keeper pays ¹[five hundred rupees] within ²[two months] of the ³[notice].'),
      piece('(1A)', '⁴[ A keeper of a pier pays twice.]'),
      piece('(2)', 'It extends to the whole coast ⁵***.'),
    ],
    notes: [
      note('1', 'Subs. by Act 9 of 1994, s. 2, for "fifty rupees" (w.e.f. 14-11-1994).', '1994-11-14'),
      note('2', 'Subs. by s. 4, ibid., for the words “one month” (w.e.f. 3-5-2018).', '2018-05-03'),
      note('3', 'Subs. by Act 2 of 1960, s. 3, for “summons”.'),
      note(
        '4',
        'Ins. by s. 4, ibid. (w.e.f. 3-5-2018).',
        '2018-05-03',
        '(1A) A keeper of a pier pays twice.',
      ),
      note(
        '5',
        'The words "except the islands" omitted by Act 34 of 2019, s. 95 (w.e.f. 31-10-2019).',
        '2019-10-31',
      ),
    ],
  });
  expect(versions.map(({ until, from, whole }) => [until, from, whole])).toEqual([
    ['2019-10-31', '2018-05-03', true],
    ['2018-05-03', '1994-11-14', true],
    ['1994-11-14', undefined, true],
  ]);
  expect(versions.map(({ text }) => text.split('\n'))).toEqual([
    [
      '(1) A keeper pays five hundred rupees within two months of the notice.',
      '(1A) A keeper of a pier pays twice.',
      '(2) It extends to the whole coast except the islands.',
    ],
    [
      '(1) A keeper pays five hundred rupees within one month of the notice.',
      '(2) It extends to the whole coast except the islands.',
    ],
    [
      '(1) A keeper pays fifty rupees within one month of the notice.',
      '(2) It extends to the whole coast except the islands.',
    ],
  ]);
});

test('a version says where the copy does not print the earlier words', () => {
  const [version] = versionsOf({
    pieces: [
      piece('(1)', 'A keeper reports.'),
      piece('', '¹[Provided that a keeper of a pier reports twice:'),
      piece('', 'Provided further that nobody reports at night.] '),
      piece('(2)', '²* * *'),
    ],
    notes: [
      note('1', 'Subs. by s. 6, ibid., for the proviso (w.e.f. 3-5-2018).', '2018-05-03', 'Provided that'),
      note('2', 'Sub-section (2) omitted by s. 7, ibid. (w.e.f. 3-5-2018).', '2018-05-03'),
    ],
  });
  expect(version).toMatchObject({ whole: false, text: '(1) A keeper reports.\n…\n(2) …' });
});

test('words inside later words go with them; every place of a mark is changed; other figures are not the mark', () => {
  const [latest, first] = versionsOf({
    pieces: [
      piece('(1)', '²[A keeper and ¹[his mate] report] within ¹¹[ten] days and ¹[his mate] signs.'),
      piece('(2)', 'Fees of ²[a rupee] are due.'),
    ],
    notes: [
      note('1', 'Subs. by Act 1 of 1970, s. 2, for “her mate” (w.e.f. 1-1-1970).', '1970-01-01'),
      note('2', 'Ins. by Act 5 of 1980, s. 3 (w.e.f. 1-1-1980).', '1980-01-01'),
      note('11', 'Subs. by Act 7 of 1975, s. 2, for “five”.'),
    ],
  });
  expect(latest?.text).toBe('(1) within ten days and his mate signs.\n(2) Fees of are due.');
  expect(first?.text).toBe('(1) within ten days and her mate signs.\n(2) Fees of are due.');
});

test('a section without dated amendments has no earlier version', () => {
  expect(versionsOf({ pieces: [piece('(1)', 'A keeper reports.')], notes: [] })).toEqual([]);
});
