import { HEAD, HEADS, HIDDEN, INNER, MOST_TOKENS } from './sizes.ts';
import { addRow, type Layer, type Matrix, type Norm, type Weights } from './weights.ts';

const TINY = 1e-12;

/** The encoder: from the numbers of pieces to the mean of their vectors, of unit length. */
export class Encoder {
  readonly #weights: Weights;
  readonly #now = new Float32Array(MOST_TOKENS * HIDDEN);
  readonly #asked = new Float32Array(MOST_TOKENS * HIDDEN * 3);
  readonly #wide = new Float32Array(MOST_TOKENS * INNER);
  readonly #change = new Float32Array(MOST_TOKENS * HIDDEN);
  readonly #whole = new Int16Array(MOST_TOKENS * INNER);

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  vector(tokens: readonly number[]): Float32Array {
    const { rows, positions, norm, layers } = this.#weights;
    const count = tokens.length;
    const now = this.#now.subarray(0, count * HIDDEN);
    now.set(positions.subarray(0, count * HIDDEN));
    for (const [i, token] of tokens.entries())
      addRow(rows, token, now.subarray(i * HIDDEN, (i + 1) * HIDDEN));
    normalise(now, norm);
    for (const layer of layers) this.#through(layer, now, count);
    const mean = new Float32Array(HIDDEN);
    for (const [i, value] of now.entries()) mean[i % HIDDEN] = (mean[i % HIDDEN] ?? 0) + value / count;
    const length = Math.sqrt(mean.reduce((sum, value) => sum + value * value, TINY));
    return mean.map((value) => value / length);
  }

  #through(layer: Layer, now: Float32Array, count: number): void {
    const change = this.#change.subarray(0, count * HIDDEN);
    this.#multiply(layer.attention, now, this.#asked, count);
    attend(this.#asked, change, count);
    this.#multiply(layer.attended, change, this.#wide, count);
    addTo(now, this.#wide);
    normalise(now, layer.attendedNorm);
    this.#multiply(layer.inner, now, this.#wide, count);
    soften(this.#wide.subarray(0, count * INNER));
    this.#multiply(layer.outer, this.#wide, change, count);
    addTo(now, change);
    normalise(now, layer.outerNorm);
  }

  #multiply(
    { weights, scales, addends, inputs, outputs }: Matrix,
    from: Float32Array,
    to: Float32Array,
    count: number,
  ) {
    const whole = this.#whole;
    for (let token = 0; token < count; token++) {
      const step = quantise(from.subarray(token * inputs, (token + 1) * inputs), whole);
      for (let output = 0; output < outputs; output++) {
        let sum = 0;
        for (let i = 0; i < inputs; i++) sum += (whole[i] ?? 0) * (weights[output * inputs + i] ?? 0);
        to[token * outputs + output] = sum * step * (scales[output] ?? 0) + (addends[output] ?? 0);
      }
    }
  }
}

/** Writes fractions as whole numbers of 16 bits, and returns the fraction that 1 stands for. */
function quantise(from: Float32Array, to: Int16Array): number {
  const step = from.reduce((largest, value) => Math.max(largest, Math.abs(value)), TINY) / 32_767;
  for (const [i, value] of from.entries()) to[i] = Math.round(value / step);
  return step;
}

function addTo(now: Float32Array, change: Float32Array): void {
  for (const i of now.keys()) now[i] = (now[i] ?? 0) + (change[i] ?? 0);
}

function normalise(now: Float32Array, { factors, addends }: Norm): void {
  for (let at = 0; at < now.length; at += HIDDEN) {
    const row = now.subarray(at, at + HIDDEN);
    const mean = row.reduce((sum, value) => sum + value, 0) / HIDDEN;
    const spread = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / HIDDEN;
    const by = 1 / Math.sqrt(spread + TINY);
    for (let i = 0; i < HIDDEN; i++) {
      row[i] = ((row[i] ?? 0) - mean) * by * (factors[i] ?? 0) + (addends[i] ?? 0);
    }
  }
}

const ASKED = HIDDEN * 3;

/** Each token takes the values of all, by the likeness of its query to their keys, for each head alone. */
function attend(asked: Float32Array, to: Float32Array, count: number): void {
  to.fill(0);
  for (let token = 0; token < count; token++) {
    for (let head = 0; head < HEADS; head++) {
      const shares = sharesOf(asked, token * ASKED + head * HEAD, head, count);
      const out = token * HIDDEN + head * HEAD;
      for (const [other, share] of shares.entries()) {
        const value = other * ASKED + HIDDEN * 2 + head * HEAD;
        for (let i = 0; i < HEAD; i++) to[out + i] = (to[out + i] ?? 0) + share * (asked[value + i] ?? 0);
      }
    }
  }
}

/** The part that each token has in what a query takes; together they are 1. */
function sharesOf(asked: Float32Array, query: number, head: number, count: number): Float32Array {
  const shares = new Float32Array(count);
  for (let other = 0; other < count; other++) {
    const key = other * ASKED + HIDDEN + head * HEAD;
    let sum = 0;
    for (let i = 0; i < HEAD; i++) sum += (asked[query + i] ?? 0) * (asked[key + i] ?? 0);
    shares[other] = sum / Math.sqrt(HEAD);
  }
  const largest = shares.reduce((most, share) => Math.max(most, share));
  const powers = shares.map((share) => Math.exp(share - largest));
  const all = powers.reduce((sum, power) => sum + power);
  return powers.map((power) => power / all);
}

/** The activation GELU, with the error function after Abramowitz and Stegun 7.1.26. */
function soften(values: Float32Array): void {
  for (const [i, value] of values.entries()) {
    const x = Math.abs(value) * Math.SQRT1_2;
    const t = 1 / (1 + 0.3275911 * x);
    const tail =
      t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    const error = Math.sign(value) * (1 - tail * Math.exp(-x * x));
    values[i] = 0.5 * value * (1 + error);
  }
}
