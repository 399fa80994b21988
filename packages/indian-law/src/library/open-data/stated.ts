import { parseCnr } from '../../case-numbers/case-number-keys.ts';
import type { Disposal } from '../../judgment/disposal.ts';
import { distinctJudges, findJudges } from '../../judgment/judges.ts';
import { type CauseTitle, formatCauseTitle, parseCauseTitle } from '../../parties/cause-title.ts';

/** The fields that a data set states of one judgment. Fields that it does not state plausibly are absent. */
export interface StatedJudgment {
  /** The file's name without its folder and extension. */
  file: string;
  cnr?: string;
  /** `yyyy-mm-dd`. */
  decision_date?: string;
  case_number?: string;
  title?: string;
  petitioner?: string;
  respondent?: string;
  judges: string[];
  disposal?: Disposal;
  neutral_citation?: string;
  reporter_citation?: string;
}

/** The columns that are read; `raw_html` would be most of the bytes, and `court` is not the same in every copy. */
export const STATED_COLUMNS = [
  'title',
  'judge',
  'pdf_link',
  'path',
  'cnr',
  'decision_date',
  'disposal_nature',
  'nc_display',
  'citation',
] as const;

const LONGEST_FIELD = 1000;
const FIRST_YEAR = 1950;

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, LONGEST_FIELD).replace(/\s+/gu, ' ').trim();
  return text === '' ? undefined : text;
}

/** True for a day of the calendar between 1950, where the data sets begin, and `today` (`yyyy-mm-dd`). */
export function isPlausibleDate(date: string, today: string): boolean {
  const at = new Date(`${date}T00:00:00Z`);
  return (
    !Number.isNaN(at.getTime()) &&
    at.toISOString().startsWith(date) &&
    Number(date.slice(0, 4)) >= FIRST_YEAR &&
    date <= today
  );
}

/** Reads a date column (`Date`), `2023-03-16` and `16-03-2023`; undefined for everything else and for the future. */
function dateOf(value: unknown, today: string): string | undefined {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : textOf(value);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/u.exec(text ?? '');
  const indian = /^(\d{2})[-/.](\d{2})[-/.](\d{4})$/u.exec(text ?? '');
  const [, year, month, day] = iso ?? (indian ? ['', indian[3], indian[2], indian[1]] : []);
  const date = year === undefined ? undefined : `${year}-${month}-${day}`;
  return date !== undefined && isPlausibleDate(date, today) ? date : undefined;
}

const DISPOSALS: readonly (readonly [RegExp, Disposal])[] = [
  [/^dismissed.*(?:withdrawn|not pressed)|^withdrawn/u, 'dismissed as withdrawn'],
  [/infructuous/u, 'dismissed as infructuous'],
  [/^(?:partly|partially|part) allowed|^allowed (?:partly|in part)/u, 'partly allowed'],
  [/^allowed/u, 'allowed'],
  [/^(?:dismissed|rejected)/u, 'dismissed'],
  [/^disposed/u, 'disposed of'],
  [/^quashed/u, 'quashed'],
  [/^reman/u, 'remanded'],
  [/^transferred/u, 'transferred'],
];

function disposalOf(value: unknown): Disposal | undefined {
  const text = textOf(value)?.toLowerCase() ?? '';
  return DISPOSALS.find(([words]) => words.test(text))?.[1];
}

/** `CRL MP(MD)/4399/2023 of Vinoth Vs The Inspector of Police`, or the cause title alone. */
function titleOf(value: unknown): { number?: string; cause?: CauseTitle } {
  const text = textOf(value) ?? '';
  const [, number, rest] = /^(\S.{2,79}?\/\d{1,9}\/(?:19|20)\d{2}) of (.+)$/u.exec(text) ?? [];
  const cause = parseCauseTitle(rest ?? text);
  return { ...(number === undefined ? {} : { number }), ...(cause === undefined ? {} : { cause }) };
}

/** `court/cnrorders/mdubench/orders/HCMD…_1_2023-03-16.pdf` without folders and extension. */
export function fileStem(name: string): string {
  return (name.split('#', 1)[0]?.split('/').pop() ?? '').replace(/\.pdf$/iu, '').replace(/_EN$/u, '');
}

/**
 * One row of the metadata of the open data sets. `today` is `yyyy-mm-dd`: a decision after it is not believed. The date
 * in the file's name and the date of registration are not read, because both are often nonsense. Undefined for a row
 * that names no file.
 */
export function readStated(
  row: Readonly<Record<string, unknown>>,
  today: string,
): StatedJudgment | undefined {
  const file = fileStem(textOf(row.pdf_link) ?? textOf(row.path) ?? '');
  if (file === '') return undefined;
  const { number, cause } = titleOf(row.title);
  const cnr = parseCnr(textOf(row.cnr) ?? '');
  const date = dateOf(row.decision_date, today);
  const disposal = disposalOf(row.disposal_nature);
  const judge = textOf(row.judge);
  const neutral = textOf(row.nc_display);
  const reporter = textOf(row.citation);
  const title = cause && formatCauseTitle(cause);
  return {
    file,
    judges: judge === undefined ? [] : distinctJudges(findJudges(judge)),
    ...(cnr === undefined ? {} : { cnr }),
    ...(date === undefined ? {} : { decision_date: date }),
    ...(number === undefined ? {} : { case_number: number }),
    ...(cause === undefined ? {} : { title, petitioner: cause.petitioner, respondent: cause.respondent }),
    ...(disposal === undefined ? {} : { disposal }),
    ...(neutral === undefined ? {} : { neutral_citation: neutral }),
    ...(reporter === undefined ? {} : { reporter_citation: reporter }),
  };
}

const LABELLED = {
  cnr: /\bCNR\s*:\s*([A-Z\d]{16})\b/u,
  decision_date: /\bDecision Date\s*:\s*([\d./-]{8,10})/u,
  disposal_nature: /\bDisposal Nature\s*:\s*([^\n:|]{1,200}?)\s*(?:\||\bCourt\s*:|\n|$)/u,
  judge: /\bJudge\s*:\s*([^\n|]{1,500})/u,
} as const;

/** The columns of a row from `raw_html` as words: the JSON metadata holds what the portal showed. `words`: its text. */
export function rowOfPortalText(words: string, title: string | undefined): Record<string, string> {
  const row: Record<string, string> = title === undefined ? {} : { title };
  const text = words.slice(0, 20_000);
  for (const [column, pattern] of Object.entries(LABELLED)) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) row[column] = found;
  }
  return row;
}
