import type { CompiledMessage } from 'icu-minify/format';

/** Stands in for `compile.ts` in the browser's build, where every text is compiled already. */
export const compiledText = (source: CompiledMessage): CompiledMessage => source;
