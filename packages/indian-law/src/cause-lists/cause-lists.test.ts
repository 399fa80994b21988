import { expect, test } from 'vitest';
import { readCourtPaper } from './court-paper.ts';
import {
  courtKey,
  courtsAgree,
  type Match,
  MatterMatcher,
  type OwnMatter,
  type OwnPeople,
} from './match-matters.ts';

// Lists of a day as text, with invented names: what is said of an own matter, and which matters are nobody's here.

const TODAY = '2024-08-01';
const OWN: OwnMatter = {
  id: 'kaveri',
  case_number: 'W.P.(C) 2345/2024',
  court: 'High Court of Delhi',
  petitioner: 'Kaveri Looms Ltd.',
  respondent: 'Palar Dyes',
};
const PEOPLE: OwnPeople = { names: ['Selvi Anbu'], enrolments: ['D/1234/2010'] };

function matchesOf(text: string, { own = [OWN], people = PEOPLE, name = 'list.txt' } = {}): Match[] {
  const { entries } = readCourtPaper({ name, extension: 'txt', text, today: TODAY });
  const matcher = new MatterMatcher(own, people);
  return entries.flatMap((entry) => matcher.match(entry) ?? []);
}
const paperOf = (text: string, name = 'list.txt') =>
  readCourtPaper({ name, extension: 'txt', text, today: TODAY });

const head = (day: string) => `HIGH COURT OF DELHI\nDAILY CAUSE LIST FOR ${day}\nCOURT NO. 4\n`;
const TABLE = '| S.No. | Case No. | Petitioner / Respondent | Advocate |\n| --- | --- | --- | --- |\n';
const row = (item: number, number = 'W.P.(C) 2345/2024', advocate = 'B. NOBODY') =>
  `| ${item} | ${number} | KAVERI LOOMS LTD Versus PALAR DYES | ${advocate} |\n`;

test('a matter in two halls is two hearings, each with its hall and item', () => {
  const matches = matchesOf(`${head('05-08-2024')}${TABLE}${row(7)}COURT NO. 11\n${TABLE}${row(31)}`);
  expect(matches.map(({ case_id, entry: { values } }) => [case_id, values.hall, values.item])).toEqual([
    ['kaveri', '4', '7'],
    ['kaveri', '11', '31'],
  ]);
});

test.each([
  ['NOT BEFORE 2.15 P.M.', '14:15'],
  ['NOT BEFORE 2.15', '14:15'],
  ['(Not before 2:15 PM)', '14:15'],
  ['NOT BEFORE 11.30 A.M.', '11:30'],
])('%s is the time of the items below it, until the next hall', (words, time) => {
  const matches = matchesOf(
    `${head('05-08-2024')}${TABLE}${row(1)}${words}\n${row(2)}COURT NO. 5\n${TABLE}${row(3)}`,
  );
  expect(matches.map(({ entry }) => entry.values.next_date)).toEqual([
    '2024-08-05',
    `2024-08-05T${time}:00+05:30`,
    '2024-08-05',
  ]);
});

test('a list without a year has that on which its weekday falls, nearest to today', () => {
  // The fifth of August is a Monday in 2024, a Saturday in 2023 and a Tuesday in 2025.
  expect(matchesOf(`${head('MONDAY, 5TH AUGUST')}${TABLE}${row(7)}`)[0]).toMatchObject({
    confidence: 'sure',
    entry: { values: { next_date: '2024-08-05' } },
  });
  expect(matchesOf(`${head('TUESDAY, 5TH AUGUST')}${TABLE}${row(7)}`)[0]?.entry.values.next_date).toBe(
    '2025-08-05',
  );
});

test('every match of a list of another year, or of no day, is doubtful', () => {
  const old = paperOf(`${head('07-10-2017')}${TABLE}${row(7)}`);
  expect(old).toMatchObject({ doubtful: true, problem: { problem: 'other_year', day: '2017-10-07' } });
  const dayless = paperOf(`HIGH COURT OF DELHI\nCAUSE LIST\nCOURT NO. 4\n${TABLE}${row(7)}`);
  expect(dayless).toMatchObject({ doubtful: true, problem: { problem: 'no_day' } });
  expect(dayless.entries[0]?.values).not.toHaveProperty('next_date');
  expect(paperOf(`${head('05-08-2024')}${TABLE}${row(7)}`)).not.toHaveProperty('doubtful');
});

