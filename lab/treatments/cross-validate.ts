/** The learned reader alone on each set of sentences, trained without it: F1 of all kinds, and false treatments of mentions. */
import { SURE, SURE_OF_KIND } from '#law/verify/treatments/learned-reader.ts';
import { examplesOf, KINDS, OPTIONS, probabilities, train } from './learn.ts';
import { f1, figuresOf } from './score.ts';
import { labelledReads, type Read, trainingReads } from './sentences.ts';

/** Rows of `written.jsonl` by the hand that wrote them: the first hand wrote two of its parts. */
const handOf = (row: number): string =>
  row < 105 || (row >= 325 && row < 429)
    ? 'first hand'
    : row < 325
      ? 'second hand'
      : row < 549
        ? 'third hand'
        : 'training';

function saidBy(model: ReturnType<typeof train>, read: Read): string | undefined {
  const shares = examplesOf([{ ...read, wanted: '' }]).map(({ features }) => probabilities(model, features));
  const [sure] = shares.sort((a, b) => (a[0] ?? 1) - (b[0] ?? 1));
  if (sure === undefined || 1 - (sure[0] ?? 1) < SURE) return undefined;
  const [, ...others] = sure;
  const likeliest = Math.max(...others);
  return likeliest < SURE_OF_KIND ? undefined : KINDS[others.indexOf(likeliest) + 1];
}

const labelled = (labelledReads()?.reads ?? []).map((read) => ({ read, set: `real, ${read.half}` }));
const all = [...labelled, ...trainingReads().map((read, row) => ({ read, set: handOf(row) }))];
for (const set of new Set(all.map((one) => one.set))) {
  const model = train(
    examplesOf(all.filter((one) => one.set !== set).map(({ read }) => read)),
    KINDS,
    OPTIONS,
  );
  const reads = all
    .filter((one) => one.set === set)
    .map(({ read }) => ({ ...read, said: saidBy(model, read) }));
  const mentions = reads.filter(({ wanted }) => wanted === '');
  const treated = mentions.filter(({ said }) => said !== undefined).length;
  console.log(
    `${set}: F1 ${f1(figuresOf(reads)).toFixed(3)}, ${treated} of ${mentions.length} mentions treated`,
  );
}
