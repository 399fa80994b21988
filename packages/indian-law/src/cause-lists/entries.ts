import { parseCnr } from '../case-numbers/case-number-keys.ts';
import { dayOf } from './case-status.ts';
import type { Column } from './columns.ts';
import { type ListHead, timeInLine } from './list-head.ts';
import type { ListType } from './list-types.ts';
import { type ListedNumber, listedNumbers } from './listed-numbers.ts';
import { given, squeeze } from './rows.ts';

/** The facts that a file states about one matter. Days are `yyyy-mm-dd`; `next_date` has a time of India where the list prints one. */
export interface CourtValues {
  next_date?: string;
  item?: string;
  hall?: string;
  judges?: string[];
  purpose?: string;
  stage?: string;
  case_number?: string;
  cnr?: string;
  petitioner?: string;
  respondent?: string;
  advocates?: string[];
  court?: string;
  disposal?: string;
  order_date?: string;
  /** The kind of the list, and whether it is that of a vacation bench. */
  list?: ListType;
  vacation?: boolean;
  /** The advocates of the other side, where one of ours is printed for a party. */
  opposing_counsel?: string;
}

/** A row of a file and its words. */
export interface EntryPlace {
  line: number;
  page?: number;
  excerpt: string;
}

export interface CourtEntry {
  /** A row of a list of a day, or the state of a matter in an export, a status page or a diary. */
  kind: 'listed' | 'state';
  values: CourtValues;
  numbers: ListedNumber[];
  /** Orders that a status page lists. */
  orders?: string[];
  /** The advocates of each side on a status page. */
  sides?: { petitioner: string[]; respondent: string[] };
  /** A printed CNR whose form is wrong. */
  wrong_cnr?: string;
  where: { line: number; page?: number };
  /** The words of the row. */
  excerpt: string;
  /** The rows of values that stand in other rows than that, by the name of the value. */
  places?: Partial<Record<keyof CourtValues, EntryPlace>>;
  /** The rows of the orders, by their days, and of the first advocate of each side. */
  order_places?: Record<string, EntryPlace>;
  side_places?: { petitioner?: EntryPlace; respondent?: EntryPlace };
  /** True where its day is over, so that it is asked. */
  past_day?: boolean;
}

const VERSUS = /\s*(?:\n|^|\s)[-–]?(?:versus|v\/s\.?|vs\.?|v\.|विरुद्ध|बनाम|எதிர்)[-–]?(?:\s|\n|$)\s*/iu;
const GLUED_VERSUS = /(?<=[a-z.)])V\/s\s|(?<=[A-Z.)])(?:V\/s|Vs)\s/u;
const EXCERPT = 600;

/** The two sides of a printed title; the part behind *versus* ends where remarks of the registry begin. */
export function sidesOf(text: string): { petitioner?: string; respondent?: string } {
  const match = VERSUS.exec(text) ?? GLUED_VERSUS.exec(text);
  const clean = (side: string) => squeeze(side).replace(/^[\s,;:.–-]{1,4}|[\s,;:–-]{1,4}$/gu, '');
  if (!match) {
    const alone = clean(text);
    return alone === '' ? {} : { petitioner: alone.slice(0, 300) };
  }
  const petitioner = clean(text.slice(0, match.index));
  const behind = clean(text.slice(match.index + match[0].length)).replace(REMARK, '');
  return {
    ...(petitioner === '' ? {} : { petitioner: petitioner.slice(0, 300) }),
    ...(behind === '' ? {} : { respondent: behind.slice(0, 300) }),
  };
}

