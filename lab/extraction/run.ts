// npx tsx lab/extraction/run.ts: F1 of every label on the sets of gold texts that rules are written from.
// --last scores the half that nobody reads as well, measures the rate of readJudgment, and writes the results; each
// such run is counted there. --quick leaves out the rate and writes nothing.
// --show=JUDGE prints the errors of one label on the open sets; --only=second for some of them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type GoldSet, readGoldSets } from './gold.ts';
import { emptyTally, overlapFigures, strictFigures } from './score.ts';
import { type SetScores, scoreSet } from './set-scores.ts';
import { speedReport } from './speed.ts';
import { namedReport } from './written.ts';

const RESULT = new URL('../results/extraction.md', import.meta.url).pathname;
const GOAL = 0.9;
const GAP = 0.03;
/** Printed below the first table, so that nobody has to search for it. */
const CASE_NUMBER_LIMIT = [
  '**CASE_NUMBER in *second* cannot reach 0.90: rules that agree with the majority of the labels reach 0.879 at the most**, because four labels of that set contradict the others. They are: three numbers',
  'behind one type as three spans (the 3 other lists of the two sets are one span each), *JUDGMENT* behind a running title (1 inside, 1 outside), the number in a running title (20 annotated, 5 not), and a',
  'real number in a sentence without any label (since the numbers of the Central Administrative Tribunal, *OA No. 060/123/2019*, are read, a second one: 5 wrong); together 4 missed and 4 wrong spans of 33. The fifth missed number, *Criminal Complaint bearing No.74136*, has no year and is the only one of its kind.',
];

/** The report prints this above the figures of the texts of `written.ts`. */
const NAMED_TEXTS = [
  'Names and numbers on texts from which no rule was written before this round: *passages* are 105 places around a *versus* in judgments that nobody had opened (70 Supreme Court reports, pages of a legal site, High Courts), chosen by a hash and labelled by reading',
  '(`passage-labels.jsonl`: offsets only); *sentences* (149) and *heads* (61, of some forty courts and tribunals) are ours, with invented names, and were marked before the reader ran on them. A hash cuts each in two; errors were shown for the read half alone. After the first run',
  'the labels of both halves were brought to the habits of the annotators (a leading *The* outside, the glued number of a footnote inside) without looking at the unread half, and six labels of the read half were mended (three cut names without a *versus*, one forgotten party, two borders).',
  'Before this round: PRECEDENT 0.725 and **0.847** (passages, read and unread), 0.851 and **0.780** (sentences); CASE_NUMBER 0.847 and **0.901**, PETITIONER 0.873 and **0.931**, RESPONDENT 0.892 and **0.846** (heads).',
  '*Citations* (94) and *fresh* (50) are sentences of ours about the borders of a cited case (pages behind a report, small letters, brackets, footnotes, dockets, foreign reports), marked before the reader ran. *Citations* had 0.767 and **0.822** (read and unread half)',
  'at first; then its errors were read, in the end those of both halves. *Fresh* was written after that and had 0.918 and **0.909** at its first reading; the errors of its read half alone were read. Before that evening *passages* had 0.909 and **0.859**, *sentences* 0.988 and **0.862**.',
  '*Reports* are 54 passages of 54 judgments of the Supreme Court that nobody had opened, around a *versus* or the number of a case, chosen by a hash and labelled by reading (`report-labels.jsonl`); *parties* are 24 heads of ours, of 22 courts: minors, heirs, firms,',
  'offices, States through an officer, proprietors, lists. At their first reading (read and unread half) *reports* had PRECEDENT 0.769 and **0.897**, CASE_NUMBER 0.947 and **0.980**; *parties* had CASE_NUMBER 0.929 and **0.917**, PETITIONER 0.667 and **0.583**, RESPONDENT 0.621 and **0.621**;',
  'then the borders of their labels were brought to the habits of the annotators in both halves (titles, *and others* outside; an alias and the place of an office inside), and only the errors of the read halves were shown. *Filed* are 40 sentences of ours, marked before the rule was written, that name parties by what they filed: PETITIONER had 0.167 and **0.200** without the rule, and 0.977 and **0.875** with it; errors of the read half alone were shown. Of the seven parties that *reports* names in sentences none was found before, four are now.',
  'On 30 November four sets followed, each marked before the reader ran on it: *lists*, 39 passages around citations of judgments that nobody had opened, and *modern*, *second* and *third*, sentences of ours written one after the other. First readings (read and unread half): *lists* PRECEDENT 0.862 and **0.800**; *modern* PRECEDENT 0.667 and **0.683**, PETITIONER 0.750 and **0.800**, RESPONDENT 0.889 and **0.600**;',
  'after their errors, those of both halves, were read and mended, *second* had PRECEDENT 0.889 and **0.941**, PETITIONER 0.800 and **0.800**, RESPONDENT 0.933 and **0.800**; after the same with these, *third* had PRECEDENT 1.000 and **0.923**, PETITIONER 0.571 and **1.000**, RESPONDENT 1.000 and **0.800** (14 and 15 parties). The errors of all four are read by now. Labels against the habits of the annotators were mended after the first readings: short names with *supra* (0 of 20 are annotated), numbers before *titled*, paragraphs in brackets, *Dr.*, *The* and *M/s*; one sentence that could name counsel was dropped.',
  '*Numbers* are 66 passages of 66 judgments of the Supreme Court that nobody had opened, around the number of a case, an act or a year, chosen by a hash; only their 58 case numbers are marked (`number-labels.jsonl`: offsets only), before the reader ran. First reading (read and unread half): CASE_NUMBER 0.969 and **0.936**, together 0.955 (P 1.00, R 0.91). The errors of the read half alone were read: a number without a year, and *Murder Ref. No. 55*; no rule was written for them.',
];

