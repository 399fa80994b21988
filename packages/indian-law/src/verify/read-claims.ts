import { type Authority, findAuthorities } from '../citations/authorities.ts';
import type { Citation } from '../citations/citations.ts';
import { nameTokens } from '../parties/names.ts';
import { markWords } from '../text/marks.ts';
import { withPlainFigures } from '../text/native-figures.ts';
import { collapseWhitespace, type Span } from '../text/text.ts';
import { cleanText } from './clean-text.ts';
import { type DecisionMarks, findNumbered, marksBeside } from './decision-marks.ts';
import { findPinpoints } from './pinpoints.ts';
import { attributeQuotations } from './quotations/attribute-quotations.ts';
import { readProvisions } from './read-provisions.ts';
import { isOtherNumber } from './same-case.ts';
import { antecedent, findPinnedNames, findSame, findShortNames, findUnnamed } from './supra.ts';
import type { CitedAuthority, Claims, Mention } from './types.ts';
import { findUnread } from './unread-citations.ts';

interface Known {
  authorities: CitedAuthority[];
  byKey: Map<string, number>;
  byName: Map<string, number>;
  byNumber: Map<string, number>;
  /** Authorities with marks that contradict those of another one, by that one and the marks. */
  byMarks: Map<string, number>;
  names: { at: number; tokens: ReadonlySet<string>; authority: number }[];
}

const fullName = ({ petitioner, respondent }: { petitioner: string; respondent: string }): string =>
  nameTokens(`${petitioner} v ${respondent}`)
    .filter((token) => token.length > 1)
    .sort()
    .join(' ');

type CaseName = NonNullable<Authority['name']>;

/** True where a side of one name has no word of the same side of the other: two cases under one citation. */
function isOtherName(one: CaseName, other: CaseName): boolean {
  const apart = (a: string, b: string): boolean => {
    const [words, others] = [a, b].map((side) => nameTokens(side).filter((token) => token.length > 1));
    return !!words?.length && !!others?.length && !words.some((token) => others.includes(token));
  };
  return apart(one.petitioner, other.petitioner) || apart(one.respondent, other.respondent);
}

/** The index of an authority that has one of these citations under the same name, or under none. */
function withCitation(known: Known, name: CaseName | undefined, citations: Authority['citations']): number {
  const cited = citations.map(({ key }) => known.byKey.get(key)).find((at) => at !== undefined);
  const own = known.authorities[cited ?? -1]?.name;
  if (cited === undefined || name === undefined || own === undefined || !isOtherName(name, own))
    return cited ?? known.authorities.length;
  // The citation stands with another case here: that is compared, too.
  const keys = new Set(citations.map(({ key }) => key));
  const again = known.byName.get(fullName(name)) ?? -1;
  return known.authorities[again]?.citations.some(({ key }) => keys.has(key))
    ? again
    : known.authorities.length;
}

/** The authority that a place names: the one with the same citation, without a citation the one of the same name. */
function identify(known: Known, { name, citations, start }: Authority): number {
  const title = name === undefined ? '' : fullName(name);
  const index =
    citations.length > 0
      ? withCitation(known, name, citations)
      : (known.byName.get(title) ?? known.authorities.length);
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
  for (const citation of citations) addCitation(known, index, citation);
  return index;
}

/** Adds a citation to an authority; one that another authority has stays that one's, too. */
function addCitation({ authorities, byKey }: Known, index: number, citation: Citation): void {
  const { citations = [] } = authorities[index] ?? {};
  if (!citations.some(({ key }) => key === citation.key)) citations.push(citation);
  if (!byKey.has(citation.key)) byKey.set(citation.key, index);
}

/** True where marks contradict those that the text gave of an authority before. */
const contradict = ({ case_number, date }: DecisionMarks, before: CitedAuthority): boolean =>
  (case_number !== undefined &&
    before.case_number !== undefined &&
    isOtherNumber(case_number, before.case_number)) ||
  (date !== undefined && before.date !== undefined && date.iso !== before.date.iso);

/** The index of the authority of the same name and citations with other marks, which may be new. */
function withOtherMarks(known: Known, index: number, marks: DecisionMarks): number {
  const key = `${index} ${marks.case_number ?? ''} ${marks.date?.iso ?? ''}`;
  const { name, citations = [] } = known.authorities[index] ?? {};
  const again =
    known.byMarks.get(key) ??
    known.authorities.push({ ...(name === undefined ? {} : { name }), citations: [...citations], ...marks }) -
      1;
  known.byMarks.set(key, again);
  return again;
}

/**
 * Keeps the number and the day that are printed beside an authority. Where they contradict those that the text gave before,
 * it is an authority of its own with the same name and citations, so that both are compared. Returns the authority's index.
 */
function addMarks(known: Known, index: number, { case_number, date }: DecisionMarks): number {
  const authority = known.authorities[index];
  if (!authority) return index;
  const marks = {
    ...(case_number === undefined ? {} : { case_number }),
    ...(date === undefined ? {} : { date }),
  };
  if (contradict(marks, authority)) return withOtherMarks(known, index, marks);
  if (case_number !== undefined) {
    authority.case_number ??= case_number;
    if (!known.byNumber.has(case_number)) known.byNumber.set(case_number, index);
  }
  if (date !== undefined) authority.date ??= date;
  return index;
}

