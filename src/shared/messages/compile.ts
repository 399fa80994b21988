import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

const compiled = new Map<string, CompiledMessage>();

/** The compiled form of a text. The browser's build takes `compiled.ts` instead: its texts are compiled already. */
export function compiledText(source: CompiledMessage): CompiledMessage {
  if (typeof source !== 'string') return source;
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = compile(source);
  compiled.set(source, made);
  return made;
}
