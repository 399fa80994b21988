import { existsSync, readFileSync } from 'node:fs';
import type { ActText, ActUnit } from '#law/acts/reading/act-text.ts';
import { folded, withoutMarks } from '#law/acts/reading/marks.ts';
import { beginsWith, sealed } from '../judgments/seal.ts';

/** A section as one of us read it, its words hashed. */
export interface SectionLabel {
  file: string;
  half: 'read' | 'held';
  number: string;
  heading?: string;
  first?: string;
  /** The seal of the last letters, backwards. */
  last?: string;
  subsections?: number;
  provisos?: number;
  /** The States whose amendments stand behind the section; they are no part of its text. */
  states?: string[];
}

export const LABELS = new URL('labels.jsonl', import.meta.url);

export function readLabels(): SectionLabel[] {
  if (!existsSync(LABELS)) return [];
  const lines = readFileSync(LABELS, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as SectionLabel);
}

export interface LabelScore {
  sections: number;
  found: number;
  headings: number;
  rightHeadings: number;
  borders: number;
  rightBorders: number;
  counts: number;
  rightCounts: number;
  errors: string[];
}

export const emptyScore = (): LabelScore => ({
  sections: 0,
  found: 0,
  headings: 0,
  rightHeadings: 0,
  borders: 0,
  rightBorders: 0,
  counts: 0,
  rightCounts: 0,
  errors: [],
});

const textOf = (unit: ActUnit): string =>
  withoutMarks(
    unit.pieces.map(({ kind, text, label }) => (kind === 'subsection' ? text : `${label} ${text}`)).join(' '),
  );

/** Adds the labels of one act to a score. */
export function scoreAct(act: ActText, labels: readonly SectionLabel[], score: LabelScore): void {
  const units = new Map(act.units.map((unit) => [unit.number, unit]));
  for (const label of labels) {
    score.sections += 1;
    const unit = units.get(label.number);
    if (!unit) {
      score.errors.push(`${label.number}: not found`);
      continue;
    }
    score.found += 1;
    scoreUnit(unit, label, score);
  }
}

function scoreUnit(unit: ActUnit, label: SectionLabel, score: LabelScore): void {
  const check = (field: 'headings' | 'borders' | 'counts', right: boolean, said: string): void => {
    score[field] += 1;
    if (right) score[`right${field[0]?.toUpperCase()}${field.slice(1)}` as 'rightCounts'] += 1;
    else score.errors.push(`${label.number}: ${said}`);
  };
  const text = textOf(unit);
  if (label.heading) check('headings', sealed(folded(unit.title)) === label.heading, `heading ${unit.title}`);
  if (label.first) check('borders', beginsWith(text, label.first), `begins ${text.slice(0, 40)}`);
  if (label.last)
    check(
      'borders',
      beginsWith([...folded(text)].reverse().slice(0, 200).join(''), label.last),
      `ends ${text.slice(-50)}`,
    );
  const states = (unit.states ?? []).map(({ state }) => state).join();
  if (label.states) check('counts', states === label.states.join(), `States ${states}`);
  const count = (kind: string): number => unit.pieces.filter((piece) => piece.kind === kind).length;
  if (label.subsections !== undefined)
    check('counts', count('subsection') === label.subsections, `${count('subsection')} sub-sections`);
  if (label.provisos !== undefined)
    check('counts', count('proviso') === label.provisos, `${count('proviso')} provisos`);
}
