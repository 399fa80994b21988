import { caseNumberKeys } from '../case-numbers/case-number-keys.ts';
import { type Citation, formatCitation, parseCitation } from '../citations/citations.ts';
import { isOfCourt, whoseWords } from '../judgment/parts/whose.ts';
import { isNearTitle, nearGroups } from '../parties/common-parties.ts';
import { romanValue } from '../text/roman-numbers.ts';
import { quotationsIn } from './quotations/quotations-in.ts';
import { compareCaseName, isNamed, isOtherNumber, kindOfKey } from './same-case.ts';
import type {
  CitationFinding,
  CitedAuthority,
  Difference,
  LibraryJudgment,
  Mention,
  NearestTitle,
  ParagraphFinding,
  QuotationFinding,
} from './types.ts';

/** The judgments that an authority may be: by its citations, and those of its name, or of its case number, where none leads to one. */
export interface Candidates {
  byCitation: readonly LibraryJudgment[];
  byName: readonly LibraryJudgment[];
  /** A judgment with the same first party, where none has the name. */
  nearest?: NearestTitle;
}

type Identity = Pick<
  CitationFinding,
  | 'status'
  | 'document_id'
  | 'title'
  | 'court'
  | 'bench_strength'
  | 'decided_on'
  | 'sample'
  | 'differences'
  | 'candidates'
  | 'nearest'
>;

/** An authority after it was looked up: which judgment it is, and what differs. */
export interface JudgedAuthority {
  identity: Identity;
  judgment?: LibraryJudgment;
  /** Its name could not be compared. */
  nameUnknown: boolean;
  /** Found by its name; the library's copy does not give the citation. */
  citationUnknown: boolean;
}

const nameOf = ({ name }: CitedAuthority): string =>
  name === undefined
    ? ''
    : name.respondent === ''
      ? name.petitioner
      : `${name.petitioner} v. ${name.respondent}`;

/** Decides which judgment of the library an authority is. Facts only: absence from the library is no verdict. */
export function identifyAuthority(
  authority: CitedAuthority,
  { byCitation, byName, nearest }: Candidates,
): JudgedAuthority {
  const { name } = authority;
  const unknown = { nameUnknown: false, citationUnknown: false };
  const alike =
    name === undefined ? [] : byCitation.filter((judgment) => compareCaseName(name, judgment) === 'same');
  const candidates = alike.length > 0 ? alike : byCitation;
  const [first, ...others] = candidates;
  if (first && others.length > 0) return { identity: ambiguous(candidates), ...unknown };
  if (first) return { ...foundByCitation(authority, first, byCitation), judgment: first };
  // A judgment without a cause title is known by its number.
  const named = byName.filter((judgment) =>
    name === undefined || compareCaseName(name, judgment) === 'unknown'
      ? isNumbered(authority, judgment) || (name !== undefined && isNamed(name, judgment))
      : isNamed(name, judgment),
  );
  const [one, ...more] = named;
  if (one && more.length > 0) return { identity: ambiguous(named), ...unknown };
  if (one) return { ...foundByName(authority, one), judgment: one };
  const near = nearestOf(name, byName) ?? nearest;
  return { identity: { status: 'not_in_library', ...(near ? { nearest: near } : {}) }, ...unknown };
}

function nearestOf(
  name: CitedAuthority['name'],
  judgments: readonly LibraryJudgment[],
): NearestTitle | undefined {
  if (name === undefined) return undefined;
  const wanted = { first: name.petitioner, near: nearGroups([name.petitioner, name.respondent]) };
  const near = judgments.find(({ title }) => isNearTitle(wanted, title));
  return near && { document_id: near.id, title: near.title };
}

/** True where a judgment has the case number by which alone it is cited. */
function isNumbered({ case_number }: CitedAuthority, judgment: LibraryJudgment): boolean {
  if (case_number === undefined || judgment.case_number === undefined) return false;
  const own = caseNumberKeys(judgment.case_number);
  return parseKeys(case_number).some((key) => own.includes(key));
}

const parseKeys = (printed: string): string[] =>
  caseNumberKeys(printed).filter((key) => kindOfKey(key) !== '');

function ambiguous(candidates: readonly LibraryJudgment[]): Identity {
  return {
    status: 'ambiguous',
    candidates: candidates.slice(0, 5).map(({ id, title }) => ({ document_id: id, title })),
  };
}

const described = ({ id, title, court, bench_strength, decided_on, sample }: LibraryJudgment) => ({
  document_id: id,
  title,
  ...(court === undefined ? {} : { court }),
  ...(bench_strength === undefined ? {} : { bench_strength }),
  ...(decided_on === undefined ? {} : { decided_on }),
  ...(sample ? { sample: true as const } : {}),
});

