import { readJudgment } from '#law/judgment/judgment.ts';
import { narratedTexts, realJudgments, textOf } from './documents.ts';
import { readLabels, type SealedLabel } from './labels.ts';
import { FIELDS, type Field, scoreBody, scoreHead, type Tally } from './score.ts';
import { sealed } from './seal.ts';

/** Right ones of all that were judged. */
export interface Share {
  right: number;
  all: number;
}

/** The figures of one set of labels. */
export interface Figures {
  heads: Record<Field, Share>;
  paragraphs: Tally;
  parts: Tally;
  opinions: Tally;
  strayNumbers: number;
  /** Judgments whose head, paragraphs and parts are labelled. */
  labelled: { heads: number; paragraphs: number; parts: number };
}

/** A labelled judgment and what was read of it. */
export interface Scored {
  label: SealedLabel;
  file: string;
  head: ReturnType<typeof scoreHead>;
  body: ReturnType<typeof scoreBody>;
}

/** Undefined when the shared data is absent. */
export async function scoreLabels(): Promise<Scored[] | undefined> {
  const files = realJudgments();
  if (files === undefined) return undefined;
  const labels = readLabels();
  const labelled = new Set(labels.map(({ file }) => file));
  const narrated = narratedTexts((file) => labelled.has(sealed(file)));
  const byHash = new Map([...files, ...narrated.keys()].map((file) => [sealed(file), file]));
  const scored: Scored[] = [];
  for (const label of labels) {
    const file = byHash.get(label.file);
    const text = file === undefined ? undefined : (narrated.get(file) ?? (await textOf(file)));
    if (file === undefined || text === undefined) continue;
    const read = readJudgment(text);
    scored.push({ label, file, head: scoreHead(label, read), body: scoreBody(label, text, read) });
  }
  return scored;
}

const none = (): Tally => ({ gold: 0, found: 0, right: 0 });

export function figuresOf(scored: readonly Scored[]): Figures {
  const heads = Object.fromEntries(FIELDS.map((field) => [field, { right: 0, all: 0 }])) as Record<
    Field,
    Share
  >;
  const figures: Figures = {
    heads,
    paragraphs: none(),
    parts: none(),
    opinions: none(),
    strayNumbers: 0,
    labelled: { heads: scored.length, paragraphs: 0, parts: 0 },
  };
  for (const { head, body } of scored) {
    for (const [field, { right }] of head) {
      heads[field].all += 1;
      if (right) heads[field].right += 1;
    }
    if (body.paragraphs !== undefined) figures.labelled.paragraphs += 1;
    if (body.parts !== undefined) figures.labelled.parts += 1;
    add(figures.paragraphs, body.paragraphs);
    add(figures.parts, body.parts);
    add(figures.opinions, body.opinions);
    figures.strayNumbers += body.strayNumbers ?? 0;
  }
  return figures;
}

function add(sum: Tally, one: Tally | undefined): void {
  sum.gold += one?.gold ?? 0;
  sum.found += one?.found ?? 0;
  sum.right += one?.right ?? 0;
}

export function precisionRecall({ gold, found, right }: Tally): {
  precision: number;
  recall: number;
  f1: number;
} {
  const precision = found === 0 ? 0 : right / found;
  const recall = gold === 0 ? 0 : right / gold;
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

export const shareOf = ({ right, all }: Share): number => (all === 0 ? 0 : right / all);
