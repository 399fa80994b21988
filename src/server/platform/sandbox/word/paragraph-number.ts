import type { Counted } from './numbering.ts';
import type { WordDocument } from './read-word.ts';
import type { ScannedParagraph } from './scanned.ts';

/** The level of a paragraph in its list, from 0. */
export function levelOf({ styles }: WordDocument, paragraph: ScannedParagraph): number {
  return paragraph.level ?? styles.get(paragraph.style)?.level ?? 0;
}

/** Counts a paragraph; call it once for each, in their order. */
export function numberOf(word: WordDocument, paragraph: ScannedParagraph): Counted {
  const numId = paragraph.numId ?? word.styles.get(paragraph.style)?.numId ?? '0';
  return word.numbering.take(numId, levelOf(word, paragraph));
}
