import { existsSync, readFileSync } from 'node:fs';
import type { PartKind, Stance } from '#law/judgment/parts.ts';

/** A part as its reader noted it: its first words, and whose it is. */
export interface PlainPart {
  /** Several where lawyers would differ. */
  kind: PartKind | PartKind[];
  /** First words; several where it may begin with its heading, its judge or its text. */
  first: string[];
  last?: string;
  judge?: string[];
  /** Several where its words do not settle it. */
  stance?: Stance[];
  /** Neither missed when absent nor wrong when found. */
  optional?: true;
}

/**
 * A judgment as one of us read it. A field left out is doubtful or not read; null says that the copy prints no such
 * thing, so that whatever is found is wrong.
 */
export interface PlainLabel {
  /** Path in the shared data. */
  file: string;
  half: 'read' | 'held';
  /** Slug, or the printed names of a tribunal. */
  court?: string | string[];
  bench?: string;
  date?: string | null;
  /** Every judge who sat; each one name or several spellings. */
  judges?: (string | string[])[];
  petitioner?: string[] | null;
  respondent?: string[] | null;
  case_numbers?: string[];
  /** Numbers of applications and of petitions from which the case arose: they may be read and need not be. */
  applications?: string[];
  /** Set where the first number may be one of several. */
  first?: string[];
  disposal?: string[] | null;
  /** Printed number and first words of each paragraph of the court. `may`: it need not be found, and its number may differ. */
  paragraphs?: [number: string, words: string, may?: 'may'][];
  parts?: PlainPart[];
  note?: string;
}

export interface SealedPart extends Omit<PlainPart, 'kind' | 'last'> {
  kind: PartKind[];
}

export type SealedParagraph = [number: string, words: string, may?: 'may'];

/** A label without names and words: they are hashes. */
export interface SealedLabel {
  /** Hash of the path. */
  file: string;
  half: 'read' | 'held';
  group: 'modern' | 'old';
  /** Slug, or hashes of the printed names. */
  court?: string[];
  bench?: string;
  date?: string | null;
  judges?: string[][];
  petitioner?: string[] | null;
  respondent?: string[] | null;
  /** Keys of the numbers: '412/1956'. */
  case_numbers?: string[];
  also?: string[];
  first?: string[];
  disposal?: string[] | null;
  paragraphs?: SealedParagraph[];
  parts?: SealedPart[];
}

export const LABELS = new URL('labels.jsonl', import.meta.url);

export function readLabels(): SealedLabel[] {
  if (!existsSync(LABELS)) return [];
  const lines = readFileSync(LABELS, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SealedLabel);
}
