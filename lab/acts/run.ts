// npx tsx lab/acts/run.ts: how copies of acts are read: sections against the act's own contents, words that are lost, the
// same act from several forms, and sections labelled by reading. --write writes the results; --errors prints what differs.
import { writeFileSync } from 'node:fs';
import { type Copy, readCopies } from './copies.ts';
import { type Agreement, agreements, lostOf } from './figures.ts';
import { emptyScore, type LabelScore, readLabels, scoreAct } from './labels.ts';
import { report } from './report.ts';

const RESULT = new URL('../results/acts.md', import.meta.url);
const has = (flag: string): boolean => process.argv.includes(`--${flag}`);

function printErrors(
  copies: readonly Copy[],
  lost: readonly (readonly string[])[],
  pairs: readonly Agreement[],
  scores: Record<'read' | 'held', LabelScore>,
): void {
  for (const [i, { file, act }] of copies.entries()) {
    const words = lost[i] ?? [];
    if (act.account.holes.length + words.length > 0)
      console.log(
        file,
        'holes',
        act.account.holes.join(),
        'lost',
        words.length,
        words.slice(0, 30).join(' '),
      );
  }
  for (const pair of pairs) console.log(JSON.stringify({ ...pair, only: pair.only.slice(0, 12) }));
  console.log(scores.read.errors.join('\n'));
  if (has('held-errors')) console.log(scores.held.errors.join('\n'));
}

async function main(): Promise<void> {
  const copies = await readCopies();
  if (!copies) {
    console.log('No acts: the shared data folder is not beside the repository.');
    return;
  }
  const scores: Record<'read' | 'held', LabelScore> = { read: emptyScore(), held: emptyScore() };
  for (const half of ['read', 'held'] as const)
    for (const copy of copies)
      scoreAct(
        copy.act,
        readLabels().filter((label) => label.half === half && label.file === copy.file),
        scores[half],
      );
  const lost = copies.map((copy) => lostOf(copy));
  const pairs = agreements(copies);
  if (has('errors')) printErrors(copies, lost, pairs, scores);
  const text = report(copies, lost, pairs, scores);
  console.log(text);
  if (has('write')) writeFileSync(RESULT, text);
}

await main();
