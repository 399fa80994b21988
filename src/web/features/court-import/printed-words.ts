import type { CourtValues } from '#shared/contracts/court-import.ts';

/** A piece of a printed row; `found` where it is one of the values that were read. */
export type PrintedPiece = { text: string; from: number; found: boolean };

/** A value as files print it: a day in three spellings too. */
function spellings(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/u.exec(value) ?? [];
  if (year === undefined) return value.trim() === '' ? [] : [value.toLowerCase()];
  return ['-', '/', '.'].map((sign) => [day, month, year].join(sign));
}

const inWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\d]/u.test(sign);

/** The first place of a word that is not a part of a longer one; -1 where there is none. */
function placeOf(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!inWord(text[at - 1]) && !inWord(text[at + word.length])) return at;
  return -1;
}

/** Splits a printed row at the values that were read from it. The first place of each value counts. */
export function printedPieces(text: string, values: CourtValues): PrintedPiece[] {
  const folded = text.toLowerCase();
  const same = folded.length === text.length;
  const wanted = same
    ? Object.values(values)
        .flat()
        .flatMap((value) => (typeof value === 'string' ? spellings(value) : []))
    : [];
  const places = wanted
    .map((word) => ({ from: placeOf(folded, word), length: word.length }))
    .filter(({ from }) => from >= 0)
    .sort((a, b) => a.from - b.from || b.length - a.length);
  const pieces: PrintedPiece[] = [];
  let at = 0;
  const add = (to: number, found: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), from: at, found });
    at = Math.max(at, to);
  };
  for (const { from, length } of places) {
    if (from < at) continue;
    add(from, false);
    add(from + length, true);
  }
  add(text.length, false);
  return pieces;
}
