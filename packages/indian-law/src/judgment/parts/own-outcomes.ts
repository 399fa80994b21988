import { matchesOf } from '../../text/text.ts';
import { type Disposal, findDisposal } from '../disposal.ts';

/** Limit: the note of a report is in so many of the last characters. */
const TAIL = 700;
/** 'V.P.S. Appeal dismissed.': the outcome that a report notes behind the last opinion. */
const NOTE =
  /(?<=(?:[.\n]|^)\s{0,3}(?:\p{Lu}\.\s?){0,4})(?:Civil\s|Criminal\s|Writ\s)?(?:Appeals?|Petitions?)\s(?:allowed|dismissed)\.?[ \t]*(?=\n|$)/gu;

/** True where an outcome favours the party that came to the court, false where it does not; undefined for all others. */
function favours(disposal: Disposal | undefined): boolean | undefined {
  if (disposal === 'dismissed') return false;
  return disposal === 'allowed' || disposal === 'quashed' || disposal === 'acquitted' ? true : undefined;
}

/** The outcome that a report notes at the end of a text: 'Appeal allowed.' */
export function reportNote(text: string): string | undefined {
  return matchesOf(NOTE, text.slice(-TAIL)).at(-1)?.[0];
}

/**
 * True for each opinion whose own outcome is that of the order of the court, false where it is the contrary, undefined
 * where one of them is not known. `order` is the text of that order; without one the note of the report behind the last
 * opinion says it. All undefined when most opinions would differ from the order: then an outcome was misread.
 */
export function withOrder(opinions: readonly string[], order: string | undefined): (boolean | undefined)[] {
  const last = opinions.at(-1) ?? '';
  const tailAt = Math.max(0, last.length - TAIL);
  const note = matchesOf(NOTE, last.slice(tailAt)).at(-1);
  const court = favours(findDisposal(order ?? note?.[0] ?? ''));
  const own = opinions.map((text, i) => {
    if (court === undefined) return undefined;
    const words = i === opinions.length - 1 && note !== undefined ? last.slice(0, tailAt + note.index) : text;
    const favourable = favours(findDisposal(words));
    return favourable === undefined ? undefined : favourable === court;
  });
  const against = own.filter((same) => same === false).length;
  return own.some((same) => same === true) || against === 1 ? own : opinions.map(() => undefined);
}