/** Remarks that registries print below the respondent, in the same column. */
const REMARK =
  /\s(?:\{?Mention Memo\}?|(?:and )?IA No|FOR (?:ON|\[|ADMISSION|EXEMPTION|PERMISSION|INTERVENTION)|\(\d\)Other|I\.A\.|IA\s?\d|list on|Listing Remarks|Remarks?:).*$/su;

/** Names in a cell of advocates: without the marks of the parties whom they appear for. */
export function advocatesOf(text: string): string[] {
  const bare = text
    .replace(/\[[^\]]{0,30}\]/gu, ', ')
    .replace(/\([^)]{0,60}\)/gu, ', ')
    .replace(/OTHER DETAILS OF ADVOCATES\s?:/giu, ', ')
    .replace(/\bAdv(?:ocate)?s?\b\.?(?=\s|$|,)/giu, ', ')
    .replace(/\b(?:Vs|versus)\b\.?/giu, ', ')
    .replace(/-\s?\d{1,4}\b/gu, ', ');
  const names = bare
    .split(/,|;|\n|\s&\s|\s\/\s|\band\b/iu)
    .map((name) => squeeze(name).replace(/^[-–:.\s]{1,4}|[-–:\s]{1,4}$/gu, ''))
    .filter((name) => /\p{L}{2}/u.test(name) && name.length <= 80);
  return [...new Set(names)].slice(0, 60);
}

/** Enrolment numbers as printed: 'MAH/1234/2010', 'D/1234/2010', 'KAR/12-B/1999'. */
export const ENROLMENT = /\b([A-Z]{1,4})\s?\/\s?(\d{1,6}(?:-?[A-Z])?)\s?\/\s?((?:19|20)\d{2})\b/giu;
export const enrolmentKey = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/gu, '');

const ITEM = /^(?:item\s?(?:no\.?)?\s?)?(\d{1,4}(?:\.\d{1,3})?(?:\([a-z\d]{1,3}\))?[A-Z]?)[.)]?$/iu;

/** '12', '1.1', '201' as printed. */
export function itemOf(text: string | undefined): string | undefined {
  return ITEM.exec(squeeze(text ?? ''))?.[1];
}

const NEXT = /next\s?(?:hearing\s?)?date\s?(?:of hearing)?\s?[:.-]{0,3}\s?/iu;

/** A day that the row itself prints as its next one. */
function ownDay(text: string): string | undefined {
  const match = NEXT.exec(text);
  return match === null ? undefined : dayOf(text.slice(match.index + match[0].length).slice(0, 40));
}

/** A row that names a matter for the sake of another one says when it is itself listed. */
const listedOn = (purpose: string): string | undefined => {
  const match = /\b(?:listed|posted|adjourned|fixed)\s(?:on|to|for)\s/iu.exec(purpose);
  return match === null ? undefined : dayOf(purpose.slice(match.index));
};

const DISPOSED =
  /\b(?:disposed|dismissed|allowed|decided|withdrawn|decreed|acquitted|convicted|closed|settled)\b/iu;
const NOT_DISPOSED = /\b(?:not|un)\s?-?(?:disposed|decided)|final disposal|for disposal/iu;
const isPending = (text: string) => /^(?:pending|active|open|running)\b/iu.test(text);

export type CellTexts = ReadonlyMap<Column, string>;

const joined = (...parts: (string | undefined)[]) => squeeze(parts.filter(Boolean).join(' '));

function sidesOfCells(cells: CellTexts): { petitioner?: string; respondent?: string } {
  const parties = cells.get('parties');
  const [petitioner, respondent] = [cells.get('petitioner'), cells.get('respondent')];
  if (petitioner && !respondent && !parties) return sidesOf(petitioner);
  const title = parties === undefined ? {} : sidesOf(parties);
  return {
    ...title,
    ...(petitioner ? { petitioner: squeeze(petitioner) } : {}),
    ...(respondent ? { respondent: squeeze(respondent) } : {}),
  };
}

function stagesOf(cell: (column: Column) => string): Pick<CourtValues, 'stage' | 'disposal'> {
  const [stage, disposal] = [cell('stage'), cell('disposal')];
  if (disposal !== '' && !/^(?:no|pending|null|-+|n\/?a|0)$/iu.test(disposal)) return { disposal };
  if (DISPOSED.test(stage) && !NOT_DISPOSED.test(stage)) return { disposal: stage };
  return stage === '' || isPending(stage) ? {} : { stage };
}

/** The cells of a row, with the head under which it is printed. */
export interface RowOfList {
  cells: CellTexts;
  head: ListHead;
  day: string | undefined;
  where: CourtEntry['where'];
  excerpt: string;
  /** The CNR of a link. */
  cnr?: string;
}

