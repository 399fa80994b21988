import { type Half, labelledReads, type Read, writtenReads } from './sentences.ts';

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}
export type Figures = Record<string, Tally>;

const tallyOf = (figures: Figures, kind: string): Tally => {
  figures[kind] ??= { right: 0, wrong: 0, missed: 0 };
  return figures[kind];
};

function count(figures: Figures, { wanted, said }: Pick<Read, 'wanted' | 'said'>): void {
  const right = wanted.split('|').includes(said ?? '');
  if (said !== undefined) tallyOf(figures, said)[right ? 'right' : 'wrong'] += 1;
  if (!right && wanted !== '') tallyOf(figures, wanted.split('|')[0] ?? wanted).missed += 1;
}

/** The figures of what was said of some authorities. */
export function figuresOf(reads: readonly Pick<Read, 'wanted' | 'said'>[]): Figures {
  const figures: Figures = {};
  for (const read of reads) count(figures, read);
  return figures;
}

/** The figures of each half, and how many sentences are no longer where they were; undefined without the shared data. */
export function scoreTreatments():
  | (Record<Half, Figures> & { moved: number; sentences: number })
  | undefined {
  const labelled = labelledReads();
  if (labelled === undefined) return undefined;
  const { reads, moved, sentences } = labelled;
  const half = (name: Half) => figuresOf(reads.filter((read) => read.half === name));
  return {
    read: half('read'),
    held: half('held'),
    following: half('following'),
    drawn: half('drawn'),
    plain: half('plain'),
    fresh: half('fresh'),
    moved,
    sentences,
  };
}

/** The figures of the sentences that were written for the lab. */
export const scoreWritten = (): Figures => figuresOf(writtenReads(new URL('written.jsonl', import.meta.url)));

export const precision = ({ right, wrong }: Tally): number => right / Math.max(1, right + wrong);
export const recall = ({ right, missed }: Tally): number => right / Math.max(1, right + missed);

/** Of all kinds together. */
export function f1(figures: Figures): number {
  const all = Object.values(figures);
  const sum = (name: keyof Tally) => all.reduce((total, one) => total + one[name], 0);
  return (2 * sum('right')) / Math.max(1, 2 * sum('right') + sum('wrong') + sum('missed'));
}
