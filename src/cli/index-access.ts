import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { z } from 'zod';
import { openDataFolder, type RunInfo, runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { writeTo } from '#server/features/library/ingest/ingest-writer.ts';
import type { LibraryEngine, LibraryWriter } from '#server/platform/search/engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import type { IngestProgress, ingestReport } from '#shared/contracts/research/ingest-progress.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { askServer, refusalOf } from './access/server-access.ts';

/** Reports to the server come at most this often, in ms. */
const REPORT_MS = 1000;

/** Writes documents to the running server, which holds the index, or directly to the index. */
export interface IndexAccess {
  through: 'server' | 'index';
  /** Resolves when the batch is stored durably. */
  write(batch: IngestBatch): Promise<void>;
  /**
   * Reports the progress of the ingest to the running server, for those who search meanwhile. A lost report
   * has no effect.
   */
  report(progress: IngestProgress): void;
  close(): Promise<void>;
}

function throughServer(server: RunInfo): IndexAccess {
  const post = (path: string, body: object) =>
    askServer(server, `/internal/ingest${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const reports = openReports((report) => post('/progress', report));
  return {
    through: 'server',
    async write(batch) {
      const answer = await post('', batch);
      if (!answer.ok) throw await refusalOf(answer);
    },
    report: reports.report,
    close: reports.finish,
  };
}

/** Sends the latest progress, one report at a time and at most one a second. */
function openReports(send: (report: z.infer<typeof ingestReport>) => Promise<Response>) {
  const run = randomUUID();
  let latest: IngestProgress = { files: 0, done: 0, documents: 0 };
  let sentAt = Number.NEGATIVE_INFINITY;
  let sending: Promise<unknown> = Promise.resolve();
  let busy = false;
  const post = async (finished: boolean) => {
    busy = true;
    const { files, done, documents } = latest;
    // The ingest does not depend on its reports.
    await send({ run, files, done, documents, finished }).catch(() => undefined);
    busy = false;
  };
  return {
    report(progress: IngestProgress) {
      latest = progress;
      const at = performance.now();
      if (busy || at - sentAt < REPORT_MS) return;
      sentAt = at;
      sending = post(false);
    },
    async finish() {
      await sending;
      await post(true);
    },
  };
}

/** The server must be able to read what this command writes, so even root does not add to another user's library. */
async function refuseForeign(dataFolder: string): Promise<void> {
  const me = process.getuid?.();
  try {
    const { uid } = await stat(dataFolder);
    if (me === undefined || uid === me) return;
    throw new StartupError(sentenceOf(commands.otherOwner, { folder: dataFolder, user: String(uid) }));
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const code = errorCode(cause);
    // `openIndex` creates a missing folder and reports whatever prevents that.
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    throw new StartupError(sentenceOf(commands.folderNotPermitted, { folder: dataFolder }), { cause });
  }
}

/** Only one process may hold the index, so documents go to a running server over HTTP on this computer. */
export async function openIndexAccess(
  env: Env,
  openIndex: () => Promise<LibraryWriter & Pick<LibraryEngine, 'close'>>,
): Promise<IndexAccess> {
  await refuseForeign(env.MUNSHI_DATA);
  const server = await runningServer(env.MUNSHI_DATA);
  if (server && server.port !== 0) return throughServer(server);
  const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  const engine = await openIndex().catch(async (cause: unknown) => {
    await folder.release();
    throw cause;
  });
  return {
    through: 'index',
    write: writeTo(engine),
    report: () => undefined,
    async close() {
      try {
        await engine.refresh();
        await engine.close();
      } finally {
        await folder.release();
      }
    },
  };
}
