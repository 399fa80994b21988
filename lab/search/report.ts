import type { IngestFigures } from './ingest.ts';
import type { Load, Times } from './measure.ts';
import { type Kind, kinds, type WhileWriting } from './questions.ts';

export interface Figures {
  count: number;
  ingest: IngestFigures;
  openMs: number;
  ours: Map<Kind, Times>;
  theirs: Map<string, { words: Times; phrase: Times }>;
  perSecond: number;
  idleBytes: number;
  writing: WhileWriting;
  segments: number;
  loads: { questions: Load; clients: Load; writing: Load };
}

interface Machine {
  real: boolean;
  cores: number;
  node: string;
}

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const loadOf = (load: Load | undefined) => load?.map((value) => value.toFixed(1)).join(' → ') ?? 'not noted';
const gb = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
const goalOf: Partial<Record<Kind, number>> = { words: 5, phrase: 10, filter: 10, hybrid: 12, similar: 60 };

function latencyRows({ ours, theirs, loads }: Figures, small: Figures | undefined): string[] {
  const rows = kinds.map((kind) => {
    const times = ours.get(kind);
    const before = small?.ours.get(kind);
    const goal = goalOf[kind];
    const [p50, p95] = [times?.p50 ?? Number.NaN, times?.p95 ?? Number.NaN];
    const reached = goal === undefined ? '' : p95 <= goal ? `≤ ${goal} ms: reached` : `≤ ${goal} ms: missed`;
    const growth = before ? `${(p50 / before.p50).toFixed(1)} × / ${(p95 / before.p95).toFixed(1)} ×` : '';
    return `| ours, ${kind} | ${ms(p50)} | ${ms(p95)} | ${reached} | ${growth} | ${loadOf(loads.questions)} |`;
  });
  for (const [name, times] of theirs) {
    for (const kind of ['words', 'phrase'] as const) {
      const mine = ours.get(kind);
      const ratio = mine
        ? `${(times[kind].p50 / mine.p50).toFixed(1)} × / ${(times[kind].p95 / mine.p95).toFixed(1)} × ours`
        : '';
      rows.push(
        `| ${name}, ${kind} | ${ms(times[kind].p50)} | ${ms(times[kind].p95)} | ${ratio} | | ${loadOf(loads.questions)} |`,
      );
    }
  }
  return rows;
}

/** The row of stages; empty when the bench was not asked for them. */
function stageRows({ stages = [], documents }: IngestFigures): string {
  if (stages.length === 0) return '';
  const each = stages.map(([stage, seconds]) => `${stage} ${((1000 * seconds) / documents).toFixed(2)}`);
  return `| The same by stage, milliseconds a document, under a profiler | ${each.join(', ')} | | |\n`;
}

const restRow = ({ restSeconds }: Figures['ingest']): string =>
  restSeconds === undefined
    ? ''
    : `| From then until merged as an index at rest | ${restSeconds.toFixed(0)} s | | |\n`;

/** The figures as a page. */
export function report(main: Figures, small: Figures | undefined, machine: Machine): string {
  const { ingest, writing } = main;
  const rate = ingest.documents / ingest.seconds;
  const settled = ingest.documents / ingest.settledSeconds;
  const goal = (reached: boolean) => (reached ? 'reached' : 'missed');
  const [idle, busy, fresh] = [writing.idle.p95, writing.busy.p95, writing.fresh.p95];
  return `# Search: ${main.count.toLocaleString('en-IN')} documents of some 1,500 words

\`npx tsx lab/search/run.ts --documents ${main.count} --write\` on ${machine.cores} cores, Node ${machine.node}. The load
average is that before and after each part (the bench counts into it). Paragraphs are ${machine.real ? 'drawn from real judgments, some far more often than others' : 'synthetic'}.
Our times are of the engine's call, with the exact total and the records of 20 hits; the peers' are of the ids of their 20 best
only, without a total. Vectors: the built-in ones, of 160 numbers.

![How answers slow down as the library grows](results/search-growth.svg)

| Question | p50 | p95 | Goal, or ratio | Growth from 10,000 documents (p50 / p95) | Load |
|---|---|---|---|---|---|
${latencyRows(main, small).join('\n')}

| | Measured | Goal | Load |
|---|---|---|---|
| Answers a second, 8 clients, three words | ${Math.round(main.perSecond)} | ≥ 500: ${goal(main.perSecond >= 500)} | ${loadOf(main.loads.clients)} |
| Ingest, written and searchable by words | ${Math.round(rate)} documents/s | ≥ 600: ${goal(rate >= 600)} | ${loadOf(ingest.load)} |
| Ingest, until flushed, merged and with every vector | ${Math.round(settled)} documents/s | ≥ 600: ${goal(settled >= 600)} | ${loadOf(ingest.load)} |
${restRow(ingest)}| Processor time of ingest, all cores, making the documents included | ${((1000 * ingest.cpuSeconds) / ingest.documents).toFixed(2)} ms a document | | ${loadOf(ingest.load)} |
${stageRows(ingest)}| Peak memory of ingest (bench included) | ${gb(ingest.peakBytes)} | ≤ 2 GB: ${goal(ingest.peakBytes <= 2e9)} | ${loadOf(ingest.load)} |
| Memory after the questions (bench included) | ${gb(main.idleBytes)} | | |
| Disk | ${gb(ingest.diskBytes)} | | ${loadOf(ingest.load)} |
| Opening the index | ${ms(main.openMs)} | | |
| A new document is found after, during ingest (p95) | ${ms(fresh)} | ≤ 5 s: ${goal(fresh <= 5000)} | ${loadOf(main.loads.writing)} |
| Three words, p95, idle → during ingest at ${Math.round(writing.documentsASecond)} documents/s | ${ms(idle)} → ${ms(busy)} | ≤ 2 ×: ${goal(busy <= 2 * idle)} | ${loadOf(main.loads.writing)} |
| Segments | ${main.segments} | | |
`;
}
