import { krutiDevToUnicode } from '#law/text/kruti-dev.ts';
import type { ScannedInline } from './scanned.ts';

/** Inline content in which words of a legacy Hindi font are Unicode. */
export function inUnicode(content: readonly ScannedInline[]): ScannedInline[] {
  return content.map((inline) =>
    inline.type === 'text' && inline.legacy ? { ...inline, text: krutiDevToUnicode(inline.text) } : inline,
  );
}
