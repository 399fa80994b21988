import type { PassageBody } from '#shared/contracts/library.ts';

/** Characters before the first mark: with more, the two lines of a card on a phone would end before it. */
const LEAD = 36;

type Excerpt = Pick<PassageBody, 'text' | 'marks'>;

/** A passage that begins shortly before its first mark, between words; offsets are those of the new text. */
export function excerptOf({ text, marks }: Excerpt): Excerpt {
  const first = Math.min(...marks.map(({ start }) => start));
  if (!Number.isFinite(first) || first <= LEAD) return { text, marks };
  const gap = text.indexOf(' ', first - LEAD);
  const from = gap < 0 || gap >= first ? first : gap + 1;
  const shift = from - 2;
  return {
    text: `… ${text.slice(from)}`,
    marks: marks.map(({ start, end }) => ({ start: start - shift, end: end - shift })),
  };
}
