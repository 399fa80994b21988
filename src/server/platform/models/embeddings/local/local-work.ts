import { createRequire } from 'node:module';
import path from 'node:path';
import { serveWork } from '#server/core/threads/serve-work.ts';
import type { LocalModel } from './local-model.ts';

// Runs in a thread of its own (see local-embedder.ts): a text takes the processor for some 20 ms.

/** `failed`: the package or the model could not be loaded. */
type Answer = { vector: Float32Array } | { failed: string };

/** The part of transformers.js that is used; the package is not installed with the product. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string };
  pipeline(task: 'feature-extraction', model: string, options: { dtype: 'q8' }): Promise<Extractor>;
}
type Extractor = (
  text: string,
  options: { pooling: 'mean'; normalize: true },
) => Promise<{ data: Float32Array }>;

let loading: Promise<Extractor> | undefined;

async function load({ folder, packages }: LocalModel): Promise<Extractor> {
  const require = createRequire(path.join(packages, 'package.json'));
  const { env, pipeline } = require('@huggingface/transformers') as Transformers;
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = path.dirname(folder);
  return pipeline('feature-extraction', path.basename(folder), { dtype: 'q8' });
}

async function vectorOf(model: LocalModel, text: string): Promise<Answer> {
  loading ??= load(model);
  let extract: Extractor;
  try {
    extract = await loading;
  } catch (error) {
    loading = undefined;
    return { failed: error instanceof Error ? error.message : String(error) };
  }
  // One text at a time: the weights are scaled over a batch, so that the same text in another batch differs.
  const { data } = await extract(text, { pooling: 'mean', normalize: true });
  return { vector: Float32Array.from(data) };
}

export const localWork = serveWork({ vectorOf });
