import { actOfKey } from '../acts/acts.ts';
import { type Authority, findAuthorities } from '../citations/authorities.ts';
import { type Citation, findCitations, formatCitation } from '../citations/citations.ts';
import { findCourtMentions } from '../courts/courts.ts';
import { findProvisions, type Provision, provisionKey } from '../provisions/provisions.ts';
import { findStatutes } from '../provisions/statutes.ts';
import { findDates } from '../text/dates.ts';
import { type Marks, markWords } from '../text/marks.ts';
import { marksFrom } from '../text/part-marks.ts';
import { collapseWhitespace } from '../text/text.ts';
import { findCaseNumbers } from './case-number.ts';
import type { HeadLine } from './header.ts';

/** An authority that a judgment relies on. `key` is `citationKey` of its first citation. */
export interface CitedAuthority {
  citation?: string;
  case_name?: string;
  key?: string;
}

/** A provision that a judgment applies, with the act it belongs to. `key` is `provisionKey`. */
export interface LawSection {
  law: string;
  section_number: string;
  key?: string;
}

export interface References {
  authorities: readonly Authority[];
  citations: CitedAuthority[];
  provisions: readonly Provision[];
}

const MOST = 300;
const MOST_NAMED = 40;

/** Authorities and provisions in the body of a judgment; `bodyAt` is where its head ends. */
export function findCitedAuthorities(
  text: string,
  bodyAt: number,
  marks: Marks = markWords(text),
  cited: readonly Citation[] = findCitations(text, marks),
): References {
  const body = bodyAt > 0 ? text.slice(bodyAt) : text;
  const own = bodyAt > 0 ? marksFrom(text, bodyAt, marks) : marks;
  const authorities = withoutOwnLine(body, findAuthorities(body, own, citationsFrom(bodyAt, cited)));
  const citations: CitedAuthority[] = [];
  const seen = new Set<string>();
  for (const authority of authorities) {
    const [first] = authority.citations;
    const name = nameOf(authority);
    const mark = first?.key ?? (name ?? '').toLowerCase();
    if (mark === '' || seen.has(mark) || citations.length >= MOST) continue;
    seen.add(mark);
    citations.push({
      ...(first === undefined ? {} : { citation: formatCitation(first), key: first.key }),
      ...(name === undefined ? {} : { case_name: name }),
    });
  }
  return { authorities, citations, provisions: findProvisions(body, own) };
}

/** The citations from an offset on, counted from there; undefined where one is printed across it. */
function citationsFrom(offset: number, cited: readonly Citation[]): Citation[] | undefined {
  if (offset <= 0) return [...cited];
  if (cited.some(({ start, end }) => start < offset && end > offset)) return undefined;
  return cited
    .filter(({ start }) => start >= offset)
    .map((one) => ({ ...one, start: one.start - offset, end: one.end - offset }));
}

/** A report prints its own citations within this many characters. */
const OWN_LINE = 1_500;
const BEFORE_OWN = /\b(?:equivalent\s)?citations?\s{0,2}:\s{0,3}$/iu;
/** ' (10 May 1991)': the day of the judgment, behind the citations in its first line. */
const AFTER_OWN = /^\s{0,2}\(\d{1,2}\s\p{Lu}\p{Ll}{2,8}\s\d{4}\)/u;
const BESIDE = /^[\s;,=]{0,5}$/u;

/**
 * The authorities without the citations of the judgment itself: those behind 'CITATION:' or before the day in its first
 * line, and those beside them.
 */
export function withoutOwnLine(text: string, authorities: readonly Authority[]): Authority[] {
  const first = authorities.filter(({ name, start }) => name === undefined && start < OWN_LINE);
  const own = new Set(
    first.filter(
      ({ start, end }) =>
        BEFORE_OWN.test(text.slice(Math.max(0, start - 30), start)) ||
        AFTER_OWN.test(text.slice(end, end + 24)),
    ),
  );
  spreadOwn(text, first, own);
  spreadOwn(text, first.toReversed(), own);
  return authorities.filter((one) => !own.has(one));
}