/** The decision that a text names by the number of its case alone. */
function identifyNumber(known: Known, marks: DecisionMarks): number {
  const number = marks.case_number ?? '';
  const index = known.byNumber.get(number) ?? known.authorities.length;
  if (index === known.authorities.length) known.authorities.push({ citations: [] });
  return addMarks(known, index, marks);
}

interface Place extends Span {
  authority: number;
  /** The end of its citation, behind which a pinpoint is printed. */
  cited: number;
}

/** 'Counter Affidavit, para 9', 'Annexure P-2, para 4': a paragraph of a paper, and not of a judgment. */
const OF_A_PAPER =
  /\b(?:affidavits?|petitions?|plaints?|statements?|annexures?|exhibits?|reply|rejoinder|applications?|complaints?|notices?|reports?|acts?|code|rules?|regulations?|sections?|articles?|schedules?|books?|orders?|memo(?:randum)?|appeals?|agreements?|deeds?|clauses?|f\.?i\.?r|sheet|lists?|papers?|manual|guidelines|circulars?|policy|constitution|courts?|bench|tribunal|judge?ments?|volume|evidence|deposition|submissions?|written|counter|p\.?w\.?\s?-?\d{0,3})\b(?:[\s-]*[\w/-]{1,8})?[\s.,)]*$/iu;

interface Places {
  places: Place[];
  /** References to an authority that the text does not name before them. */
  lost: Span[];
}

function placesIn(text: string, known: Known, found: readonly Authority[]): Places {
  const read: Span[] = [];
  const lost: Span[] = [];
  const places: Place[] = found.map((one, i) => {
    const marks = marksBeside(text, one, found[i + 1]?.start ?? text.length);
    const authority = addMarks(known, identify(known, one), marks);
    read.push({ start: one.start, end: marks.end });
    return { start: one.start, end: one.end, cited: one.citations.at(-1)?.end ?? one.end, authority };
  });
  for (const { start, end, ...marks } of outside(findNumbered(text), read))
    places.push({ start, end, cited: end, authority: identifyNumber(known, marks) });
  const add = ({ start, end }: Span, authority: number | undefined): void => {
    if (authority === undefined) lost.push({ start, end });
    else places.push({ start, end, cited: end, authority });
  };
  const taken = [...found];
  for (const short of outside(findShortNames(text), found)) {
    add(short, antecedent(short, known.names));
    taken.push({ ...short, citations: [] });
  }
  taken.sort((a, b) => a.start - b.start);
  for (const pinned of outside(findPinnedNames(text), taken)) {
    const authority = antecedent(pinned, known.names);
    if (authority !== undefined || !OF_A_PAPER.test(text.slice(pinned.start, pinned.end)))
      add(pinned, authority);
  }
  places.sort((a, b) => a.start - b.start);
  return { places: withSame(places, outside(findSame(text), found), lost), lost };
}

/** The spans that none of some others, in order, touches. */
function outside<T extends Span>(spans: readonly T[], others: readonly Span[]): T[] {
  let next = 0;
  return spans.filter(({ start, end }) => {
    while ((others[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (others[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
}

/** Adds each *ibid* as a place of the authority before it; one without is lost. */
function withSame(places: readonly Place[], same: readonly Span[], lost: Span[]): Place[] {
  const all: Place[] = [];
  let next = 0;
  for (const { start, end } of same) {
    for (let place = places[next]; place && place.start < start; place = places[next]) {
      all.push(place);
      next += 1;
    }
    const last = all.at(-1);
    if (last) all.push({ start, end, cited: end, authority: last.authority });
    else lost.push({ start, end });
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

/** A paragraph or a page behind a reference, in the same sentence. */
const PINPOINT_BEHIND =
  /^[\s,]{0,3}\(?(?:at\s{1,3})?(?:(?:paragraphs?|paras?|prs?\.|¶{1,2}|pp?\.|pages?)\.?\s{0,3}(?:[Nn]os?\.?\s{0,3})?)?\d{1,4}[\d ,-]{0,20}/iu;

/** References that lead to no authority of the text, in its own words. */
const lostIn = (text: string, lost: readonly Span[]): string[] => [
  ...new Set(
    lost.map(({ start, end }) => {
      const behind = PINPOINT_BEHIND.exec(text.slice(end, end + 60))?.[0] ?? '';
      return collapseWhitespace(text.slice(start, end) + behind).replace(/[\s,-]+$/u, '');
    }),
  ),
];

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
    byMarks: new Map(),
    names: [],
  };
  const marks = markWords(text);
  const found = findAuthorities(text, marks);
  const { places, lost } = placesIn(text, known, found);
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
      ...lostIn(text, lost),
    ],
    unattributed: quoted.unattributed.map(at),
    short: quoted.short,
    unmarked: quoted.unmarked,
    otherProvisions: provisions.others,
  };
}
