import type { ReadSource } from './read-source.ts';
import { overlap, readStatement, type Statement } from './read-statement.ts';
import type { Difference } from './types.ts';

const NAMED =
  /\b((?:term|clause|condition|point|item|paragraph|para)\s(?:no\.?\s)?)(\d{1,2})\b(?!\s?(?:days|months|years))/giu;
const POINT = /(?:^|\n\s*|[.:;]\s+)\(?(\d{1,2})[.)]\s+(?=\p{Lu})/gu;
/** A point with this share of the words of a sentence is the one that it speaks of, by so much before the one that it names. */
const [SPOKEN_OF, AHEAD] = [0.4, 0.25];

interface Point {
  number: string;
  statement: Statement;
}

/** The numbered points of a text, such as the terms of a receipt. O(n). */
function pointsOf({ text }: ReadSource): Point[] {
  const starts = [...text.matchAll(POINT)].map(({ index, 0: mark, 1: number = '' }) => ({
    number,
    at: index,
    from: index + mark.length,
  }));
  return starts.map(({ number, from }, i) => ({
    number,
    statement: readStatement(text.slice(from, starts[i + 1]?.at ?? from + 600)),
  }));
}

/** A point of a paper that a sentence names, where its words are those of another: *term 5* for what term 3 says. */
export function otherPoint(said: Statement, cited: readonly ReadSource[]): Difference[] {
  const named = [...said.text.matchAll(NAMED)];
  if (named.length !== 1) return [];
  const [[whole = '', word = '', number = ''] = []] = named;
  const points = cited.flatMap(pointsOf);
  const best = (some: readonly Point[]) =>
    some
      .map((point) => ({ point, share: overlap(said, point.statement) }))
      .sort((a, b) => b.share - a.share)[0];
  const own = best(points.filter((point) => point.number === number));
  const other = best(points.filter((point) => point.number !== number));
  if (!own || !other || other.share < SPOKEN_OF || other.share - own.share < AHEAD) return [];
  return [{ what: 'provision', said: whole, source: `${word}${other.point.number}` }];
}
