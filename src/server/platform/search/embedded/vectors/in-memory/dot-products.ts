import {
  add,
  addLanes,
  type Code,
  constant,
  dotPairs,
  get,
  I32,
  increase,
  instantiate,
  lane,
  loadVector,
  loadWidened,
  set,
  storeNumber,
  V128,
  type WasmFunction,
  type WasmMemory,
  whileBelow,
  zeroLanes,
} from '../../wasm-code.ts';
import { lanes, type PackedQueries, padding, together, unrolled } from './packed-queries.ts';

const pageBytes = 65_536;

// Parameters of a kernel, then its locals.
const [queries, codes, codesEnd, stride, out, outStep, code, codeEnd, query] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const wide = 9;
const sum = (i: number) => wide + 1 + i;

/** The dot products of each vector with so many queries, which are packed (`packed-queries.ts`). */
function kernel(name: string, width: number): WasmFunction {
  const each = Array.from({ length: width }, (_, i) => i);
  const step = (n: number): Code => [
    ...get(code),
    ...loadWidened(n * lanes),
    ...set(wide),
    ...each.flatMap((i) => [
      ...get(wide),
      ...get(query),
      ...loadVector((n * width + i) * lanes * 2),
      ...dotPairs,
      ...get(sum(i)),
      ...addLanes,
      ...set(sum(i)),
    ]),
  ];
  const turn: Code = [
    ...Array.from({ length: unrolled }, (_, n) => step(n)).flat(),
    ...increase(query, constant(width * padding * 2)),
    ...increase(code, constant(padding)),
  ];
  const written = (i: number): Code => [
    ...get(out),
    ...[0, 1, 2, 3].flatMap((n) => [...get(sum(i)), ...lane(n), ...(n > 0 ? add : [])]),
    ...storeNumber(i * 4),
  ];
  const vector: Code = [
    ...each.flatMap((i) => [...zeroLanes, ...set(sum(i))]),
    ...get(queries),
    ...set(query),
    ...get(code),
    ...get(stride),
    ...add,
    ...set(codeEnd),
    ...whileBelow(code, get(codeEnd), turn),
    ...each.flatMap(written),
    ...increase(out, get(outStep)),
  ];
  return {
    name,
    parameters: 6,
    locals: [I32, I32, I32, V128, ...each.map(() => V128)],
    code: [...get(codes), ...set(code), ...whileBelow(code, get(codesEnd), vector)],
  };
}

type Kernel = (
  queries: number,
  codes: number,
  codesEnd: number,
  stride: number,
  out: number,
  outStep: number,
) => void;

/** Multiplies blocks of vectors of 8 bits with queries of 16 bits, in WebAssembly, which has instructions for that. */
export class DotProducts {
  readonly #memory: WasmMemory;
  readonly #one: Kernel;
  readonly #four: Kernel;

  constructor() {
    const { memory, exports } = instantiate([kernel('one', 1), kernel('four', together)], 4);
    this.#memory = memory;
    this.#one = exports.one as Kernel;
    this.#four = exports.four as Kernel;
  }

  /**
   * The products of queries with the vectors of a block, at least one, which follow one another padded as the queries
   * are: of the query `q` and the vector `v` at `v * count + q`. The answer holds until the next call.
   */
  of({ codes: queryCodes, count, stride: padded }: PackedQueries, vectors: Int8Array): Int32Array {
    const vectorsAt = queryCodes.byteLength;
    const productsAt = vectorsAt + vectors.length;
    const products = (vectors.length / padded) * count;
    this.#reserve(productsAt + products * 4);
    const { buffer } = this.#memory;
    new Int16Array(buffer, 0, queryCodes.length).set(queryCodes);
    new Int8Array(buffer, vectorsAt, vectors.length).set(vectors);
    for (let done = 0; done < count; ) {
      const width = count - done >= together ? together : 1;
      const run = width === together ? this.#four : this.#one;
      run(done * padded * 2, vectorsAt, productsAt, padded, productsAt + done * 4, count * 4);
      done += width;
    }
    return new Int32Array(buffer, productsAt, products);
  }

  #reserve(bytes: number): void {
    const missing = bytes - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / pageBytes));
  }
}
