import type { Line } from '../text/lines.ts';

const PAGE_NUMBER =
  /^\W*(?:page\s*(?:no\.?)?\s*:?\s*)?\d{1,4}\W*(?:(?:of|\/)\s*\d{1,4}\W*)?$|^\s*[-–:#]{1,3}\s*\d{1,4}\s*[-–:#]{1,3}\s*$|^.{0,80}\bpage\s+\d{1,4}\s+of\s+\d{1,4}\W*$/i;
const STAMP =
  /^\W*:::.*:::\s*$|^\s*(?:https?:\/\/\S+\s*(?:\d+)?|signature not verified|digitally signed\b.*|signing date\b.*|location:.*|reason:.*)\s*$/i;
const FIGURE = /\d/;
const LONGEST = 120;
const REPEATS = 3;

/**
 * Which lines are page furniture: page numbers, download stamps, digital signatures, and running titles, that is
 * short lines that occur at least three times when digits are ignored. Result by line index. Linear time.
 */
export function findPageFurniture(lines: readonly Line[]): boolean[] {
  const shapes = lines.map((line) => shapeOf(line.text));
  const counts = new Map<string, number>();
  for (const shape of shapes) if (shape !== '') counts.set(shape, (counts.get(shape) ?? 0) + 1);
  return lines.map((line, i) => {
    if (line.text.length > LONGEST || line.text.trim() === '') return false;
    if ((FIGURE.test(line.text) && PAGE_NUMBER.test(line.text)) || STAMP.test(line.text)) return true;
    const shape = shapes[i] ?? '';
    return shape !== '' && (counts.get(shape) ?? 0) >= REPEATS;
  });
}

/**
 * A short line without its digits and spaces; '' when it has no digit, is too long or short, opens a paragraph or is a
 * sentence.
 */
function shapeOf(text: string): string {
  if (text.length > LONGEST || !FIGURE.test(text) || /^\s*\d{1,3}[.)]\s/u.test(text)) return '';
  const shape = text
    .replace(/[\d\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const letters = shape.replace(/[^a-z]/gu, '').length;
  return letters < 5 || /[,;]$/u.test(shape) ? '' : shape;
}
