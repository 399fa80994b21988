import { expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';
import { isMisreadOf } from './bench-names.ts';
import { judgeName } from './opening-judge.ts';

const REASONS =
  'The question is whether the levy may stand. We have heard counsel at length and read the record. '.repeat(
    8,
  );

/** A report of the old kind with the opinions of several judges. */
function report({ above, opinions, end }: { above: string[]; opinions: string[]; end: string[] }): string {
  return [
    '12; 1955 SCR 12 (20 September 1955)',
    '20/09/1955 TALWAR, B.K. TALWAR, B.K. BOSEKAR, V.N.',
    'KHERWAL, A.D.',
    'CITATION: 1955 AIR 12 1955 SCR (2) 12',
    'Sales tax-Levy-Whether it may be made before the assessment-Scope of s. 4.',
    ...above,
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 12 of 1955.',
    'A. K. Setal and B. Rao, for the appellant.',
    '1955. September 20. The following Judgments were delivered.',
    ...opinions,
    ...end,
  ].join('\n');
}

const opinionsOf = (text: string) =>
  (readJudgment(text).parts ?? []).flatMap(({ kind, judge, stance }) =>
    kind === 'opinion' ? [{ judge, stance }] : [],
  );

test('a judge whose name a scan misread by one letter opens an opinion and bears the name of the bench', () => {
  const found = opinionsOf(
    report({
      above: [],
      opinions: [
        `TALWAR J.-This appeal raises a question of law. ${REASONS}`,
        `Bosekra J.--I agree with my brother that the levy stands. ${REASONS}`,
        `Boseker J.--I agree with my brother Talwar. ${REASONS}`,
        `KHERWAl J.-I agree with my brother Talwar. ${REASONS}`,
      ],
      end: ['Appeal dismissed.'],
    }),
  );
  expect(found.map(({ judge }) => judge)).toEqual(['B.K. Talwar', 'V.N. Bosekar', 'A.D. Kherwal']);
});

test.each([
  ['Boss', 'bose', true],
  ['Mukhmrjea', 'mukherjea', true],
  ['Amaredra', 'amarendra', true],
  ['Chandrchud', 'chandrachud', true],
  ['Das', 'dua', false],
  ['Rao', 'rai', false],
  ['Sen', 'sen', false],
  ['Sharma', 'verma', false],
  ['Mehta', 'mehra', true],
])('%s may be a misread %s: %s', (printed, bench, expected) => {
  expect(isMisreadOf(printed, [bench])).toBe(expected);
});

test.each([
  ['FAZAL ALl', 'Fazal Ali'],
  ['KRISHNA lYER', 'Krishna Iyer'],
  ['B.P. JEEVAN REDDY.', 'B.P. Jeevan Reddy'],
])('%s is %s', (printed, name) => {
  expect(judgeName(printed)).toBe(name);
});

test('a headnote that names the majority before the judge who dissents', () => {
  const found = opinionsOf(
    report({
      above: ['HELD : The levy stands (per majority Talwar and Bosekar, JJ Kherwal, J dissenting).'],
      opinions: [
        `TALWAR, J.-This appeal raises a question of law. ${REASONS}`,
        `KHERWAL, J.-I must confess to some hesitation. ${REASONS}`,
      ],
      end: ['Appeal dismissed.'],
    }),
  );
  expect(found.map(({ stance }) => stance)).toEqual(['majority', 'dissenting']);
});

test('a judge of whom a headnote says dissenting on one question and who agrees with the order concurs', () => {
  const text = report({
    above: [
      'Per TALWAR and BOSEKAR JJ., KHERWAL J. dissenting.-Order XXI, rule 16, contemplates a transfer.',
    ],
    opinions: [
      `TALWAR J.-This appeal raises a question of law. ${REASONS}`,
      `KHERWAL J.-I agree that the appeal be dismissed with costs. ${REASONS}`,
      'Order XXI of the Code relates to the execution of decrees. It has many rules.',
    ],
    end: ['Appeal dismissed.'],
  });
  expect(opinionsOf(text).map(({ stance }) => stance)).toEqual(['majority', 'concurring']);
  expect(readJudgment(text).parts?.some(({ kind }) => kind === 'order')).toBe(false);
});

test('an obituary reference behind a report is an annexure and no opinion', () => {
  const text = report({
    above: [],
    opinions: [`TALWAR J.-This appeal raises a question of law. ${REASONS}`],
    end: [
      'Appeal dismissed.',
      'APPENDIX PROCEEDINGS AT THE SITTING OF THE SUPREME COURT ON NOVEMBER 5, 1955.',
      'TALWAR, BOSEKAR, JJ.',
      'TALWAR J.-We are meeting here this morning on a very sad occasion.',
    ],
  });
  const parts = readJudgment(text).parts ?? [];
  expect(parts.filter(({ kind }) => kind === 'opinion')).toEqual([]);
  expect(parts.filter(({ kind }) => kind === 'annexure')).toHaveLength(1);
});
