import { createHash } from 'node:crypto';

/** It keeps lists of hashes made for other purposes from being laid beside ours. */
const SALT = 'munshi judgments 2026';
/**
 * Limit: letters and figures of first words that are compared. A line break or a footnote's mark behind them is too far
 * off.
 */
export const WORDS_COMPARED = 16;

export function sealed(text: string, length = 12): string {
  return createHash('sha256').update(`${SALT} ${text}`).digest('hex').slice(0, length);
}

/** Letters and figures alone, in small letters. */
export function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

const HONORIFIC =
  /\b(?:hon['’]?ble|the|mr|mrs|ms|smt|shri|sri|dr|prof|justice|chief|acting|cji|cj|jj|kumari|km)\b\.?/giu;

/** A judge's words in the order of the alphabet, because reports print 'SEN, A.P.' and judgments 'A.P. Sen'. */
export function judgeKey(name: string): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(HONORIFIC, ' ')
    .replace(/\(\s*j\s*\)|,\s*j\.?\s*$/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .sort()
    .join('');
}

const OTHERS =
  /[\s,.]*(?:(?:&|\band\b)\s*(?:\d+\s+)?(?:anr|another|ors?|others?|connected (?:matters?|cases?))|\betc\b)[\s.]*$/iu;
const STYLE = /^(?:(?:the|m\/s|messrs|mr|mrs|ms|smt|shri|sri|dr|kumari)\b[.\s]*)+/iu;

/** A party's name without what cause titles put before and behind it. */
export function partyKey(name: string): string {
  let rest = name.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(OTHERS, '').replace(STYLE, '').trim();
  }
  return folded(rest);
}

/** The first words of a paragraph or a part: how many letters and figures are compared, and their hash. */
export function wordsSeal(words: string): string {
  const letters = [...folded(words)].slice(0, WORDS_COMPARED);
  return `${letters.length}:${sealed(letters.join(''), 8)}`;
}

export function beginsWith(text: string, seal: string): boolean {
  const [length = '', hash] = seal.split(':');
  // Four times as many characters as are compared hold the spaces and stops between them.
  const letters = [...folded(text.slice(0, 400))].slice(0, Number(length));
  return letters.length === Number(length) && sealed(letters.join(''), 8) === hash;
}

/** '455-457/1957' for 'Civil Appeals Nos. 455 to 457 of 1957': every number with its year, the type aside. */
export function numberKeys(printed: string): string[] {
  const lists =
    /((?:\d+\s*(?:,|-|–|~|&|to\b|and\b)?\s*)*\d+)\s*(?:\([A-Za-z]+\)\s*)?(?:of\b|\/|\s)\s*((?:18|19|20)\d\d|\d\d(?!\d))/giu;
  return [...printed.matchAll(lists)].flatMap(([, numbers = '', year = '']) =>
    [...numbers.matchAll(/(\d+)(?:\s*(?:-|–|~|to\b)\s*(\d+))?/gu)].flatMap(([, from = '', to]) =>
      range(from, to).map((number) => `${number}/${fullYear(year)}`),
    ),
  );
}

function range(from: string, to: string | undefined): number[] {
  const first = Number(from);
  if (to === undefined) return [first];
  // '6128-29' ends with 6129.
  const last = Number(to.length < from.length ? from.slice(0, from.length - to.length) + to : to);
  const count = last - first;
  return count > 0 && count < 50 ? Array.from({ length: count + 1 }, (_, i) => first + i) : [first, last];
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) > 46 ? 1900 : 2000);
}

/** Places where a part may begin: a line, behind a stop, a bracket or a figure, or a heading at the end of a line. */
const BEGINNINGS =
  /(?:^|\n|[^\p{L}\p{M}\s,])\s*(?=[\p{L}\p{N}])|\s(?=(?:JUDGMENT|J U D G(?: E)? M E N T|ORDER|O R D E R)\s)/gu;

/**
 * Offsets in a text where the words of each seal begin, in order; -1 for seals that are not found. Only seals of
 * `WORDS_COMPARED` letters count, because shorter ones are in many places.
 */
export function positionsOf(text: string, seals: readonly (readonly string[])[]): number[] {
  const full = seals.map((any) => any.filter((seal) => seal.startsWith(`${WORDS_COMPARED}:`)));
  const wanted = new Set(full.flat());
  const found: { at: number; seal: string }[] = [];
  for (const { index, 0: before } of text.matchAll(BEGINNINGS)) {
    const at = index + before.length;
    const seal = wordsSeal(text.slice(at, at + 60));
    if (wanted.has(seal)) found.push({ at, seal });
  }
  let from = 0;
  return full.map((any) => {
    const first = found.find(({ at, seal }) => at >= from && any.includes(seal));
    if (first === undefined) return -1;
    from = first.at + 1;
    return first.at;
  });
}
