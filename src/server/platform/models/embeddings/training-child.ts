import { rename, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { encodeModel } from './latent-model.ts';
import { LatentTrainer } from './latent-training.ts';

// Runs in a separate process (see training.ts), so that training never delays a search. Ends with its parent.

export type ToChild =
  | { begin: { sampled: number; documents: number; words: number } }
  | { texts: string[] }
  | { finish: { file: string } };
/** `ready` to receive more; at the end, whether there was enough text. */
export type FromChild = { ready: true } | { trained: boolean };

/** Low priority, because searches are more urgent. */
const low = 10;

let trainer: LatentTrainer | undefined;
let size = { documents: 0, words: 0 };

async function answer(message: ToChild): Promise<FromChild> {
  if ('begin' in message) {
    trainer = new LatentTrainer(message.begin.sampled);
    size = { documents: message.begin.documents, words: message.begin.words };
    return { ready: true };
  }
  if ('texts' in message) {
    for (const text of message.texts) trainer?.add(text);
    return { ready: true };
  }
  const model = trainer?.finish(size);
  if (!model) return { trained: false };
  await writeFile(`${message.finish.file}.part`, encodeModel(model), { mode: 0o600 });
  await rename(`${message.finish.file}.part`, message.finish.file);
  return { trained: true };
}

setPriority(low);
process.on('message', async (message: ToChild) => {
  process.send?.(await answer(message));
});
process.on('disconnect', () => process.exit(0));
