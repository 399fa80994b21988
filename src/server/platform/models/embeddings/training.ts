import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ownModule } from '#server/core/own-module.ts';
import type { LatentModel } from './latent-model.ts';
import { trainingLimits } from './latent-training.ts';
import type { FromChild, ToChild } from './training-child.ts';

const batchCharacters = 400_000;
/** Only the part of a text that windows are selected from is sent. */
const longestText = 120_000;
/** Megabytes of heap; the matrices are stored outside of it. */
const heapMb = 400;

function start(): ChildProcess {
  const entry = ownModule(new URL('training-child', import.meta.url));
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  return spawn(process.execPath, [`--max-old-space-size=${heapMb}`, ...loader, entry], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
  });
}

/**
 * Trains in a separate process and writes the model to `file` atomically. `texts`: of at most `trainingLimits.documents`
 * documents of a library of this size; the same texts in the same order give the same model. Resolves to whether there
 * was enough text. Throws when the process fails; `signal` aborts it.
 */
export async function trainInChildProcess(
  texts: AsyncIterable<string>,
  { documents, words }: Pick<LatentModel, 'documents' | 'words'>,
  file: string,
  signal: AbortSignal,
): Promise<boolean> {
  const child = start();
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.once('exit', (code, by) =>
      reject(new Error(`Training the embeddings ended early (${by ?? `code ${code}`}).`)),
    );
  });
  ended.catch(() => undefined);
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill, { once: true });
  const ask = async (message: ToChild): Promise<FromChild> => {
    signal.throwIfAborted();
    const answered = once(child, 'message');
    child.send(message);
    const [answer] = (await Promise.race([answered, ended])) as [FromChild];
    return answer;
  };
  try {
    await ask({ begin: { sampled: Math.min(documents, trainingLimits.documents), documents, words } });
    let batch: string[] = [];
    let characters = 0;
    for await (const text of texts) {
      const sent = text.slice(0, longestText);
      batch.push(sent);
      characters += sent.length;
      if (characters < batchCharacters) continue;
      await ask({ texts: batch });
      batch = [];
      characters = 0;
    }
    await ask({ texts: batch });
    const answer = await ask({ finish: { file } });
    return 'trained' in answer && answer.trained;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}