const theirs = (advocate: string) =>
  `${head('05-08-2024')}${TABLE}| 9 | W.P.(C) 777/2024 | NILA FERRIES Versus KAYAL BOATS | ${advocate} |\n`;

test("an opponent's advocate of the same name makes no matter one's own", () => {
  const of = (advocate: string) => matchesOf(theirs(advocate));
  // Other initials, and another number at the Bar Council, are of somebody else.
  expect(matchesOf(theirs('B. SELVI'), { people: { names: ['A. Selvi'], enrolments: [] } })).toEqual([]);
  expect(of('SELVI ANBU (D/999/1998)')).toEqual([]);
  expect(of('SELVI ANBU, Enrl. No. D/999/1998')).toEqual([]);
  // The number of one's own is sure; the bare name can be a namesake's, so it is asked, and never as one of the cases.
  expect(of('SELVI ANBU (D/1234/2010)')).toMatchObject([{ confidence: 'sure' }]);
  expect(of('SELVI ANBU')).toMatchObject([{ confidence: 'ask' }]);
  expect(of('SELVI ANBU')[0]).not.toHaveProperty('case_id');
  // Nobody knows the numbers of all members of the chambers.
  const chambers = { names: ['Selvi Anbu', 'Nila Devi'], enrolments: ['D/1234/2010'] };
  expect(matchesOf(theirs('SELVI ANBU (D/999/1998)'), { people: chambers })).toMatchObject([
    { confidence: 'ask' },
  ]);
});

test('the same number of another kind is asked where one party alone has a like name', () => {
  const listed = (parties: string) =>
    matchesOf(`${head('05-08-2024')}${TABLE}| 3 | FA 2345/2024 | ${parties} | B. NOBODY |\n`);
  expect(listed('KAVERI LOOMS LTD Versus NILA FERRIES')).toMatchObject([{ confidence: 'ask' }]);
  expect(listed('KAVERI LOOMS LTD Versus PALAR DYES')).toMatchObject([{ confidence: 'sure' }]);
});

test('a list that is not for the date in its name keeps its printed day, and says both', () => {
  const paper = paperOf(`${head('05-08-2024')}${TABLE}${row(7)}`, 'DHC_causelist_2024-08-06.txt');
  expect(paper).toMatchObject({ problem: { problem: 'other_day', day: '2024-08-05', other: '2024-08-06' } });
  expect(paper.entries[0]?.values.next_date).toBe('2024-08-05');
  expect(paperOf(`${head('05-08-2024')}${TABLE}${row(7)}`, 'DHC_05.08.2024.txt')).not.toHaveProperty(
    'problem',
  );
});

test('rows of a list of this year whose day is over are asked, those with a next date to come are not', () => {
  const past = paperOf(
    `${head('31-07-2024')}${TABLE}${row(7)}${row(8, 'FA 9/2024 Next Hearing Date: 12-08-2024')}`,
  );
  expect(past).toMatchObject({ problem: { problem: 'past_day', day: '2024-07-31' } });
  expect(past.entries.map(({ values, past_day }) => [values.next_date, past_day])).toEqual([
    ['2024-07-31', true],
    ['2024-08-12', undefined],
  ]);
  const today = paperOf(`${head('01-08-2024')}${TABLE}${row(7)}`);
  expect(today).not.toHaveProperty('problem');
  expect(today.entries[0]).not.toHaveProperty('past_day');
});