function main(): void {
  const sets = readGoldSets();
  if (sets === undefined) {
    console.log(
      'No gold texts: the shared data folder is not beside the repository (see packages/test-support/shared-data.ts).',
    );
    return;
  }
  const show = argument('show');
  if (show !== undefined) {
    const only = argument('only') ?? '';
    for (const set of sets) if (!set.heldOut && set.name.startsWith(only)) scoreSet(set, show);
    return;
  }
  const last = process.argv.includes('--last');
  const scored = sets.filter((set) => last || !set.heldOut);
  const scores = scored.map((set) => scoreSet(set));
  const write = last && !process.argv.includes('--quick');
  const report = [
    ...summary(scored, scores),
    '',
    ...CASE_NUMBER_LIMIT,
    '',
    ...NAMED_TEXTS,
    '',
    ...namedReport({ last }),
    '',
    ...halves(sets),
    '',
    ...scored.flatMap((set, i) => [`### ${titleOf(set)}`, '', ...detail(scores[i] ?? new Map()), '']),
    ...(write ? speedReport() : []),
    '',
  ].join('\n');
  console.log(report);
  if (!write) return;
  mkdirSync(dirname(RESULT), { recursive: true });
  writeFileSync(RESULT, `${introduction(sets).join('\n')}\n${report}`);
}

function argument(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
}

function introduction(sets: readonly GoldSet[]): string[] {
  const counts = sets.map(({ name, texts }) => `${texts.length} (${name})`).join(', ');
  const blank = sets.flatMap(({ texts }) => texts).filter((text) => text.blank).length;
  return [
    '## Extraction',
    '',
    `Gold texts: ${counts}; heads of judgments, lists of counsel and passages. **Only the column *own, unread half* tells how the rules do on texts whose errors nobody read.** It was printed once at the`,
    'end of each of three rounds; no rule was chosen by it. *Visible* and *second* are annotated by others (OpenNyAI); all of their texts were',
    'read by now: the last 73 of *second* were opened in this round, and before that their strict F1 was PROVISION .885, COURT .828, CASE_NUMBER .800, PETITIONER .828, all others ≥ .90.',
    '*Own*: 160 texts of unlabelled judgments, chosen by a hash (earlier rounds had looked at some such judgments for forms, without labels): 19 cause titles and 61 heads of law reports of the Supreme Court, 30 passages of ten High Court',
    'judgments, 50 passages of the Supreme Court. One of us labelled them by reading, after the habits of the visible set, before the reader had run on them (`own-labels.jsonl`: file, offset and length; no text is copied). Afterwards',
    'two labels of a one-word judge were moved from counsel of the same name to the judge (one in the read half). Every label is marked in every text, citations without a name aside: where the reader finds one (a footnote), it counts as wrong in the row PRECEDENT (10 of the 93 in *visible* have no name); *PRECEDENT with parties* scores those with a name alone. The judgment’s own citations are no authorities. A hash cuts the texts in two. With 12 to 15 gold parties and precedents in the unread half, one span moves F1 by 0.04. Heads of High Courts are in the other two sets only: the',
    'shared judgments have none. *Strict*: the found span meets the gold span and has the same letters and figures (case, spaces, line breaks and punctuation aside); each gold span counts once. *Overlap*: one character in common.',
    'In *visible* and *second* counsel were annotated in heads only; provisions, statutes, case numbers and dates in sentences only: they are scored there. A list of provisions is one span, in the gold texts as in `findProvisionGroups`.',
    'In heads only the court that decides was annotated there, as `readJudgment` reads it; in *own* every court. *With its act*: gold provisions whose statute is printed beside them; the act must agree too, both read by `findAct`.',
    `${blank} heads carry no label at all, though they name courts, judges and parties: they are left out. The last F1 scores every text alike, so that all that is found where nobody annotated counts as wrong.`,
    '`npx tsx lab/extraction/borders.ts` lists the differing borders of the open sets by kind and count. Where the annotators differ among themselves the majority of both sets is followed, or nothing is fitted.',
    'The number of a crime (annotated 2 of 6 times in *visible*, 0 of 2 in *second*) is no case number: the police station gives it. That costs one span in *visible*.',
    'Others: a printer’s cipher before a running title (1 inside, 2 outside), *THROUGH LRS* in a running title (2 inside, 1 outside), a paragraph’s number before a',
    'case (2 inside, the rest outside), *(supra)* (1 inside, the rest outside), *the* before a respondent (1 inside, 33 outside), *& Ors.* (3 inside, the rest outside), *u/* before *s.* (2 outside, the rest inside),',
    '*6 th* before *O.P.* (1 inside),',
    'the second member of a tribunal (1 annotated as judge, 1 not), *Court of Session* without a place (3 of 3 not annotated), *Privy Council* (1 of 1 not annotated, yet found: it is a court).',
    '*decided on …* behind a docket number in brackets (1 outside), the second of two equal mentions of a court below in one head (1 annotated, 1 not), the initial *J.* before a tribunal’s member (1 outside),',
    'the signer of an electronic signature (1 annotated as counsel).',
    'A body’s address before *represented by* (6 inside) stays outside its name on purpose: names are compared with one another.',
    '`test/extraction-figures.test.ts` fails when a label of the three open sets falls below its figure here.',
    '',
  ];
}

