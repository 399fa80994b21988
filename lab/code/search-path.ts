import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type Profiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { shippedPath } from '#server/core/shipped-path.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import { SAMPLE_FOLDER } from '#server/features/library/ingest/folder-name.ts';
import { walkFolder } from '#server/features/library/ingest/folder-walk.ts';
import { openIndex } from '#server/platform/search/embedded/open-index.ts';

const QUERY = 'dishonour of a cheque given as security';

const SOURCE = /\/(?:src|packages\/[^/]+\/src)\/.*\.ts$/u;

const ran = ({ functions }: Profiler.ScriptCoverage): boolean =>
  // The first function is the module itself.
  functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);

/** The source files with a function that runs in one hybrid search of the sample library, in the engine and below it. */
export async function filesOfSearch(root: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-search-path-'));
  const engine = await openIndex({
    folder: path.join(folder, 'index'),
    embeddings: path.join(folder, 'embeddings'),
    log: pino({ level: 'silent' }),
  });
  for await (const file of walkFolder(shippedPath('library')))
    if ('mark' in file && file.extension === 'md' && file.key.includes('/')) {
      const { key, size, path: at } = file;
      await engine.upsert(documentsOf({ folder: SAMPLE_FOLDER, key, size }, [await readFile(at, 'utf8')]));
    }
  await engine.settled();
  const search = () => engine.search({ mode: 'hybrid', query: QUERY, size: 20 });
  await search();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await search();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
  return result
    .filter((script) => SOURCE.test(script.url) && ran(script))
    .map(({ url }) => path.relative(root, url.startsWith('file:') ? fileURLToPath(url) : url))
    .sort();
}
