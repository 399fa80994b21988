// npx tsx lab/evals/run.ts: questions with known answers over fixed sources, in four kinds; how many answers are right,
// and how many rest on their sources word for word. Without settings the extractive answers are measured. With MODEL_URL,
// MODEL_NAME and MODEL_API_KEY (any OpenAI-compatible endpoint) the answers of that model are measured and kept in
// results/evals-model.md; `--fake` does so with the fake model, which quotes each source, to prove the path.
// `--failures` lists the open questions that failed and keeps nothing. `--sets=second,third` asks these sets alone.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { quotingSources } from '#test/fakes/model/chat.ts';
import { fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { ask, placed } from './ask.ts';
import { FILES } from './files.ts';
import { type EvalProduct, openProduct } from './product.ts';
import { eighthSet } from './questions/eighth-set.ts';
import { eleventhSet } from './questions/eleventh-set.ts';
import { falsePremise } from './questions/false-premise.ts';
import { fifteenthSet } from './questions/fifteenth-set.ts';
import { fifthSet } from './questions/fifth-set.ts';
import { fourteenthSet } from './questions/fourteenth-set.ts';
import { fourthSet } from './questions/fourth-set.ts';
import { general } from './questions/general.ts';
import { ninthSet } from './questions/ninth-set.ts';
import { recall } from './questions/recall.ts';
import { secondSet } from './questions/second-set.ts';
import { seventhSet } from './questions/seventh-set.ts';
import { sixthSet } from './questions/sixth-set.ts';
import { tenthSet } from './questions/tenth-set.ts';
import { thirdSet } from './questions/third-set.ts';
import { thirteenthSet } from './questions/thirteenth-set.ts';
import { timeAndPlace } from './questions/time-and-place.ts';
import { twelfthSet } from './questions/twelfth-set.ts';
import { type EvalQuestion, KINDS, type Kind } from './questions/types.ts';
import { type Scored, score } from './score.ts';

const QUESTIONS: Readonly<Record<Kind, readonly EvalQuestion[]>> = {
  general,
  timeAndPlace,
  falsePremise,
  recall,
};
const LATER = {
  second: secondSet,
  third: thirdSet,
  fourth: fourthSet,
  fifth: fifthSet,
  sixth: sixthSet,
  seventh: seventhSet,
  eighth: eighthSet,
  ninth: ninthSet,
  tenth: tenthSet,
  eleventh: eleventhSet,
  twelfth: twelfthSet,
  thirteenth: thirteenthSet,
  fourteenth: fourteenthSet,
  fifteenth: fifteenthSet,
};
const TOKENS = '100000000';
const FAILURES = process.argv.includes('--failures');

const HALVES = ['open', 'held'] as const;
const SETS = {
  open: 'Open half',
  held: 'Held-back half',
  second: 'Second open set, other lawyers and papers',
  third: 'Third set, open since the fourth was written',
  fourth: 'Fourth set, open since the fifth was written',
  fifth: 'Fifth set, open since the sixth was written',
  sixth: 'Sixth set, open since the seventh was written',
  seventh: 'Seventh set, open since the eighth was written',
  eighth: 'Eighth set, open since the ninth was written',
  ninth: 'Ninth set, open since its first run',
  tenth: 'Tenth set, open since its first run',
  eleventh: 'Eleventh set, open since its first run',
  twelfth: 'Twelfth set, open since its first run',
  thirteenth: 'Thirteenth set',
  fourteenth: 'Fourteenth set',
  fifteenth: 'Fifteenth set',
};
const CHOSEN = process.argv
  .find((one) => one.startsWith('--sets='))
  ?.slice('--sets='.length)
  .split(',');
/** The errors of the set that no rule was made for are not listed. */
const UNSEEN: string = 'fourteenth';

interface Row extends Scored {
  kind: Kind;
  /** `held`: held back from work on the rules, every second question of a kind. */
  set: keyof typeof SETS;
  ms: number;
}

function questions(): { kind: Kind; set: Row['set']; question: EvalQuestion }[] {
  return (Object.keys(KINDS) as Kind[])
    .flatMap((kind) => [
      ...QUESTIONS[kind].map((question, at) => ({ kind, question, set: HALVES[at % 2] ?? 'held' })),
      ...Object.entries(LATER).flatMap(([set, questions]) =>
        questions[kind].map((question) => ({ kind, question, set: set as keyof typeof LATER })),
      ),
    ])
    .filter(({ set }) => CHOSEN?.includes(set) ?? true);
}

async function measure(product: EvalProduct): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { kind, set, question } of questions()) {
    const from = performance.now();
    const answer = await ask(product, question);
    const ms = performance.now() - from;
    const sources = await Promise.all(answer.sources.map((one) => placed(product, one)));
    const row = { kind, set, ms, ...score(question, answer, sources) };
    rows.push(row);
    if (
      FAILURES &&
      row.set !== 'held' &&
      row.set !== UNSEEN &&
      !(row.correct && row.grounded && row.found !== false)
    )
      process.stdout.write(
        `${kind} (${question.in ?? 'general'}): ${question.ask}\n  ${question.declines ? 'declines' : question.says?.join(' ')} ${question.from ?? ''}\n  correct ${row.correct}, grounded ${row.grounded}, found ${row.found}\n${answer.content.slice(0, 900)}\n\n`,
      );
  }
  return rows;
}

