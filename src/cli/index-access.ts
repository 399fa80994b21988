import { stat } from 'node:fs/promises';
import { openDataFolder, type RunInfo, runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import type { LibraryEngine, LibraryWriter } from '#server/platform/search/engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import { PROBLEMS, ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Where documents are written: to the running server, which holds the index, or directly to the index. */
export interface IndexAccess {
  through: 'server' | 'index';
  /** Resolves when the batch is stored durably. */
  write(batch: IngestBatch): Promise<void>;
  close(): Promise<void>;
}

/** The server's own sentence, if it sent one. */
async function refusalOf(answer: Response): Promise<ProblemError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  if (answer.status === PROBLEMS.disk_full[0]) return new ProblemError('disk_full');
  const reason = typeof said === 'string' ? said : answer.statusText;
  return new ProblemError(
    'index_unavailable',
    sentenceOf(commands.serverAnswered, { status: String(answer.status), reason }),
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
        throw new ProblemError('index_unavailable', sentenceOf(commands.serverUnreachable), {
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
