import { expect, test } from 'vitest';
import type { Cell, Row } from '../../cause-lists/rows.ts';
import { offencesByPosition } from './schedule-columns.ts';

const COLUMNS = [58, 94, 193, 286, 370, 454];

let y = 800;
/** A line of print: the words of each column from its left edge, four points a letter and three a blank. */
function line(cells: readonly string[], { page = 1, at = COLUMNS } = {}): Row {
  y -= 10;
  const words = cells.flatMap((cell, column) => {
    let x = at[column] ?? 0;
    return cell.split(' ').flatMap((text): Cell[] => {
      if (text === '') return [];
      const word = { text, x, end: x + text.length * 3.5 };
      x = word.end + 3;
      return [word];
    });
  });
  return { line: 1, page, y, size: 8, cells: words };
}

const RAPE = ['64(1)', 'Rape.', 'Rigorous imprison-', 'Cognizable.', 'Non-bailable.', 'Court of Session.'];
const TABLE = [
  line(['', 'THE FIRST SCHEDULE']),
  line(['', 'CLASSIFICATION OF OFFENCES']),
  line(['Section', 'Offence', 'Punishment', 'Cognizable or Non-', 'Bailable or Non-', 'By what Court']),
  line(['', '12', '3', '4', '5', '6']),
  line(RAPE),
  line(['', '', 'ment for 10 years.']),
  line([
    '67',
    'Sexual intercourse',
    'Imprisonment for',
    'Cognizable (only',
    'Bailable.',
    'Court of Session.',
  ]),
  line(['', 'during separation.', '2 years and fine.', 'on the complaint', '', '']),
  line(['', '', '', 'of the victim).', '', '']),
  line(['', '159'], { page: 1 }),
  line(['', '12', '3', '4', '5', '6'], { page: 2 }),
  line(['77', 'Voyeurism.', 'Imprisonment for', 'Cognizable.', 'Bailable.', 'Any Magistrate.'], { page: 2 }),
  line(['', '', '1 year and fine.', '', '', ''], { page: 2 }),
  line(['', 'Second conviction.', '3 years and fine.', 'Cognizable.', 'Non-bailable.', 'Any Magistrate.'], {
    page: 2,
  }),
];
const REST = [
  line(['', 'II.—CLASSIFICATION OF OFFENCES AGAINST OTHER LAWS'], { page: 2 }),
  line(['', 'Offence', '', 'Cognizable or', 'Bailable or', 'By what court'], { page: 2 }),
  line(['If punishable with fine', '', '', 'Non-cognizable.', 'Bailable.', 'Any Magistrate.'], { page: 2 }),
  line(['only.'], { page: 2 }),
  line(['', 'THE SECOND SCHEDULE'], { page: 2 }),
  line(['', 'FORM No. 1'], { page: 2 }),
];

test('offence and punishment stand apart, and each case of an offence has a row of its section', () => {
  expect(offencesByPosition([...TABLE, ...REST])?.rows).toEqual([
    [
      '64(1)',
      'Rape.',
      'Rigorous imprisonment for 10 years.',
      'Cognizable.',
      'Non-bailable.',
      'Court of Session.',
    ],
    [
      '67',
      'Sexual intercourse during separation.',
      'Imprisonment for 2 years and fine.',
      'Cognizable (only on the complaint of the victim).',
      'Bailable.',
      'Court of Session.',
    ],
    ['77', 'Voyeurism.', 'Imprisonment for 1 year and fine.', 'Cognizable.', 'Bailable.', 'Any Magistrate.'],
    ['77', 'Second conviction.', '3 years and fine.', 'Cognizable.', 'Non-bailable.', 'Any Magistrate.'],
    ['Other laws', 'If punishable with fine only.', '', 'Non-cognizable.', 'Bailable.', 'Any Magistrate.'],
  ]);
});

test('the words before the cases of an offence stand in the row of the first', () => {
  const cases = [
    line(['264', 'Escape, in cases:—']),
    line(['', '(a) by intention;', 'Imprisonment for', 'Cognizable.', 'Bailable.', 'Any Magistrate.']),
    line(['', '', '3 years.']),
    line(['', '(b) by neglect.', 'Fine.', 'Non-cognizable.', 'Bailable.', 'Any Magistrate.']),
  ];
  const rows = offencesByPosition([...TABLE.slice(0, 9), ...cases])?.rows;
  expect(rows?.filter(([section]) => section === '264').map(([, offence]) => offence)).toEqual([
    'Escape, in cases:— (a) by intention;',
    '(b) by neglect.',
  ]);
});

test('columns that are not sure are none: a word over a border, a row without a cell', () => {
  const over = line([
    '65',
    'An offence-that-nobody-can-break-at-the-border',
    '',
    'Cognizable.',
    'Bailable.',
    'Any Magistrate.',
  ]);
  expect(offencesByPosition([...TABLE, over])).toBeUndefined();
  const empty = line(['66', 'Grave hurt.', '', 'Cognizable.', 'Bailable.', 'Any Magistrate.']);
  expect(offencesByPosition([...TABLE, empty])).toBeUndefined();
  expect(offencesByPosition([line(['1', 'Short title.'])])).toBeUndefined();
});
