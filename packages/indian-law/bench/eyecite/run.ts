// npx tsx packages/indian-law/bench/eyecite/run.ts [python with eyecite]: how many citations of cases indian-law and eyecite
// find in Indian and in American text, and how fast. Writes bench/results/eyecite.md.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { findAuthorities, findCitations, findProvisions } from '../../src/index.ts';

type Place = readonly [start: number, end: number];

/** A text without its marks, and the places that they mark. */
function labelled(file: string): { text: string; marked: Place[] } {
  const [, ...lines] = readFileSync(path.join(import.meta.dirname, file), 'utf8').split('\n');
  let text = '';
  const marked: Place[] = [];
  for (const piece of lines.join('\n').split(/(?=⟦)|(?<=⟧)/u)) {
    const words = piece.replace(/[⟦⟧]/gu, '');
    if (piece.startsWith('⟦')) marked.push([text.length, text.length + words.length]);
    text += words;
  }
  return { text, marked };
}

const TEXTS = [
  ['Indian', labelled('indian.txt')],
  ['American', labelled('american.txt')],
] as const;
const SIZE = 200_000;
/** Characters that a library reads at once for the time: about a page. */
const PAGE = 3_000;
/** At least so many characters of a text, for the time. */
const long = (text: string) => text.repeat(Math.ceil(SIZE / text.length));

/** Real judgments, where the shared data is there; nothing of them is kept. */
function realJudgments(): string | undefined {
  const folder = sharedData('judgments-supreme-court');
  if (folder === undefined) return undefined;
  let text = '';
  for (const name of readdirSync(folder).sort()) {
    if (text.length >= SIZE) break;
    if (name.endsWith('.txt')) text += readFileSync(path.join(folder, name), 'utf8');
  }
  return text.slice(0, SIZE);
}

function pagesOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PAGE) }, (_, i) =>
    text.slice(i * PAGE, (i + 1) * PAGE),
  );
}

interface Found {
  spans: Place[][];
  seconds: number[];
}

const real = realJudgments();
const timed = [...TEXTS.map(([, { text }]) => long(text)), ...(real === undefined ? [] : [real])];
const pages = timed.map((text) => pagesOf(text));
const read = TEXTS.map(([, { text }]) => text);

function withIndianLaw(): Found {
  const spans = read.map((text) => findCitations(text).map(({ start, end }): Place => [start, end]));
  // The first pass warms the compiler up.
  const [, seconds = []] = [1, 2].map(() =>
    pages.map((texts) => {
      const start = performance.now();
      for (const text of texts) {
        findAuthorities(text);
        findProvisions(text);
      }
      return (performance.now() - start) / 1000;
    }),
  );
  return { spans, seconds };
}

function withEyecite(): Found {
  const python = process.argv[2] ?? 'python3';
  const input = JSON.stringify({ read, timed: pages });
  const script = path.join(import.meta.dirname, 'read.py');
  return JSON.parse(execFileSync(python, [script], { input, encoding: 'utf8', maxBuffer: 1 << 28 }));
}

const percent = (part: number, of: number) =>
  of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} % (${part} of ${of})`;
const meets = ([start, end]: Place, [from, to]: Place) => start < to && from < end;
const same = ([start, end]: Place, [from, to]: Place) => start === from && end === to;

function row(name: string, found: Found, at: number): string {
  const [kind, { marked }] = TEXTS[at] ?? TEXTS[0];
  const spans = found.spans[at] ?? [];
  const met = marked.filter((one) => spans.some((each) => meets(one, each))).length;
  const exact = marked.filter((one) => spans.some((each) => same(one, each))).length;
  const right = spans.filter((one) => marked.some((each) => meets(one, each))).length;
  return `| ${kind} | ${name} | ${percent(right, spans.length)} | ${percent(met, marked.length)} | ${percent(exact, marked.length)} |`;
}

const speed = (found: Found) =>
  found.seconds.map((seconds, at) =>
    Math.round((timed[at]?.length ?? 0) / seconds / 1000).toLocaleString('en'),
  );

const libraries: readonly [string, Found][] = [
  ['indian-law', withIndianLaw()],
  ['eyecite', withEyecite()],
];
const report = `## Citations beside eyecite

\`npx tsx packages/indian-law/bench/eyecite/run.ts\`, with eyecite 2.7.8 (Python, the default tokenizer). ${cpus().length} cores (load
average ${loadavg()[0]?.toFixed(1)}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}. Full citations of cases; a citation counts as found where a result has
words of it. Both texts are invented and were marked before either library ran on them.

| Text | Library | Results that are citations | Citations found | – with exactly its words |
|---|---|---|---|---|
${TEXTS.flatMap((_, at) => libraries.map(([name, found]) => row(name, found, at))).join('\n')}

| Thousand characters a second | Indian | American | Real Supreme Court of India judgments |
|---|---|---|---|
${libraries.map(([name, found]) => `| ${name} | ${[...speed(found), 'absent'].slice(0, 3).join(' | ')} |`).join('\n')}

Each library is made for the reports of its own country: the figures across say that neither replaces the other. The author of the
Indian rules wrote both texts, so that the Indian recall is that of usual forms; \`extraction\` has figures on real text that
others labelled. In the time, indian-law reads the names of cases with their citations, and provisions (\`findAuthorities\`,
\`findProvisions\`); eyecite reads the same kinds and short forms (\`get_citations\`). Pages of ${PAGE} characters, read one by one; the
two invented texts have a citation in each sentence, the judgments have few.
`;
process.stdout.write(report);
writeFileSync(path.join(import.meta.dirname, '../../../../bench/results/eyecite.md'), report);
if (process.argv.includes('--missed'))
  for (const [at, [kind, { text, marked }]] of TEXTS.entries())
    for (const [name, { spans }] of libraries) {
      const words = ([start, end]: Place) => text.slice(start, end);
      const missed = marked.filter((one) => !spans[at]?.some((each) => meets(one, each))).map(words);
      const wrong = (spans[at] ?? []).filter((one) => !marked.some((each) => meets(one, each))).map(words);
      console.info(kind, name, { missed, wrong });
    }
