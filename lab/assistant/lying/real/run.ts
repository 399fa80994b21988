// npx tsx lab/assistant/lying/real/run.ts [--failures] [--hand file.jsonl]: a model that lies about real judgments, acts and
// papers of the shared data, and true answers about them. Figures of two halves; `--failures` lists those of the open one.
import { judgeLie, judgeTruth } from '../measure.ts';
import { byHand, type RealCase, realLies, realTruths } from './cases.ts';
import { realDocuments } from './passages.ts';

const MOST = 600;
const failures = process.argv.includes('--failures');
const at = process.argv.indexOf('--hand');
const hand = at < 0 ? undefined : process.argv[at + 1];
const percent = (some: number, all: number) =>
  `${((100 * some) / Math.max(1, all)).toFixed(1)} % (${some} of ${all})`;
const print = (line: string) => process.stdout.write(`${line}\n`);

function report(what: string, one: RealCase, shown: boolean): void {
  if (!failures || !shown) return;
  const n = Number(/\[(\d)\]/u.exec(one.answer)?.[1] ?? 0);
  print(
    `${what}\t${one.kind}/${one.base}/${one.language}\t${one.answer}\t(${one.changed ?? ''})\n    ${one.sources[n - 1]?.text ?? ''}`,
  );
}

type Liar = ReturnType<typeof judgeLie> & { one: RealCase };
type Honest = ReturnType<typeof judgeTruth> & { one: RealCase };

function reportFailures(liars: readonly Liar[], honest: readonly Honest[], shown: boolean): void {
  for (const { one, marked, atWord } of liars)
    if (!(marked && atWord)) report(marked ? 'ELSEWHERE' : 'UNMARKED', one, shown);
  for (const { one, kept } of honest) if (!kept) report('LOST', one, shown);
  for (const { one, wronglyMarked, sentences } of honest) {
    const why = sentences.flatMap(({ differences, status }) => [status, ...differences]);
    if (wronglyMarked) report(`WRONGLY ${JSON.stringify(why)}`, one, shown);
  }
}

function printGroups(liars: readonly Liar[], honest: readonly Honest[]): void {
  for (const key of ['kind', 'language', 'base', 'elsewhere'] as const)
    for (const value of new Set(liars.map(({ one }) => one[key]))) {
      const of = liars.filter(({ one }) => one[key] === value);
      const name = key === 'elsewhere' ? `elsewhere in the source: ${value}` : value;
      const unmarked = of.filter(({ marked }) => !marked).length;
      const atWord = of.filter((each) => each.atWord).length;
      print(`  - lies, ${name}: ${unmarked} of ${of.length} unmarked, ${atWord} at the word`);
    }
  for (const value of new Set(honest.flatMap(({ one }) => [one.language, one.base]))) {
    const of = honest.filter(({ one }) => one.language === value || one.base === value);
    const wrong = of.filter(({ wronglyMarked }) => wronglyMarked).length;
    print(`  - true, ${value}: ${wrong} of ${of.length} wrongly marked`);
  }
}

function measure(name: string, lies: readonly RealCase[], truths: readonly RealCase[], shown: boolean): void {
  const liars = lies.map((one) => ({ one, ...judgeLie(one) }));
  const honest = truths.map((one) => ({ one, ...judgeTruth(one) }));
  reportFailures(liars, honest, shown);
  const share = <T>(all: readonly T[], is: (one: T) => boolean) => percent(all.filter(is).length, all.length);
  print(`\n## ${name}\n`);
  print(`- lies unmarked: ${share(liars, ({ marked }) => !marked)}`);
  print(`- lies marked at the changed words: ${share(liars, ({ atWord }) => atWord)}`);
  print(`- true answers lost: ${share(honest, ({ kept }) => !kept)}`);
  print(`- true answers wrongly marked: ${share(honest, ({ wronglyMarked }) => wronglyMarked)}`);
  printGroups(liars, honest);
}

// `--others`: files beside those of the two halves.
if (process.argv.includes('--others')) {
  const others = realDocuments(true);
  measure(`Other files, ${others.length}`, realLies(others, 77, MOST), realTruths(others, 78, MOST), false);
  process.exit(0);
}

const documents = realDocuments();
for (const [name, open, seed] of [
  ['Open half', true, 42],
  ['Held-back half', false, 2026],
] as const) {
  if (!open && process.argv.includes('--open')) continue;
  const half = documents.filter((one) => one.open === open);
  measure(
    `${name}, ${half.length} documents`,
    realLies(half, seed, MOST),
    realTruths(half, seed + 1, MOST),
    open,
  );
  if (hand === undefined) continue;
  const { lies, truths } = byHand(hand, half, seed);
  measure(`${name}, by hand`, lies, truths, open);
}
