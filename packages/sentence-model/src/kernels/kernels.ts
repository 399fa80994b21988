import { HEAD, HIDDEN, INNER } from '../sizes.ts';
import { attention } from './attention.ts';
import { normalise, quantise, soften } from './elements.ts';
import { wasmModule } from './instructions.ts';
import { products } from './products.ts';

type Kernel = (...numbers: number[]) => void;

export interface Kernels {
  readonly buffer: ArrayBuffer;
  readonly productsOfHidden: Kernel;
  readonly productsOfInner: Kernel;
  readonly quantise: Kernel;
  readonly soften: Kernel;
  readonly normalise: Kernel;
  readonly attend: Kernel;
}

/** Types of WebAssembly that the types of a server lack. */
interface Wasm {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

const PAGE = 65_536;

/** Kernels ready to run, with the memory that they share, of so many bytes. */
export function startKernels(bytes: number): Kernels {
  const { Memory, Module, Instance } = (globalThis as unknown as { WebAssembly: Wasm }).WebAssembly;
  const memory = new Memory({ initial: Math.ceil(bytes / PAGE) });
  const module = new Module(
    wasmModule([
      products('productsOfHidden', HIDDEN),
      products('productsOfInner', INNER),
      quantise(),
      soften(),
      normalise(HIDDEN),
      attention(HEAD, HIDDEN * 3 * 4, HIDDEN * 4),
    ]),
  );
  const { exports } = new Instance(module, { env: { memory } });
  return { ...(exports as Omit<Kernels, 'buffer'>), buffer: memory.buffer };
}
