import { parseCaseNumber, parseCnr } from '../case-numbers/case-number-keys.ts';
import { findCitations } from '../citations/citations.ts';
import { parseCauseTitle } from '../parties/cause-title.ts';
import { nearGroups } from '../parties/common-parties.ts';
import { nameGroups } from '../parties/name-terms.ts';
import { stopWords, termsOf } from '../text/words.ts';
import { SUBJECT_TERMS } from './subject-terms.ts';

/** A document that a whole query names, by what identifies it: such a query asks for this document and for no other. */
export interface NamedDocument {
  kind: 'citation' | 'case_number' | 'cause_title' | 'cnr';
  /** The text as typed. */
  text: string;
  /** False where the words can also mean something else; they name a document then only if there is one. */
  certain: boolean;
  /** Keys of its citations. */
  citations: readonly string[];
  /** Keys of its case numbers (`caseNumberKeys`), or its CNR in capitals. */
  numbers: readonly string[];
  /** The names of both sides: of each group one of the terms of `nameTerms`. */
  names: readonly (readonly string[])[];
  /** Its first party as printed; '' where it is named otherwise. */
  first: string;
  /** The names of its first party, or of the other where the first is a State or a public body; as `names`. */
  near: readonly (readonly string[])[];
  /** Terms of a cause title that are no words of the law: one that no document has is a name. */
  telling: readonly string[];
  /** Ways to print the name in another document, as terms next to one another: any of them is a mention. */
  mentions: readonly (readonly string[])[];
  /** Terms of its number without its type: documents that print all of one list may carry it. */
  printed: readonly (readonly string[])[];
  /** Phrases that together are a mention. */
  together: readonly (readonly string[])[];
}

const LONGEST = 300;
const MOST_WORDS_OF_A_SIDE = 12;

/** Bodies that are parties: a cause title has one of them more often than not. */
const BODY =
  /\b(?:state|union|india|uoi|govt\.?|government|corporation|commissioner|collector|municipal(?:ity)?|board|bank|ltd\.?|limited|pvt\.?|company|co\.|university|department|officer|director|secretary|tribunal|authority|police|inspector|insurance|panchayat|republic|trust|society|association|council|commission|c\.?b\.?i\.?|anr\.?|ors\.?|others|another|llp|m\/s|nct)(?![a-z])/iu;
/** Words of a sentence about a case, not of its title. */
const PROSE =
  /\b(?:that|was|is|were|are|held|whether|when|which|who|said|must|shall|can|overruled|followed|distinguished|ratio|facts|summary|difference|between|versus)\b/iu;
const TRAILING = /[\s,]+(?:case|judge?ment|ruling|decision|\((?:18|19|20)\d{2}\))\s*$/iu;

const SUBJECT_WORDS: ReadonlySet<string> = new Set(
  SUBJECT_TERMS.flatMap(([label, phrases]) => [label, ...phrases].flatMap(termsOf)),
);

const none = {
  ...{ citations: [], numbers: [], names: [], first: '', near: [] },
  ...{ telling: [], mentions: [], printed: [], together: [] },
};

const startsWithCapital = (side: string) => /^[\s"“(]*\p{Lu}/u.test(side);
/** Terms that set a side apart. */
const tellingTerms = (side: string) =>
  termsOf(side).filter((term) => term.length > 2 && !stopWords.has(term));

function isSide(side: string): boolean {
  const words = side.split(/\s+/u).length;
  if (words > MOST_WORDS_OF_A_SIDE || nameGroups(side).length === 0 || PROSE.test(side)) return false;
  // A copied sentence may end behind 'v. The': no party has such a name.
  return !termsOf(side).every((term) => stopWords.has(term));
}

/** The cause title that makes up a text: 'Kesavananda Bharati v. State of Kerala'. */
function readCauseTitle(text: string): Omit<NamedDocument, 'kind' | 'text'> | undefined {
  const title = parseCauseTitle(text.replace(TRAILING, ''));
  if (!title) return undefined;
  const sides = [title.petitioner, title.respondent];
  if (!sides.every(isSide)) return undefined;
  const telling = sides.flatMap(tellingTerms).filter((term) => !SUBJECT_WORDS.has(term));
  if (telling.length === 0) return undefined;
  const certain = sides.some((side) => BODY.test(side)) || sides.every(startsWithCapital);
  const [petitioner = [], respondent = []] = sides.map(termsOf);
  const distinct = sides.every((side) => tellingTerms(side).length > 1);
  return {
    ...none,
    certain,
    names: sides.flatMap(nameGroups),
    first: title.petitioner,
    near: nearGroups(sides),
    telling,
    mentions: ['v', 'vs', 'versus'].map((versus) => [...petitioner, versus, ...respondent]),
    together: distinct ? [petitioner, respondent] : [],
  };
}

function readCitations(text: string): Omit<NamedDocument, 'kind' | 'text'> | undefined {
  const citations = findCitations(text);
  if (citations.length === 0) return undefined;
  let rest = text;
  for (const { start, end } of citations.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const bare = rest.replace(/(?<!\p{L})(?:reported|in|and|at|as)(?!\p{L})|[\s.,;:()[\]=]+/giu, ' ').trim();
  const title = bare === '' ? undefined : readCauseTitle(rest.replace(/[\s,;:([]+$/u, ''));
  if (bare !== '' && !title) return undefined;
  return {
    ...none,
    certain: true,
    citations: citations.map(({ key }) => key),
    names: title?.names ?? [],
    first: title?.first ?? '',
    near: title?.near ?? [],
    mentions: [...citations.map(({ raw }) => termsOf(raw)), ...(title?.mentions ?? [])],
  };
}

function readCaseNumber(text: string): Omit<NamedDocument, 'kind' | 'text'> | undefined {
  const read = parseCaseNumber(text);
  if (!read) return undefined;
  const mentions = read.numbers
    .slice(0, 4)
    .flatMap(({ number, year }) =>
      read.lastWords.flatMap((word) => [
        ...['no', 'nos'].map((no) => [...termsOf(word), no, number, 'of', year]),
        [...termsOf(word), 'no', number, year],
        [...termsOf(word), number, 'of', year],
        [...termsOf(word), number, year],
      ]),
    );
  const printed = read.numbers.slice(0, 4).map(({ number, year }) => [number, year]);
  return { ...none, certain: read.certain, numbers: read.keys, mentions, printed };
}

function readCnr(text: string): Omit<NamedDocument, 'kind' | 'text'> | undefined {
  const cnr = parseCnr(text);
  if (cnr === undefined) return undefined;
  const printed = [termsOf(cnr)];
  return { ...none, certain: true, numbers: [cnr], mentions: printed, printed };
}

/**
 * The document that a whole query names by citation, case number, CNR or cause title, alone or with its citation.
 * Undefined where the query has other words, operators or fields. Linear time; at most 300 characters are read.
 */
export function readNamedDocument(query: string): NamedDocument | undefined {
  const typed = query.trim();
  const text = /^["“]([^"“”]*)["”]$/u.exec(typed)?.[1]?.trim() ?? typed;
  if (
    text === '' ||
    text.length > LONGEST ||
    /["“”]|(?<!\S)(?:AND|OR|NOT)(?!\S)|\b(?:judge|court|act):/u.test(text)
  )
    return undefined;
  const readers = [
    ['citation', readCitations],
    ['cnr', readCnr],
    ['case_number', readCaseNumber],
    ['cause_title', readCauseTitle],
  ] as const;
  for (const [kind, read] of readers) {
    const found = read(text);
    if (found) return { kind, text, ...found };
  }
  return undefined;
}
