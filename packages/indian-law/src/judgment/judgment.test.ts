import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actSections } from '../acts/act-json.ts';
import { readJudgment } from './judgment.ts';

const JUDGMENT = `IN THE HIGH COURT OF DELHI AT NEW DELHI
Reserved on: 12.10.2018
Pronounced on: 22.04.2019
+ W.P.(C) No. 1234 of 2018
ASHA RAO & ANR                                   ..... Petitioners
Through: Mr. K. Sen, Advocate
versus
UNION OF INDIA                                   ..... Respondent
Through: Ms. R. Bose, Advocate
CORAM:
HON'BLE MR. JUSTICE P. Q. WARIS
JUDGMENT
1. This writ petition seeks a mandamus for payment of pension. The pension was stopped.
2. The facts of the case are that the petitioner served for thirty years in the department and retired, after which her pension was stopped without a hearing of any kind.
3. The order offends natural justice; no opportunity of hearing was given, which natural justice requires.
4. The writ petition is accordingly allowed. No costs.
`;

describe('readJudgment', () => {
  test('reads the fields of a search hit', () => {
    const read = readJudgment(JUDGMENT);
    expect(read).toMatchObject({
      title: 'ASHA RAO and another v. UNION OF INDIA',
      petitioner: 'ASHA RAO and another',
      respondent: 'UNION OF INDIA',
      case_number: 'W.P.(C) No. 1234 of 2018',
      dated: '2019-04-22',
      year: 2019,
      judges: ['P. Q. WARIS'],
      for_petitioner: 'K. Sen',
      for_respondent: 'R. Bose',
      disposal: 'allowed',
      court: 'delhi',
      state: 'Delhi',
      case_motive: 'This writ petition seeks a mandamus for payment of pension.',
    });
    expect(read.case_facts).toMatch(/^The facts of the case are that/);
    expect(read.keywords).toEqual(expect.arrayContaining(['Pension', 'Natural justice']));
    expect(read.paragraphs.map(({ number }) => number)).toEqual([undefined, undefined, '1', '2', '3', '4']);
  });
  test('omits what the text does not say', () => {
    const read = readJudgment('1. Heard learned counsel.\n2. List on Monday.\n');
    for (const field of [
      'court',
      'dated',
      'title',
      'petitioner',
      'disposal',
      'case_number',
      'cnr',
      'judge_name',
    ] as const) {
      expect(read).not.toHaveProperty(field);
    }
  });
  test('an old report: judges by their given names, facts without its block of citations', () => {
    const read = readJudgment(
      ` SC 775; 1988 (2) SCR 9011 (16 February 1988)
BOSE, SABYASACHI (J) BOSE, SABYASACHI (J) RAO, S.
CITATION: 1988 AIR 9775 1988 SCR (2)9011
The respondent was convicted of an offence under the Act, and the trial court sentenced him to pay a fine of Rs. 1,500. On appeal the High Court held that no sentence of imprisonment was called for, and the State came up in appeal.
Held, dismissing the appeal: the discretion was rightly exercised.
`,
    );
    expect(read.judges).toEqual(['Sabyasachi Bose', 'S. Rao']);
    expect(read.case_facts).toMatch(/^The respondent was convicted/);
  });
  test('the initial of a judge, printed behind the name, does not separate two parties', () => {
    const read = readJudgment(
      ` SCC 9532; 1995 (3) SCALE 9607 (10 May 1995)
BORKAR SUNITI V. (J) BORKAR SUNITI V. (J) DESAI, M.R. (J)
CITATION: 1995 AIR 9648 1995 SCC (4) 9532
THE 12TH DAY OF MAY, 1995 Present:
Hon'ble Mr.Justice M.R.Desai Hon'ble Mrs.Justice Suniti V. Borkar Mr. K. Narayanan, Adv. for the Appellant In-person for the Respondent
The following Judgment of the Court was delivered:
IN THE SUPREME COURT OF INDIA
`,
    );
    expect(read).not.toHaveProperty('title');
    expect(read).not.toHaveProperty('petitioner');
  });
  test('front matter takes precedence', () => {
    expect(readJudgment('1. Heard.\n', { frontMatter: { state: 'Tamil Nadu' } })).toMatchObject({
      state: 'Tamil Nadu',
    });
  });
  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom(...JUDGMENT.split('\n'))), { maxLength: 40 }),
        (lines) => {
          readJudgment(lines.join('\n'));
        },
      ),
    );
  });
});

const judgments = sharedData('judgments-high-court');
test.skipIf(judgments === undefined)(
  'numbers the paragraphs of real High Court judgments without a gap',
  () => {
    for (const folder of readdirSync(judgments ?? '')) {
      const text = readFileSync(join(judgments ?? '', folder, 'EN_Judgment.txt'), 'utf8');
      const read = readJudgment(text);
      expect(read.paragraphs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
      const tops = read.paragraphs.flatMap(({ number }) =>
        number === undefined || number.includes('.') ? [] : [Number(number)],
      );
      for (const [i, top] of tops.entries()) if (i > 0) expect(top).toBe((tops[i - 1] ?? 0) + 1);
    }
  },
);

const statutes = sharedData('statutes');
test.skipIf(statutes === undefined)('reads every section of the available act JSON', () => {
  const counts = readdirSync(statutes ?? '')
    .filter((name) => name.endsWith('.json'))
    .map((name) => actSections(JSON.parse(readFileSync(join(statutes ?? '', name), 'utf8')), name));
  expect(counts).toHaveLength(14);
  expect(
    counts.every((sections) => sections.length > 50 && /\d{4}$|India$/.test(sections[0]?.act ?? '')),
  ).toBe(true);
});

test.each([
  ' INSC 551; AIR 1996 SC 463; 1995 (6) SCC 315; 1995 (5) SCC 690 (11 October 1995)\n',
  'CITATION: 1996 AIR 463 1995 SCC (6) 315 1995 SCALE (5) 690\n',
  'Equivalent citations: AIR 1996 SC 463, 1995 (6) SCC 315\n',
])('a judgment does not cite itself: %j', (line) => {
  const body =
    'The rule in (1990) 2 SCC 12 (11 October 1990) and in Ram Lal v. State, AIR 1980 SC 44, applies.\n';
  const far = 'The appeal was heard at length. '.repeat(60);
  const cited = readJudgment(`${line}RAO, K. (J)\n${far}\n${body}`).citations.map(({ citation }) => citation);
  expect(cited).toEqual(['(1990) 2 SCC 12', 'AIR 1980 SC 44']);
});

test('the neutral citation on its pages is no authority that a judgment cites', () => {
  const read = readJudgment(
    `2019:DHC:1234\n${JUDGMENT}5. In 2018:DHC:99 the rule was laid\n2019:DHC:1234\ndown, as in Ram Lal v. State.\n`,
  );
  expect(read.neutral_citation).toBe('2019:DHC:1234');
  expect(read.citations).toMatchObject([{ citation: '2018:DHC:99' }, { case_name: 'Ram Lal v. State' }]);
});
