// npx tsx lab/judgments/run.ts: how real judgments are read, against labels made by reading: heads, paragraphs, parts
// and opinions, the read half and the held half apart; and over all real judgments the words that are lost, what is left
// out, and the rate. --write writes the results; --quick leaves out all judgments. --floors raises the figures below which
// test/judgment-figures.test.ts fails.
// --errors prints which fields of which file of the READ half differ, and which documents lose words, to the terminal only.
import { writeFileSync } from 'node:fs';
import { countAll } from './all-words.ts';
import { realJudgments } from './documents.ts';
import { figuresOf, type Scored, scoreLabels } from './figures.ts';
import { raiseFloors } from './floors.ts';
import { report } from './report.ts';

const RESULT = new URL('../results/judgments.md', import.meta.url);

const has = (flag: string): boolean => process.argv.includes(`--${flag}`);

function printErrors({ file, label, head, body }: Scored): void {
  if (label.half !== 'read') return;
  const wrong = [...head].flatMap(([field, { right, read }]) => (right ? [] : [`${field}: ${read}`]));
  const all = [...wrong, ...body.errors];
  if (all.length > 0) console.log(`\n${file}\n  ${all.join('\n  ')}`);
}

async function main(): Promise<void> {
  const scored = await scoreLabels();
  const files = realJudgments();
  if (scored === undefined || files === undefined) {
    console.log('No judgments: the shared data folder is not beside the repository.');
    return;
  }
  if (has('floors')) raiseFloors(scored);
  if (has('errors')) for (const one of scored) printErrors(one);
  const onLoss = (file: string, lost: number, words: number): void => {
    if (has('errors')) console.log(`${file} loses ${lost} of ${words} words`);
  };
  const [old, modern] = [true, false].map((is) =>
    files.filter((file) => file.includes('supreme-court/') === is),
  );
  const words = has('quick')
    ? undefined
    : { modern: await countAll(modern ?? [], onLoss), old: await countAll(old ?? [], onLoss) };
  const half = (name: 'read' | 'held') => figuresOf(scored.filter(({ label }) => label.half === name));
  const page = report(half('read'), half('held'), words);
  console.log(page);
  if (has('write') && words !== undefined) writeFileSync(RESULT, page);
}

await main();
