import type { Row } from '#law/cause-lists/rows.ts';

/*
 * Lists of a day with invented names, in ten layouts, each row with the matter that it is of: the label is known before
 * anything reads the list.
 */

/** A matter of the office, or one that only looks like it. */
export interface ListedMatter {
  id: string;
  kind: number;
  number: number;
  year: number;
  petitioner: string;
  respondent: string;
}
export interface LabelledRow {
  item: string;
  hall: string;
  matter: ListedMatter;
  /** The id of the own matter that the row is of. */
  own?: string;
}
export interface LabelledList {
  layout: string;
  day: string;
  rows: LabelledRow[];
  text?: string;
  extension: string;
  placed?: Row[];
}

/** The spellings of one kind of proceeding: as an office keeps it, and as registries print it. */
const KINDS = [
  ['Writ Petition (Civil) No.', 'W.P.(C)', 'WP(C)', 'W.P.(C) No.'],
  ['First Appeal No.', 'FA', 'F.A.', 'FA No.'],
  ['CS (Comm)', 'CS(COMM)', 'C.S.(COMM)', 'CS(COMM) No.'],
  ['Bail Application', 'BAIL APPLN.', 'BAIL APPL.', 'Bail Appln. No.'],
  ['Criminal Appeal No.', 'CRL.A.', 'Crl.A.', 'CRL.A. No.'],
] as const;
export const COURT = 'High Court of Delhi';

/** A linear congruential generator (Numerical Recipes, ranqd1): the same lists on every run. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Random = ReturnType<typeof randomOf>;

const FIRST = 'Kaveri Palar Vaigai Nila Kayal Meghna Torsa Indravati Sabari Pennar Tungabhadra Manjira'.split(
  ' ',
);
const TRADE = 'Looms Dyes Ferries Granites Spices Papers Tyres Pumps Threads Lamps Bricks Seeds'.split(' ');
const FORM = ['Ltd.', 'Pvt. Ltd.', '& Sons', 'Traders', 'Industries', 'LLP'];
const PERSON = 'Anbarasan Muthulakshmi Gopalan Thenmozhi Ilango Kuyilan Paari Vetri Yazhini Oviya'.split(' ');
const PUBLIC = ['State', 'Union of India', 'Commissioner of Customs'];

const oneOf = <T>(random: Random, all: readonly [T, ...T[]] | readonly T[]): T => {
  const one = all[random(all.length)];
  if (one === undefined) throw new RangeError('nothing to choose from');
  return one;
};
const bodyOf = (random: Random) => `${oneOf(random, FIRST)} ${oneOf(random, TRADE)} ${oneOf(random, FORM)}`;
const personOf = (random: Random) => `${'ABKMRS'[random(6)] ?? 'A'}. ${oneOf(random, PERSON)}`;
const partyOf = (random: Random) => (random(3) === 0 ? personOf(random) : bodyOf(random));

export function matterOf(random: Random, id: string): ListedMatter {
  return {
    id,
    kind: random(KINDS.length),
    number: 1 + random(9000),
    year: 2015 + random(10),
    petitioner: partyOf(random),
    respondent: random(4) === 0 ? oneOf(random, PUBLIC) : partyOf(random),
  };
}

/** The number as the office wrote it in its own case. */
export const keptNumber = ({ kind, number, year }: ListedMatter): string =>
  `${KINDS[kind]?.[0] ?? ''} ${number} of ${year}`;

/** Rows of a list: some own matters among strangers, of which some share a number, a kind or a party with own ones. */
export function rowsOfMatters(random: Random, own: readonly ListedMatter[]): LabelledRow[] {
  const rows: LabelledRow[] = [];
  for (let item = 1; item <= 24; item += 1) {
    const hall = item <= 12 ? '4' : '11';
    const place = { item: String(item), hall };
    const mine = oneOf(random, own);
    const stranger = matterOf(random, `other${item}`);
    const choice = random(8);
    if (choice < 2) rows.push({ ...place, matter: mine, own: mine.id });
    else if (choice === 2)
      rows.push({
        ...place,
        matter: { ...stranger, number: mine.number, year: mine.year, kind: (mine.kind + 1) % 5 },
      });
    else if (choice === 3) rows.push({ ...place, matter: { ...stranger, petitioner: mine.petitioner } });
    else rows.push({ ...place, matter: stranger });
  }
  // A stranger whose number happens to be that of an own matter would have no label of its own.
  const numberOf = ({ kind, number, year }: ListedMatter) => `${kind}|${number}|${year}`;
  const taken = new Set(own.map(numberOf));
  return rows.filter((row) => row.own !== undefined || !taken.has(numberOf(row.matter)));
}

const numberIn = ({ kind, number, year }: ListedMatter, spelling: 1 | 2 | 3) =>
  `${KINDS[kind]?.[spelling] ?? ''} ${number}/${year}`;
const upper = (name: string) => name.toUpperCase();
const printedDay = (day: string, sign = '-') => day.split('-').reverse().join(sign);
const headOf = (day: string) => `HIGH COURT OF DELHI AT NEW DELHI\nDAILY CAUSE LIST FOR ${printedDay(day)}\n`;

/** The text of rows, with the number of the hall where it changes. */
function byHall(
  rows: readonly LabelledRow[],
  opening: (hall: string) => string,
  line: (row: LabelledRow) => string,
) {
  return rows
    .map((row, at) => `${rows[at - 1]?.hall === row.hall ? '' : opening(row.hall)}${line(row)}`)
    .join('');
}