/** Adds what is printed directly beside one that is the judgment's own, in the order given. */
function spreadOwn(text: string, row: readonly Authority[], own: Set<Authority>): void {
  for (const [i, one] of row.entries()) {
    const next = row[i + 1];
    if (next === undefined || !own.has(one)) continue;
    const gap = text.slice(Math.min(one.end, next.end), Math.max(one.start, next.start));
    if (BESIDE.test(gap)) own.add(next);
  }
}

function nameOf(authority: Authority): string | undefined {
  if (authority.name === undefined) return undefined;
  const { petitioner, respondent } = authority.name;
  return respondent === '' ? petitioner : `${petitioner} v. ${respondent}`;
}

/** Provisions whose act is known, each once, in order of first mention. */
export function findSections(provisions: readonly Provision[]): LawSection[] {
  const sections = new Map<string, LawSection>();
  const laws = new Map<string, string>();
  for (const provision of provisions) {
    if (provision.act === undefined || sections.size >= MOST) continue;
    const key = provisionKey(provision);
    if (sections.has(key)) continue;
    const law = laws.get(provision.act) ?? actOfKey(provision.act)?.short ?? provision.act;
    laws.set(provision.act, law);
    sections.set(key, { law, section_number: printedNumber(provision), key });
  }
  return [...sections.values()];
}

function printedNumber(provision: Provision): string {
  return provision.order === undefined
    ? provision.number
    : `Order ${provision.order} Rule ${provision.number}`;
}

/** The judgment's own citations, printed in its head; never those of cases it lists or discusses. */
export function ownCitations(
  cited: readonly Citation[],
  head: readonly HeadLine[],
  bodyAt: number,
): { neutral?: string; reporter: string[]; supremeCourt: boolean } {
  const listed = head.find((line) =>
    /^\W*(?:citator info|cases\s+referred|\?\s*citations?)/i.test(line.text),
  );
  const end = Math.min(bodyAt > 0 ? Math.min(bodyAt, 1_500) : 700, listed?.start ?? Number.POSITIVE_INFINITY);
  const reporter = new Set<string>();
  let neutral: string | undefined;
  let supremeCourt = false;
  for (const citation of cited) {
    if (citation.end > end) break;
    if (citation.kind === 'neutral') {
      neutral ??= formatCitation(citation);
      supremeCourt ||= citation.code === 'INSC';
    } else {
      reporter.add(formatCitation(citation));
      supremeCourt ||= citation.court === 'SC' || citation.reporter === 'SCR';
    }
  }
  return {
    ...(neutral === undefined ? {} : { neutral }),
    reporter: [...reporter].slice(0, 12),
    supremeCourt,
  };
}

/** Named entities grouped by label, each once, at most forty of a kind. */
export function namedEntities(
  text: string,
  known: {
    judges: readonly string[];
    petitioners: readonly string[];
    respondents: readonly string[];
    counsel: readonly { name: string }[];
    references: References;
  },
  marks: Marks = markWords(text),
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  const add = (label: string, names: Iterable<string>): void => {
    const flat = [...new Set([...names].map((name) => collapseWhitespace(name)))].slice(0, MOST_NAMED);
    if (flat.length > 0) groups[label] = flat;
  };
  const said = (spans: readonly { start: number; end: number }[]): string[] =>
    spans.map(({ start, end }) => text.slice(start, end));
  add('judge', known.judges);
  add('petitioner', known.petitioners);
  add('respondent', known.respondents);
  add(
    'lawyer',
    known.counsel.map(({ name }) => name),
  );
  add('court', said(findCourtMentions(text, marks)));
  add('statute', said(findStatutes(text, marks)));
  add(
    'provision',
    known.references.provisions.map(({ raw }) => raw),
  );
  add(
    'precedent',
    known.references.authorities.map(nameOf).filter((name) => name !== undefined),
  );
  add(
    'case_number',
    findCaseNumbers(text, marks.figures).map((one) => one.text),
  );
  add(
    'date',
    findDates(text, marks).map((date) => date.iso ?? date.text),
  );
  return groups;
}
