import { type Authority, findAuthorities } from '../citations/authorities.ts';
import { nameTokens } from '../parties/names.ts';
import { markWords } from '../text/marks.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import { cleanText } from './clean-text.ts';
import { findPinpoints } from './pinpoints.ts';
import { attributeQuotations } from './quotations/attribute-quotations.ts';
import { readProvisions } from './read-provisions.ts';
import { antecedent, findShortNames } from './supra.ts';
import type { CitedAuthority, Claims, Mention } from './types.ts';
import { findUnread } from './unread-citations.ts';

interface Known {
  authorities: CitedAuthority[];
  byKey: Map<string, number>;
  byName: Map<string, number>;
  names: { at: number; tokens: ReadonlySet<string>; authority: number }[];
}

const fullName = ({ petitioner, respondent }: { petitioner: string; respondent: string }): string =>
  nameTokens(`${petitioner} v ${respondent}`)
    .filter((token) => token.length > 1)
    .sort()
    .join(' ');

/** The authority that a place names: the one with the same citation, without a citation the one of the same name. */
function identify(known: Known, { name, citations, start }: Authority): number {
  const title = name === undefined ? '' : fullName(name);
  const index =
    citations.map(({ key }) => known.byKey.get(key)).find((at) => at !== undefined) ??
    (citations.length === 0 ? known.byName.get(title) : undefined) ??
    known.authorities.length;
  const same = known.authorities[index] ?? { citations: [] };
  if (index === known.authorities.length) known.authorities.push(same);
  if (name !== undefined) {
    same.name ??= name;
    if (!known.byName.has(title)) known.byName.set(title, index);
    known.names.push({
      at: start,
      tokens: new Set(nameTokens(`${name.petitioner} ${name.respondent}`)),
      authority: index,
    });
  }
  for (const citation of citations) {
    if (!known.byKey.has(citation.key)) same.citations.push(citation);
    known.byKey.set(citation.key, index);
  }
  return index;
}

interface Place extends Span {
  authority: number;
  /** Where its citation ends, behind which a pinpoint is printed. */
  cited: number;
}

function placesIn(text: string, known: Known, found: readonly Authority[]): Place[] {
  const places: Place[] = found.map((one) => ({
    start: one.start,
    end: one.end,
    cited: one.citations.at(-1)?.end ?? one.end,
    authority: identify(known, one),
  }));
  let next = 0;
  for (const short of findShortNames(text)) {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= short.start) next += 1;
    if ((found[next]?.start ?? Number.POSITIVE_INFINITY) < short.end) continue;
    const authority = antecedent(short, known.names);
    if (authority !== undefined)
      places.push({ start: short.start, end: short.end, cited: short.end, authority });
  }
  return places.sort((a, b) => a.start - b.start);
}

function mentionsOf(text: string, places: readonly Place[]): Mention[] {
  return places.map((place, i) => ({
    start: place.start,
    end: place.end,
    authority: place.authority,
    text: collapseWhitespace(text.slice(place.start, place.end)),
    quotations: [],
    ...findPinpoints(text, {
      from: place.start,
      to: place.cited,
      previous: places[i - 1]?.end ?? 0,
      next: places[i + 1]?.start ?? text.length,
    }),
  }));
}

/**
 * Everything in a text that can be checked against a library: the authorities with their paragraphs and quotations, and
 * the provisions. Page furniture, words divided at a line's end and line breaks do not hide them. Spans are those of
 * the given text. O(n).
 */
export function readClaims(given: string): Claims {
  const { text, printed } = cleanText(given);
  const known: Known = { authorities: [], byKey: new Map(), byName: new Map(), names: [] };
  const marks = markWords(text);
  const found = findAuthorities(text, marks);
  const places = placesIn(text, known, found);
  const mentions = mentionsOf(text, places);
  const quoted = attributeQuotations(text, mentions);
  const at = <T extends Span>(one: T): T => ({ ...one, ...printed(one) });
  return {
    authorities: known.authorities,
    mentions: mentions.map((mention) => ({
      ...at(mention),
      paragraphs: mention.paragraphs.map(at),
      quotations: mention.quotations.map(at),
    })),
    provisions: readProvisions(text, marks).map(at),
    unread: findUnread(
      text,
      found.flatMap(({ citations }) => citations),
      marks,
    ).map(at),
    unattributed: quoted.unattributed.map(at),
    short: quoted.short,
    unmarked: quoted.unmarked,
  };
}