const share = (rows: readonly Row[], right: (row: Row) => boolean | undefined) => {
  const counted = rows.filter((row) => right(row) !== undefined);
  const good = counted.filter((row) => right(row)).length;
  return counted.length === 0
    ? '–'
    : `${((100 * good) / counted.length).toFixed(0)} % (${good} of ${counted.length})`;
};
const quantile = (rows: readonly Row[], at: number) =>
  rows.map(({ ms }) => ms).sort((a, b) => a - b)[Math.ceil(rows.length * at) - 1] ?? 0;

function table(rows: readonly Row[]): string {
  const line = (name: string, own: readonly Row[]) =>
    `| ${name} | ${share(own, (row) => row.correct)} | ${share(own, (row) => row.grounded)} | ${share(own, (row) => row.found)} | ${own.filter((row) => row.declinedWrongly).length} |`;
  const kinds = (Object.keys(KINDS) as Kind[]).map((kind) =>
    line(
      KINDS[kind],
      rows.filter((row) => row.kind === kind),
    ),
  );
  return `| | Right | Grounded | Names the right source | Declined wrongly |
|---|---|---|---|---|
${[...kinds, line('All', rows)].join('\n')}`;
}

const named = new Set(
  Object.values(QUESTIONS)
    .flat()
    .flatMap(({ from }) => from ?? [])
    .filter((name) => name.startsWith('prior_case_')),
);
const fake = process.argv.includes('--fake') ? await startModel() : undefined;
if (fake) fake.manner = { writes: quotingSources };
const product = await openProduct(named, {
  // One user asks everything within minutes.
  MODEL_TOKENS_PER_USER: TOKENS,
  MODEL_TOKENS_PER_DAY: TOKENS,
  ...(fake ? { MODEL_URL: fake.url, MODEL_NAME: fakeChatName, MODEL_API_KEY: fake.key } : {}),
});
try {
  const engine =
    product.services.env.MODEL_URL === undefined
      ? 'extractive answers'
      : `answers of ${product.services.env.MODEL_NAME}`;
  const rows = await measure(product);
  const tables = (Object.keys(SETS) as Row['set'][])
    .filter((set) => rows.some((row) => row.set === set))
    .map((set) => `${SETS[set]}:\n\n${table(rows.filter((row) => row.set === set))}`)
    .join('\n\n');
  const part = `## Answers of the assistant

\`npx tsx lab/evals/run.ts${fake ? ' --fake' : ''}\`: ${rows.length} questions with known answers over ${product.documents} real judgments and sections of acts, the sample library and the
papers of ${Object.keys(FILES).length} cases; ${engine}, through the product. Every second question of the first 130 was held back from work on the rules. *Right*: the answer has the words of the
right one, or declines where nothing answers. *Grounded*: each quotation is at its place word for word, and each statement names a source that has its figures.
${cpus().length} cores (load average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}; an answer takes ${quantile(rows, 0.5).toFixed(0)} ms (p95 ${quantile(rows, 0.95).toFixed(0)} ms).

${tables}
`;
  const kept = product.services.env.MODEL_URL === undefined ? 'evals.md' : 'evals-model.md';
  if (!FAILURES) writeFileSync(path.join(import.meta.dirname, '../results', kept), part);
  process.stdout.write(part);
} finally {
  await product.close();
  await fake?.close();
}