test.each([
  'MR. SELVI ANBU, SR. ADV.',
  'S. ANBU (SR. ADV.)',
  'Sr. Adv. Selvi Anbu',
  'KANI MALAR, SR. ADV. WITH MS. SELVI ANBU, ADV.',
  'KANI MALAR WITH SELVI ANBU',
  'KANI MALAR A/W S. ANBU',
  'KANI MALAR ASSISTED BY MS SELVI ANBU',
  'KANI MALAR i/b SELVI ANBU',
  'KANI MALAR, NILA DEVI & SELVI ANBU',
  'Adv. Selvi Anbu[P-1], KANI MALAR[R-1]',
])('the name of an advocate is found as printed: %s', (advocates) => {
  expect(matchesOf(theirs(advocates))).toMatchObject([{ confidence: 'ask' }]);
});

test.each(['KANI MALAR WITH S. KUMAR', 'SELVI MALAR, SR. ADV.', 'ANBU KANI', 'B. NOBODY i/b NILA DEVI'])(
  'another name is nobody here: %s',
  (advocates) => {
    expect(matchesOf(theirs(advocates))).toEqual([]);
  },
);

test.each([
  ['ADVANCE LIST - AL/149/2024', 'advance'],
  ['TENTATIVE LIST', 'advance'],
  ['FINAL CAUSE LIST', 'final'],
  ['SUPPLEMENTARY CAUSE LIST', 'supplementary'],
  ['SUPPL. LIST', 'supplementary'],
  ['COMPLETE CAUSE LIST', 'daily'],
])('%s is a list of the kind %s', (words, list) => {
  const text = `HIGH COURT OF DELHI\n${words}\nLISTED ON 05-08-2024\nCOURT NO. 4\n${TABLE}${row(7)}`;
  expect(paperOf(text).entries[0]?.values.list).toBe(list);
});

test('the supplementary part of a hall ends with the next hall, and the name of a file says what its head does not', () => {
  const text = `${head('05-08-2024')}${TABLE}${row(7)}SUPPLEMENTARY LIST\n${row(8)}COURT NO. 5\n${TABLE}${row(9)}`;
  expect(paperOf(text).entries.map(({ values }) => values.list)).toEqual(['daily', 'supplementary', 'daily']);
  const plain = `HIGH COURT OF DELHI\nCAUSE LIST FOR 05-08-2024\nCOURT NO. 4\n${TABLE}${row(7)}`;
  expect(paperOf(plain, 'sci_advance_list.txt').entries[0]?.values.list).toBe('advance');
  expect(paperOf(plain).entries[0]?.values).not.toHaveProperty('list');
});

test.each([
  'VACATION BENCH',
  'BEFORE THE VACATION JUDGE',
  'SITTINGS DURING SUMMER VACATION',
  'VACATION CAUSE LIST',
  'PARTIAL COURT WORKING DAYS',
])('%s is a vacation bench', (words) => {
  const text = `HIGH COURT OF DELHI\nCAUSE LIST FOR 05-08-2024\n${words}\nCOURT NO. 4\n${TABLE}${row(7)}`;
  expect(paperOf(text).entries[0]?.values.vacation).toBe(true);
  expect(paperOf(`${head('05-08-2024')}${TABLE}${row(7)}`).entries[0]?.values).not.toHaveProperty('vacation');
});

