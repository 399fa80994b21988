// The instructions of WebAssembly that the kernels need, as bytes (WebAssembly core specification 2.0, chapter 5).

export type Code = readonly (number | Code)[];

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

function signed(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  // The sixth bit of the last byte is the sign.
  for (; rest < -0x40 || rest >= 0x40; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest & 0x7f];
}

export const I32 = 0x7f;
export const V128 = 0x7b;

const vector = (code: number): Code => [0xfd, ...unsigned(code)];
/** Alignment 1 (two to the power 0), then the offset. */
const at = (offset: number): Code => [0, ...unsigned(offset)];
const two =
  (code: Code) =>
  (a: Code, b: Code): Code => [a, b, code];
const one =
  (code: Code) =>
  (a: Code): Code => [a, code];
const load =
  (code: Code) =>
  (address: Code, offset = 0): Code => [address, code, at(offset)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [value, 0x21, ...unsigned(local)];
export const whole = (value: number): Code => [0x41, ...signed(value)];
export const add = two([0x6a]);
export const increase = (local: number, by: Code): Code => set(local, add(get(local), by));

export const fraction = (value: number): Code => [0x43, ...new Uint8Array(Float32Array.of(value).buffer)];
export const storeFraction = (address: Code, value: Code): Code => [address, value, 0x38, at(0)];
export const divideOne = two([0x95]);
export const multiplyOne = two([0x94]);
export const addOne = two([0x92]);
export const largerOne = two([0x97]);
export const squareRoot = one([0x91]);

export const loadFour = load(vector(0x00));
export const loadSplat = load(vector(0x09));
/** Eight whole numbers of 16 bits from as many bytes with a sign. */
export const loadWidened = load(vector(0x01));
export const storeFour = (address: Code, value: Code, offset = 0): Code => [
  address,
  value,
  vector(0x0b),
  at(offset),
];
export const storeLane = (address: Code, value: Code, lane: number): Code => [
  address,
  value,
  vector(0x5a),
  at(0),
  lane,
];
export const splat = one(vector(0x13));
export const splatted = (value: number): Code => splat(fraction(value));
export const splattedWhole = (value: number): Code => [whole(value), vector(0x11)];
export const lane = (value: Code, number: number): Code => [value, vector(0x1f), number];
/** Four lanes of 32 bits out of the eight of two vectors. */
export const lanesOf = (a: Code, b: Code, lanes: readonly number[]): Code => [
  a,
  b,
  vector(0x0d),
  lanes.flatMap((number) => [0, 1, 2, 3].map((byte) => number * 4 + byte)),
];

/** Multiplies eight pairs of 16 bits and adds neighbours: four sums of 32 bits. */
export const dotPairs = two(vector(0xba));
export const addWhole = two(vector(0xae));
export const shiftLeft = (value: Code, by: number): Code => [value, whole(by), vector(0xab)];
/** Two vectors of 32 bits as one of 16 bits. */
export const narrow = two(vector(0x85));
export const toWhole = one(vector(0xf8));
export const toFractions = one(vector(0xfa));
export const nearest = one(vector(0x6a));
export const absolute = one(vector(0xe0));
export const plus = two(vector(0xe4));
export const minus = two(vector(0xe5));
export const times = two(vector(0xe6));
export const divided = two(vector(0xe7));
export const larger = two(vector(0xe9));

/** Repeats the body, which runs at least once, with a local raised after each turn, while it is below a limit. */
export const loop = (local: number, limit: Code, step: Code, body: Code): Code => [
  ...[0x03, 0x40],
  body,
  increase(local, step),
  get(local),
  limit,
  // Less than, unsigned; again if it is; end.
  ...[0x49, 0x0d, 0x00, 0x0b],
];

export interface WasmFunction {
  readonly name: string;
  /** Numbers of 32 bits that it takes. */
  readonly parameters: number;
  /** Types of the locals after the parameters. */
  readonly locals: readonly number[];
  readonly code: Code;
}

const bytesOf = (code: Code): number[] => code.flat(Number.POSITIVE_INFINITY as 20) as number[];
const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items];
const sized = (content: Code): Code => {
  const bytes = bytesOf(content);
  return [...unsigned(bytes.length), bytes];
};
const section = (id: number, items: readonly Code[]): Code => [id, sized(list(items))];
const text = (words: string): Code => sized([...words].map((letter) => letter.charCodeAt(0)));

/** A module whose functions return nothing and share one memory, which it imports as `env.memory`. */
export function wasmModule(functions: readonly WasmFunction[]): Uint8Array {
  const types = functions.map(
    ({ parameters }): Code => [0x60, list(Array.from({ length: parameters }, () => [I32])), list([])],
  );
  const bodies = functions.map(({ locals, code }) =>
    sized([list(locals.map((type) => [1, type])), code, 0x0b]),
  );
  return Uint8Array.from(
    bytesOf([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      section(1, types),
      section(2, [[text('env'), text('memory'), 0x02, 0x00, 0x01]]),
      section(
        3,
        functions.map((_, i) => unsigned(i)),
      ),
      section(
        7,
        functions.map(({ name }, i): Code => [text(name), 0x00, ...unsigned(i)]),
      ),
      section(10, bodies),
    ]),
  );
}
