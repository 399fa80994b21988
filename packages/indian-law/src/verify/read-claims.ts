import { type Authority, findAuthorities } from '../citations/authorities.ts';
import { nameTokens } from '../parties/names.ts';
import { markWords } from '../text/marks.ts';
import { withPlainFigures } from '../text/native-figures.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import { cleanText } from './clean-text.ts';
import { type DecisionMarks, findNumbered, marksBeside } from './decision-marks.ts';
import { findPinpoints } from './pinpoints.ts';
import { attributeQuotations } from './quotations/attribute-quotations.ts';
import { readProvisions } from './read-provisions.ts';
import { antecedent, findPinnedNames, findSame, findShortNames, findUnnamed } from './supra.ts';
import type { CitedAuthority, Claims, Mention } from './types.ts';
import { findUnread } from './unread-citations.ts';

interface Known {
  authorities: CitedAuthority[];
  byKey: Map<string, number>;
  byName: Map<string, number>;
  byNumber: Map<string, number>;
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

/** Keeps the number and the day that are printed beside an authority, as first given. */
function addMarks(known: Known, index: number, { case_number, date }: DecisionMarks): void {
  const authority = known.authorities[index];
  if (!authority) return;
  if (case_number !== undefined) {
    authority.case_number ??= case_number;
    if (!known.byNumber.has(case_number)) known.byNumber.set(case_number, index);
  }
  if (date !== undefined) authority.date ??= date;
}

/** The decision that a text names by the number of its case alone. */
function identifyNumber(known: Known, marks: DecisionMarks): number {
  const number = marks.case_number ?? '';
  const index = known.byNumber.get(number) ?? known.authorities.length;
  if (index === known.authorities.length) known.authorities.push({ citations: [] });
  addMarks(known, index, marks);
  return index;
}

interface Place extends Span {
  authority: number;
  /** The end of its citation, behind which a pinpoint is printed. */
  cited: number;
}

function placesIn(text: string, known: Known, found: readonly Authority[]): Place[] {
  const read: Span[] = [];
  const places: Place[] = found.map((one, i) => {
    const authority = identify(known, one);
    const marks = marksBeside(text, one, found[i + 1]?.start ?? text.length);
    addMarks(known, authority, marks);
    read.push({ start: one.start, end: marks.end });
    return { start: one.start, end: one.end, cited: one.citations.at(-1)?.end ?? one.end, authority };
  });
  for (const { start, end, ...marks } of outside(findNumbered(text), read))
    places.push({ start, end, cited: end, authority: identifyNumber(known, marks) });
  const add = ({ start, end }: Span, authority: number | undefined): void => {
    if (authority !== undefined) places.push({ start, end, cited: end, authority });
  };
  const taken = [...found];
  for (const short of outside(findShortNames(text), found)) {
    add(short, antecedent(short, known.names));
    taken.push({ ...short, citations: [] });
  }
  taken.sort((a, b) => a.start - b.start);
  for (const pinned of outside(findPinnedNames(text), taken)) add(pinned, antecedent(pinned, known.names));
  places.sort((a, b) => a.start - b.start);
  return withSame(places, outside(findSame(text), found));
}

/** The spans that none of some others, in order, touches. */
function outside<T extends Span>(spans: readonly T[], others: readonly Span[]): T[] {
  let next = 0;
  return spans.filter(({ start, end }) => {
    while ((others[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (others[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** Adds each *ibid* as a place of the authority before it. */
function withSame(places: readonly Place[], same: readonly Span[]): Place[] {
  const all: Place[] = [];
  let next = 0;
  for (const { start, end } of same) {
    for (let place = places[next]; place && place.start < start; place = places[next]) {
      all.push(place);
      next += 1;
    }
    const last = all.at(-1);
    if (last) all.push({ start, end, cited: end, authority: last.authority });
  }
  return [...all, ...places.slice(next)];
}

function mentionsOf(text: string, places: readonly Place[]): (Mention & { open: Span | undefined })[] {
  const plain = withPlainFigures(text);
  return places.map((place, i): Mention & { open: Span | undefined } => ({
    start: place.start,
    end: place.end,
    authority: place.authority,
    text: collapseWhitespace(text.slice(place.start, place.end)),
    quotations: [],
    ...findPinpoints(plain, {
      from: place.start,
      to: place.cited,
      previous: places[i - 1]?.end ?? 0,
      next: places[i + 1]?.start ?? text.length,
    }),
  }));
}

/** The paragraphs of authorities that are not named, in their own words, without those that a mention took. */
function unnamedIn(text: string, mentions: readonly Mention[]): string[] {
  const taken = mentions
    .flatMap(({ start, end, paragraphs }) => [{ start, end }, ...paragraphs])
    .sort((a, b) => a.start - b.start);
  return outside(findUnnamed(text), taken).map(({ start, end }) =>
    collapseWhitespace(text.slice(start, end)),
  );
}

/**
 * Everything in a text that can be checked against a library: the authorities with their paragraphs and quotations, and
 * the provisions. Page furniture, words divided at a line's end and line breaks do not hide them. Spans are those of
 * the given text. O(n).
 */
export function readClaims(given: string): Claims {
  const { text, printed } = cleanText(given);
  const known: Known = {
    authorities: [],
    byKey: new Map(),
    byName: new Map(),
    byNumber: new Map(),
    names: [],
  };
  const marks = markWords(text);
  const found = findAuthorities(text, marks);
  const places = placesIn(text, known, found);
  const mentions = mentionsOf(text, places);
  const provisions = readProvisions(text, marks);
  const quoted = attributeQuotations(text, mentions, provisions.places);
  const at = <T extends Span>(one: T): T => ({ ...one, ...printed(one) });
  return {
    authorities: known.authorities,
    mentions: mentions.map(({ open: _open, ...mention }) => ({
      ...at(mention),
      paragraphs: mention.paragraphs.map(at),
      quotations: mention.quotations.map(at),
    })),
    provisions: provisions.claims.map((claim) => ({
      ...at(claim),
      ...(claim.quotations ? { quotations: claim.quotations.map(at) } : {}),
    })),
    unread: findUnread(
      text,
      found.flatMap(({ citations }) => citations),
      marks,
    ).map(at),
    openParagraphs: [
      ...mentions.flatMap(({ open, text: cited }) =>
        open === undefined ? [] : [`${cited}, ${collapseWhitespace(text.slice(open.start, open.end))}`],
      ),
      ...unnamedIn(text, mentions),
    ],
    unattributed: quoted.unattributed.map(at),
    short: quoted.short,
    unmarked: quoted.unmarked,
  };
}
