import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { shippedPath } from '#server/core/shipped-path.ts';
import { documentsOf } from '#server/features/library/ingest/document.ts';
import { ingestFolder } from '#server/features/library/ingest/ingest.ts';
import { openJournal } from '#server/features/library/ingest/journal.ts';
import { extractText } from '#server/platform/sandbox/extract-text.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { type Used, watchProcesses } from './processes.ts';

const log = pino({ level: 'silent' });

export interface RunFigures {
  documents: number;
  seconds: number;
  used: Used;
}

/** One run of `ingestFolder` into a fresh data folder; without an index, what was read is thrown away. */
export async function ingestRun(
  folder: string,
  data: string,
  reader: string,
  withIndex: boolean,
): Promise<RunFigures> {
  rmSync(data, { recursive: true, force: true });
  const engine = withIndex ? await openEmbeddedEngine({ folder: path.join(data, 'index'), log }) : undefined;
  const storage = await openDiskStorage(path.join(data, 'files'));
  const journal = await openJournal(data, folder);
  const watch = watchProcesses();
  const start = performance.now();
  const report = await ingestFolder({
    folder,
    name: 'bench',
    storage,
    journal,
    reader,
    write: async ({ documents, gone }) => {
      await engine?.upsert(documents);
      await engine?.remove(gone);
    },
  });
  await engine?.refresh();
  const seconds = (performance.now() - start) / 1000;
  const used = watch.stop();
  await journal.close();
  await engine?.close();
  if (report.unreadable.length > 0) throw new Error(`${report.unreadable.length} files could not be read`);
  return { documents: report.documents, seconds, used };
}

export interface Parts {
  read: number;
  law: number;
  exchange: number;
  storage: number;
  index: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Processor milliseconds a document takes in each part, one after another in this one process. */
export async function partsOf(files: readonly string[], data: string): Promise<Parts> {
  rmSync(data, { recursive: true, force: true });
  const storage = await openDiskStorage(path.join(data, 'files'));
  const engine = await openEmbeddedEngine({ folder: path.join(data, 'index'), log });
  const extension = path.extname(files[0] ?? '').slice(1);
  const each = async (work: (file: string, at: number) => unknown): Promise<number> => {
    const start = cpuMs();
    for (const [at, file] of files.entries()) await work(file, at);
    return (cpuMs() - start) / files.length;
  };
  const pages: string[][] = [];
  const documents: LibraryDocument[] = [];
  // Once unmeasured: a child lives long enough to run compiled code.
  for (const file of files.slice(0, 100))
    documentsOf({ folder: 'b', key: file, size: 1 }, (await extractText(file, extension)).pages);
  const read = await each(async (file) => pages.push((await extractText(file, extension)).pages));
  const law = await each((file, at) =>
    documents.push(...documentsOf({ folder: 'b', key: file, size: 1 }, pages[at] ?? [])),
  );
  const exchange = await each((_, at) => JSON.parse(JSON.stringify(documents[at])));
  const stored = await each((file, at) =>
    storage.putFile(`library/ab/${at}.${extension}`, file, { contentType: '', maxBytes: 1e9 }),
  );
  const start = cpuMs();
  for (let from = 0; from < documents.length; from += 256)
    await engine.upsert(documents.slice(from, from + 256));
  await engine.refresh();
  const index = (cpuMs() - start) / files.length;
  await engine.close();
  return { read, law, exchange, storage: stored, index };
}

export interface PeerFigures {
  /** Files a second by the clock. */
  rate: number;
  /** Processor milliseconds a file. */
  cpuMs: number;
}

const PEER = 'pdftotext';

/** `pdftotext` alone over a folder, on as many cores as ours; undefined when it is not installed. */
export function pdftotext(folder: string): PeerFigures | undefined {
  if (spawnSync(PEER, ['-v']).error) return undefined;
  const files = readdirSync(folder);
  const start = performance.now();
  // `times` of the shell: its own, then its children's, as 0m1.234s.
  const all = `xargs -P ${availableParallelism()} -I{} ${PEER} -q {} - >/dev/null; times`;
  const done = spawnSync('sh', ['-c', all], { cwd: folder, input: files.join('\n'), encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${PEER} failed`);
  const seconds = (performance.now() - start) / 1000;
  const spent = [...done.stdout.matchAll(/(\d+)m([\d.]+)s/gu)].slice(2);
  const cpu = spent.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { rate: files.length / seconds, cpuMs: (cpu * 1000) / files.length };
}

/** Milliseconds from handing a document over until a search finds it, twenty times, sorted. */
export async function freshness(data: string, text: (i: number) => string): Promise<number[]> {
  const engine = await openEmbeddedEngine({ folder: path.join(data, 'index'), log });
  const times: number[] = [];
  for (let i = 0; i < 20; i++) {
    const start = performance.now();
    await engine.upsert(documentsOf({ folder: 'fresh', key: `${i}.txt`, size: 1 }, [text(i)]));
    for (;;) {
      const { total } = await engine.search({ mode: 'keyword', query: `freshness${i}` });
      if (total > 0) break;
    }
    times.push(performance.now() - start);
  }
  await engine.close();
  return times.sort((a, b) => a - b);
}

export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

interface Build {
  bundle(modules: readonly string[], folder: string): Promise<void>;
}

/** Built as it ships, so that children start and run as a user's do. */
export async function builtReader(to: string): Promise<string> {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache/munshi-bench');
  const outfile = path.join(folder, 'read-file.mjs');
  const build: Build = await import(pathToFileURL(shippedPath('scripts/build.mjs')).href);
  await build.bundle(['src/server/features/library/ingest/read-file.ts'], folder);
  writeFileSync(path.join(to, 'reader'), String(readFileSync(outfile).length));
  return outfile;
}
