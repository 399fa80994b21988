import { romanOf } from '../../text/roman-numbers.ts';
import type { Block } from './model.ts';

/** 1 → a, 26 → z, 27 → aa. */
export function letterNumber(number: number): string {
  let left = number;
  let written = '';
  while (left > 0) {
    left -= 1;
    written = String.fromCodePoint(97 + (left % 26)) + written;
    left = Math.floor(left / 26);
  }
  return written;
}

/** A number as it is printed before its paragraph, by its level: 4. · (b) · (ii). */
export function printedNumber(level: 1 | 2 | 3, number: number): string {
  if (level === 1) return `${number}.`;
  return `(${level === 2 ? letterNumber(number) : romanOf(number)})`;
}

export interface BlockNumber {
  level: 1 | 2 | 3;
  /** Counted on its level. */
  number: number;
  /** The number as printed before the paragraph: 4. */
  printed: string;
  /** As referred to: 4(b)(ii). */
  reference: string;
}

/** The numbers of the numbered paragraphs of a document, by the ids of the blocks. */
export function paragraphNumbers(blocks: readonly Block[]): Map<string, BlockNumber> {
  const numbers = new Map<string, BlockNumber>();
  const counts: [number, number, number] = [0, 0, 0];
  for (const block of blocks) {
    if (block.type !== 'numberedParagraph') continue;
    const { id, level, restart, start } = block.attrs;
    const at = level - 1;
    counts[at] = start ?? (restart === true ? 1 : (counts[at] ?? 0) + 1);
    counts.fill(0, level);
    const number = counts[at] ?? 1;
    const printed = printedNumber(level, number);
    const parts = [String(counts[0] || ''), counts[1] ? `(${letterNumber(counts[1])})` : ''];
    const own = level === 3 ? printed : '';
    const reference = level === 1 ? String(number) : `${parts.join('')}${own}`;
    numbers.set(id, { level, number, printed, reference });
  }
  return numbers;
}
