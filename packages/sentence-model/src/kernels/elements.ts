import * as $ from './instructions.ts';

const VECTOR = 16;

/** The power of e to the numbers of a local, which are at most 0; it uses a second local. */
export const power = (value: number, spare: number): $.Code => [
  // Below this, the power is 0 for every use.
  $.set(value, $.larger($.get(value), $.splatted(-87))),
  $.set(spare, $.nearest($.times($.get(value), $.splatted(Math.LOG2E)))),
  $.set(value, $.minus($.get(value), $.times($.get(spare), $.splatted(Math.LN2)))),
  // Two to the whole part, by its bits, times the series of e to the rest.
  $.times(
    $.shiftLeft($.addWhole($.toWhole($.get(spare)), $.splattedWhole(127)), 23),
    series($.get(value), [1, 1, 1 / 2, 1 / 6, 1 / 24, 1 / 120]),
  ),
];

/** `a + x(b + x(c + …))` */
const series = (x: $.Code, factors: readonly number[]): $.Code =>
  factors.map((factor) => $.splatted(factor)).reduceRight((rest, factor) => $.plus(factor, $.times(x, rest)));

/** The largest, or the sum, of the four lanes of a local. */
export const folded = (vector: number, by: (a: $.Code, b: $.Code) => $.Code): $.Code =>
  [0, 1, 2, 3].map((number) => $.lane($.get(vector), number)).reduce(by);

/** The activation GELU in place, with the error function after Abramowitz and Stegun 7.1.26. */
export function soften(): $.WasmFunction {
  const [at, end] = [0, 1];
  const [value, size, part, tail, spare] = [2, 3, 4, 5, 6];
  return {
    name: 'soften',
    parameters: 2,
    locals: Array(5).fill($.V128),
    code: $.loop(at, $.get(end), $.whole(VECTOR), [
      $.set(value, $.loadFour($.get(at))),
      $.set(size, $.times($.absolute($.get(value)), $.splatted(Math.SQRT1_2))),
      $.set(part, $.divided($.splatted(1), series($.get(size), [1, 0.3275911]))),
      $.set(
        tail,
        series($.get(part), [0, 0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429]),
      ),
      $.set(size, $.minus($.splatted(0), $.times($.get(size), $.get(size)))),
      $.set(tail, $.minus($.splatted(1), $.times($.get(tail), power(size, spare)))),
      $.storeFour(
        $.get(at),
        $.times($.splatted(0.5), $.plus($.get(value), $.times($.absolute($.get(value)), $.get(tail)))),
      ),
    ]),
  };
}

/** Writes rows of fractions as whole numbers of 16 bits, and for each row the fraction that 1 stands for. */
export function quantise(): $.WasmFunction {
  const [from, fromEnd, rowBytes, to, steps] = [0, 1, 2, 3, 4];
  const [at, end] = [5, 6];
  const [largest, factor] = [7, 8];
  const most = 32_767;
  const rounded = (offset: number) =>
    $.toWhole($.nearest($.times($.loadFour($.get(at), offset), $.get(factor))));
  return {
    name: 'quantise',
    parameters: 5,
    locals: [$.I32, $.I32, $.V128, $.V128],
    code: $.loop(from, $.get(fromEnd), $.whole(0), [
      $.set(at, $.get(from)),
      $.set(end, $.add($.get(from), $.get(rowBytes))),
      $.set(largest, $.splatted(1e-12)),
      $.loop(at, $.get(end), $.whole(VECTOR), [
        $.set(largest, $.larger($.get(largest), $.absolute($.loadFour($.get(at))))),
      ]),
      $.set(largest, $.splat(folded(largest, $.largerOne))),
      $.storeFraction($.get(steps), $.multiplyOne($.lane($.get(largest), 0), $.fraction(1 / most))),
      $.increase(steps, $.whole(4)),
      $.set(factor, $.divided($.splatted(most), $.get(largest))),
      $.set(at, $.get(from)),
      $.loop(at, $.get(end), $.whole(VECTOR * 2), [
        $.storeFour($.get(to), $.narrow(rounded(0), rounded(VECTOR))),
        $.increase(to, $.whole(VECTOR)),
      ]),
      $.set(from, $.get(end)),
    ]),
  };
}

/** Adds a change to rows of so many numbers, and brings each row to mean 0 and deviation 1, then times factors, plus addends. */
export function normalise(width: number): $.WasmFunction {
  const [row, rowsEnd, change, factors, addends] = [0, 1, 2, 3, 4];
  const [at, end, other] = [5, 6, 7];
  const [sum, value, mean] = [8, 9, 10];
  const bytes = width * 4;
  const through = (body: $.Code): $.Code => [
    $.set(at, $.get(row)),
    $.loop(at, $.get(end), $.whole(VECTOR), body),
  ];
  const meanOf = (vector: number) => $.multiplyOne(folded(vector, $.addOne), $.fraction(1 / width));
  return {
    name: 'normalise',
    parameters: 5,
    locals: [$.I32, $.I32, $.I32, $.V128, $.V128, $.V128],
    code: $.loop(row, $.get(rowsEnd), $.whole(bytes), [
      $.set(end, $.add($.get(row), $.whole(bytes))),
      $.set(sum, $.splatted(0)),
      through([
        $.set(value, $.plus($.loadFour($.get(at)), $.loadFour($.get(change)))),
        $.storeFour($.get(at), $.get(value)),
        $.set(sum, $.plus($.get(sum), $.get(value))),
        $.increase(change, $.whole(VECTOR)),
      ]),
      $.set(mean, $.splat(meanOf(sum))),
      $.set(sum, $.splatted(0)),
      through([
        $.set(value, $.minus($.loadFour($.get(at)), $.get(mean))),
        $.storeFour($.get(at), $.get(value)),
        $.set(sum, $.plus($.get(sum), $.times($.get(value), $.get(value)))),
      ]),
      $.set(sum, $.splat($.divideOne($.fraction(1), $.squareRoot($.addOne(meanOf(sum), $.fraction(1e-12)))))),
      $.set(other, $.whole(0)),
      through([
        $.storeFour(
          $.get(at),
          $.plus(
            $.times(
              $.times($.loadFour($.get(at)), $.get(sum)),
              $.loadFour($.add($.get(factors), $.get(other))),
            ),
            $.loadFour($.add($.get(addends), $.get(other))),
          ),
        ),
        $.increase(other, $.whole(VECTOR)),
      ]),
    ]),
  };
}
