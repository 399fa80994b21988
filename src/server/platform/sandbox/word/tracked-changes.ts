import { inUnicode } from './legacy-text.ts';
import { numberOf } from './paragraph-number.ts';
import { readWord, type WordDocument } from './read-word.ts';
import { type Change, paragraphsOf, type ScannedInline, type ScannedParagraph } from './scanned.ts';

/** Words of a paragraph that are the same, inserted or deleted. */
interface TrackedRun {
  text: string;
  change?: Change;
}
export interface TrackedText {
  paragraphs: TrackedRun[][];
  /** Pieces that were inserted or deleted. */
  changes: number;
  /** The document is longer than what is shown. */
  cut: boolean;
}

/** Limits of what is shown. */
const MOST_PARAGRAPHS = 5000;
const MOST_CHARACTERS = 500_000;

function runOf(inline: ScannedInline): TrackedRun {
  if (inline.type !== 'text') return { text: inline.type === 'reference' ? inline.shown : ' ' };
  return { text: inline.text, ...(inline.change ? { change: inline.change } : {}) };
}

const isSame = (a: Change | undefined, b: Change | undefined) =>
  a?.kind === b?.kind && a?.author === b?.author;

function runsOf(word: WordDocument, paragraph: ScannedParagraph): TrackedRun[] {
  const { printed, bullet } = numberOf(word, paragraph);
  const runs: TrackedRun[] = printed === '' || bullet ? [] : [{ text: `${printed} ` }];
  for (const run of inUnicode(paragraph.content).map(runOf)) {
    const last = runs.at(-1);
    if (last && isSame(last.change, run.change)) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/**
 * The paragraphs of a Word document (.docx) with what was inserted and deleted while changes were tracked. Linear time. Call
 * it only in a sandboxed child. Errors: `UnreadableFileError`.
 */
export function trackedChanges(archive: Buffer): TrackedText {
  const word = readWord(archive, { tracked: true });
  const shown: TrackedRun[][] = [];
  let changes = 0;
  let characters = 0;
  let cut = false;
  for (const paragraph of paragraphsOf(word.blocks)) {
    const runs = runsOf(word, paragraph);
    changes += runs.filter(({ change }) => change !== undefined).length;
    characters += runs.reduce((sum, { text }) => sum + text.length, 0);
    cut ||= shown.length >= MOST_PARAGRAPHS || characters > MOST_CHARACTERS;
    if (!cut && runs.length > 0) shown.push(runs);
  }
  return { paragraphs: changes === 0 ? [] : shown, changes, cut };
}
