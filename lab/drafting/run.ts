// Measures the checks of drafts: labelled drafts from forms of practice, one half held back from work on the rules.
// `npx tsx lab/drafting/run.ts [set…]` prints the figures of the named sets (`fresh-9`); without a name those of `visible` and
// `held`, of which the held one shows no single drafts.
import { judge, type Outcome, readCases } from './cases.ts';

/** Faults found of those labelled, and clean drafts with a finding of all clean ones. */
function figures(name: string, outcomes: readonly Outcome[]): string {
  const sum = (count: (one: Outcome) => number) => outcomes.reduce((all, one) => all + count(one), 0);
  const right = sum((one) => one.right);
  const missed = sum((one) => one.missed.length);
  const wrong = sum((one) => one.wrong.length);
  const clean = outcomes.filter((one) => one.right + one.missed.length === 0);
  const wronged = clean.filter((one) => one.wrong.length > 0).length;
  const share = (part: number, all: number) => (part / Math.max(1, all)).toFixed(3);
  return `${name}: ${outcomes.length} drafts, ${right} of ${right + missed} faults found, ${wronged} of ${clean.length} clean ones wrongly reported; precision ${share(right, right + wrong)}, recall ${share(right, right + missed)}, kind ${share(
    sum((one) => Number(one.kind)),
    outcomes.length,
  )}`;
}

function report(name: string, outcomes: readonly Outcome[], details: boolean): void {
  console.log(figures(name, outcomes));
  if (!details) return;
  for (const one of outcomes)
    if (one.wrong.length + one.missed.length > 0 || !one.kind)
      console.log(
        `  ${one.name}: missed ${one.missed.join(', ') || '-'}; wrong ${one.wrong.join(', ') || '-'}${one.kind ? '' : '; kind'}`,
      );
}

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : ['visible', 'held'])
  report(name, readCases(`${name}.txt`).map(judge), name !== 'held');
