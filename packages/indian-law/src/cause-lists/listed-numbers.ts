import { caseNumberKeys } from '../case-numbers/case-number-keys.ts';
import { squeeze } from './rows.ts';

/** A case number of a list, with the keys that its spellings share. */
export interface ListedNumber {
  printed: string;
  /** Keys with the kind of the proceeding: 'writ petition(civil)|5812|2016'. */
  keys: string[];
  /** The number without its kind: '|5812|2016'. */
  bare: string[];
  /** True for a matter that is listed with another one: 'WITH W.P.(C) 2240/2024'. */
  connected: boolean;
}

/** '23/2024', '20699-20700/2017', '29(MP)2022', '12/MB/2021', '969 of 2022', '12-2024', '12/24'. */
const NUMBER =
  /(\d{1,7}(?:\s?-\s?\d{1,7}(?=\s?\/))?)(?:\s?\([A-Z&]{1,8}\)\s?\/?\s?|\s?\/\s?[A-Z]{2,10}\s?\/\s?|\s?-?\s?\/\s?|\s+of\s+|\s?-\s?|-[A-Z]{1,3}\s?[-/]\s?)((?:19|20)\d{2}(?!\d)|(?<=\/\s?)\d{2}(?![\d/.-]))/giu;
const LEAD =
  /^(?:[\s,;:.|&)\]–-]|\b(?:with|and|in|view|connected|a\/w|alongwith|along\s+with|w\/w|c\/w|connected\s+with|tagged\s+with|main\s+matter|sl|no|nos|item|bearing)\b\.?){1,12}/iu;
const CONNECTS = /\b(?:with|a\/w|w\/w|c\/w|connected|along\s?with|tagged)\b/iu;
/** Proceedings inside a matter, which have no matter of their own. */
const INTERLOCUTORY =
  /^(?:I\.?A\.?|C\.?M\.?\s?APPL|CRL\.?\s?M\.?\s?A|CRLMP|EX\.?\s?APPL|O\.?A\.?\s?\(L\)|CAV|CC|D\.?\s?No|Diary)\b/iu;
/** A kind is printed directly before its number, in so many characters at most. */
const LONGEST_KIND = 60;
const MOST = 30;

/** The kind that is printed before a number; empty where the words are none. */
function kindIn(between: string): string {
  const lead = LEAD.exec(between)?.[0] ?? '';
  const own = between
    .slice(lead.length)
    .slice(-LONGEST_KIND)
    .replace(/^[^A-Za-z\u0900-\u0bff]+/u, '');
  return /[A-Za-z\u0900-\u0bff]/u.test(own) ? own : '';
}

/**
 * The case numbers in a cell of a list, in order. Numbers of applications in a matter are left out where the cell names
 * the matter too. Linear time.
 */
export function listedNumbers(cell: string): ListedNumber[] {
  const text = squeeze(cell.slice(0, 3000));
  const found: (ListedNumber & { interlocutory: boolean })[] = [];
  let from = 0;
  let kind = '';
  for (const match of text.matchAll(NUMBER)) {
    if (found.length >= MOST) break;
    const between = text.slice(from, match.index);
    const own = kindIn(between);
    from = match.index + match[0].length;
    kind = own === '' ? kind : own;
    const plain = kind.replace(/[\s./-]*(?:\bnos?\b|\bno\(s\))?[\s./:-]*$/iu, '').replace(/\.{2,}/gu, ' ');
    const number = `${(match[1] ?? '').replace(/\s/gu, '')}/${match[2] ?? ''}`;
    const keys = caseNumberKeys(squeeze(`${plain} ${number}`));
    if (keys.length === 0) continue;
    found.push({
      printed: squeeze(`${own === '' ? `${plain} ` : own}${match[0]}`),
      keys: keys.filter((key) => !key.startsWith('|')),
      bare: keys.filter((key) => key.startsWith('|')),
      connected: found.length > 0 && (found.at(-1)?.connected === true || CONNECTS.test(between)),
      interlocutory: INTERLOCUTORY.test(plain),
    });
  }
  const matters = found.filter(({ interlocutory }) => !interlocutory);
  return (matters.length > 0 ? matters : found).map(({ interlocutory: _, ...number }) => number);
}
