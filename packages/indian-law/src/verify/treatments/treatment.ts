import { findAuthorities } from '../../citations/authorities.ts';
import { collapseWhitespace } from '../../text/text.ts';
import type { LibraryJudgment, TreatmentKind } from '../types.ts';
import { type NamedCase, SENTENCE_END, signOf, tokensOf } from './masked-sentence.ts';
import { GRAVITY, mayTreat, readTreatments } from './read-treatments.ts';

const SENTENCE = 500;

/** The sentence around a place of a paragraph, at most 500 characters to each side. */
export function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - SENTENCE), start);
  let from = 0;
  for (const match of before.matchAll(SENTENCE_END)) from = match.index + match[0].length;
  const after = text.slice(end, end + SENTENCE);
  const [stop] = after.matchAll(SENTENCE_END);
  return collapseWhitespace(
    before.slice(from) + text.slice(start, end) + after.slice(0, stop ? stop.index + 1 : after.length),
  );
}

/** Orders treatments from the gravest; a plain mention is last. */
export function compareGravity(one: TreatmentKind | undefined, other: TreatmentKind | undefined): number {
  const place = (kind: TreatmentKind | undefined) =>
    kind === undefined ? GRAVITY.length : GRAVITY.indexOf(kind);
  return place(one) - place(other);
}

export interface TreatingSentence {
  kind: TreatmentKind;
  /** The court says what another court did. */
  reported: boolean;
  sentence: string;
  /** Index of the paragraph, and its number. */
  index: number;
  paragraph?: string;
}

/** The sign of the decision that is asked for, where a paragraph names it without its citation. */
const ASKED = signOf(3000);

/** Reads the sentences that treat the decision of some keys, paragraph by paragraph. */
class TreatmentReader {
  readonly found: TreatingSentence[] = [];
  readonly #keys: ReadonlySet<string>;
  #named: readonly NamedCase[] = [];

  constructor(keys: ReadonlySet<string>) {
    this.#keys = keys;
  }

  read(index: number, { text, number }: LibraryJudgment['paragraphs'][number]): void {
    const treats = mayTreat(text);
    if (!treats && this.#named.length > 0) return;
    const authorities = findAuthorities(text);
    const asked = authorities.map(({ citations }) => citations.some(({ key }) => this.#keys.has(key)));
    const place = { index, ...(number === undefined ? {} : { paragraph: number }) };
    const treated = treats ? readTreatments(text, authorities, this.#named) : [];
    for (const { authority, ...said } of treated)
      if (asked[authority] || signOf(authority) === ASKED) this.found.push({ ...said, ...place });
    const first = authorities.find(({ name }, at) => name !== undefined && asked[at]);
    if (first && this.#named.length === 0) this.#named = [{ tokens: tokensOf(first), sign: ASKED }];
  }
}

/**
 * The sentences of a judgment in which its court treats the decision of these keys, gravest first. `paragraphs` are the
 * court's own words. O(n).
 */
export function treatmentIn(
  paragraphs: LibraryJudgment['paragraphs'],
  keys: ReadonlySet<string>,
): TreatingSentence[] {
  const reader = new TreatmentReader(keys);
  for (const [index, paragraph] of paragraphs.entries()) reader.read(index, paragraph);
  const once = [...new Map(reader.found.map((one) => [one.sentence, one])).values()];
  return once.sort((a, b) => compareGravity(a.kind, b.kind) || a.index - b.index);
}
