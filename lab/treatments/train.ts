/** Trains the learned reader of treatments on all labelled and written sentences and writes its table of weights. */
import { writeFileSync } from 'node:fs';
import { DIVIDER, LETTERS, PART } from '#law/verify/treatments/learned-reader.ts';
import { examplesOf, KINDS, OPTIONS, train } from './learn.ts';
import { labelledReads, trainingReads } from './sentences.ts';

const TABLE = new URL('../../packages/indian-law/src/verify/treatments/weights.gen.ts', import.meta.url);

const labelled = labelledReads();
if (labelled === undefined)
  throw new Error('The labelled judgments are in the shared data, which is absent.');
const model = train(examplesOf([...labelled.reads, ...trainingReads()]), KINDS, OPTIONS);
const letters = Object.keys(LETTERS);
const parts = [...model.weights].flatMap(([feature, weights]) => {
  const numbers = [...weights.entries()]
    .map(([at, weight]) => [letters[at], Math.round(weight * PART)] as const)
    .filter(([, number]) => number !== 0)
    .map(([letter, number]) => `${letter}${number}`);
  return numbers.length === 0 ? [] : [`${feature}\t${numbers.join('')}`];
});
/** The table is printed with this many features on a line. */
const ON_LINE = 100;
const table = parts
  .map((part, at) => (at % ON_LINE === ON_LINE - 1 ? `${part}${DIVIDER}\n` : `${part}${DIVIDER}`))
  .join('')
  .replace(/[\\`$]/gu, '\\$&');
writeFileSync(
  TABLE,
  `// Made by lab/treatments/train.ts from labelled sentences: features with their weights for each kind.\nexport const LEARNED = \`${table}\`;\n`,
);
console.log(`${parts.length} features, ${table.length} characters`);
