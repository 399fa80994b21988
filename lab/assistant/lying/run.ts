// npx tsx lab/assistant/lying/run.ts: a model that lies. Answers with one changed amount, date, name, section, party,
// quotation, citation or negation each over papers and judgments of our own, in English and Hindi, and true answers in twelve
// styles of naming a source. `--failures` lists those of the first two that fail.

import { type Case, lies, STYLES, truths } from './generate.ts';
import { judgeLie, judgeTruth } from './measure.ts';
import { HELD_PAPERS, LAST_PAPERS, OPEN_PAPERS } from './papers.ts';

const HALVES = [
  { name: 'Open half', papers: OPEN_PAPERS, seed: 42, open: true },
  { name: 'Held-back half', papers: HELD_PAPERS, seed: 2026, open: true },
  { name: 'Last papers', papers: LAST_PAPERS, seed: 7, open: false },
] as const;
const MOST = 240;
const failures = process.argv.includes('--failures');
const percent = (some: number, all: number) =>
  `${((100 * some) / Math.max(1, all)).toFixed(1)} % (${some} of ${all})`;

function report(one: Case, what: string, open: boolean): void {
  if (failures && open) process.stdout.write(`${what}\t${one.kind}\t${one.answer}\t(${one.changed ?? ''})\n`);
}

for (const { name, papers, seed, open } of HALVES) {
  if (papers.length === 0) continue;
  const liars = lies(papers, seed, MOST).map((one) => ({ one, ...judgeLie(one) }));
  for (const { one, marked, atWord } of liars) {
    if (!marked) report(one, 'unmarked', open);
    else if (!atWord) report(one, 'at another word', open);
  }
  const true_ = truths(papers, seed, MOST).map((one) => ({ one, ...judgeTruth(one) }));
  for (const { one, kept, wronglyMarked } of true_) {
    if (!kept) report(one, 'lost', open);
    if (wronglyMarked) report(one, 'wrongly marked', open);
  }
  const unmarked = liars.filter(({ marked }) => !marked);
  process.stdout.write(`\n## ${name}, ${papers.length} papers\n\n`);
  process.stdout.write(`- lies unmarked: ${percent(unmarked.length, liars.length)}\n`);
  process.stdout.write(
    `- lies marked at the changed words: ${percent(liars.filter(({ atWord }) => atWord).length, liars.length)}\n`,
  );
  process.stdout.write(
    `- true answers without a source: ${percent(true_.filter(({ kept }) => !kept).length, true_.length)}, in ${STYLES.length} styles\n`,
  );
  process.stdout.write(
    `- true answers wrongly marked: ${percent(true_.filter(({ wronglyMarked }) => wronglyMarked).length, true_.length)}\n`,
  );
  for (const kind of new Set(liars.map(({ one }) => one.kind))) {
    const of = liars.filter(({ one }) => one.kind === kind);
    process.stdout.write(
      `  - ${kind}: ${of.filter(({ marked }) => marked).length} of ${of.length} marked, ${of.filter(({ atWord }) => atWord).length} at the word\n`,
    );
  }
}
