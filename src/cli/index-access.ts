import { stat } from 'node:fs/promises';
import { openDataFolder, type RunInfo, runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import type { LibraryEngine, LibraryWriter } from '#server/platform/search/engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import { ProblemError } from '#shared/errors.ts';

/** Where documents are written: to the running server, which holds the index, or directly to the index. */
export interface IndexAccess {
  through: 'server' | 'index';
  /** Resolves when the batch is stored durably. */
  write(batch: IngestBatch): Promise<void>;
  close(): Promise<void>;
}

const AGAIN = 'Run this again when it is back: what was taken in is kept.';

/** The server's own sentence, if it sent one. */
async function refusalOf(answer: Response): Promise<ProblemError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return new ProblemError(
    'index_unavailable',
    answer.status === 507 && typeof said === 'string'
      ? said
      : `The running server answered ${answer.status}${typeof said === 'string' ? ` (${said})` : ''}. ${AGAIN}`,
  );
}

function throughServer({ host, port, ingestToken }: RunInfo): IndexAccess {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/internal/ingest`;
  return {
    through: 'server',
    async write(batch) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${ingestToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(batch),
      }).catch((cause: unknown) => {
        throw new ProblemError('index_unavailable', `The running server cannot be reached. ${AGAIN}`, {
          cause,
        });
      });
      if (!answer.ok) throw await refusalOf(answer);
    },
    close: () => Promise.resolve(),
  };
}

/** The server must be able to read what this command writes, so even root does not add to another user's library. */
async function refuseForeign(dataFolder: string): Promise<void> {
  const me = process.getuid?.();
  try {
    const { uid } = await stat(dataFolder);
    if (me === undefined || uid === me) return;
    throw new StartupError(
      `${dataFolder} belongs to another user (number ${uid}); run this as that user, or set MUNSHI_DATA to a folder of your own.`,
    );
  } catch (cause) {
    if (cause instanceof StartupError) throw cause;
    const code = errorCode(cause);
    // `openIndex` creates a missing folder and reports whatever prevents that.
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    throw new StartupError(
      `${dataFolder} may not be entered by this user; set MUNSHI_DATA to a folder of your own.`,
      { cause },
    );
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
    async write({ documents, gone }) {
      if (documents.length > 0) await engine.upsert(documents);
      if (gone.length > 0) await engine.remove(gone);
    },
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
