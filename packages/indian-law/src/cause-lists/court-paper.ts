import { findCourt } from '../courts/courts.ts';
import { parseDate } from '../text/dates.ts';
import { readAppExport } from './app-export.ts';
import { readCalendar } from './calendar-hearings.ts';
import { type CaseStatus, dayOf, numberOfStatus, readCaseStatus, type StatusParty } from './case-status.ts';
import { type CauseList, readCauseList } from './cause-list.ts';
import type { Column } from './columns.ts';
import type { CourtEntry } from './entries.ts';
import { listTypeOf } from './list-head.ts';
import type { ListType } from './list-types.ts';
import { listedNumbers } from './listed-numbers.ts';
import { readOrderSheet } from './order-sheet.ts';
import { given, type Row, rowsOfCsv, rowsOfText, rowText, squeeze } from './rows.ts';
import { entriesOfTable, headingKey, type TableHead, tableHead } from './table-columns.ts';
import { placeOf, placesByWords } from './value-places.ts';

export const paperKinds = [
  'app_export',
  'case_status',
  'cause_list',
  'order',
  'table',
  'calendar',
  'unknown',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** A fact that the user should know about a file before anything of it is taken. */
export type PaperProblem =
  | { problem: 'scanned' | 'unknown' | 'columns' | 'no_day' | 'day_of_name'; day?: string }
  | { problem: 'past' | 'beyond'; count: number }
  | { problem: 'other_year' | 'past_day' | 'other_day'; day: string; other?: string }
  | { problem: 'wrong_cnr'; cnr: string };

export interface CourtPaper {
  kind: PaperKind;
  entries: CourtEntry[];
  problem?: PaperProblem;
  /** True where every match of the file is asked, because its day is doubtful. */
  doubtful?: boolean;
  /** The headings of a table of values, which the user can match with our columns. */
  table?: Omit<TableHead, 'at'>;
}

/** A file as text or as rows; `today` is the day in India. */
export interface PaperFile {
  name: string;
  extension: string;
  text?: string;
  rows?: readonly Row[];
  today: string;
  /** Columns that the user matched before, by the key of their headings. */
  matched?: ReadonlyMap<string, readonly (Column | null)[]>;
}

/** A day in the name of a file: '2025-10-10', '04.10.2017', 'CauseList20171004'. */
export function dayOfName(name: string): string | undefined {
  const iso = /(20\d{2})[-_.]?(\d{2})[-_.]?(\d{2})(?!\d)/u.exec(name);
  const turned = /(?<!\d)(\d{2})[-_.](\d{2})[-_.](20\d{2})(?!\d)/u.exec(name);
  if (iso) return parseDate(`${iso[3]}-${iso[2]}-${iso[1]}`);
  return turned ? parseDate(`${turned[1]}-${turned[2]}-${turned[3]}`) : undefined;
}

function courtOfName(name: string): string | undefined {
  const words = name.replace(/[_\-.\d]+/gu, ' ').trim();
  if (/^(?:sc|sci)\b|supreme/iu.test(words)) return 'Supreme Court of India';
  const spelt = words.replace(/\bd\s?hc\b/iu, 'Delhi High Court').replace(/\bhc\b/iu, 'High Court');
  return /high court/iu.test(spelt) ? findCourt(spelt)?.court.name : undefined;
}

/** The year of a day without one: the nearest to today, of those on which the printed weekday falls. */
function dayNear(
  today: string,
  { day, month, weekday }: NonNullable<CauseList['yearless']>,
): string | undefined {
  const now = Date.parse(today);
  const years = [-1, 0, 1].map((step) => Number(today.slice(0, 4)) + step);
  const days = years
    .map((year) => new Date(Date.UTC(year, month - 1, day)))
    .filter((date) => date.getUTCDate() === day && (weekday === undefined || date.getUTCDay() === weekday));
  days.sort((a, b) => Math.abs(a.getTime() - now) - Math.abs(b.getTime() - now));
  return days[0]?.toISOString().slice(0, 10);
}

const withDay = (entry: CourtEntry, day: string): CourtEntry => {
  const { next_date, disposal } = entry.values;
  return next_date === undefined && disposal === undefined
    ? { ...entry, values: { ...entry.values, next_date: day } }
    : entry;
};

/** The kind of a list that only the name of its file says. */
const withList = (entry: CourtEntry, list: ListType | undefined): CourtEntry =>
  list === undefined || entry.values.list !== undefined
    ? entry
    : { ...entry, values: { ...entry.values, list } };

/** Rows whose day is over are asked; a court that prints the next date of a matter that it heard says something new. */
const pastList = (entries: readonly CourtEntry[], today: string): Pick<CourtPaper, 'entries'> => ({
  entries: entries.map((entry) =>
    (entry.values.next_date ?? '') < today ? { ...entry, past_day: true } : entry,
  ),
});

function paperOfList(list: CauseList, { name, today }: PaperFile): CourtPaper {
  const court = list.court ?? courtOfName(name);
  const named = dayOfName(name);
  const worked = list.yearless ? dayNear(today, list.yearless) : undefined;
  const day = list.day ?? worked ?? named;
  const entries = list.entries
    .map((entry) => (court && !entry.values.court ? { ...entry, values: { ...entry.values, court } } : entry))
    .map((entry) => (day === undefined || list.diary ? entry : withDay(entry, day)))
    .map((entry) => withList(entry, listTypeOf(name.replace(/[_\-.\d]+/gu, ' '))));
  const paper = { kind: 'cause_list' as const, entries };
  if (day === undefined) return { ...paper, doubtful: true, problem: { problem: 'no_day' } };
  if (day < today && day.slice(0, 4) !== today.slice(0, 4))
    return { ...paper, doubtful: true, problem: { problem: 'other_year', day } };
  if (day < today) return { ...paper, ...pastList(entries, today), problem: { problem: 'past_day', day } };
  if (list.day === undefined && worked === undefined)
    return { ...paper, doubtful: true, problem: { problem: 'day_of_name', day } };
  if (named !== undefined && named !== day)
    return { ...paper, problem: { problem: 'other_day', day, other: named } };
  return paper;
}

/** The newest orders of a status page; older ones are in the case already, or not wanted. */
const MOST_ORDERS = 20;

const advocatesFor = (parties: readonly StatusParty[]): string[] => [
  ...new Set(parties.flatMap(({ advocate }) => advocate?.split(',').map(squeeze).filter(Boolean) ?? [])),
];

/** The fields of a status page that print the values of its entry. */
const FIELDS: readonly (readonly [keyof CourtEntry['values'], string])[] = [
  ['next_date', 'next_hearing_date'],
  ['stage', 'case_status'],
  ['purpose', 'case_status'],
  ['disposal', 'nature_of_disposal'],
  ['order_date', 'decision_date'],
  ['case_number', 'registration_number'],
  ['cnr', 'cnr_number'],
  ['court', 'court'],
  ['judges', 'coram'],
  ['petitioner', 'petitioners'],
  ['respondent', 'respondents'],
];

function placesOf({ rows }: CaseStatus): CourtEntry['places'] {
  return Object.fromEntries(
    FIELDS.flatMap(([value, field]) => {
      const row = rows.get(field);
      return row ? [[value, placeOf(row)]] : [];
    }),
  );
}

function entryOfStatus(status: CaseStatus, rows: readonly Row[]): CourtEntry {
  const [petitioner, respondent] = [advocatesFor(status.petitioners), advocatesFor(status.respondents)];
  const number = numberOfStatus(status);
  const row = status.rows.get('next_hearing_date') ?? status.rows.get('cnr_number');
  const orders = status.orders.flatMap(({ date }) => (date === undefined ? [] : [date]));
  const orderPlaces = status.orders
    .slice(-MOST_ORDERS)
    .map((order) => [order.date ?? '', placeOf(order.row)] as const);
  const ofAdvocate = (names: string[]) =>
    placesByWords(rows, { opposing_counsel: names[0] ?? '' }).opposing_counsel;
  return {
    kind: 'state',
    numbers: listedNumbers(number ?? ''),
    ...given({ orders: [...new Set(orders)].slice(-MOST_ORDERS), wrong_cnr: status.wrong_cnr }),
    sides: { petitioner, respondent },
    where: { line: row?.line ?? 1, ...given({ page: row?.page }) },
    excerpt: row ? rowText(row).slice(0, 600) : '',
    places: placesOf(status),
    order_places: Object.fromEntries(orderPlaces),
    side_places: given({ petitioner: ofAdvocate(petitioner), respondent: ofAdvocate(respondent) }),
    values: {
      ...given({
        judges: [status.coram?.replace(/^\d{1,6}\s?-?\s?/u, '') ?? ''].filter(Boolean),
        case_number: number,
        cnr: status.cnr_number,
        petitioner: status.petitioners[0]?.name,
        respondent: status.respondents[0]?.name,
        advocates: [...new Set([...petitioner, ...respondent])].slice(0, 60),
        court: courtOfStatus(status),
        order_date: [...orders].sort().at(-1),
      }),
      ...standing(status),
    },
  };
}

/** A pending matter has a stage and a next date, a decided one its disposal. */
function standing(status: CaseStatus): CourtEntry['values'] {
  const { case_status, decision_date, nature_of_disposal, next_hearing_date } = status;
  const disposed = decision_date !== undefined || /disposed/iu.test(case_status ?? '');
  if (!disposed) return given({ next_date: next_hearing_date, stage: case_status, purpose: case_status });
  const disposal = squeeze([case_status, nature_of_disposal].filter(Boolean).join(': '));
  return given({ disposal, order_date: decision_date });
}

/** High Courts whose CNR names them. */
const HIGH_COURTS: Readonly<Record<string, string>> = {
  GAHC: 'Gauhati',
  JKHC: 'Jammu and Kashmir',
  KAHC: 'Karnataka',
  DLHC: 'Delhi',
  KLHC: 'Kerala',
  HCBM: 'Bombay',
  HCMA: 'Madras',
  APHC: 'Andhra Pradesh',
  PHHC: 'Punjab and Haryana',
  RJHC: 'Rajasthan',
  ODHC: 'Orissa',
  UPHC: 'Allahabad',
  WBCH: 'Calcutta',
  TSHC: 'Telangana',
};

function courtOfStatus({ court, cnr_number }: CaseStatus): string | undefined {
  const high = HIGH_COURTS[cnr_number?.slice(0, 4) ?? ''];
  const name = high === undefined ? undefined : findCourt(`High Court of ${high}`)?.court.name;
  return name ?? court;
}

/** 'Case Number : HCP/0000001/2023' of a page of one day's business, with the next date and purpose. */
function readBusiness(rows: readonly Row[]): CourtEntry | undefined {
  const labelled = (label: RegExp) => {
    const row = rows.find((one) => label.test(rowText(one)));
    return (
      row && {
        row,
        value: squeeze(
          rowText(row)
            .replace(label, '')
            .replace(/^\s*:\s*/u, ''),
        ),
      }
    );
  };
  if (!rows.slice(0, 60).some((row) => /^Daily Status$/iu.test(rowText(row)))) return undefined;
  const number = labelled(/^Case Number\s?/iu);
  if (!number) return undefined;
  const title = rows.map(rowText).find((text) => /\sversus\s/iu.test(text));
  const [petitioner, respondent] = title?.split(/\sversus\s/iu).map(squeeze) ?? [];
  const next = labelled(/^Next Hearing Date\s?/iu);
  const purpose = labelled(/^Next Purpose\s?/iu);
  const values = given({
    case_number: number.value.replace(/\/0+(?=\d)/u, '/'),
    next_date: dayOf(next?.value),
    purpose: purpose?.value,
    stage: purpose?.value,
    petitioner,
    respondent,
  });
  const labels = given({ case_number: number.row, purpose: purpose?.row, stage: purpose?.row });
  const printed = Object.entries(labels).map(([name, row]) => [name, placeOf(row)]);
  const { excerpt, ...where } = placeOf(next?.row ?? number.row);
  return {
    kind: 'state',
    numbers: listedNumbers(number.value),
    where,
    excerpt,
    places: { ...placesByWords(rows, values), ...Object.fromEntries(printed) },
    values,
  };
}

function withCnrProblem(paper: CourtPaper): CourtPaper {
  const wrong = paper.entries.find(({ wrong_cnr }) => wrong_cnr !== undefined)?.wrong_cnr;
  return wrong === undefined || paper.problem
    ? paper
    : { ...paper, problem: { problem: 'wrong_cnr', cnr: wrong } };
}

/** Endings of files that are tables of values, whose columns a user can match. */
const TABLES = /^(?:csv|tsv|xlsx)$/u;

/** The entries of a table whose columns the user matched, else of one whose headings say them. */
function readTable(file: PaperFile, rows: readonly Row[]): CourtPaper | undefined {
  const head = TABLES.test(file.extension) ? tableHead(rows) : undefined;
  if (!head) return undefined;
  const matched = file.matched?.get(headingKey(head.headings));
  const { at, ...shown } = head;
  const table = matched ? { ...shown, columns: [...matched] } : shown;
  if (matched) return { kind: 'table', entries: entriesOfTable(rows.slice(at + 1), matched), table };
  const list = readCauseList(rows);
  if (list.entries.length === 0 || !head.known)
    return { kind: 'table', entries: [], problem: { problem: 'columns' }, table };
  if (!list.diary) return { ...paperOfList(list, file), table };
  return {
    kind: 'table',
    entries: list.entries.map((entry) => ({ ...entry, kind: 'state' as const })),
    table,
  };
}

const rowsOf = ({ rows, extension, text = '' }: PaperFile): readonly Row[] =>
  rows ?? (/^(?:csv|tsv)$/u.test(extension) ? rowsOfCsv(text) : rowsOfText(text));

/** Dates to come; those of the past say nothing new, and are counted. */
function paperOfCalendar(text: string, today: string): CourtPaper {
  const { coming, past, beyond } = readCalendar(text, today);
  const paper = { kind: 'calendar' as const, entries: coming };
  if (beyond > 0) return { ...paper, problem: { problem: 'beyond', count: beyond } };
  return past > 0 ? { ...paper, problem: { problem: 'past', count: past } } : paper;
}

function readTextPaper({ text, today }: PaperFile): CourtPaper | undefined {
  if (text === undefined) return undefined;
  const exported = readAppExport(text);
  if (exported) return { kind: 'app_export', entries: exported };
  return /^\uFEFF?BEGIN:VCALENDAR/u.test(text.trimStart()) ? paperOfCalendar(text, today) : undefined;
}

function readRowPaper(file: PaperFile): CourtPaper {
  const rows = rowsOf(file);
  const status = readCaseStatus(rows);
  if (status) return { kind: 'case_status', entries: [entryOfStatus(status, rows)] };
  const business = readBusiness(rows);
  if (business) return { kind: 'case_status', entries: [business] };
  const order = readOrderSheet(rows);
  if (order) return { kind: 'order', entries: [order] };
  const table = readTable(file, rows);
  if (table) return table;
  const list = readCauseList(rows);
  if (list.entries.length === 0) return { kind: 'unknown', entries: [], problem: { problem: 'unknown' } };
  if (!list.diary) return paperOfList(list, file);
  const isStatusTable = file.extension.startsWith('htm');
  const entries = list.entries.map((entry) => ({ ...entry, kind: 'state' as const }));
  return { kind: isStatusTable ? 'case_status' : 'table', entries };
}

/** Tells what a file of a court is, and what it says. It never throws. */
export function readCourtPaper(file: PaperFile): CourtPaper {
  return withCnrProblem(readTextPaper(file) ?? readRowPaper(file));
}
