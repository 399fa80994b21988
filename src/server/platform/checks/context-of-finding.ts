import { sentencesOf } from '#law/text/sentences.ts';
import { CHECK } from '#shared/contracts/checks/checks.ts';

/** Limit: characters in front of a finding in which its sentence may begin. */
const FARTHEST = 400;

const flat = (part: string) => part.replace(/\s+/gu, ' ');

/** The start of the sentence that has a place; undefined where it begins too far away. */
function sentenceStart(text: string, start: number, end: number): number | undefined {
  const from = Math.max(0, start - FARTHEST);
  const window = text.slice(from, start);
  const gap = Math.max(window.lastIndexOf('\n\n'), window.lastIndexOf('\n \n'), window.lastIndexOf('\n\r\n'));
  const first = gap < 0 ? from : from + gap + 1;
  const at = start - first;
  const own = sentencesOf(text.slice(first, end)).find((span) => span.start <= at && at < span.end);
  return own === undefined || (own.start === 0 && gap < 0 && from > 0) ? undefined : first + own.start;
}

/** The words from a place on: to the end of the last sentence that is near, or to a word, and then with a mark that they go on. */
function wordsAfter(text: string, from: number, end: number): string {
  const last = end + CHECK.context;
  if (last >= text.length) return flat(text.slice(end));
  const whole = sentencesOf(text.slice(from, last)).slice(0, -1).at(-1);
  if (whole && from + whole.end > end) return flat(text.slice(end, from + whole.end)).trimEnd();
  return `${flat(text.slice(end, last)).replace(/\s\S*$/u, '')} …`;
}

/** The words of a document before and after a place: whole sentences, where they begin and end near. */
export function contextIn(text: string, { start, end }: { start: number; end: number }) {
  const begins = sentenceStart(text, start, end);
  const before =
    begins === undefined
      ? `… ${flat(text.slice(start - CHECK.context, start)).replace(/^\S*\s/u, '')}`
      : flat(text.slice(begins, start));
  return { before, after: wordsAfter(text, begins ?? start, end) };
}
