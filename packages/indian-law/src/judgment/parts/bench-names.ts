import type { Line } from '../../text/lines.ts';

/** Limit: the bench is named in so many lines. */
const WITHIN = 40;
const CITATION = /^\s*CITATIONS?\s*:/u;

/** Words of the names of the bench, in small letters: a surname of two words is here as one too. */
export type BenchNames = ReadonlySet<string>;

/** The names of the bench that an old report lists in capitals above its citations. */
export function benchNames(lines: readonly Line[]): BenchNames {
  const names = new Set<string>();
  const until = lines.slice(0, WITHIN).findIndex(({ text }) => CITATION.test(text));
  for (const { text } of lines.slice(0, Math.max(0, until)))
    for (const [word] of text.slice(0, 600).matchAll(/\p{Lu}[\p{Lu}'’]{2,}/gu))
      names.add(word.toLowerCase().replace(/['’]/gu, ''));
  return names;
}

/** Limits: lines and characters of the sentences that say who wrote, above the first opinion. */
const ANNOUNCED_WITHIN = 4;
const ANNOUNCEMENT = 700;
/** 'Farias, Joshua and T. Pillai, JJ.': names before the office of a judge, and no other words in capitals. */
const BEFORE_OFFICE =
  /(?:\p{Lu}[\p{L}'’]{0,24}[.,]{0,2}\s{1,2}(?:(?:and|&)\s{1,2})?){1,16}?(?:C\.?\s?J\.?I?|JJ?)\b/gu;
const NO_JUDGE = /^(?:the|judge?ments?|opinions?|court|following|orders?)$/u;

/** The judges whom a report names where it says who delivered the opinions: its list of the bench may be missing. */
export function announcedNames(lines: readonly Line[], from: number): BenchNames {
  const printed = lines
    .slice(from, from + ANNOUNCED_WITHIN)
    .map(({ text }) => text.slice(0, ANNOUNCEMENT))
    .join(' ');
  const said =
    /^.*\bdelivered\b.{0,60}?\b(?:[Oo]pinion|[Jj]udgment|JJ?)\b/su.exec(
      printed.slice(0, ANNOUNCEMENT),
    )?.[0] ?? '';
  const words = [...said.matchAll(BEFORE_OFFICE)].flatMap(([names]) =>
    (names.match(/\p{Lu}[\p{L}'’]{2,}/gu) ?? []).map((word) => word.toLowerCase()),
  );
  return new Set(words.filter((word) => !NO_JUDGE.test(word)));
}

/** True where the last words of a name are of the bench: 'Subba Rao' and 'SUBBARAO, K.' are the same. */
export function isOfBench(name: string, bench: BenchNames): boolean {
  const words = (name.match(/\p{L}{2,}/gu) ?? []).map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  return bench.has(last) || bench.has(words.slice(-2).join(''));
}

/** Limit: a shorter surname may well be another judge's with one letter changed. */
const SHORTEST = 4;

/** True where a surname is one of the bench with one letter misread: 'Boss' and 'BOSE', 'Mukhmrjea' and 'MUKHERJEA'. */
export function isMisreadOf(name: string, bench: Iterable<string>): boolean {
  const last = (name.match(/\p{L}{2,}/gu)?.at(-1) ?? '').toLowerCase();
  if (last.length < SHORTEST) return false;
  for (const one of bench) if (one !== last && differsInOneLetter(one, last)) return true;
  return false;
}

/** One letter changed, one more or one less; the first letter is the same. */
function differsInOneLetter(one: string, other: string): boolean {
  if (one.charAt(0) !== other.charAt(0) || Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  return end - from <= 1 && otherEnd - from <= 1;
}
