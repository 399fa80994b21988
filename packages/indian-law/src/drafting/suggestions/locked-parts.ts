import { findCaseNames } from '../../citations/case-names.ts';
import { findCitations } from '../../citations/citations.ts';
import { collapseWhitespace } from '../../text/text.ts';
import { findQuoted } from '../../verify/quotations/find-quotations.ts';
import { figuresOf } from './new-figures.ts';

/** Parts that one text may have besides its figures. */
const MOST = 300;
/** Parts that are named to a reader. */
const MOST_NAMED = 10;
const BLANK = /\[[^[\]\n]{1,200}\]/gu;
const TITLED =
  /(?<![\p{L}.])(?:Shri|Sri|Smt|Thiru|Tmt|Kumari|Mr|Mrs|Ms|Dr|Justice|M\/s)\.?\s(\p{Lu}[\p{L}.]{0,30}(?:\s\p{Lu}[\p{L}.]{0,30}){0,4})/gu;

export interface Locked {
  /** Names that are known, such as the parties of the case. */
  names: readonly string[];
  /** Words that the document writes: references to paragraphs and annexures. */
  fixed: readonly string[];
}

/** Parts of a text that its translation has as they are, each once: citations, names, quotations, blanks, references. */
export function lockedParts(text: string, { names, fixed }: Locked): string[] {
  const citations = findCitations(text);
  const spans = [...citations, ...findCaseNames(text, citations), ...findQuoted(text)];
  const parts = [
    ...spans.map(({ start, end }) => text.slice(start, end)),
    ...[...text.matchAll(BLANK)].map(([blank]) => blank),
    ...[...text.matchAll(TITLED)].map(([, name = '']) => name),
    ...[...names, ...fixed].filter((one) => one.trim() !== '' && text.includes(one)),
  ];
  return [...new Set(parts.map(collapseWhitespace))].filter((part) => part !== '').slice(0, MOST);
}

/** The count of each figure in a text. */
function countFigures(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const figure of figuresOf(text)) counts.set(figure, (counts.get(figure) ?? 0) + 1);
  return counts;
}

/**
 * Locked parts and figures that a translation changed or left out: it must have each at least as often as the text. At
 * most 10. O(n) for each part.
 */
export function changedParts(before: string, after: string, locked: Locked): string[] {
  const [from, to] = [before, after].map(collapseWhitespace) as [string, string];
  const changed = lockedParts(from, locked).filter((part) => to.split(part).length < from.split(part).length);
  const figures = countFigures(to);
  for (const [figure, count] of countFigures(from))
    if ((figures.get(figure) ?? 0) < count && !changed.some((part) => part.includes(figure)))
      changed.push(figure);
  return changed.slice(0, MOST_NAMED);
}
