// Measures the size of the code and the plainness of its English: `npx tsx bench/code/run.ts --write` writes
// bench/results/code.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
const prose = files.filter(
  (file) => /\.(ts|tsx|css|mjs|sql)$/.test(file) || /^(README|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(file),
);
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length;

const lengths = sources.map(linesOf).sort((a, b) => a - b);
const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
const total = lengths.reduce((sum, lines) => sum + lines, 0);

const folders = new Map<string, number>();
for (const file of sources) {
  const folder = path.posix.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const largest = [...folders].sort((a, b) => b[1] - a[1]).slice(0, 5);

// These files quote the words, or cannot change: the list itself and its results, and migrations, whose checksums are kept.
const QUOTING = /^(?:bench\/code\/|bench\/RESULTS\.md$|CONTRIBUTING\.md$|migrations\/)/;
/** Texts of acts that tests quote: 'Whoever commits …', 'Section 7 thereof'. */
const QUOTATIONS = /['"](?:Whoever(?:…| +commits)|Section \d+ thereof)/g;
const readable = prose.filter((file) => !QUOTING.test(file));
const text = readable
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')
  .replace(QUOTATIONS, '');
const proseLines = text.split('\n').length;
const counted = WORDS.map((word) => ({
  word,
  count: [...text.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))].length,
}));

const report = [
  '## The code',
  '',
  '`npx tsx bench/code/run.ts --write`',
  '',
  '| Measure | Figure | Goal |',
  '|---|---|---|',
  `| Source files (tests not counted) | ${sources.length} | |`,
  `| Test files | ${tests.length} | |`,
  `| Lines of source | ${total} | |`,
  `| Lines a file: median / p95 / max | ${at(0.5)} / ${at(0.95)} / ${lengths.at(-1)} | p95 ≤ 250, max ≤ 400 |`,
  `| Folders; files in the largest | ${folders.size}; ${largest[0]?.[1]} | ≤ 15 |`,
  `| Hard words in ${proseLines} lines | ${counted.reduce((sum, { count }) => sum + count, 0)} | 0 |`,
  '',
  `Largest folders: ${largest.map(([folder, count]) => `\`${folder}\` ${count}`).join(', ')}.`,
  '',
  `Hard words: ${counted.map(({ word, count }) => `*${word}* ${count}`).join(', ')}.`,
  '',
].join('\n');

process.stdout.write(report);
if (process.argv.includes('--write')) writeFileSync(path.join(root, 'bench/results/code.md'), report);
