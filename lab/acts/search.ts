import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { keyOfAct, shortTitle } from '#law/acts/reading/act-key.ts';
import { ActCopies, keepAct } from '#server/features/library/acts/act-copies.ts';
import { ActLibrary } from '#server/features/library/acts/act-library.ts';
import { searchActs } from '#server/features/library/acts/search-acts.ts';
import { actDocuments } from '#server/features/library/ingest/act-documents.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { readCopies } from './copies.ts';

// npx tsx lab/acts/search.ts: time of the search in acts over every act of the shared data, with the copies in storage and their
// sections in the index. The time of the processor says what a quiet machine takes.

const GOAL = 40;
const ROUNDS = 4;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function main(): Promise<void> {
  const copies = await readCopies();
  if (!copies) return console.log('No acts: the shared data folder is not beside the repository.');
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-act-search-'));
  try {
    const engine = await openEmbeddedEngine({
      folder: path.join(folder, 'index'),
      log: pino({ level: 'error' }),
    });
    const storage = await openDiskStorage(path.join(folder, 'files'));
    const acts = new Map(copies.map(({ act, file }) => [keyOfAct(act), { act, file }]));
    let sections = 0;
    for (const { act, file } of acts.values()) {
      await keepAct(storage, act, { file, source: 'lab' });
      const documents = actDocuments({ folder: 'lab', key: file, size: 1 }, act);
      await engine.upsert(documents);
      sections += documents.length;
    }
    await engine.settled();
    const library = new ActLibrary(engine, new ActCopies(storage));
    const queries = [
      's 34 arbitration',
      '138 NI',
      'art 226',
      'order 39 rule 1',
      ...[...acts.values()].flatMap(({ act }) => {
        const at = Math.floor(act.units.length / 2);
        const unit = act.units[at];
        return unit
          ? [`${unit.number} ${shortTitle(act)}`, unit.title, unit.title.split(' ').slice(0, 2).join(' ')]
          : [];
      }),
    ].filter((query) => query.trim().length > 1);
    await searchActs(engine, await library.acts(), 'warm');
    const wall: number[] = [];
    const used = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round += 1)
      for (const query of queries) {
        const start = performance.now();
        await searchActs(engine, await library.acts(), query);
        wall.push(performance.now() - start);
      }
    const { user, system } = process.cpuUsage(used);
    wall.sort((a, b) => a - b);
    const p95 = percentile(wall, 0.95);
    console.log(
      `${acts.size} acts, ${sections} sections, ${wall.length} searches: median ${percentile(wall, 0.5).toFixed(1)} ms, ` +
        `p95 ${p95.toFixed(1)} ms (goal ${GOAL}: ${p95 <= GOAL ? 'reached' : 'missed'}), processor ${((user + system) / 1000 / wall.length).toFixed(1)} ms a search`,
    );
    await engine.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
