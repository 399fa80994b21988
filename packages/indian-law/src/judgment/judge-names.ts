import { foldName } from '../parties/names.ts';
import { cleanName } from '../parties/person-name.ts';

/** The office printed behind a judge's name, before a list of names is cut at it. */
const OFFICE =
  /(?<![\p{L}.])(?:(?:ld\.?|learned|the)\s+)?(?:(?:(?:acting|officiating)\s+)?chief\s+justices?(?:\s+of\s+india)?|(?:addl\.?|additional|principal|prl\.?|district|sessions|civil|special|metropolitan|judicial|chief|first|second|senior|junior|and|&|-|\s)*\b(?:judges?|magistrates?)\b(?:\s*\([^()\n]{1,12}\))?|(?:(?:whole[- ]time|(?:non[- ])?judicial|technical|administrative|accountant|expert|lady|presiding|vice|hon['’]?ble)\s+)*(?:member|chairperson|chairman|president|officer)\b(?:\s*\([^()\n]{1,16}\))?|(?:actg|offg)\.?\s*c\.?j\.?)(?![\p{L}])|(?<![\p{L}.])(?:A?\.?C\.?\s?J\.?I?\.?|J\s?J?\s?\.?\s?J\.?|J\.?|[AJ]\.?M\.?)(?=[\s,;:)\]*]*$|\s*[,;:)\]*&\n(-]|\s+(?:and|AND|delivered|HON|Hon|Justice|JUSTICE)\b)/giu;
const CHIEF = /\bchief\s+justice\b/i;
/** A title in front of a name: it begins the next name of a list. */
const TITLE =
  "(?:the\\s+)?(?:hon['’`]?\\s?ble|honou?rable|hon\\.|justice|mr|mrs|ms|dr|shri|smt|thiru|tmt|sh|prof)\\b";
const NEXT_TITLE = new RegExp(`(?<=[\\p{L})]{2}\\s{0,3}|\\p{L}\\.\\s)(?=\\b${TITLE})`, 'giu');
const NEXT_LINE = new RegExp(`\\s*\\n\\s*(?=\\W{0,3}${TITLE})`, 'giu');
const LABEL =
  /^\W{0,6}(?:coram|quorum|before|presided\s+over\s+by|present|bench|b\s?e\s?f\s?o\s?r\s?e|p\s?r\s?e\s?s\s?e\s?n\s?t|(?:division|single|full)\s+bench|d\.?\s?b\.?(?=\s*:))(?!\p{L})(?:\s+of)?[\s.]*[:;–-]*[\s:–-]*/iu;
const ASIDE = /\((?!\s*(?:j|judicial|technical|t|a|administrative|oral)\W)[^()\n]{1,40}\)/giu;
const SEPARATOR = /\s*(?:[;&|*]|(?<![\p{L}.])and(?![\p{L}.])|,)\s*/iu;
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’`-]*\.?|\p{Lu}\.(?:\p{Lu}\.?)*(?:\p{Lu}[\p{L}'’]+)?|Md\.?|de|bin)$/u;
const NO_NAME =
  /\b(?:court|bench|judge?ment|order|reportable|present|coram|before|dated?|appeals?|petitions?|case|state|union|versus|advocates?|counsel|government|india|limited|ltd|page|section|act|article|oral|reserved|pronounced|office|tribunal|commission|department|sd|district|new|date|place|per|p\.c|january|february|march|april|june|july|august|september|october|november|december|insc|special|leave|granted|criminal|civil|india)\b/iu;

/** A seat of a bench: its judge, or nobody where only an office is printed ('THE ACTING CHIEF JUSTICE'). */
export interface Seat {
  name?: string;
}

/** Ranks of members of the Armed Forces Tribunal. */
const RANK =
  /^(?:(?:vice|rear)\s+admiral|lt\.?\s+gen(?:eral)?\.?|maj(?:or)?\.?\s+gen(?:eral)?\.?|air\s+(?:vice\s+)?marshal)\s+/iu;

/** A printed name of a judge in one line, without titles and office; undefined when the words are none. */
export function judgeName(printed: string): string | undefined {
  const flat = cleanName(
    printed.replace(/[*†^#]+|(?<=\p{L}{3})\d(?!\d)/gu, ' ').replace(/\.(?=\p{Lu}\p{L}{2})/gu, '. '),
  );
  const name = flat
    .replace(RANK, '')
    .replace(/^(?:CJI|CJ|J)\s+(?=\p{Lu})/u, '')
    .replace(/\s+([.,])/gu, '$1');
  const words = name.split(' ');
  if (name.length < 3 || name.length > 50 || words.length > 7 || NO_NAME.test(name)) return undefined;
  if (!words.every((word) => WORD.test(word) || /^\p{Script=Devanagari}/u.test(word))) return undefined;
  return /\p{Lu}[\p{L}'’]{2}|\p{Script=Devanagari}{2}/u.test(name) && /[aeiouy\u0900-\u097f]/iu.test(name)
    ? name
    : undefined;
}

/**
 * The seats named in a list of judges: 'A. Rao, C.J. and B. Sen, J.', 'HON'BLE MR. JUSTICE A. RAO / HON'BLE MS. JUSTICE
 * B. SEN', 'Ms. A. Kaur, Chairperson'. A name goes on in the next line unless that begins with a title. Undefined when
 * anything else is printed in it. Linear in the list.
 */
export function readSeats(list: string): Seat[] | undefined {
  const seats: Seat[] = [];
  const plain = list.replace(/["“”]/gu, '').replace(LABEL, '').replace(ASIDE, ' ');
  for (const place of plain.replace(NEXT_LINE, ';').split(/\s*(?:[;&|]|(?<![\p{L}.])and(?![\p{L}.]))\s*/iu)) {
    if (!/\p{L}/u.test(place)) continue;
    const names = namesAt(place);
    if (names === undefined) return undefined;
    if (names.length === 0 && CHIEF.test(place)) seats.push({});
    seats.push(...names.map((name) => ({ name })));
  }
  return seats;
}

function namesAt(place: string): string[] | undefined {
  const names: string[] = [];
  for (const part of place.replace(OFFICE, ';').replace(NEXT_TITLE, ';').split(SEPARATOR)) {
    const bare = cleanName(part);
    if (!/\p{L}/u.test(bare) || /^(?:hon['’]?ble|the|justices?|judicial|technical)$/iu.test(bare)) continue;
    const name = judgeName(part);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}

/** True where two printed names are one judge: no word and no initial of both is without its match in the other. */
export function sameJudge(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || b.length === 0) return false;
  const spare = [...b];
  let lone = 0;
  let shared = false;
  for (const token of [...a].sort((x, y) => y.length - x.length)) {
    const exact = spare.findIndex((word) => isSpellingOf(token, word));
    const at = exact >= 0 ? exact : spare.findIndex((word) => isInitialOf(token, word));
    if (at < 0) lone += 1;
    else {
      shared ||= token.length > 1 && (spare[at]?.length ?? 0) > 1;
      spare.splice(at, 1);
    }
  }
  return shared && (lone === 0 || spare.length === 0);
}

const BEYOND_ASCII = /[^\u0020-\u007e]/;

/** The words of a name as written; initials are words. */
function wordsOf(name: string): string[] {
  const small = name.toLowerCase();
  if (!BEYOND_ASCII.test(small)) return small.match(/[a-z]+/g) ?? [];
  return (
    small
      .normalize('NFKD')
      .replace(/\p{M}(?<![\u0900-\u0dff])/gu, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

/** Equal, or two spellings of one name ('Viswanathan', 'Vishwanathan'). */
function isSpellingOf(one: string, other: string): boolean {
  return one === other || (one.length > 3 && other.length > 3 && folded(one) === folded(other));
}

/** Limit: words whose folded form is remembered. The names of one bench are compared with one another again and again. */
const MOST_REMEMBERED = 4_000;
const remembered = new Map<string, string>();

function folded(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const form = foldName(word);
  remembered.set(word, form);
  return form;
}

function isInitialOf(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length === 1 && long.startsWith(short);
}

/** The different names of a list, in their order; of two spellings of one name the fuller one. */
export function distinctNames(names: Iterable<string>): string[] {
  const kept: string[] = [];
  for (const name of names) {
    const at = kept.findIndex((known) => sameJudge(known, name));
    if (at < 0) kept.push(name);
    else if (letters(name) > letters(kept[at] ?? '') + 2) kept[at] = name;
  }
  return kept;
}

function letters(name: string): number {
  return name.replace(/[^\p{L}]/gu, '').length;
}
