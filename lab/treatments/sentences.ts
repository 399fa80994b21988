import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { findAuthorities } from '#law/citations/authorities.ts';
import { readJudgment } from '#law/judgment/judgment.ts';
import { wordsOf } from '#law/judgment/parts/whose.ts';
import { nameTokens } from '#law/parties/names.ts';
import { signOf } from '#law/verify/treatments/masked-sentence.ts';
import { maskedSentences, readTreatments } from '#law/verify/treatments/read-treatments.ts';
import { narratedTexts } from '../judgments/documents.ts';

/** A sentence that was labelled by reading: its place and a seal of its letters, with a kind for each authority in it. */
interface Label {
  file: string;
  index: number;
  start: number;
  end: number;
  seal: string;
  half: 'read' | 'held' | 'following' | 'drawn' | 'plain' | 'fresh';
  /** '' for no treatment, '?' where a reader cannot say, two kinds where either is right. */
  kinds: string[];
}
export type Half = Label['half'];

/** An authority of a sentence with what readers say of it, and what the product reads. */
export interface Read {
  /** As a label has it: '' for no treatment, several kinds where each is right. */
  wanted: string;
  said: string | undefined;
  sign: string;
  /** The sentences around it with signs for authorities, each with those of the sentence before. */
  sentences: { masked: string; previous: readonly string[] }[];
}

const linesOf = <T>(file: string | URL): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): T => JSON.parse(line));

const letters = (text: string): string => text.replace(/[^A-Za-z]/gu, '').toLowerCase();
const sealOf = (text: string): string =>
  createHash('sha256').update(letters(text)).digest('hex').slice(0, 16);

/** The authorities of a labelled sentence; undefined where the sentence is no longer in its place. */
function readLabel(label: Label, text: string): Read[] | undefined {
  const sentence = text.slice(label.start, label.end);
  if (sealOf(sentence) !== label.seal) return undefined;
  const own = letters(sentence);
  const isOwn = (other: string) => other !== '' && (own.includes(other) || other.includes(own));
  const authorities = findAuthorities(text);
  const treated = readTreatments(text, authorities).filter((one) => isOwn(letters(one.sentence)));
  const sentences = [...maskedSentences(text, authorities, [])]
    .filter(({ span }) => isOwn(letters(text.slice(span.start, span.end))))
    .map(({ masked, previous }) => ({ masked, previous: previous.group }));
  return [...authorities.entries()]
    .filter(([, { start, end }]) => start >= label.start && end <= label.end + 2)
    .map(([index], at) => ({
      wanted: label.kinds[at] ?? '?',
      said: treated.find(({ authority }) => authority === index)?.kind,
      sign: signOf(index),
      sentences,
    }))
    .filter(({ wanted }) => wanted !== '?');
}

function groupedByFile(labels: readonly Label[]): Map<string, Label[]> {
  const grouped = new Map<string, Label[]>();
  for (const label of labels) grouped.set(label.file, [...(grouped.get(label.file) ?? []), label]);
  return grouped;
}

/**
 * The authorities of the labelled sentences of real judgments, and how many sentences are no longer where they were; undefined
 * without the shared data.
 */
export function labelledReads():
  | { reads: (Read & { half: Half; file: string })[]; moved: number; sentences: number }
  | undefined {
  if (sharedData('judgments-supreme-court') === undefined) return undefined;
  const labels = linesOf<Label>(new URL('labels.jsonl', import.meta.url));
  const byFile = groupedByFile(labels);
  const narrated = narratedTexts((file) => byFile.has(file));
  const reads: (Read & { half: Half; file: string })[] = [];
  let moved = 0;
  for (const [file, those] of byFile) {
    const printed = narrated.get(file) ?? readFileSync(sharedData(file) ?? '', 'utf8');
    const { paragraphs, parts } = readJudgment(printed);
    const words = wordsOf('court', paragraphs, parts ?? []);
    for (const label of those) {
      const read = readLabel(label, words[label.index]?.text ?? '');
      if (read === undefined) moved += 1;
      for (const one of read ?? []) reads.push({ ...one, half: label.half, file });
    }
  }
  return { reads, moved, sentences: labels.length };
}

/** A sentence that was written for the lab in the manner of courts, with one case in it and its treatment, '' for none. */
interface Written {
  sentence: string;
  case: string;
  kind: string;
}

/** The number of the sign of a case that is named without a citation, as if it had been cited before. */
const BEFORE = 3000;

function readWritten({ sentence, case: name, kind }: Written): Read {
  const authorities = findAuthorities(sentence);
  const start = sentence.indexOf(name);
  const index = authorities.findIndex((one) => one.start < start + name.length && one.end > start);
  const tokens = new Set(
    nameTokens(name.replace(/['’](?:s case$|s\b)?/gu, '')).filter((token) => token.length > 1),
  );
  const named = index === -1 ? [{ tokens, sign: signOf(BEFORE) }] : [];
  const wanted = index === -1 ? BEFORE : index;
  return {
    wanted: kind,
    said: readTreatments(sentence, authorities, named).find(({ authority }) => authority === wanted)?.kind,
    sign: signOf(wanted),
    sentences: [...maskedSentences(sentence, authorities, named)].map(({ masked, previous }) => ({
      masked,
      previous: previous.group,
    })),
  };
}

/** The authorities of the sentences of a file that were written in the manner of courts. */
export const writtenReads = (file: string | URL): Read[] => linesOf<Written>(file).map(readWritten);

/** All written sentences: those that the figures are made of, and those that were written for the training alone. */
export const trainingReads = (): Read[] =>
  ['written.jsonl', 'training.jsonl'].flatMap((name) => writtenReads(new URL(name, import.meta.url)));
