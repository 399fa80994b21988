// npx tsx lab/collect.ts: writes lab/RESULTS.md, one page with the figures that have a goal and a link to each part in lab/results.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'results');
/** Limits: figures of one part on the page, and characters of one cell. */
const MOST_FIGURES = 3;
const MOST_CHARACTERS = 100;

type Row = readonly string[];

const cellsOf = (line: string): Row =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const shortened = (cell: string) =>
  cell.length <= MOST_CHARACTERS ? cell : `${cell.slice(0, cell.lastIndexOf(' ', MOST_CHARACTERS))} …`;

/** The rows of all tables of a part that have a column *Goal* with something in it: what, goal, measured. */
function figuresOf(text: string): [what: string, goal: string, measured: string][] {
  const lines = text.split('\n');
  let head: Row = [];
  return lines.flatMap((line, at): [string, string, string][] => {
    if (!line.startsWith('|')) return [];
    if (/^\|[-:| ]+\|$/u.test(lines[at + 1] ?? '')) head = cellsOf(line);
    if (/^\|[-:| ]+\|$/u.test(lines[at + 1] ?? '') || /^\|[-:| ]+\|$/u.test(line)) return [];
    const goalAt = head.findIndex((cell) => /^goals?$/iu.test(cell));
    const measuredAt = head.findIndex((cell, place) => place > 0 && /^(?:measured|figure|now)$/iu.test(cell));
    const cells = cellsOf(line);
    const [what, goal, measured] = [cells[0], cells[goalAt], cells[measuredAt]];
    return what && goal && measured ? [[what, goal, measured]] : [];
  });
}

const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const title = /^#+ (.+)$/mu.exec(text)?.[1] ?? file;
    return { link: `[${title}](results/${file})`, figures: figuresOf(text).slice(0, MOST_FIGURES) };
  });

const rows = parts
  .filter(({ figures }) => figures.length > 0)
  .flatMap(({ link, figures }) =>
    figures.map(
      ([what, goal, measured], at) =>
        `| ${at === 0 ? link : ''} | ${shortened(what)} | ${shortened(goal)} | ${shortened(measured)} |`,
    ),
  );
const others = parts.filter(({ figures }) => figures.length === 0).map(({ link }) => link);

const page = `# Results

Measured on one machine with 2 cores and 24 GB of memory. Each part in \`lab/results\` is written by its bench
(\`npx tsx lab/<name>/run.ts\`), says how it was measured, and gives the reason where a figure misses its goal.

| Part | Figure | Goal | Measured |
|---|---|---|---|
${rows.join('\n')}

Parts whose figures have no single goal: ${others.join(' · ')}.
`;
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), page);
