import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { expect, test } from 'vitest';
import { type CourtPaper, readCourtPaper } from '#law/cause-lists/court-paper.ts';
import { type Match, MatterMatcher } from '#law/cause-lists/match-matters.ts';
import type { Row } from '#law/cause-lists/rows.ts';
import { htmlRows } from '#server/platform/sandbox/html-rows.ts';
import { pdfRows } from '#server/platform/sandbox/pdf-rows.ts';

/*
 * Every file of the shared courts folder that a user can drop. The labels are read from the files beside the reader, with the
 * columns and lines that a person sees: no name is printed here, nor by a failing test.
 */

const folder = sharedData('ecourts');
const there = folder === undefined ? test.skip : test;
const bytesOf = (name: string) => readFileSync(path.join(folder ?? '', name));
const textOf = (name: string) => bytesOf(name).toString('utf8').replaceAll('&amp;', '&');

/** A row as a person reads it: its number, the day on which the matter is called, and its advocates. */
interface Label {
  number: string;
  day: string;
  advocates: string[];
}
interface RealFile {
  name: string;
  today: string;
  court: string;
  labels: (rows: readonly Row[]) => Label[];
}

const sameDay = (day: string, numbers: string): Label[] =>
  numbers.split('; ').map((number) => ({ number, day, advocates: [] }));
const namesIn = (cell: string, between: RegExp): string[] =>
  cell
    .split(between)
    .map((name) => name.replace(/\[[^\]]*\]|\s+/gu, ' ').trim())
    .filter((name) => (name.match(/\p{L}{3}/gu) ?? []).length > 0);

/** Lines of a table between strokes whose second cell is a number. */
const strokes = (name: string, day: string): Label[] =>
  textOf(name)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /\/\s?\d{4}/u.test(cells[2] ?? ''))
    .map((cells) => ({
      number: (/^.*?\d+\/\d{4}/u.exec(cells[2] ?? '')?.[0] ?? '').replace(/^(.*?)-(?=\d)/u, '$1 '),
      day,
      advocates: namesIn(cells[4] ?? '', /,/u),
    }));
const bengaluru = (): Label[] =>
  textOf('bengaluru_commercial_causelist_2025-10-10.csv')
    .split(/\r?\n/u)
    .map((line) => line.split(','))
    .filter(([item, number]) => /^\d+$/u.test(item ?? '') && /\/\d{4}$/u.test(number ?? ''))
    .map(([, number = '', , advocates = '']) => ({
      number,
      day: '2025-10-10',
      advocates: namesIn(advocates, /\sVs\s/u),
    }));

const words = ({ cells }: Row, from: number, to = Number.POSITIVE_INFINITY) =>
  cells
    .filter(({ x = 0 }) => x >= from && x < to)
    .map(({ text }) => text)
    .join(' ');
const JAIPUR =
  'Civil Suit/372/2018 11-03; Civil Suit/172/2018 11-03; Execution/27/2024 10-29; Civil Suit/218/2019 10-31; REG. CIVIL SUIT/1394/2014 10-29; Civil Regular Appeal/34/2025 11-07; Civil Suit/12/2023 12-04; Civil Misc. Connected (41)/446/2019 11-15; Civil Regular Appeal/1/2021 12-17; Civil Misc. Connected (41)/31/2023 12-04; Civil Suit/7/2025 11-12; Civil Suit/51/2025 11-10; Civil Misc. Connected (41)/102/2025 11-10; Civil Misc. Non connected (38)/5/2025 11-14; Civil Suit/41/2025 11-10; Civil Misc. Connected (41)/91/2025 11-10; Civil Regular Appeal/37/2025 12-17; Civil Suit/61/2025 10-27; Civil Misc. Connected (41)/113/2025 10-27; Civil Misc. Non connected (38)/32/2025 10-31; Civil Misc. Non connected (38)/33/2025 11-06; Civil Regular Appeal/49/2025 11-03; Civil Suit/71/2024 11-20; Civil Suit/680/2019 11-15; Civil Misc. Connected (41)/29/2025 11-12; Civil Suit/65/2025 11-12; Civil Misc. Connected (41)/122/2025 11-12';
const jaipur = (rows: readonly Row[]): Label[] => {
  const items = rows.filter(({ cells }) => cells[1]?.text === 'View');
  return JAIPUR.split('; ').map((label, at) => ({
    number: label.slice(0, -6),
    day: `2025-${label.slice(-5)}`,
    advocates: [words(items[at] ?? { line: 0, cells: [] }, 410)],
  }));
};
/** The second column of the printed list of the Supreme Court under each of its headings; a number runs over its lines. */
const supreme = (rows: readonly Row[]): Label[] => {
  let [from, to] = [0, 0];
  let column = '';
  for (const row of rows) {
    const [first, second, , third] = row.cells;
    if (first?.text === 'SNo.' && second?.text === 'Case')
      [from, to] = [(second.x ?? 0) - 4, (third?.x ?? 0) - 4];
    else column += ` ${words(row, from, to)}`;
  }
  const numbers = [...column.matchAll(/([A-Z][A-Za-z.()]*[.)]) No\.-\s?(\d+)-?\s?(\d*)\s?\/\s?(\d{4})/gu)];
  const diaries = [...column.matchAll(/Diary No\. (\d+)-\s?(\d{4})/gu)];
  return [
    ...numbers.map(([, kind = '', one = '', last = '', year = '']) => ({
      number: `${kind} No. ${[one, last].filter(Boolean).join('-')}/${year}`,
    })),
    ...diaries.map(([, one = '', year = '']) => ({ number: `Diary No. ${one}/${year}` })),
  ].map((label) => ({ ...label, day: '2017-10-04', advocates: [] }));
};

