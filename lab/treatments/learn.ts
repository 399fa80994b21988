import { BIAS, LETTERS } from '#law/verify/treatments/learned-reader.ts';
import { sentenceFeatures } from '#law/verify/treatments/sentence-features.ts';
import type { Read } from './sentences.ts';

/** A sentence's authority with its features, and what readers say of it: each kind with its share, '' for none. */
export interface Example {
  features: readonly string[];
  shares: Readonly<Record<string, number>>;
}

/** The weights of a log-linear model: of each feature one number for each kind. */
export interface Model {
  kinds: readonly string[];
  weights: ReadonlyMap<string, Float64Array>;
}

export interface Options {
  /** Features that fewer examples have are left out. */
  least: number;
  /** The part by which each step draws a weight towards zero. */
  sparse: number;
  steps: number;
  rate: number;
}

/** The options with which the table of the product is made. */
export const OPTIONS: Options = { least: 2, sparse: 0.0003, steps: 100, rate: 0.3 };

/** The examples of some authorities: of one that is treated, the last sentence that speaks of it. */
export function examplesOf(reads: readonly Read[]): Example[] {
  return reads.flatMap(({ wanted, sign, sentences }) => {
    const kinds = wanted.split('|');
    const shares = Object.fromEntries(kinds.map((kind) => [kind, 1 / kinds.length]));
    const features = sentences.flatMap(({ masked, previous }) => {
      const those = sentenceFeatures(masked, previous).get(sign);
      return those === undefined ? [] : [[...those]];
    });
    return (wanted === '' ? features : features.slice(-1)).map((one) => ({ features: one, shares }));
  });
}

/** Without a treatment, and the kinds of treatments. */
export const KINDS: readonly string[] = Object.values(LETTERS);

function soften(scores: Float64Array): void {
  const most = Math.max(...scores);
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp((scores[k] ?? 0) - most);
    sum += scores[k] ?? 0;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) / sum;
}

/** The probability of each kind. */
export function probabilities({ kinds, weights }: Model, features: Iterable<string>): Float64Array {
  const scores = new Float64Array(kinds.length);
  for (const feature of [BIAS, ...features]) {
    const those = weights.get(feature);
    if (those) for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) + (those[k] ?? 0);
  }
  soften(scores);
  return scores;
}

/** Numbers of the features that enough examples have. */
function numbered(examples: readonly Example[], least: number): Map<string, number> {
  const counts = new Map<string, number>([[BIAS, least]]);
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= least).map(([feature]) => feature);
  return new Map(kept.sort().map((feature, at) => [feature, at]));
}

/** Adds the numbers of a row of a table to those of another table's row. */
function add(to: Float64Array, row: number, from: Float64Array, at: number, width: number): void {
  for (let k = 0; k < width; k += 1)
    to[row * width + k] = (to[row * width + k] ?? 0) + (from[at * width + k] ?? 0);
}

/** The gradient: for each kind of each feature the mean of the probability that is given too much. */
function slopeOf(w: Float64Array, rows: readonly number[][], wanted: readonly number[][]): Float64Array {
  const width = wanted[0]?.length ?? 0;
  const slope = new Float64Array(w.length);
  for (const [at, row] of rows.entries()) {
    const scores = new Float64Array(width);
    for (const f of row) add(scores, 0, w, f, width);
    soften(scores);
    const share = scores.map((score, k) => (score - (wanted[at]?.[k] ?? 0)) / rows.length);
    for (const f of row) add(slope, f, share, 0, width);
  }
  return slope;
}

/** One step: each weight goes against its slope and is drawn to nought, but those of the bias. */
function stepOn(
  w: Float64Array,
  slope: Float64Array,
  squares: Float64Array,
  options: Options,
  isBias: (i: number) => boolean,
): void {
  for (const [i, one] of slope.entries()) {
    squares[i] = (squares[i] ?? 0) + one * one;
    const size = options.rate / Math.sqrt(squares[i] ?? 1);
    const next = (w[i] ?? 0) - size * one;
    const drawn = isBias(i) ? 0 : size * options.sparse;
    w[i] = Math.abs(next) <= drawn ? 0 : next - Math.sign(next) * drawn;
  }
}

/**
 * Trains a multinomial log-linear model: full steps of adaptive size, each of which draws the weights to nought. The same
 * examples give the same weights.
 */
export function train(examples: readonly Example[], kinds: readonly string[], options: Options): Model {
  const numbers = numbered(examples, options.least);
  const width = kinds.length;
  const rows = examples.map(({ features }) =>
    [BIAS, ...features].flatMap((feature) => numbers.get(feature) ?? []),
  );
  const wanted = examples.map(({ shares }) => kinds.map((kind) => shares[kind] ?? 0));
  const w = new Float64Array(numbers.size * width);
  const squares = new Float64Array(w.length).fill(1e-8);
  const bias = (numbers.get(BIAS) ?? 0) * width;
  for (let step = 0; step < options.steps; step += 1)
    stepOn(w, slopeOf(w, rows, wanted), squares, options, (i) => i >= bias && i < bias + width);
  const weights = new Map<string, Float64Array>();
  for (const [feature, f] of numbers) {
    const those = w.slice(f * width, (f + 1) * width);
    if (those.some((one) => one !== 0)) weights.set(feature, those);
  }
  return { kinds, weights };
}