function foundByCitation(
  authority: CitedAuthority,
  judgment: LibraryJudgment,
  others: readonly LibraryJudgment[],
): Omit<JudgedAuthority, 'judgment'> {
  const { name } = authority;
  const compared = name === undefined ? undefined : compareCaseName(name, judgment);
  const differences: Difference[] = [
    ...(compared === 'differs'
      ? [{ what: 'name' as const, cited: nameOf(authority), found: judgment.title }]
      : []),
    ...parallelDifferences(authority, judgment, others),
    ...marksDifferences(authority, judgment),
  ];
  return {
    identity: {
      status: differences.length > 0 ? 'found_differently' : 'found',
      ...described(judgment),
      ...(differences.length > 0 ? { differences } : {}),
    },
    nameUnknown: compared === 'unknown',
    citationUnknown: false,
  };
}

/** Parallel citations of the text in a reporter for which the library's copy gives another place. */
function parallelDifferences(
  authority: CitedAuthority,
  judgment: LibraryJudgment,
  others: readonly LibraryJudgment[],
): Difference[] {
  return authority.citations
    .filter(({ key }) => !judgment.keys.includes(key))
    .flatMap((citation) => differenceFrom(citation, judgment) ?? belongsTo(citation, others));
}

/** A parallel citation that the library knows as one of another judgment. */
function belongsTo(citation: Citation, others: readonly LibraryJudgment[]): Difference[] {
  const other = others.find(({ keys }) => keys.includes(citation.key));
  return other === undefined
    ? []
    : [{ what: 'other_judgment', cited: formatCitation(citation), found: other.title }];
}

/** A case number or a day beside the name that are not those of the library's copy. */
function marksDifferences({ case_number, date }: CitedAuthority, judgment: LibraryJudgment): Difference[] {
  const { decided_on, case_number: own } = judgment;
  return [
    ...(case_number !== undefined && own !== undefined && isOtherNumber(case_number, own)
      ? [{ what: 'case_number' as const, cited: case_number, found: own }]
      : []),
    ...(date !== undefined && decided_on !== undefined && date.iso !== decided_on
      ? [{ what: 'date' as const, cited: date.text, found: decided_on }]
      : []),
  ];
}

/** The reports that a citation is of: 'SCC' and 'SCC (Cri)' count their volumes and pages each for itself. */
function seriesOf(citation: Citation): string {
  if (citation.kind === 'neutral') return citation.code;
  const { reporter, supplement, court = 'SC' } = citation;
  return `${reporter} ${supplement ?? ''} ${court}`;
}

/**
 * The first difference between a citation and the judgment's own one in the same reporter; undefined when it has none.
 */
function differenceFrom(citation: Citation, judgment: LibraryJudgment): Difference | undefined {
  const own = judgment.citations
    .map((printed) => parseCitation(printed))
    .find((one) => one !== undefined && seriesOf(one) === seriesOf(citation));
  if (own === undefined) return undefined;
  const cited = formatCitation(citation);
  const found = formatCitation(own);
  if (own.year !== undefined && citation.year !== undefined && own.year !== citation.year)
    return { what: 'year', cited, found };
  if (own.kind === 'neutral' || citation.kind === 'neutral')
    return cited === found ? undefined : { what: 'page', cited, found };
  // '[1955] 1 SCR 415' and '[1955] SCR 415': the volume is often left out.
  const { volume } = citation;
  if (volume !== undefined && own.volume !== undefined && volume !== own.volume)
    return { what: 'volume', cited, found };
  return citation.page === own.page ? undefined : { what: 'page', cited, found };
}

function foundByName(
  authority: CitedAuthority,
  judgment: LibraryJudgment,
): Omit<JudgedAuthority, 'judgment'> {
  const { citations } = authority;
  const marks = marksDifferences(authority, judgment);
  if (citations.length === 0)
    return {
      identity: {
        status: marks.length > 0 ? 'found_differently' : 'found',
        ...described(judgment),
        ...(marks.length > 0 ? { differences: marks } : {}),
      },
      nameUnknown: false,
      citationUnknown: false,
    };
  const differing = [...citations.flatMap((citation) => differenceFrom(citation, judgment) ?? []), ...marks];
  const [first] = citations;
  const cited = first === undefined ? '' : formatCitation(first);
  const differences: Difference[] =
    differing.length > 0 ? differing : [{ what: 'citation', cited, found: judgment.citations.join(', ') }];
  return {
    identity: { status: 'found_differently', ...described(judgment), differences },
    nameUnknown: false,
    citationUnknown: differing.length === 0,
  };
}

/** The printed numbers of the paragraphs in which a court speaks, each with its first index in every opinion. */
export function numbersOf({ paragraphs, parts = [] }: LibraryJudgment): {
  indices: Map<string, number[]>;
  last: number;
} {
  const kinds = new Map(parts.map(({ id, kind }) => [id, kind]));
  const indices = new Map<string, number[]>();
  let last = 0;
  for (const [index, { number, part }] of paragraphs.entries()) {
    if (number === undefined || (part !== undefined && !isOfCourt(kinds.get(part)))) continue;
    // A Roman number is cited by its value.
    const value = /^\d/u.test(number) ? number : String(romanValue(number) ?? number);
    const known = indices.get(value);
    if (known === undefined) indices.set(value, [index]);
    else if (known.every((one) => paragraphs[one]?.part !== part)) known.push(index);
    last = Math.max(last, Number.parseInt(value, 10) || 0);
  }
  return { indices, last };
}