const FILES: readonly RealFile[] = [
  {
    name: 'bengaluru_commercial_causelist_2025-10-10.csv',
    today: '2025-10-09',
    court: 'Commercial Court, Bengaluru',
    labels: bengaluru,
  },
  {
    name: 'bengaluru_commercial_causelist_2025-10-10.pdf',
    today: '2025-10-09',
    court: 'Commercial Court, Bengaluru',
    labels: bengaluru,
  },
  {
    name: 'jaipur_district_causelist_2025-10-15.pdf',
    today: '2025-10-14',
    court: 'Jaipur District Court Complex',
    labels: jaipur,
  },
  {
    name: 'delhi_hc_causelist_2026-10-03.md',
    today: '2026-10-02',
    court: 'High Court of Delhi',
    labels: () => strokes('delhi_hc_causelist_2026-10-03.md', '2026-10-05'),
  },
  {
    name: 'nclt_indore_causelist_2026-10-05.md',
    today: '2026-10-04',
    court: 'National Company Law Tribunal, Indore Bench',
    labels: () => [
      ...sameDay(
        '2026-10-05',
        'CP(IB)/29(MP)2022; C.P.(IB)/18(MP)2021; CA(CAA)/8(MP)2026; CP(CAA)/5(MP)2026; Co. Appeal/11(MP)2026',
      ),
      ...sameDay('2026-11-26', 'CP/11(MP)2025'),
    ],
  },
  {
    name: 'sci_advance_list_2026-10-07.md',
    today: '2026-10-05',
    court: 'Supreme Court of India',
    labels: () => strokes('sci_advance_list_2026-10-07.md', '2026-10-07'),
  },
  {
    name: 'sc_daily_causelist_2017-10-04.pdf',
    today: '2017-10-03',
    court: 'Supreme Court of India',
    labels: supreme,
  },
  {
    name: 'bharat-courts/districtcourts_cause_list.html',
    today: '2024-05-01',
    court: '',
    labels: () => sameDay('', 'CS/100/2024; CRA/200/2023'),
  },
  {
    name: 'bharat-courts/districtcourts_case_status.html',
    today: '2026-04-01',
    court: '',
    labels: () => [
      ...sameDay('2026-04-25', 'CS/123/2024'),
      ...sameDay('', 'CRA/456/2023'),
      ...sameDay('2026-05-15', 'MJC/789/2024'),
    ],
  },
  {
    name: 'ecourts_case_search_page_saved.html',
    today: '2020-05-01',
    court: 'District and Session Court, Kopergaon',
    labels: () => sameDay('2020-06-17', 'Sessions Case/17/2017'),
  },
  {
    name: 'openjustice/hearings_201700000012023.html',
    today: '2024-01-20',
    court: 'High Court of Jammu and Kashmir',
    labels: () => sameDay('2024-02-16', 'HCP/1/2023'),
  },
  {
    name: 'openjustice/case_details_GAHC040007922024.html',
    today: '2024-07-01',
    court: 'Gauhati High Court',
    labels: () => sameDay('', 'BA/64/2024'),
  },
  {
    name: 'openjustice/case_details_JKHC020091782015.html',
    today: '2024-07-01',
    court: 'High Court of Jammu and Kashmir',
    labels: () => sameDay('', 'HCP/27/2015'),
  },
  {
    name: 'openjustice/case_details_KAHC010337682024.html',
    today: '2024-07-01',
    court: 'High Court of Karnataka',
    labels: () => sameDay('', 'CRL.P/5658/2024'),
  },
];

async function rowsOf(name: string): Promise<Row[] | undefined> {
  if (name.endsWith('.pdf')) return pdfRows(bytesOf(name));
  return name.endsWith('.html') ? htmlRows(bytesOf(name).toString('utf8')) : undefined;
}
async function readReal({ name, today }: Pick<RealFile, 'name' | 'today'>) {
  const rows = await rowsOf(name);
  const of = { name: path.basename(name), extension: path.extname(name).slice(1), today };
  const paper = readCourtPaper({ ...of, ...(rows ? { rows } : { text: textOf(name) }) });
  return { rows: rows ?? [], paper };
}

