import { type Authority, findAuthorities } from '../citations/authorities.ts';
import { formatCitation } from '../citations/citations.ts';
import { type NamedCase, signOf, tokensOf } from './treatments/masked-sentence.ts';
import { type AuthorityTreatment, mayTreat, readTreatments } from './treatments/read-treatments.ts';
import { compareGravity, sentenceAround } from './treatments/treatment.ts';
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
  /** The treatment is another court's, which this judgment reports. */
  reported?: true;
}

const MOST = 500;
const MOST_KEYS = 12;
/** Signs of the authorities that were cited before begin here; a paragraph's own are below. */
const NAMED_FROM = 3000;

/**
 * The authorities that a judgment cites, each once, in order of first mention; at most 500. Of several sentences the one
 * with the gravest treatment is given, else the first. `known` are the keys that the body of the judgment cites: lists in
 * its head are not its citations. O(n).
 */
export function authoritiesIn(
  paragraphs: LibraryJudgment['paragraphs'],
  known: ReadonlySet<string>,
): CitedInJudgment[] {
  const collector = new Collector();
  for (const [index, { text, number }] of paragraphs.entries()) {
    const place = { index, ...(number === undefined ? {} : { paragraph: number }) };
    const authorities = findAuthorities(text);
    const treated = mayTreat(text) ? readTreatments(text, authorities, collector.named) : [];
    for (const [at, authority] of authorities.entries())
      if (authority.citations.some(({ key }) => known.has(key)))
        collector.add(authority, text, place, gravest(treated, at));
    for (const one of treated) if (one.authority >= NAMED_FROM) collector.treat(one, place);
  }
  return collector.found;
}

const gravest = (treated: readonly AuthorityTreatment[], at: number): AuthorityTreatment | undefined =>
  treated.filter(({ authority }) => authority === at).sort((a, b) => compareGravity(a.kind, b.kind))[0];

type Place = Pick<CitedInJudgment, 'index' | 'paragraph'>;

class Collector {
  readonly found: CitedInJudgment[] = [];
  /** The authorities so far under the names that a later paragraph may give them. */
  readonly named: NamedCase[] = [];
  readonly #byKey = new Map<string, CitedInJudgment>();

  add({ citations, name }: Authority, text: string, place: Place, treated?: AuthorityTreatment): void {
    const [first] = citations;
    if (!first) return;
    const sentence =
      treated?.sentence ?? sentenceAround(text, first.start, citations.at(-1)?.end ?? first.end);
    const said = { ...place, sentence, ...treatmentOf(treated) };
    const entry = this.#known(citations) ?? this.#add({ keys: [], citation: formatCitation(first), ...said });
    if (!entry) return;
    this.#say(entry, said);
    if (name && entry.case_name === undefined) {
      entry.case_name = nameOf(name);
      const tokens = tokensOf({ start: 0, end: 0, name, citations });
      this.named.push({ tokens, sign: signOf(NAMED_FROM + this.found.indexOf(entry)) });
    }
    this.#join(entry, citations);
  }

  /** An authority that a paragraph treats under its short name. */
  treat(treated: AuthorityTreatment, place: Place): void {
    const entry = this.found[treated.authority - NAMED_FROM];
    if (entry) this.#say(entry, { ...place, sentence: treated.sentence, ...treatmentOf(treated) });
  }

  #say(entry: CitedInJudgment, said: Pick<CitedInJudgment, 'treatment' | 'index' | 'sentence'>): void {
    if (compareGravity(said.treatment, entry.treatment) >= 0) return;
    delete entry.reported;
    delete entry.paragraph;
    Object.assign(entry, said);
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

const treatmentOf = (
  treated: AuthorityTreatment | undefined,
): Pick<CitedInJudgment, 'treatment' | 'reported'> =>
  treated === undefined ? {} : { treatment: treated.kind, ...(treated.reported ? { reported: true } : {}) };
