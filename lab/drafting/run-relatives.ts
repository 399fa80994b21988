// Judges composed papers: `npx tsx lab/drafting/run-relatives.ts [papers] [seed]` prints each kind of false report and of miss.
import { judge, type LabelledCase, type Outcome } from './cases.ts';
import { compose, type Fault, faults, type Paper, papers, randomOf } from './relatives.ts';

type Counts = Map<string, string[]>;
const note = (counts: Counts, what: string, name: string) =>
  counts.set(what, [...(counts.get(what) ?? []), name]);

function report(title: string, counts: Counts): void {
  console.log(title);
  for (const [what, names] of [...counts].sort((a, b) => b[1].length - a[1].length))
    console.log(`  ${names.length} ${what}: ${names.slice(0, 3).join(', ')}`);
}

/** A petition and an application have the same checks, and registries call the one by the name of the other. */
const isRightKind = (paper: Paper, outcome: Outcome): boolean =>
  outcome.kind || paper.kind === 'petition' || paper.kind === 'application';

type Seen = (one: LabelledCase, outcome: Outcome, fault?: string) => void;

/** Clean papers: every finding is wrong. Returns how many papers have one. */
function judgeClean(many: number, seed: number, falses: Counts, seen: Seen): number {
  let wronged = 0;
  for (let at = 0; at < many; at += 1) {
    const paper = papers[at % papers.length] as Paper;
    const one = compose(paper, seed + at);
    const outcome = judge(one);
    const wrong = [...outcome.wrong, ...(isRightKind(paper, outcome) ? [] : ['kind'])];
    if (wrong.length === 0) continue;
    wronged += 1;
    seen(one, outcome);
    for (const rule of wrong) note(falses, `${paper.name} ${rule}`, one.name);
  }
  return wronged;
}

/** Papers with one fault each. Returns how many faults are not found. */
function judgeFaulty(many: number, seed: number, misses: Counts, seen: Seen): number {
  let missed = 0;
  for (let at = 0; at < many; at += 1) {
    const { rule, papers: names, lines } = faults[at % faults.length] as Fault;
    const random = randomOf(seed + at);
    const name = names[Math.floor(random() * names.length)];
    const paper = papers.find((one) => one.name === name) as Paper;
    const line = lines[Math.floor(random() * lines.length)] as string;
    const one = compose(paper, seed + at, { rule, line });
    const outcome = judge(one);
    const elsewhere = outcome.wrong.find((found) => found.startsWith(`${rule}@`));
    if (outcome.missed.length === 0 || (line.endsWith('?') && elsewhere)) continue;
    missed += 1;
    seen(one, outcome, line);
    note(misses, `${rule} ${name}${elsewhere ? ` (at ${elsewhere})` : ''}: ${line.slice(0, 60)}`, one.name);
  }
  return missed;
}

/** Judges clean and faulty papers by a seed and prints what was wrong. */
export function judgeRelatives(many: number, seed: number, seen: Seen = () => undefined): void {
  const [falses, misses]: [Counts, Counts] = [new Map(), new Map()];
  const wronged = judgeClean(many, seed, falses, seen);
  const missed = judgeFaulty(many, seed, misses, seen);
  report('false reports', falses);
  report('misses', misses);
  console.log(`clean ${many}, wrongly reported ${wronged}; faulty ${many}, missed ${missed}`);
}

if (process.argv[1]?.endsWith('run-relatives.ts')) {
  const [many = '2000', seed = '1'] = process.argv.slice(2);
  judgeRelatives(Number(many), Number(seed));
}