/** The number as an office writes it: 'Com.O.S./23/2024' as 'Com.O.S. No. 23 of 2024'. */
const kept = (number: string): string =>
  number.replace(/[\s/]*(?:No\.\s)?\b(\d+(?:-\d+)?)\/(\d{4})$/u, ' No. $1 of $2');
/** The figures of a number, by which a row is that of a matter. */
const figures = (number: string): string => (/(\d+)[^\d]*(\d{4})$/u.exec(number) ?? []).slice(1, 3).join('/');

const isOf = ({ entry }: Match, { number }: Label): boolean =>
  entry.numbers.some((one) =>
    one.bare.some((key) => key.endsWith(`|${figures(number).replace('/', '|')}`)),
  ) || entry.numbers.some(({ printed }) => printed.includes(number.split('/')[0] ?? number));

function figuresOf(paper: CourtPaper, labels: readonly Label[], court: string) {
  const own = labels;
  const matters = own.map(({ number }, at) => ({ id: String(at), case_number: kept(number), court }));
  const matcher = new MatterMatcher(matters, { names: [], enrolments: [] });
  const matches = paper.entries.flatMap((entry) => matcher.match(entry) ?? []);
  const asks = ({ confidence, entry }: Match) =>
    Boolean(paper.doubtful) || entry.past_day || confidence === 'ask';
  const ofMatter = (at: number) =>
    matches.filter(({ case_id, connected }) => case_id === String(at) && !connected);
  const isRight = (label: Label) => (match: Match) =>
    (match.entry.values.next_date ?? '').slice(0, 10) === label.day;
  return {
    rows: paper.entries.length,
    own: own.length,
    found: own.filter((label, at) => ofMatter(at).some((match) => isOf(match, label))).length,
    dated: own.filter((label, at) => ofMatter(at).some(isRight(label))).length,
    // An office has some of the matters of a list: every seventh of a long one.
    asked: matches.filter(
      (match) => asks(match) && Number(match.case_id) % (labels.length < 20 ? 1 : 7) === 0,
    ).length,
    falseSure: matches.filter((match) => {
      const label = own[Number(match.case_id ?? Number.NaN)];
      return label !== undefined && !asks(match) && !isOf(match, label);
    }).length,
  };
}

there(
  'own matters are found by their numbers in every real file, each with its day',
  { timeout: 60_000 },
  async () => {
    const sums = { rows: 0, asked: 0, falseSure: 0 };
    for (const file of FILES) {
      const { rows, paper } = await readReal(file);
      const labels = file.labels(rows);
      expect(labels.length, file.name).toBeGreaterThan(0);
      const { rows: count, asked, falseSure, ...found } = figuresOf(paper, labels, file.court);
      expect({ file: file.name, ...found }).toEqual({
        file: file.name,
        own: found.own,
        found: found.own,
        dated: found.own,
      });
      sums.rows += count;
      sums.asked += asked;
      sums.falseSure += falseSure;
    }
    expect(sums.falseSure).toBe(0);
    expect(sums.asked / sums.rows).toBeLessThanOrEqual(0.03);
  },
);

there(
  'each advocate who is printed finds the row, and a row without the name is asked in three of a hundred',
  async () => {
    const sums = { rows: 0, others: 0, missed: [] as string[] };
    for (const file of FILES) {
      const { rows, paper } = await readReal(file);
      const labels = file.labels(rows);
      for (const label of labels.filter((_, at) => at % 5 === 0))
        for (const name of label.advocates) {
          const matcher = new MatterMatcher([], { names: [name], enrolments: [] });
          const found = paper.entries.flatMap((entry) =>
            entry.kind === 'listed' ? (matcher.match(entry) ?? []) : [],
          );
          if (!found.some((match) => isOf(match, label))) sums.missed.push(`${file.name}: ${label.number}`);
          sums.rows += paper.entries.length;
          sums.others += found.filter(
            (match) => !labels.some((one) => one.advocates.includes(name) && isOf(match, one)),
          ).length;
        }
    }
    expect(sums.missed).toEqual([]);
    expect(sums.rows).toBeGreaterThan(500);
    expect(sums.others / sums.rows).toBeLessThanOrEqual(0.03);
  },
);

there.each([
  'bharat-courts/districtcourts_complexes.html',
  'bharat-courts/districtcourts_court_orders.html',
  'bharat-courts/districtcourts_districts.html',
  'bharat-courts/hcservices_cause_list.html',
  'bharat-courts/hcservices_orders.html',
  'bharat-courts/judgments_search_response.json',
  'bharat-courts/sci_home.html',
  'judgment-search-rows/28_2__aphc__APHC010000012018_1_2024-07-01.json',
  'openjustice/cases_01.txt',
  'openjustice/cause_lists_d54be8d4-f5f2-4230-940f-cd9d1f48cf5e.txt',
])('%s names no matter as a paper does, which is said', async (name) => {
  const { paper } = await readReal({ name, today: '2024-07-01' });
  expect(paper).toMatchObject({ kind: 'unknown', entries: [], problem: { problem: 'unknown' } });
});
