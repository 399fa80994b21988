import { openDataFolder, type RunInfo, runningServer } from '#server/data-folder.ts';
import type { Env } from '#server/env.ts';
import type { LibraryDocument, LibraryEngine } from '#server/platform/search/engine.ts';
import { ProblemError } from '#shared/errors.ts';

/** Where documents go: into the running server, which holds the index, or into the index itself when none runs. */
export interface IndexAccess {
  through: 'server' | 'index';
  upsert(documents: LibraryDocument[]): Promise<void>;
  close(): Promise<void>;
}

function throughServer({ host, port, ingestToken }: RunInfo): IndexAccess {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/internal/ingest`;
  const again = 'Run this again when it is back: what was taken in is kept.';
  return {
    through: 'server',
    async upsert(documents) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${ingestToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ documents }),
      }).catch((cause: unknown) => {
        throw new ProblemError('index_unavailable', `The running server cannot be reached. ${again}`, {
          cause,
        });
      });
      if (!answer.ok)
        throw new ProblemError('index_unavailable', `The running server answered ${answer.status}. ${again}`);
    },
    close: () => Promise.resolve(),
  };
}

/** Only one process may hold the index, so a running server takes the documents over HTTP on this machine. */
export async function reachIndex(env: Env, openIndex: () => Promise<LibraryEngine>): Promise<IndexAccess> {
  const server = await runningServer(env.MUNSHI_DATA);
  if (server) return throughServer(server);
  const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  const engine = await openIndex();
  return {
    through: 'index',
    upsert: (documents) => engine.upsert(documents),
    async close() {
      await engine.refresh();
      await engine.close();
      await folder.release();
    },
  };
}