test('a print with narrow columns: cells above their item, a year and an item that are cut, and the foot of the page', () => {
  const printed: [number, [number, string][]][] = [
    [800, [[200, 'HIGH COURT OF DELHI']]],
    [785, [[200, 'DAILY CAUSE LIST FOR 05-08-2024']]],
    [
      760,
      [
        [40, 'S.No.'],
        [80, 'Case No.'],
        [200, 'Petitioner / Respondent'],
        [430, 'Advocate'],
      ],
    ],
    [
      730,
      [
        [80, 'W.P.(C)/2345/202'],
        [200, 'KAVERI LOOMS LTD'],
        [430, 'KANI MALAR Vs'],
      ],
    ],
    [724, [[40, '7.1']]],
    [
      718,
      [
        [80, '4'],
        [200, 'Versus PALAR DYES'],
        [430, 'SELVI ANBU'],
      ],
    ],
    [
      690,
      [
        [40, '29.1'],
        [200, 'NILA FERRIES'],
      ],
    ],
    [
      680,
      [
        [40, '0'],
        [80, 'FA No. 9/2024'],
        [200, 'Versus KAYAL BOATS'],
      ],
    ],
    [
      540,
      [
        [80, 'Terms and conditions'],
        [430, 'SELVI ANBU'],
      ],
    ],
  ];
  const rows = printed.map(([y, pieces], at) => ({
    line: at + 1,
    page: 1,
    y,
    size: 9,
    cells: pieces.flatMap(([from, text]) => {
      let x = from;
      return text.split(' ').map((word) => {
        const cell = { text: word, x, end: x + word.length * 4.5 };
        x = cell.end + 2.5;
        return cell;
      });
    }),
  }));
  const { entries } = readCourtPaper({ name: 'list.pdf', extension: 'pdf', rows, today: TODAY });
  expect(entries.map(({ values }) => values)).toMatchObject([
    {
      item: '7.1',
      case_number: 'W.P.(C)/2345/2024',
      petitioner: 'KAVERI LOOMS LTD',
      respondent: 'PALAR DYES',
      advocates: ['KANI MALAR', 'SELVI ANBU'],
    },
    { item: '29.10', case_number: 'FA No. 9/2024', petitioner: 'NILA FERRIES', respondent: 'KAYAL BOATS' },
  ]);
  expect(entries[1]?.values).not.toHaveProperty('advocates');
});

test.each(['HOLIDAY LIST', 'COURT VACATION CALENDAR', 'TO BE LISTED AFTER THE SUMMER VACATION'])(
  '%s is no vacation bench',
  (words) => {
    const text = `HIGH COURT OF DELHI\nCAUSE LIST FOR 05-08-2024\n${words}\nCOURT NO. 4\n${TABLE}${row(7)}`;
    expect(paperOf(text).entries[0]?.values).not.toHaveProperty('vacation');
  },
);

test('a menu of lists names no kind, and a supplement to the daily list is supplementary', () => {
  const listed = (words: string) =>
    paperOf(`HIGH COURT OF DELHI\nCAUSE LIST FOR 05-08-2024\n${words}\nCOURT NO. 4\n${TABLE}${row(7)}`)
      .entries[0]?.values.list;
  expect(listed('Daily List | Advance List | Supplementary List')).toBeUndefined();
  expect(listed('SUPPLEMENTARY LIST TO THE DAILY LIST')).toBe('supplementary');
});

test('a calendar names the line on which each hearing begins, also behind lines that are folded', () => {
  const event = (day: string, summary: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${day}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`;
  const folded = event('20990101', 'FA 41/2016 Kayal Boats v. Ni\r\n la Ferries');
  const { entries } = readCourtPaper({
    name: 'old.ics',
    extension: 'ics',
    text: `BEGIN:VCALENDAR\r\n${folded}${event('20990102', 'FA 42/2016 Alli v. Malar')}END:VCALENDAR\r\n`,
    today: TODAY,
  });
  expect(entries.map(({ where }) => where.line)).toEqual([2, 7]);
  expect(entries[0]?.values.respondent).toBe('Nila Ferries');
});

test('dates of a calendar beyond its limit are counted', () => {
  const event = `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20990101\r\nSUMMARY:FA 41/2016 Kayal Boats v. Nila\r\nEND:VEVENT\r\n`;
  const { entries, problem } = readCourtPaper({
    name: 'long.ics',
    extension: 'ics',
    text: `BEGIN:VCALENDAR\r\n${event.repeat(10_003)}END:VCALENDAR\r\n`,
    today: TODAY,
  });
  expect([entries.length, problem]).toEqual([10_000, { problem: 'beyond', count: 3 }]);
});

test.each([
  ['High Court for the State of Telangana', 'unknown'],
  ['High Court of Andhra Pradesh', 'unknown'],
  ['High Court of Karnataka', 'other'],
])(
  'a matter that is kept under the common court at Hyderabad may be listed in the %s: %s',
  (today, agreement) => {
    const common = courtKey(
      'High Court at Hyderabad for the State of Telangana and the State of Andhra Pradesh',
    );
    expect(courtsAgree(common, courtKey(today))).toBe(agreement);
    expect(courtsAgree(courtKey(today), common)).toBe(agreement);
  },
);
