// The few instructions of WebAssembly that the kernels need, as bytes (WebAssembly core specification 2.0, chapter 5).

export type Code = readonly number[];

function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}

/** Signed LEB128 of a number that is not negative: the sixth bit of the last byte is its sign. */
function natural(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x40) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}

const vectorOp = (code: number, ...rest: Code): number[] => [0xfd, ...unsigned(code), ...rest];
/** Alignment 1 (two to the power 0), then the offset. */
const at = (offset: number): number[] => [0, ...unsigned(offset)];

export const I32 = 0x7f;
export const V128 = 0x7b;

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number): Code => [0x21, ...unsigned(local)];
export const constant = (value: number): Code => [0x41, ...natural(value)];
export const add: Code = [0x6a];
/** Adds a number to a local. */
export const increase = (local: number, by: Code): Code => [...get(local), ...by, ...add, ...set(local)];
export const storeNumber = (offset: number): Code => [0x36, ...at(offset)];

/** Eight whole numbers of 16 bits from as many bytes with a sign. */
export const loadWidened = (offset: number): Code => vectorOp(0x01, ...at(offset));
export const loadVector = (offset: number): Code => vectorOp(0x00, ...at(offset));
/** Multiplies eight pairs of 16 bits and adds neighbours: four sums of 32 bits. */
export const dotPairs: Code = vectorOp(0xba);
export const addLanes: Code = vectorOp(0xae);
/** The same number of 32 bits, from memory, in all four lanes. */
export const loadSplat = (offset: number): Code => vectorOp(0x09, ...at(offset));
export const storeVector = (offset: number): Code => vectorOp(0x0b, ...at(offset));
/** Eight whole numbers of 16 bits from as many bytes without a sign. */
export const loadBytes = (offset: number): Code => vectorOp(0x02, ...at(offset));
/** The first, or the last, four of eight whole numbers of 16 bits, as fractions of 32 bits. */
export const firstFour: Code = [...vectorOp(0xa9), ...vectorOp(0xfb)];
export const lastFour: Code = [...vectorOp(0xaa), ...vectorOp(0xfb)];
export const addFractions: Code = vectorOp(0xe4);
export const multiply: Code = vectorOp(0xe6);
export const divide: Code = vectorOp(0xe7);
export const zeroLanes: Code = [...constant(0), ...vectorOp(0x11)];
export const lane = (number: number): Code => vectorOp(0x1b, number);

/** Repeats the body while `local` is below `limit`; the body must run at least once, and raise the local. */
export const whileBelow = (local: number, limit: Code, body: Code): Code => [
  ...[0x03, 0x40],
  ...body,
  ...get(local),
  ...limit,
  // Less than, unsigned; again where it is; end.
  ...[0x49, 0x0d, 0x00, 0x0b],
];

export interface WasmFunction {
  name: string;
  /** Numbers of 32 bits that it takes. */
  parameters: number;
  /** Types of the locals after the parameters. */
  locals: readonly number[];
  code: Code;
}

const list = (items: readonly Code[]): number[] => [...unsigned(items.length), ...items.flat()];
const sized = (content: Code): number[] => [...unsigned(content.length), ...content];
const section = (id: number, items: readonly Code[]): number[] => [id, ...sized(list(items))];
const text = (words: string): number[] => sized([...Buffer.from(words)]);

/** Types of WebAssembly that the server's types lack. */
interface Wasm {
  Memory: new (size: { initial: number }) => WasmMemory;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
}
const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  /** By pages of 65,536 bytes. */
  grow(pages: number): number;
}

/** Functions ready to run, with the memory that they share, at first of so many pages. */
export function instantiate(
  functions: readonly WasmFunction[],
  pages: number,
): { memory: WasmMemory; exports: Record<string, unknown> } {
  const memory = new Memory({ initial: pages });
  const { exports } = new Instance(new Module(wasmModule(functions)), { env: { memory } });
  return { memory, exports };
}

/** A module whose functions return nothing and share one memory, which it imports as `env.memory`. */
function wasmModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [
    0x60,
    ...list(Array.from({ length: parameters }, () => [I32])),
    ...list([]),
  ]);
  const memory = [...text('env'), ...text('memory'), 0x02, 0x00, 0x01];
  const exported = functions.map(({ name }, i) => [...text(name), 0x00, ...unsigned(i)]);
  const bodies = functions.map(({ locals, code }) =>
    sized([...list(locals.map((type) => [1, type])), ...code, 0x0b]),
  );
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, types),
    ...section(2, [memory]),
    ...section(
      3,
      functions.map((_, i) => unsigned(i)),
    ),
    ...section(7, exported),
    ...section(10, bodies),
  ]);
}
