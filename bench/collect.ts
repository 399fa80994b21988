// npx tsx bench/collect.ts: puts the newest figures of every bench, as kept in bench/results, into bench/RESULTS.md.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'results');
const parts = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .sort()
  .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
const head = `# Results

Measured on one machine with 2 cores and 24 GB of memory, next to the goals and the peers. Each part is written by its bench
(\`npx tsx bench/<name>/run.ts\`); where a figure misses its goal, the part gives the reason.
`;
writeFileSync(path.join(import.meta.dirname, 'RESULTS.md'), `${head}\n${parts.join('\n\n')}\n`);
