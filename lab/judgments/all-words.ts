import { type Judgment, readJudgment } from '#law/judgment/judgment.ts';
import { textOf } from './documents.ts';
import { countWords, wordsOf } from './words.ts';

/** Words of all real judgments, and how fast they are read. */
export interface WordFigures {
  documents: number;
  words: number;
  lost: number;
  leftOut: number;
  /** Documents that lose a word. */
  withLoss: number;
  /** Documents of whose words more than `LEFT_OUT_GOAL` are left out; `own`: without what the page of a site adds. */
  muchLeftOut: { file: string; share: number; own: number }[];
  /** Documents read in a second of processor time, the text being there. */
  rate: number;
  /** Files of which no text could be taken. */
  unread: number;
}

export const LEFT_OUT_GOAL = 0.05;

export async function countAll(
  files: readonly string[],
  onLoss: (file: string, lost: number, words: number) => void,
): Promise<WordFigures> {
  const sum: WordFigures = {
    documents: 0,
    words: 0,
    lost: 0,
    leftOut: 0,
    withLoss: 0,
    muchLeftOut: [],
    rate: 0,
    unread: 0,
  };
  let microseconds = 0;
  for (const file of files) {
    const text = await textOf(file).catch(() => undefined);
    if (text === undefined) {
      sum.unread += 1;
      continue;
    }
    const start = process.cpuUsage();
    const read = readJudgment(text);
    const { user, system } = process.cpuUsage(start);
    microseconds += user + system;
    const { words, leftOut, lost } = countWords(text, read);
    sum.documents += 1;
    sum.words += words;
    sum.lost += lost;
    sum.leftOut += leftOut;
    if (lost > 0) {
      sum.withLoss += 1;
      onLoss(file, lost, words);
    }
    if (leftOut > words * LEFT_OUT_GOAL)
      sum.muchLeftOut.push({ file, share: leftOut / words, own: (leftOut - wordsOfSite(read)) / words });
  }
  return { ...sum, rate: sum.documents / (microseconds / 1e6) };
}

function wordsOfSite({ left_out: leftOut = [] }: Judgment): number {
  return leftOut
    .filter(({ reason }) => reason === 'site_navigation')
    .reduce((sum, { text }) => sum + wordsOf(text).length, 0);
}
