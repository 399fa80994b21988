import { type Authority, findAuthorities } from '../citations/authorities.ts';
import { formatCitation } from '../citations/citations.ts';
import { compareGravity, sentenceAround, treatmentOf } from './treatment.ts';
import type { LibraryJudgment, TreatmentKind } from './types.ts';

/** An authority that a judgment cites, with the sentence that says most about it. */
export interface CitedInJudgment {
  /** Keys of all its citations that are printed in a row, as `citationKey`. */
  keys: string[];
  citation: string;
  case_name?: string;
  /** The number of the paragraph as printed, and its index among the paragraphs. */
  paragraph?: string;
  index: number;
  sentence: string;
  treatment?: TreatmentKind;
}

const MOST = 500;
const MOST_KEYS = 12;

/**
 * The authorities that a judgment cites, each once, in order of first mention; at most 500. Of several sentences the one
 * with the gravest treatment is given, else the first. The words of treatment may belong to another authority of the same
 * sentence. `known` are the keys that the body of the judgment cites: lists in its head are not its citations. O(n).
 */
export function authoritiesIn(
  paragraphs: LibraryJudgment['paragraphs'],
  known: ReadonlySet<string>,
): CitedInJudgment[] {
  const collector = new Collector();
  for (const [index, { text, number }] of paragraphs.entries()) {
    const place = { index, ...(number === undefined ? {} : { paragraph: number }) };
    for (const authority of findAuthorities(text))
      if (authority.citations.some(({ key }) => known.has(key))) collector.add(authority, text, place);
  }
  return collector.found;
}

type Place = Pick<CitedInJudgment, 'index' | 'paragraph'>;

class Collector {
  readonly found: CitedInJudgment[] = [];
  readonly #byKey = new Map<string, CitedInJudgment>();

  add({ citations, name }: Authority, text: string, place: Place): void {
    const [first] = citations;
    if (!first) return;
    const sentence = sentenceAround(text, first.start, citations.at(-1)?.end ?? first.end);
    const treatment = treatmentOf(sentence);
    const said = { ...place, sentence, ...(treatment === undefined ? {} : { treatment }) };
    const entry = this.#known(citations) ?? this.#add({ keys: [], citation: formatCitation(first), ...said });
    if (!entry) return;
    if (compareGravity(treatment, entry.treatment) < 0) Object.assign(entry, said);
    if (name) entry.case_name ??= nameOf(name);
    this.#join(entry, citations);
  }

  #known(citations: Authority['citations']): CitedInJudgment | undefined {
    return citations.map(({ key }) => this.#byKey.get(key)).find((one) => one !== undefined);
  }

  #add(entry: CitedInJudgment): CitedInJudgment | undefined {
    if (this.found.length >= MOST) return undefined;
    this.found.push(entry);
    return entry;
  }

  #join(entry: CitedInJudgment, citations: Authority['citations']): void {
    for (const { key } of citations) {
      if (entry.keys.length < MOST_KEYS && !entry.keys.includes(key)) entry.keys.push(key);
      if (!this.#byKey.has(key)) this.#byKey.set(key, entry);
    }
  }
}

const nameOf = ({ petitioner, respondent }: { petitioner: string; respondent: string }): string =>
  respondent === '' ? petitioner : `${petitioner} v. ${respondent}`;
