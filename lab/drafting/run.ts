// Measures the checks of drafts: labelled drafts from forms of practice, one half held back from work on the rules.
// `npx tsx lab/drafting/run.ts [visible]` prints the figures; the held half shows no single drafts.
import { judge, type Outcome, readCases } from './cases.ts';

function report(name: string, outcomes: readonly Outcome[], details: boolean): void {
  const sum = (count: (one: Outcome) => number) => outcomes.reduce((all, one) => all + count(one), 0);
  const [right, wrong, missed] = [
    sum((one) => one.right),
    sum((one) => one.wrong.length),
    sum((one) => one.missed.length),
  ];
  const share = (part: number, all: number) => (part / Math.max(1, all)).toFixed(3);
  console.log(
    `${name}: ${outcomes.length} drafts, ${right + missed} findings expected; precision ${share(right, right + wrong)}, recall ${share(right, right + missed)}, kind ${share(
      sum((one) => Number(one.kind)),
      outcomes.length,
    )}`,
  );
  if (!details) return;
  for (const one of outcomes)
    if (one.wrong.length + one.missed.length > 0 || !one.kind)
      console.log(
        `  ${one.name}: missed ${one.missed.join(', ') || '-'}; wrong ${one.wrong.join(', ') || '-'}${one.kind ? '' : '; kind'}`,
      );
}

report('visible', readCases('visible.txt').map(judge), true);
if (!process.argv.includes('visible'))
  report('held back', readCases('held.txt').map(judge), process.argv.includes('details'));