/** The author of a paragraph that exists; all places of its number, when several opinions have one. */
function placesOf({ paragraphs, parts = [] }: LibraryJudgment, indices: readonly number[]) {
  const places = indices.flatMap((index) => {
    const whose = whoseWords(paragraphs[index]?.part, parts);
    return whose === undefined ? [] : [{ index, whose }];
  });
  const [only, ...more] = places;
  if (only === undefined) return {};
  return more.length === 0 ? { whose: only.whose } : { places };
}

function paragraphsOf(
  mention: Mention,
  judgment: LibraryJudgment,
  numbers: ReturnType<typeof numbersOf>,
): ParagraphFinding[] {
  if (numbers.last === 0) return [];
  const seen = new Set<string>();
  return mention.paragraphs.flatMap(({ number }) => {
    if (seen.has(number)) return [];
    seen.add(number);
    const indices = numbers.indices.get(number) ?? [];
    const [index] = indices;
    return {
      cited: Number.parseInt(number, 10),
      number,
      exists: index !== undefined,
      last: numbers.last,
      ...(index === undefined ? {} : { index, ...placesOf(judgment, indices) }),
    };
  });
}

const GRAVITY: Readonly<Record<QuotationFinding['status'], number>> = { not_found: 0, altered: 1, exact: 2 };

/**
 * The findings of all mentions of an authority that are worth a line: the first, and those with a paragraph or a
 * quotation. In each, what fails comes before what holds.
 */
export function judgeMentions(
  mentions: readonly Mention[],
  { identity, judgment }: JudgedAuthority,
): CitationFinding[] {
  const worth = mentions.filter(
    ({ paragraphs, quotations }, i) => i === 0 || paragraphs.length > 0 || quotations.length > 0,
  );
  const base = ({ start, end, text }: Mention) => ({ start, end, text, ...identity });
  if (judgment === undefined) return worth.map(base);
  const numbers = numbersOf(judgment);
  const asked = worth.map((mention) => ({ mention, paragraphs: paragraphsOf(mention, judgment, numbers) }));
  const quotations = quotationsIn(
    judgment,
    asked.flatMap(({ mention, paragraphs }) => {
      const cited = coveredBy(judgment, paragraphs);
      return mention.quotations.map((quotation) => ({ quotation, cited }));
    }),
  );
  const starts = startsOf(worth);
  return asked.map(({ mention, paragraphs }, i) => {
    const own = quotations
      .slice(starts[i], starts[i + 1])
      .sort(
        (a, b) =>
          GRAVITY[a.status] - GRAVITY[b.status] || Number(b.elsewhere ?? 0) - Number(a.elsewhere ?? 0),
      );
    const [paragraph, ...moreParagraphs] = paragraphs.sort((a, b) => Number(a.exists) - Number(b.exists));
    const [quotation, ...moreQuotations] = own;
    return {
      ...base(mention),
      ...(paragraph === undefined ? {} : { paragraph }),
      ...(moreParagraphs.length === 0 ? {} : { more_paragraphs: moreParagraphs }),
      ...(quotation === undefined ? {} : { quotation }),
      ...(moreQuotations.length === 0 ? {} : { more_quotations: moreQuotations }),
    };
  });
}

/** The index at which the quotations of each mention begin in the list of all, and the length of the list. */
function startsOf(mentions: readonly Mention[]): number[] {
  const starts = [0];
  for (const { quotations } of mentions) starts.push((starts.at(-1) ?? 0) + quotations.length);
  return starts;
}

/** Indices of the cited paragraphs with the parts without a number that follow each. */
function coveredBy(judgment: LibraryJudgment, paragraphs: readonly ParagraphFinding[]): Set<number> {
  const covered = new Set<number>();
  for (const { index, exists, number, places } of paragraphs) {
    // A paragraph that does not exist covers nothing, and yet another place is elsewhere.
    if (!exists || index === undefined) {
      covered.add(-1);
      continue;
    }
    for (const place of places?.map((one) => one.index) ?? [index]) {
      covered.add(place);
      const { part } = judgment.paragraphs[place] ?? {};
      for (let at = place + 1; isPartOf(number, part, judgment.paragraphs[at]); at += 1) covered.add(at);
    }
  }
  return covered;
}

/** True where a paragraph is a part of a numbered one: it has no number, or '12.1' for '12'. */
function isPartOf(
  number: string,
  part: string | undefined,
  paragraph: LibraryJudgment['paragraphs'][number] | undefined,
): boolean {
  if (paragraph === undefined || paragraph.part !== part) return false;
  return paragraph.number === undefined || paragraph.number.startsWith(`${number}.`);
}
