import { caseNumberKeys, parseCnr } from '#law/case-numbers/case-number-keys.ts';
import { foldName, nameTokens } from '#law/parties/names.ts';
import { eachWord, termsOf } from '#law/text/words.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';

/**
 * Terms of other fields than the text carry a prefix; the colon never stands in a word, so fields never meet.
 * `title` holds words of the title, `name` the same folded as names are, `citation` a key under which the document is cited, `cites` a key it cites,
 * `number` a key of its case number, or its CNR, `judge` a folded name, `act` and `provision` what it refers to.
 */
export const field = {
  title: (term: string) => `t:${term}`,
  name: (token: string) => `n:${token}`,
  citation: (key: string) => `k:${key}`,
  cites: (key: string) => `c:${key}`,
  number: (key: string) => `r:${key}`,
  judge: (name: string) => `j:${foldName(name)}`,
  provision: (key: string) => `p:${key}`,
  /** The provision that an act's document is. */
  itself: (key: string) => `i:${key}`,
} as const;

/** What the text index keeps of a document: the positions of each term, and the length of the text in words. */
export interface DocumentTerms {
  terms: Map<string, number[]>;
  length: number;
}

// Texts stand this far apart, so that no phrase runs from one into the next.
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

class Collector {
  readonly terms = new Map<string, number[]>();
  position = 0;

  add(term: string, position: number): void {
    const positions = this.terms.get(term);
    if (positions) positions.push(position);
    else this.terms.set(term, [position]);
  }

  text(text: string): void {
    eachWord(text, (term) => {
      this.add(term, this.position);
      this.position += 1;
    });
    this.position += gap;
  }
}

/** What identifies a judgment in a registry: the keys of its case numbers, and its CNR. */
export function numberKeys({ case_number, cnr }: Pick<LibraryDocument, 'case_number' | 'cnr'>): string[] {
  const keys = case_number === undefined ? [] : caseNumberKeys(case_number);
  const record = cnr === undefined ? undefined : parseCnr(cnr);
  return record === undefined ? keys : [...keys, record];
}

/** The terms of the fields that have no positions. */
function* fieldTerms(document: LibraryDocument): Iterable<string> {
  for (const token of nameTokens(document.title)) yield field.name(token);
  for (const key of document.citation_keys) yield field.citation(key);
  for (const cited of document.citations) if (cited.key) yield field.cites(cited.key);
  for (const key of numberKeys(document)) yield field.number(key);
  for (const name of document.judges) yield field.judge(name);
  for (const section of document.section_law) if (section.key) yield field.provision(section.key);
  const [own] = document.kind === 'act' ? document.section_law : [];
  if (own?.key) yield field.itself(own.key);
}

/** Reads a document for the inverted index. */
export function documentTerms(document: LibraryDocument): DocumentTerms {
  const collector = new Collector();
  for (const text of metadataTexts(document)) if (text !== '') collector.text(text);
  for (const paragraph of document.paragraphs) collector.text(paragraph.text);
  let length = 0;
  for (const positions of collector.terms.values()) length += positions.length;
  for (const [position, term] of termsOf(document.title).entries()) {
    collector.add(field.title(term), position);
  }
  for (const term of fieldTerms(document)) if (!collector.terms.has(term)) collector.add(term, 0);
  return { terms: collector.terms, length };
}
