import { caseNumberKeys, parseCnr } from '#law/case-numbers/case-number-keys.ts';
import { headNumberKeys } from '#law/case-numbers/head-numbers.ts';
import { caseNameKeys } from '#law/parties/case-name-keys.ts';
import { namesInTitle, nameTerms } from '#law/parties/name-terms.ts';
import { foldName } from '#law/parties/names.ts';
import { eachWord, termsOf } from '#law/text/words.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/**
 * Terms of other fields than the text carry a prefix; the colon never stands in a word, so fields never meet.
 * `title` holds words of the title, `name` its names as `nameTerms` has them, `citation` a key under which the document is cited, `cites` a key it cites,
 * `cause` a key of its cause title, `number` a key of its case number, or its CNR, `judge` a folded name, `act` and `provision` what it refers to.
 */
export const field = {
  title: (term: string) => `t:${term}`,
  name: (token: string) => `n:${token}`,
  citation: (key: string) => `k:${key}`,
  cites: (key: string) => `c:${key}`,
  /** A key of the names of its parties, by which it can be cited. */
  cause: (key: string) => `v:${key}`,
  number: (key: string) => `r:${key}`,
  judge: (name: string) => `j:${foldName(name)}`,
  provision: (key: string) => `p:${key}`,
  /** The provision that an act's document is. */
  itself: (key: string) => `i:${key}`,
} as const;

/** Terms of a document in a text index: the positions of each, and the length of the text in words. */
export interface DocumentTerms {
  terms: Map<string, number[]>;
  length: number;
}

// Texts are this far apart, so that no phrase runs from one into the next.
const gap = 2;

/** The searchable text besides the paragraphs, as printed. */
function metadataTexts(document: LibraryDocument): string[] {
  return [
    document.title,
    [document.petitioner, document.respondent].filter(Boolean).join(' v '),
    document.case_number ?? '',
    document.cnr ?? '',
    document.neutral_citation ?? '',
    ...document.reporter_citations,
    document.court_name ?? '',
    document.bench ?? '',
    document.judges.join(', '),
    document.for_petitioner ?? '',
    document.for_respondent ?? '',
    ...document.keywords,
    document.case_facts ?? '',
    document.case_motive ?? '',
    ...document.section_law.map((section) => `${section.law} ${section.section_number}`),
  ];
}

/** Keys that identify a judgment in a registry: its case numbers, and its CNR. */
export function numberKeys({
  case_number,
  case_numbers = [],
  cnr,
}: Pick<LibraryDocument, 'case_number' | 'case_numbers' | 'cnr'>): string[] {
  const numbers = new Set(case_number === undefined ? case_numbers : [case_number, ...case_numbers]);
  const keys = [...new Set([...numbers].flatMap(caseNumberKeys))];
  const record = cnr === undefined ? undefined : parseCnr(cnr);
  return record === undefined ? keys : [...keys, record];
}

/** The names of its parties. */
function namesOf({ title, petitioner = '', respondent = '' }: LibraryDocument): string[] {
  return [...namesInTitle(title), petitioner, respondent].filter((name) => name !== '');
}

/** The head of a judgment as printed. */
function headOf({ parts = [], paragraphs }: LibraryDocument): string {
  const heads = parts.filter(({ kind }) => kind === 'heading');
  return heads.flatMap(({ from, to }) => paragraphs.slice(from, to + 1).map(({ text }) => text)).join('\n');
}

/** The terms under which other judgments cite a document. */
export function ownCitationTerms({
  citation_keys: keys,
  petitioner = '',
  respondent = '',
}: Pick<LibraryDocument, 'citation_keys' | 'petitioner' | 'respondent'>): string[] {
  return [...keys.map(field.citation), ...caseNameKeys(petitioner, respondent).map(field.cause)];
}

/** The terms of the fields that have no positions. */
function* fieldTerms(document: LibraryDocument): Iterable<string> {
  for (const term of nameTerms(namesOf(document))) yield field.name(term);
  yield* ownCitationTerms(document);
  for (const cited of document.citations) if (cited.key) yield field.cites(cited.key);
  for (const key of numberKeys(document)) yield field.number(key);
  for (const key of headNumberKeys(headOf(document))) yield field.number(key);
  for (const name of document.judges) yield field.judge(name);
  for (const section of document.section_law) if (section.key) yield field.provision(section.key);
  const [own] = document.kind === 'act' ? document.section_law : [];
  if (own?.key) yield field.itself(own.key);
}

/** Takes the terms of a document. */
interface TermTaker {
  /** The words of a text, at positions from one on. Returns their number. */
  text(text: string, position: number): number;
  add(term: string, position: number): void;
  /** A term that has no positions. */
  addOnce(term: string): void;
}

/** Reads a document for the inverted index; returns the length of its text in words. */
export function readTerms(document: LibraryDocument, taker: TermTaker): number {
  let length = 0;
  let position = 0;
  const read = (text: string) => {
    const words = taker.text(text, position);
    length += words;
    position += words + gap;
  };
  for (const text of metadataTexts(document)) if (text !== '') read(text);
  for (const paragraph of document.paragraphs) read(paragraph.text);
  for (const [at, term] of termsOf(document.title).entries()) taker.add(field.title(term), at);
  for (const term of fieldTerms(document)) taker.addOnce(term);
  return length;
}

class Collector implements TermTaker {
  readonly terms = new Map<string, number[]>();

  text(text: string, position: number): number {
    let words = 0;
    eachWord(text, (term) => {
      this.add(term, position + words);
      words += 1;
    });
    return words;
  }

  add(term: string, position: number): void {
    const positions = this.terms.get(term);
    if (positions) positions.push(position);
    else this.terms.set(term, [position]);
  }

  addOnce(term: string): void {
    if (!this.terms.has(term)) this.add(term, 0);
  }
}

/** The terms of one document by term. */
export function documentTerms(document: LibraryDocument): DocumentTerms {
  const collector = new Collector();
  const length = readTerms(document, collector);
  return { terms: collector.terms, length };
}