type Layout = (
  rows: readonly LabelledRow[],
  day: string,
) => { text?: string; extension?: string; placed?: Row[] };

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const valuesWith =
  (sign: string, extension: string): Layout =>
  (rows, day) => ({
    extension,
    text: [
      ['Sr No', 'Case No', 'Petitioner', 'Respondent', 'Advocate', 'Court No', 'Court', 'Next Date'],
      ...rows.map(({ item, hall, matter }) => [
        item,
        numberIn(matter, 1),
        matter.petitioner,
        matter.respondent,
        'B. Nobody',
        hall,
        COURT,
        printedDay(day),
      ]),
    ]
      .map((cells) => cells.map(quoted).join(sign))
      .join('\r\n'),
  });

/** A print: each word with its place, so many lines a page. */
function print(lines: readonly (readonly (readonly [number, string])[])[]): Row[] {
  return lines.map((pieces, index) => ({
    line: (index % 50) + 1,
    page: 1 + Math.floor(index / 50),
    y: 800 - (index % 50) * 11,
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
}
const printed =
  (heading: readonly (readonly [number, string])[], versusBelow: boolean): Layout =>
  (rows, day) => ({
    placed: print([
      [[200, 'HIGH COURT OF DELHI AT NEW DELHI']],
      [[210, `DAILY CAUSE LIST FOR ${printedDay(day)}`]],
      ...rows.flatMap(({ item, hall, matter }, at): [number, string][][] => [
        ...(rows[at - 1]?.hall === hall
          ? []
          : [[[260, `COURT NO. ${hall}`]] as [number, string][], [...heading] as [number, string][]]),
        ...(versusBelow
          ? ([
              [
                [30, item],
                [70, numberIn(matter, 2)],
                [200, upper(matter.petitioner)],
                [440, 'B. NOBODY'],
              ],
              [[200, 'VERSUS']],
              [[200, upper(matter.respondent)]],
            ] as [number, string][][])
          : ([
              [
                [30, item],
                [70, numberIn(matter, 1)],
                [190, `${matter.petitioner} Vs. ${matter.respondent}`],
                [500, 'B. NOBODY'],
              ],
            ] as [number, string][][])),
      ]),
    ]),
  });

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'table, parties in one cell': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) =>
          `COURT NO. ${hall}\n| S.No. | Case No. | Petitioner / Respondent | Advocate |\n| --- | --- | --- | --- |\n`,
        ({ item, matter }) =>
          `| ${item} | ${numberIn(matter, 1)} | ${upper(matter.petitioner)} Versus ${upper(matter.respondent)} | B. NOBODY |\n`,
      ),
  }),
  'table, parties in two cells': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) => `COURT NO. ${hall}\n| Item No. | Case Number | Petitioner | Respondent | Purpose |\n`,
        ({ item, matter }) =>
          `| ${item} | ${numberIn(matter, 3)} | ${matter.petitioner} | ${matter.respondent} | For orders |\n`,
      ),
  }),
  'table, details below the item': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) => `COURT NO. ${hall}\n| Sl. No. | Case No. | Parties | Advocates |\n`,
        ({ item, matter }) =>
          `| ${item} | ${numberIn(matter, 2)} | ${matter.petitioner} Vs ${matter.respondent} | |\n|  |  |  | B. NOBODY (P-1) |\n`,
      ),
  }),
  'one line an item': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) => `COURT NO. ${hall}\n`,
        ({ item, matter }) =>
          `${item}. ${numberIn(matter, 1)} ${upper(matter.petitioner)} VS. ${upper(matter.respondent)} Adv. B. NOBODY\n`,
      ),
  }),
  'lines below the item': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) => `\nCOURT NO. ${hall}\n\n`,
        ({ item, matter }) =>
          `${item}  ${numberIn(matter, 3)}\n    ${upper(matter.petitioner)}\n    Versus\n    ${upper(matter.respondent)}\n    B. NOBODY\n\n`,
      ),
  }),
  'tabs between cells': (rows, day) => ({
    text:
      headOf(day) +
      byHall(
        rows,
        (hall) => `COURT NO. ${hall}\nSr. No.\tCase No.\tParties\tAdvocate\n`,
        ({ item, matter }) =>
          `${item}\t${numberIn(matter, 1)}\t${matter.petitioner} v/s ${matter.respondent}\tB. Nobody\n`,
      ),
  }),
  'values with commas': valuesWith(',', 'csv'),
  'values with semicolons': valuesWith(';', 'csv'),
  'print, one line an item': printed(
    [
      [30, 'S.No.'],
      [70, 'Case No.'],
      [190, 'Parties'],
      [500, 'Advocate'],
    ],
    false,
  ),
  'print, versus on its own line': printed(
    [
      [30, 'Sr.No'],
      [80, 'Case No.'],
      [260, 'Petitioner / Respondent'],
      [440, 'Advocate'],
    ],
    true,
  ),
};

/** One list of a layout. */
export function labelledList(layout: string, seed: number, own: readonly ListedMatter[]): LabelledList {
  const random = randomOf(seed);
  const day = `2024-08-${String(5 + random(20)).padStart(2, '0')}`;
  const rows = rowsOfMatters(random, own);
  const made = LAYOUTS[layout]?.(rows, day) ?? {};
  return { layout, day, rows, extension: 'txt', ...made };
}
