import { folded, power } from './elements.ts';
import * as $ from './instructions.ts';

const VECTOR = 16;
/** Tokens whose keys lie together: first the first number of each, then the second. */
export const KEYS = 16;

// Parameters of the kernel, then its locals.
const [query, queriesEnd, keys, mask, shares, sharesEnd, values, valuesEnd, out] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];
const [at, key, value] = [9, 10, 11];
const [spread, other, largest] = [12, 13, 14];
const sum = (i: number) => 15 + i;
const blocks = [...Array(KEYS / 4).keys()];

/** The likenesses of a query to a block of keys. */
const likenesses = (width: number): $.Code => {
  const plusProduct = (i: number, number: number) =>
    $.plus($.get(sum(i)), $.times($.get(spread), $.loadFour($.get(key), number * KEYS * 4 + i * VECTOR)));
  return [
    blocks.map((i) => $.set(sum(i), $.loadFour($.add($.get(at), $.get(mask)), i * VECTOR))),
    [...Array(width).keys()].map((number) => [
      $.set(spread, $.loadSplat($.get(query), number * 4)),
      blocks.map((i) => $.set(sum(i), plusProduct(i, number))),
    ]),
    blocks.map((i) => [
      $.storeFour($.get(at), $.get(sum(i)), i * VECTOR),
      $.set(largest, $.larger($.get(largest), $.get(sum(i)))),
    ]),
    $.increase(key, $.whole(width * KEYS * 4)),
  ];
};

/** Likenesses become shares, whose sum is left in a vector. */
const shared: $.Code = [
  $.set(largest, $.splat(folded(largest, $.largerOne))),
  $.set(spread, $.splatted(0)),
  $.set(at, $.get(shares)),
  $.loop(at, $.get(sharesEnd), $.whole(VECTOR), [
    $.set(other, $.minus($.loadFour($.get(at)), $.get(largest))),
    $.set(sum(0), power(other, sum(1))),
    $.storeFour($.get(at), $.get(sum(0))),
    $.set(spread, $.plus($.get(spread), $.get(sum(0)))),
  ]),
  $.set(largest, $.splat($.divideOne($.fraction(1), folded(spread, $.addOne)))),
];

/** The values of all tokens, each by its share. */
const taken = (width: number, rowBytes: number): $.Code => {
  const parts = [...Array(width / 4).keys()];
  const plusShare = (i: number) =>
    $.plus($.get(sum(i)), $.times($.get(spread), $.loadFour($.get(value), i * VECTOR)));
  return [
    parts.map((i) => $.set(sum(i), $.splatted(0))),
    $.set(at, $.get(shares)),
    $.set(value, $.get(values)),
    $.loop(value, $.get(valuesEnd), $.whole(rowBytes), [
      $.set(spread, $.loadSplat($.get(at))),
      parts.map((i) => $.set(sum(i), plusShare(i))),
      $.increase(at, $.whole(4)),
    ]),
    parts.map((i) => $.storeFour($.get(out), $.times($.get(sum(i)), $.get(largest)), i * VECTOR)),
  ];
};

/**
 * For one head of so many numbers: each query takes the values of all tokens, by its likeness to their keys. Queries and values
 * are in rows of `rowBytes`; keys in blocks of 16 tokens. `shares` has room for a number of each token of these blocks; `mask`
 * bytes behind it stand 0 for each token and a very low number for what fills the last block.
 */
export function attention(width: number, rowBytes: number, outBytes: number): $.WasmFunction {
  const ofQuery: $.Code = [
    $.set(key, $.get(keys)),
    $.set(largest, $.splatted(-1e30)),
    $.set(at, $.get(shares)),
    $.loop(at, $.get(sharesEnd), $.whole(KEYS * 4), likenesses(width)),
    shared,
    taken(width, rowBytes),
    $.increase(out, $.whole(outBytes)),
  ];
  return {
    name: 'attend',
    parameters: 9,
    locals: [...Array(3).fill($.I32), ...Array(3 + width / 4).fill($.V128)],
    code: $.loop(query, $.get(queriesEnd), $.whole(rowBytes), ofQuery),
  };
}
