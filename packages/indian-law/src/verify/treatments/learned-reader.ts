import type { TreatmentKind } from '../types.ts';
import { sentenceFeatures } from './sentence-features.ts';
import { LEARNED } from './weights.gen.ts';

/** The kinds of the learned weights by their letter there; n is no treatment. */
export const LETTERS = {
  n: '',
  o: 'overruled',
  r: 'reversed',
  d: 'doubted',
  t: 'distinguished',
  a: 'affirmed',
  f: 'followed',
  p: 'referred',
} as const satisfies Record<string, TreatmentKind | ''>;
const KINDS = Object.values(LETTERS);
const PLACES = new Map(Object.keys(LETTERS).map((letter, at) => [letter, at]));
/** Weights are printed as whole numbers of this part. */
export const PART = 20;
/** The feature that each authority has. */
export const BIAS = 'bias';

/** The weights of each feature, one for each kind: 'a!APPLY\tt12f-3' is a line of the table. */
function weightsOf(table: string): Map<string, Float64Array> {
  const weights = new Map<string, Float64Array>();
  for (const line of table.split('\n')) {
    const [feature = '', numbers = ''] = line.split('\t');
    const those = new Float64Array(KINDS.length);
    for (const [, letter = '', number] of numbers.matchAll(/([a-z])(-?\d+)/gu))
      those[PLACES.get(letter) ?? 0] = Number(number) / PART;
    weights.set(feature, those);
  }
  return weights;
}

let table: Map<string, Float64Array> | undefined;

/** The probability of each kind for an authority with some features. */
function probabilities(features: Iterable<string>): Float64Array {
  table ??= weightsOf(LEARNED);
  const scores = new Float64Array(KINDS.length);
  for (const feature of [BIAS, ...features])
    for (const [at, weight] of table.get(feature)?.entries() ?? []) scores[at] = (scores[at] ?? 0) + weight;
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** How sure the learned reader must be that a court treats an authority at all. */
export const SURE = 0.9;
/** 'That decision …': the sentence speaks of an authority of the one before. */
const POINTS_BACK =
  /^[^,;]{0,60}\b(?:[Tt]hat|[Tt]his|[Tt]he said|[Tt]he aforesaid|[Tt]hese|[Tt]hose) (?:\p{Ll}{1,12} ){0,2}(?:decision|judgment|case|ruling|view|principle|ratio|authority)/u;
/** 'It was followed': so says one court of another, unless the court speaks of itself. */
const OF_OTHERS =
  /\b(?:was|were|been|being) (?:(?:\p{Ll}{1,14}ly|also|since|then|referred to and|considered and|noticed and) ){0,3}(?:followed|distinguished|applied|explained|relied|re-?affirmed|reiterated|adopted)\b/u;
const FIRST_PERSON = /\b(?:[Ww]e|I|[Oo]ur|[Mm]y|us|me)\b/u;
const MILD: ReadonlySet<string> = new Set(['followed', 'distinguished', 'affirmed']);

/**
 * The treatments that a model of weighted words reads in a masked sentence: of each sign the likeliest kind, where it is nearly
 * sure that there is one. It never says *overruled*: a false one is the worst error, and the rules read that kind. `previous`
 * are the authorities of the sentence before. O(n).
 */
export function learnedTreatments(masked: string, previous: readonly string[]): Map<string, TreatmentKind> {
  const treated = new Map<string, TreatmentKind>();
  const ofOthers = OF_OTHERS.test(masked) && !FIRST_PERSON.test(masked);
  for (const [sign, features] of sentenceFeatures(masked, POINTS_BACK.test(masked) ? previous : [])) {
    const [none = 1, ...others] = probabilities(features);
    const kind = KINDS[others.indexOf(Math.max(...others)) + 1];
    if (!kind || kind === 'overruled' || 1 - none < SURE || (ofOthers && MILD.has(kind))) continue;
    treated.set(sign, kind);
  }
  return treated;
}

/** Where words that take authority away are said of what has been done, another court did it, unless *we* say so. */
export const isReport = (masked: string): boolean =>
  /\b(?:has|have|had|was|were|been)\b/u.test(masked) && !FIRST_PERSON.test(masked);
