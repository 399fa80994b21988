import * as $ from './instructions.ts';

/** Tokens whose sums a kernel holds at once, each for two outputs. */
export const TOGETHER = 4;
const ROWS = 2;
const UNROLLED = 2;
const EIGHT = 8;

// Parameters of a kernel, then its locals.
const [tokens, tokensEnd, steps, weights, weightsEnd] = [0, 1, 2, 3, 4];
const [scales, addends, out, outRow] = [5, 6, 7, 8];
const [step, from, weight, rowEnd, scale, addend, to, place] = [9, 10, 11, 12, 13, 14, 15, 16];
const [wide, input] = [17, 19];
const sum = (token: number, row: number) => 20 + row * TOGETHER + token;
const each = [...Array(TOGETHER).keys()];
const rows = [...Array(ROWS).keys()];

/** Eight weights of each output, times those of each token. */
const turn = (n: number, inputs: number): $.Code => [
  rows.map((row) => $.set(wide + row, $.loadWidened($.get(weight), n * EIGHT + row * inputs))),
  each.map((token) => [
    $.set(input, $.loadFour($.get(from), n * EIGHT * 2 + token * inputs * 2)),
    rows.map((row) =>
      $.set(sum(token, row), $.addWhole($.get(sum(token, row)), $.dotPairs($.get(input), $.get(wide + row)))),
    ),
  ]),
  n === UNROLLED - 1 ? $.increase(from, $.whole(EIGHT * 2 * UNROLLED)) : [],
];

/** Leaves the sums of the four lanes of each token in one vector. */
const folded = (row: number): $.Code => {
  const pairs = (a: number, b: number) =>
    $.addWhole(
      $.lanesOf($.get(sum(a, row)), $.get(sum(b, row)), [0, 1, 4, 5]),
      $.lanesOf($.get(sum(a, row)), $.get(sum(b, row)), [2, 3, 6, 7]),
    );
  const even = $.lanesOf($.get(wide), $.get(input), [0, 2, 4, 6]);
  const odd = $.lanesOf($.get(wide), $.get(input), [1, 3, 5, 7]);
  return [$.set(wide, pairs(0, 1)), $.set(input, pairs(2, 3)), $.set(wide, $.addWhole(even, odd))];
};

const written = (row: number): $.Code => {
  const stepped = $.times($.toFractions($.get(wide)), $.loadFour($.get(step)));
  const scaled = $.times(stepped, $.loadSplat($.get(scale), row * 4));
  return [
    folded(row),
    $.set(wide, $.plus(scaled, $.loadSplat($.get(addend), row * 4))),
    $.set(place, $.add($.get(to), $.whole(row * 4))),
    each.map((token) => [$.storeLane($.get(place), $.get(wide), token), $.increase(place, $.get(outRow))]),
  ];
};

const ofOutputs = (inputs: number): $.Code => [
  each.flatMap((token) => rows.map((row) => $.set(sum(token, row), $.splattedWhole(0)))),
  $.set(from, $.get(tokens)),
  $.set(rowEnd, $.add($.get(weight), $.whole(inputs))),
  $.loop(
    weight,
    $.get(rowEnd),
    $.whole(EIGHT * UNROLLED),
    [...Array(UNROLLED).keys()].map((n) => turn(n, inputs)),
  ),
  rows.map(written),
  [scale, addend, to].map((local) => $.increase(local, $.whole(4 * ROWS))),
];

const ofTokens = (inputs: number): $.Code => [
  $.set(weight, $.get(weights)),
  $.set(scale, $.get(scales)),
  $.set(addend, $.get(addends)),
  $.set(to, $.get(out)),
  // The loop over the first output has gone past its weights; those of the others follow.
  $.loop(weight, $.get(weightsEnd), $.whole(inputs * (ROWS - 1)), ofOutputs(inputs)),
  $.increase(step, $.whole(4 * TOGETHER)),
  each.map(() => $.increase(out, $.get(outRow))),
];

/**
 * The products of inputs and weights, each sum multiplied by the step of its token and the scale of its output, plus the addend of
 * the output: for groups of four tokens, and for the outputs from `weights` to `weightsEnd`, an even number of them. A row of
 * `out` has `outRow` bytes.
 */
export const products = (name: string, inputs: number): $.WasmFunction => ({
  name,
  parameters: 9,
  locals: [...Array(8).fill($.I32), ...Array(3 + ROWS * TOGETHER).fill($.V128)],
  code: [
    $.set(step, $.get(steps)),
    $.loop(tokens, $.get(tokensEnd), $.whole(TOGETHER * inputs * 2), ofTokens(inputs)),
  ],
});
