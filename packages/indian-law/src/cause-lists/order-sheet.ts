import { readJudgment } from '../judgment/judgment.ts';
import { findDates } from '../text/dates.ts';
import { columnOf } from './columns.ts';
import type { CourtEntry } from './entries.ts';
import { listedNumbers } from './listed-numbers.ts';
import { given, type Row, rowText, squeeze } from './rows.ts';
import { placesByWords } from './value-places.ts';

/** The word over the text of an order: '% ORDER', 'O R D E R', 'ORAL ORDER', 'RECORD OF PROCEEDINGS'. */
const OPENING =
  /^[%*#\s]{0,6}(?:O\s?R\s?D\s?E\s?R|(?:ORAL|DAILY|INTERIM)\s(?:ORDER|JUDGMENT)|ORDER\s?\(?ORAL\)?|J\s?U\s?D\s?G\s?M\s?E\s?N\s?T|RECORD\sOF\sPROCEEDINGS|ORDER\s?SHEET)[\s:.%*-]{0,8}$/u;
const LIST = /\b(?:cause\s?list|daily\s?board|list\sof\sbusiness|advance\slist|supplementary\slist)\b/iu;
/** 'List on 12.03.2026', 're-notify on', 'put up for evidence on', 'adjourned to', 'stand over to'. */
const NEXT =
  /\b(?:list(?:ed)?|re-?notif(?:y|ied)|post(?:ed)?|adjourn(?:ed)?|stand\s?over|put\s?up|re-?list(?:ed)?|call(?:ed)?|come\s?up|kept)\b[^.;\n]{0,90}?\b(?:on|to|for|till)\s/giu;
/** Rows in which the heading of an order and its word stand. */
const HEAD_ROWS = 90;
const MOST_CHARACTERS = 200_000;

/** The last day on which an order lists the matter again, behind its own day. */
function listedAgain(text: string, orderDay: string | undefined): { day: string; at: number } | undefined {
  let found: { day: string; at: number } | undefined;
  for (const match of text.matchAll(NEXT)) {
    const from = match.index + match[0].length;
    const [date] = findDates(text.slice(from, from + 40));
    if (date?.iso && date.start <= 12 && (orderDay === undefined || date.iso > orderDay))
      found = { day: date.iso, at: match.index };
  }
  return found;
}

const isListHeading = (row: Row): boolean =>
  new Set(row.cells.map(({ text }) => columnOf(text)).filter((column) => column !== undefined)).size >= 3;

/** Words of the rows as lines; a row of a printed page is a line already. */
const textOf = (rows: readonly Row[]): string => rows.map(rowText).join('\n').slice(0, MOST_CHARACTERS);

/** The row in which a place of `textOf` stands. */
function rowAt(rows: readonly Row[], at: number): Row | undefined {
  let end = 0;
  return rows.find((row) => {
    end += rowText(row).length + 1;
    return end > at;
  });
}

/** An order of one matter: its number, parties and day, and the day on which it is listed again. Undefined for other files. */
export function readOrderSheet(rows: readonly Row[]): CourtEntry | undefined {
  const head = rows.slice(0, HEAD_ROWS);
  const opening = head.findIndex((row) => OPENING.test(rowText(row)));
  if (opening < 0 || head.some((row) => LIST.test(rowText(row)) || isListHeading(row))) return undefined;
  const text = textOf(rows);
  const judgment = readJudgment(text);
  const numbers = (judgment.case_numbers ?? []).flatMap((number) => listedNumbers(number));
  if (numbers.length === 0) return undefined;
  const order_date = judgment.decision_date;
  const next = listedAgain(text, order_date);
  const said = rowAt(rows, next?.at ?? 0);
  const excerpt = squeeze(text.slice(next?.at ?? 0)).slice(0, 600);
  const where = { line: said?.line ?? 1, ...given({ page: said?.page }) };
  const values: CourtEntry['values'] = given({
    case_number: numbers[0]?.printed,
    petitioner: judgment.petitioner,
    respondent: judgment.respondent,
    court: judgment.court_name,
    judges: judgment.judges,
    order_date,
    next_date: next?.day,
  });
  return {
    kind: 'state',
    numbers,
    ...given({ orders: order_date === undefined ? [] : [order_date] }),
    where,
    excerpt,
    values,
    places: { ...placesByWords(head, values), ...given({ next_date: next && { ...where, excerpt } }) },
  };
}
