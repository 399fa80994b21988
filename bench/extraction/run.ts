import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sharedData } from '#test/support/shared-data.ts';
import { scoreActs } from './acts.ts';
import { LABELS, type Labelled } from './finders.ts';
import { type GoldText, readGold } from './gold.ts';
import { emptyTally, type Figures, overlapFigures, score, strictFigures } from './score.ts';
import { speedReport } from './speed.ts';

const RESULT = new URL('../results/extraction.md', import.meta.url).pathname;

function main(): void {
  const file =
    process.argv.find((arg) => arg.endsWith('.jsonl')) ?? sharedData('extraction-visible', 'entities.jsonl');
  if (file === undefined) {
    console.log(
      'No gold texts: the shared data folder is not beside the repository (see test/support/shared-data.ts).',
    );
    return;
  }
  const show = process.argv.find((arg) => arg.startsWith('--show='))?.slice('--show='.length);
  const texts = readGold(file);
  const blank = texts.filter((text) => text.blank).length;
  const rows = [
    '| Label | Gold | P | R | F1 strict | F1 overlap | F1 strict, every text | Goal | |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  for (const labelled of LABELS) rows.push(labelRow(labelled, texts, show));
  rows.splice(4, 0, actsRow(texts, show));
  const speed = speedReport();
  const report = [
    '## Extraction',
    '',
    `${texts.length} gold texts of \`extraction-visible\` (heads of judgments and single sentences). *Strict*: the found span meets the gold span and`,
    'has the same letters and figures (case, spaces, line breaks and punctuation aside); each gold span counts once. *Overlap*: one character in common.',
    'Counsel were annotated in heads only; provisions, statutes, case numbers and dates in sentences only: they are scored there. A list of provisions is one span, in the gold texts as in `findProvisionGroups`.',
    '*With its act*: gold provisions whose statute is printed beside them; the act must agree too, both read by `findAct`.',
    `${blank} heads carry no label at all, though they name courts, judges and parties: they are left out. The last F1 scores every text alike, so that all that is found where nobody annotated counts as wrong.`,
    '',
    ...rows,
    '',
    ...speed,
    '',
  ].join('\n');
  console.log(report);
  mkdirSync(dirname(RESULT), { recursive: true });
  if (process.argv.includes('--write') || show === undefined) writeFileSync(RESULT, report);
}

function labelRow(
  { label, find, goal, where }: Labelled,
  texts: readonly GoldText[],
  show: string | undefined,
): string {
  const tally = emptyTally();
  const all = emptyTally();
  for (const gold of texts) {
    const spans = gold.entities.filter((entity) => entity.label === label);
    const found = find(gold.text);
    score(gold.text, spans, found, all);
    if (!isAnnotated(gold, where)) continue;
    const { missed, wrong } = score(gold.text, spans, found, tally);
    if (show === label) showErrors(gold.text, missed, wrong);
  }
  return row(label, tally.gold, strictFigures(tally), overlapFigures(tally), strictFigures(all), goal);
}

/** Whether the annotators marked a label in this text. */
function isAnnotated({ blank, head }: GoldText, where: Labelled['where']): boolean {
  return !blank && (where === 'everywhere' || (where === 'heads') === head);
}

/** Provisions with the act that is printed beside them. */
function actsRow(texts: readonly GoldText[], show: string | undefined): string {
  const tally = emptyTally();
  const all = emptyTally();
  for (const gold of texts) {
    scoreActs(gold, all);
    if (gold.head) continue;
    const wrong = scoreActs(gold, tally);
    if (show === 'ACT') for (const line of wrong) console.log(`missed ${line}`);
  }
  return row(
    'PROVISION with its act',
    tally.gold,
    strictFigures(tally),
    overlapFigures(tally),
    strictFigures(all),
    0.9,
  );
}

function row(
  label: string,
  gold: number,
  strict: Figures,
  overlap: Figures,
  all: Figures,
  goal?: number,
): string {
  const verdict = goal === undefined ? '' : strict.f1 >= goal ? 'reached' : 'missed';
  const cells = [
    label,
    gold,
    ...[strict.precision, strict.recall, strict.f1, overlap.f1, all.f1].map((n) => n.toFixed(3)),
  ];
  return `| ${[...cells, goal === undefined ? '–' : `≥ ${goal.toFixed(2)}`, verdict].join(' | ')} |`;
}

/** For work on the rules only (`--show=JUDGE`): judgments name real people, so nothing is printed by default. */
function showErrors(
  text: string,
  missed: readonly { start: number; end: number }[],
  wrong: readonly { start: number; end: number }[],
): void {
  const around = (span: { start: number; end: number }): string =>
    `${JSON.stringify(text.slice(span.start, span.end))} in ${JSON.stringify(text.slice(Math.max(0, span.start - 50), span.end + 30))}`;
  for (const span of missed) console.log(`missed ${around(span)}`);
  for (const span of wrong) console.log(`wrong  ${around(span)}`);
}

main();