const titleOf = ({ name, heldOut }: GoldSet): string => (heldOut ? `**${name}**` : name);

/** Strict F1 of every label on every set, and whether both sets that others annotated reach the goals. */
function summary(sets: readonly GoldSet[], scores: readonly SetScores[]): string[] {
  const rows = [...(scores[0] ?? new Map()).keys()].map((label) => {
    const tallies = scores.map((set) => set.get(label)?.annotated ?? emptyTally());
    const figures = tallies.map((tally) => strictFigures(tally).f1);
    const cells = figures.map((f1, i) => `${f1.toFixed(3)} (${tallies[i]?.gold})`);
    return `| ${[label, ...cells, ...verdicts(figures[0] ?? 0, figures[1] ?? 0)].join(' | ')} |`;
  });
  const goals = [`Visible and second ≥ ${GOAL.toFixed(2)}`, `Gap between them ≤ ${GAP}`];
  const heads = ['F1 strict (gold spans)', ...sets.map(titleOf), ...goals];
  return [`| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows];
}

function verdicts(visible: number, second: number): string[] {
  const gap = visible - second;
  return [
    Math.min(visible, second) >= GOAL ? 'reached' : '**missed**',
    `${gap.toFixed(3)}: ${gap <= GAP ? 'reached' : '**missed**'}`,
  ];
}

/** Strict F1 on the open texts: those whose errors were shown, and the half of the visible and studied texts whose were not. */
function halves(sets: readonly GoldSet[]): string[] {
  const open = sets.filter((set) => !set.heldOut).flatMap(({ texts }) => texts);
  const half = (checked: boolean): SetScores =>
    scoreSet({ name: '', heldOut: false, texts: open.filter((text) => text.checked === checked) });
  const [read, checked] = [half(false), half(true)];
  const rows = [...read].map(([label, { annotated }]) => {
    const other = checked.get(label)?.annotated ?? emptyTally();
    const figures = [annotated, other].map((tally) => strictFigures(tally).f1.toFixed(3));
    return `| ${[label, annotated.gold, figures[0], other.gold, figures[1]].join(' | ')} |`;
  });
  return [
    '| Open texts, F1 strict | Gold | Read half | Gold | Checked half |',
    '|---|---|---|---|---|',
    ...rows,
  ];
}

function detail(scores: SetScores): string[] {
  return [
    '| Label | Gold | P | R | F1 strict | F1 overlap | F1 strict, every text |',
    '|---|---|---|---|---|---|---|',
    ...[...scores].map(([label, { annotated, everywhere }]) => {
      const { precision, recall, f1 } = strictFigures(annotated);
      const figures = [precision, recall, f1, overlapFigures(annotated).f1, strictFigures(everywhere).f1];
      return `| ${[label, annotated.gold, ...figures.map((n) => n.toFixed(3))].join(' | ')} |`;
    }),
  ];
}

main();