/** An entry from the cells of a row; undefined where they name no matter. */
export function entryOf({
  cells,
  head,
  day,
  where,
  excerpt,
  cnr: linked,
}: RowOfList): CourtEntry | undefined {
  const cell = (column: Column) => squeeze(cells.get(column) ?? '');
  const numbers = listedNumbers(
    cell('case_number')
      .replace(NEXT, '; ')
      .replace(/\d{1,2}-\d{1,2}-\d{4}/gu, ' '),
  );
  const printedCnr = cell('cnr');
  const cnr = parseCnr(printedCnr) ?? (linked === undefined ? undefined : parseCnr(linked));
  const sides = sidesOfCells(cells);
  if (numbers.length === 0 && cnr === undefined && sides.petitioner === undefined) return undefined;
  const { next_date, ...stages } = datesOf(cell, head, day);
  const hall = cell('hall').replace(/^court\s?(?:no|hall|room)?\.?\s?:?\s?/iu, '') || head.hall;
  return {
    kind: 'listed',
    numbers,
    where,
    excerpt: excerpt.slice(0, EXCERPT),
    ...given({ wrong_cnr: cnr === undefined ? printedCnr.slice(0, 40) : undefined }),
    values: given({
      next_date: stages.disposal ? undefined : next_date,
      item: itemOf(cell('item')),
      hall,
      judges: cell('judges') === '' ? head.judges : [cell('judges')],
      purpose: cell('purpose') || head.purpose,
      ...stages,
      case_number: numbers[0]?.printed,
      cnr,
      ...sides,
      advocates: advocatesOf(cells.get('advocates') ?? ''),
      court: cell('court') || head.court,
      list: head.type,
      vacation: head.vacation,
    }),
  };
}

/** The day of a row: its own, else that of the list; and what is said of its stage. */
function datesOf(
  cell: (column: Column) => string,
  head: ListHead,
  day: string | undefined,
): Pick<CourtValues, 'next_date' | 'stage' | 'disposal'> {
  const notListed = itemOf(cell('item')) === undefined ? cell('purpose') : '';
  const own =
    dayOf(cell('next_date')) ?? ownDay(cell('case_number')) ?? ownDay(cell('remarks')) ?? listedOn(notListed);
  const time =
    timeInLine(cell('remarks')) ?? timeInLine(`at ${cell('time')}`) ?? (own ? undefined : head.time);
  const date = own ?? day;
  const next_date = date === undefined || time === undefined ? date : instant(date, time);
  const stages = DISPOSED.test(notListed) && !own ? { disposal: notListed } : stagesOf(cell);
  return { ...stages, ...given({ next_date }) };
}

/** A day and a time of India as an instant. */
export const instant = (day: string, time: string): string => `${day}T${time}:00+05:30`;

/** An entry from a block of words without columns: number, title, advocates in this order. */
export function entryOfBlock(
  text: string,
  rest: Omit<RowOfList, 'cells' | 'excerpt'> & { item: string },
): CourtEntry | undefined {
  const words = squeeze(text).slice(0, 3000);
  const numbers = listedNumbers(words);
  const last = numbers.reduce((end, { printed }) => {
    const tail = printed.slice(-9);
    const at = words.indexOf(tail, end);
    return at < 0 || at > 400 ? end : Math.max(end, at + tail.length);
  }, 0);
  const versus = VERSUS.exec(words);
  // The advocates of a block follow the title, in brackets or behind 'Adv'.
  const title = words
    .slice(last && versus && versus.index > last ? last : 0)
    .replace(/^\s?(?:\([A-Z]{1,3}\))?[\s|,;:-]{0,4}/u, '')
    .replace(/\s\|\s(v(?:ersu)?s?\.?|v\/s\.?)\s\|\s/iu, ' $1 ');
  const [names = '', ...advocates] = title.split(
    /\s(?=\((?:adv|for|p|r|mr|ms|smt|shri)\b)|\sAdv(?:ocate)?s?\s?[:.-]\s?|\s\|\s|\s{2,}|;\s/iu,
  );
  return entryOf({
    ...rest,
    excerpt: words,
    cells: new Map<Column, string>([
      ['item', rest.item],
      ['case_number', words.slice(0, last || 200)],
      ['parties', names],
      ['advocates', joined(...advocates)],
    ]),
  });
}
