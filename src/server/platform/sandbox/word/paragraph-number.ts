import type { Counted } from './numbering.ts';
import type { WordDocument } from './read-word.ts';
import type { ScannedParagraph } from './scanned.ts';

/** The level of a paragraph in its list, from 0. */
export function levelOf({ styles, numbering }: WordDocument, paragraph: ScannedParagraph): number {
  const { numId = '0', level } = styles.get(paragraph.style) ?? {};
  const own = paragraph.level ?? level;
  // A list names the styles of its levels.
  return own ?? numbering.levelOfStyle(paragraph.numId ?? numId, paragraph.style) ?? 0;
}

/** Counts a paragraph; call it once for each, in their order. */
export function numberOf(word: WordDocument, paragraph: ScannedParagraph): Counted {
  const numId = paragraph.numId ?? word.styles.get(paragraph.style)?.numId ?? '0';
  return word.numbering.take(numId, levelOf(word, paragraph));
}
