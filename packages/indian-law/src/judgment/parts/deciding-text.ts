import type { Paragraph } from '../paragraphs.ts';
import type { JudgmentPart } from '../parts.ts';
import { reportNote } from './own-outcomes.ts';

/**
 * The text whose closing words say how the case ended: up to the end of the order of the court, else of the judgment,
 * else of the opinion of the majority, else of the last that does not dissent; behind an opinion with the note of the report.
 */
export function decidingText(
  text: string,
  paragraphs: readonly Paragraph[],
  parts: readonly JudgmentPart[],
): string {
  const own = parts.filter(({ kind }) => kind === 'order' || kind === 'judgment' || kind === 'opinion');
  if (!own.some(({ stance }) => stance === 'dissenting')) return text;
  const deciding =
    own.findLast(({ kind }) => kind !== 'opinion') ??
    own.findLast(({ stance }) => stance === 'majority') ??
    own.findLast(({ stance }) => stance !== 'dissenting');
  if (deciding === undefined) return text;
  const words = text.slice(paragraphs[deciding.from]?.start, paragraphs[deciding.to]?.end);
  return deciding.kind === 'opinion' ? `${words}\n${reportNote(text) ?? ''}` : words;
}
