// Prints how much there is to read, how it hangs together and how plain its English is, each figure beside its goal.
// `npx tsx lab/code/run.ts --write` writes lab/results/code.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cycles, edgesBetween, importsOf, partOf } from './graph.ts';
import { filesOfSearch } from './search-path.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Words of the list in CONTRIBUTING.md that make a sentence hard for a reader who is not a native speaker. */
const WORDS = [
  'whoever',
  'whatsoever',
  'anew',
  'begun',
  'worthless',
  'however often',
  'kept whole',
  'good for',
  'the newest first',
  'of this machine',
  'is told',
  'are told',
  'hitherto',
  'thereof',
  'whence',
  'thence',
  'lest',
  'albeit',
  'whilst',
  'amongst',
  'forthwith',
  'heretofore',
  'thereby',
  'therein',
  'thereupon',
  'whereby',
  'wherein',
  'whereupon',
  'furnished',
  'beforehand',
  'merely',
  'in vain',
  'is made to',
  'hears of',
  'heard of',
  'who comes',
  'taken back',
  'way in',
  'takes the place',
  'at hand',
  'worth the name',
  'as one likes',
];

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const sources = files.filter(
  (file) => /^(?:src|packages\/[^/]+\/src)\/.*\.(ts|tsx|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
);
/** Sentences by language are read one at a time, by their key. */
const isCatalogue = (file: string) => /^src\/shared\/messages\/(?:en|hi|ta)\//.test(file);
const code = sources.filter((file) => !isCatalogue(file));
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
const records = files.filter((file) => /^docs\/decisions\/\d+-.*\.md$/.test(file));
const prose = files.filter(
  (file) => /\.(ts|tsx|css|mjs|sql)$/.test(file) || /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file),
);
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const linesOf = (file: string) => textOf(file).split('\n').length - 1;

const lengths = code.map(linesOf).sort((a, b) => a - b);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
const lines = lengths.reduce((sum, one) => sum + one, 0);

const folders = new Map<string, number>();
for (const file of code) {
  const folder = path.posix.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const largest = [...folders].sort((a, b) => b[1] - a[1]).slice(0, 5);

const imports = new Map(code.map((file) => [file, importsOf(file, textOf(file))]));
const circles = cycles(edgesBetween(imports, partOf));

/**
 * Files of at most 40 lines that one other file imports, which is in their folder: an idea may have been cut in two. A
 * module that runs in a thread or a child, is loaded when it is needed, is generated, has a test of its own, or serves test
 * support or e2e too stays apart.
 */
const importers = new Map<string, Set<string>>();
for (const [file, targets] of imports)
  for (const target of targets) importers.set(target, (importers.get(target) ?? new Set()).add(file));
const outside = files.filter((file) => /\.test\.tsx?$|^(?:test|e2e)\/.*\.tsx?$/.test(file));
const tested = new Set(outside.flatMap((file) => importsOf(file, textOf(file))));
const fragments = code.filter((file) => {
  if (file.endsWith('.css')) return false;
  const [only, ...others] = importers.get(file) ?? [];
  if (only === undefined || others.length > 0 || linesOf(file) > 40) return false;
  if (/(?:-work|\.gen)\.ts$/.test(file) || tested.has(file)) return false;
  // The browser's build takes `compiled.ts` in its place.
  if (file === 'src/shared/messages/compile.ts') return false;
  if (/\bserveTasks[<(]/.test(textOf(file))) return false;
  if (textOf(only).includes(`import('./${path.posix.basename(file)}')`)) return false;
  return path.posix.dirname(only) === path.posix.dirname(file);
});

const vague = code.flatMap(
  (file) => textOf(file).match(/^\s*(?:\/\/|\/\*\*) (?:What|How|Where|Whether|Who|Of the) /gmu) ?? [],
);

// These files quote the words, or cannot change: the list itself and its results, and migrations, whose checksums are kept (the schema has their comments).
const QUOTING = /^(?:lab\/code\/|lab\/RESULTS\.md$|docs\/schema\.sql$|CONTRIBUTING\.md$|migrations\/)/;
/** The words that people read in a file: its comments, or the whole of a catalogue or a page. Patterns and texts of tests quote papers. */
const proseOf = (file: string) => {
  const whole = textOf(file);
  if (isCatalogue(file) || file.endsWith('.md')) return whole;
  const comments = file.endsWith('.sql') ? /--.*$/gmu : /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gmu;
  return (whole.match(comments) ?? []).join('\n');
};
const text = prose
  .filter((file) => !QUOTING.test(file))
  .map(proseOf)
  .join('\n');
const proseLines = text.split('\n').length;
const counted = WORDS.map((word) => ({
  word,
  count: [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].length,
}));

const searched = await filesOfSearch(root);

type Figure = [measure: string, figure: number, goal?: number];
const hard = counted.reduce((sum, { count }) => sum + count, 0);
const FIGURES: Figure[] = [
  ['Lines of source, without catalogues', lines, 122_000],
  ['Source files, without catalogues', code.length, 1_350],
  ['Folders of source', folders.size, 230],
  ['Files of at most 40 lines with one importer, in their own folder', fragments.length, 0],
  ['Median lines of a file', at(0.5)],
  ['Lines of a file: 95 of 100 have at most', at(0.95), 250],
  ['Lines of the longest file', lengths.at(-1) ?? 0, 400],
  ['Files that a hybrid search passes, in the engine and below', searched.length, 25],
  ['Records of decisions', records.length, 45],
  ['Cycles between packages, layers and features', circles.length, 0],
  ['Comments that begin with *What, How, Where, Whether, Who, Of the*', vague.length, 0],
  [`Hard words in ${proseLines} lines of prose`, hard, 0],
  ['Files of catalogues', sources.length - code.length],
  ['Test files', tests.length],
];
const goalOf = (figure: number, goal?: number) =>
  goal === undefined ? '' : `${goal === 0 ? '' : '≤ '}${goal}${figure <= goal ? '' : ', missed'}`;

const report = [
  '# The code',
  '',
  '`npx tsx lab/code/run.ts --write`',
  '',
  '| Measure | Figure | Goal |',
  '|---|---|---|',
  ...FIGURES.map(([measure, figure, goal]) => `| ${measure} | ${figure} | ${goalOf(figure, goal)} |`),
  '',
  `Largest folders: ${largest.map(([folder, count]) => `\`${folder}\` ${count}`).join(', ')}.`,
  '',
  `Cycles: ${circles.map((group) => group.map((part) => `\`${part}\``).join(' ↔ ')).join('; ') || 'none'}.`,
  '',
  `A search passes: ${searched.map((file) => `\`${file}\``).join(', ')}.`,
  '',
  `Hard words: ${counted
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `*${word}* ${count}`)
    .join(', ')}.`,
  '',
].join('\n');

process.stdout.write(report);
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'lab/results/code.md'), report);
