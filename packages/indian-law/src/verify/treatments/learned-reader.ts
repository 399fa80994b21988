import type { TreatmentKind } from '../types.ts';
import { OF_COUNSEL, sentenceFeatures } from './sentence-features.ts';
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

/** This mark divides the features of the table. */
export const DIVIDER = '|';

/** The weights of each feature, one for each kind: 'a!APPLY\tt12f-3' is a part of the table. */
function weightsOf(table: string): Map<string, Float64Array> {
  const weights = new Map<string, Float64Array>();
  for (const part of table.replaceAll('\n', '').split(DIVIDER)) {
    const [feature = '', numbers = ''] = part.split('\t');
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

/** The learned reader must be as sure as this that a court treats an authority at all. */
export const SURE = 0.9;
/** It must be as sure as this of the kind. */
export const SURE_OF_KIND = 0.6;
/** Kinds that take authority away are read by the rules alone: a false one is the worst error. */
const BY_RULES_ALONE: ReadonlySet<string> = new Set(['overruled', 'reversed', 'doubted']);
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
 * sure that there is one and fairly sure of the kind. It never says *overruled*, *reversed* or *doubted*, and nothing of words of
 * counsel. `previous` are the authorities of the sentence before. O(n).
 */
export function learnedTreatments(masked: string, previous: readonly string[]): Map<string, TreatmentKind> {
  const treated = new Map<string, TreatmentKind>();
  const ofOthers = OF_OTHERS.test(masked) && !FIRST_PERSON.test(masked);
  for (const [sign, features] of sentenceFeatures(masked, POINTS_BACK.test(masked) ? previous : [])) {
    const [none = 1, ...others] = probabilities(features);
    const likeliest = Math.max(...others);
    const kind = KINDS[others.indexOf(likeliest) + 1];
    if (!kind || BY_RULES_ALONE.has(kind) || 1 - none < SURE || likeliest < SURE_OF_KIND) continue;
    if ((ofOthers && MILD.has(kind)) || features.has(OF_COUNSEL)) continue;
    treated.set(sign, kind);
  }
  return treated;
}
