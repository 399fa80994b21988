import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { findAuthorities } from '#law/citations/authorities.ts';
import { readJudgment } from '#law/judgment/judgment.ts';
import { wordsOf } from '#law/judgment/parts/whose.ts';
import { nameTokens } from '#law/parties/names.ts';
import { signOf } from '#law/verify/treatments/masked-sentence.ts';
import { readTreatments } from '#law/verify/treatments/read-treatments.ts';
import { narratedTexts } from '../judgments/documents.ts';

/** A sentence that was labelled by reading: its place and a seal of its letters, with a kind for each authority in it. */
interface Label {
  file: string;
  index: number;
  start: number;
  end: number;
  seal: string;
  half: 'read' | 'held' | 'following' | 'drawn' | 'plain';
  /** '' for no treatment, '?' where a reader cannot say, two kinds where either is right. */
  kinds: string[];
}

export interface Tally {
  right: number;
  wrong: number;
  missed: number;
}
export type Figures = Record<string, Tally>;

const LABELS = new URL('labels.jsonl', import.meta.url);

const letters = (text: string): string => text.replace(/[^A-Za-z]/gu, '').toLowerCase();
const sealOf = (text: string): string =>
  createHash('sha256').update(letters(text)).digest('hex').slice(0, 16);

const tallyOf = (figures: Figures, kind: string): Tally => {
  figures[kind] ??= { right: 0, wrong: 0, missed: 0 };
  return figures[kind];
};

function count(figures: Figures, wanted: string, kind: string | undefined): void {
  const right = wanted.split('|').includes(kind ?? '');
  if (kind !== undefined) tallyOf(figures, kind)[right ? 'right' : 'wrong'] += 1;
  if (!right && wanted !== '') tallyOf(figures, wanted.split('|')[0] ?? wanted).missed += 1;
}

function scoreSentence(figures: Figures, label: Label, text: string): boolean {
  const sentence = text.slice(label.start, label.end);
  if (sealOf(sentence) !== label.seal) return false;
  const authorities = findAuthorities(text);
  const own = letters(sentence);
  const treated = readTreatments(text, authorities).filter((one) => {
    const said = letters(one.sentence);
    return own.includes(said) || said.includes(own);
  });
  const inside = [...authorities.entries()].filter(
    ([, { start, end }]) => start >= label.start && end <= label.end + 2,
  );
  for (const [at, [index]] of inside.entries()) {
    const wanted = label.kinds[at] ?? '?';
    if (wanted !== '?') count(figures, wanted, treated.find(({ authority }) => authority === index)?.kind);
  }
  return true;
}

/** The figures of each half, and how many sentences are no longer where they were; undefined without the shared data. */
export function scoreTreatments():
  | (Record<Label['half'], Figures> & { moved: number; sentences: number })
  | undefined {
  if (sharedData('judgments-supreme-court') === undefined) return undefined;
  const labels = readFileSync(LABELS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Label => JSON.parse(line));
  const scored = {
    read: {} as Figures,
    held: {} as Figures,
    following: {} as Figures,
    drawn: {} as Figures,
    plain: {} as Figures,
    moved: 0,
    sentences: labels.length,
  };
  const byFile = groupedByFile(labels);
  const narrated = narratedTexts((file) => byFile.has(file));
  for (const [file, those] of byFile) {
    const printed = narrated.get(file) ?? readFileSync(sharedData(file) ?? '', 'utf8');
    const { paragraphs, parts } = readJudgment(printed);
    const words = wordsOf('court', paragraphs, parts ?? []);
    for (const label of those)
      if (!scoreSentence(scored[label.half], label, words[label.index]?.text ?? '')) scored.moved += 1;
  }
  return scored;
}

function groupedByFile(labels: readonly Label[]): Map<string, Label[]> {
  const grouped = new Map<string, Label[]>();
  for (const label of labels) grouped.set(label.file, [...(grouped.get(label.file) ?? []), label]);
  return grouped;
}

const WRITTEN = new URL('written.jsonl', import.meta.url);

/** A sentence that was written for the lab in the manner of courts, with one case in it and its treatment, '' for none. */
interface Written {
  sentence: string;
  case: string;
  kind: string;
}

/** The sign of a case that is named without a citation, as if it had been cited before. */
const BEFORE = 3000;

function treatmentOf({ sentence, case: name }: Written): string | undefined {
  const authorities = findAuthorities(sentence);
  const start = sentence.indexOf(name);
  const index = authorities.findIndex((one) => one.start < start + name.length && one.end > start);
  const tokens = new Set(
    nameTokens(name.replace(/['’](?:s case$|s\b)?/gu, '')).filter((token) => token.length > 1),
  );
  const named = index === -1 ? [{ tokens, sign: signOf(BEFORE) }] : [];
  const wanted = index === -1 ? BEFORE : index;
  return readTreatments(sentence, authorities, named).find(({ authority }) => authority === wanted)?.kind;
}

/** The figures of the sentences that were written for the lab. */
export function scoreWritten(): Figures {
  const figures: Figures = {};
  const lines = readFileSync(WRITTEN, 'utf8').split('\n');
  for (const one of lines.filter((line) => line !== '').map((line): Written => JSON.parse(line)))
    count(figures, one.kind, treatmentOf(one));
  return figures;
}

export const precision = ({ right, wrong }: Tally): number => right / Math.max(1, right + wrong);
export const recall = ({ right, missed }: Tally): number => right / Math.max(1, right + missed);

/** Of all kinds together. */
export function f1(figures: Figures): number {
  const all = Object.values(figures);
  const sum = (name: keyof Tally) => all.reduce((total, one) => total + one[name], 0);
  return (2 * sum('right')) / Math.max(1, 2 * sum('right') + sum('wrong') + sum('missed'));
}
