import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { shippedPath } from '#server/core/shipped-path.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A sentence-embedding model in a folder, in the layout that transformers.js reads. */
export interface LocalModel {
  /** Absolute. */
  folder: string;
  /** Changes with the content of the model. */
  id: string;
  /** The folder in which transformers.js is installed. */
  packages: string;
}

const WEIGHTS = path.join('onnx', 'model_quantized.onnx');
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json', WEIGHTS];

/**
 * Finds the model and the package that runs it; loads neither. Errors: `StartupError`, one sentence that says what is
 * missing and how to add it.
 */
export async function findLocalModel(
  folder: string,
  packages: string = shippedPath('optional', 'local-embeddings'),
): Promise<LocalModel> {
  // The product itself contains a package of this name that does nothing: only the optional one counts.
  if (!existsSync(path.join(packages, 'node_modules', '@huggingface', 'transformers', 'package.json')))
    throw new StartupError(sentenceOf(messages.localEmbeddingsMissing));
  const absolute = path.resolve(folder);
  const missing = FILES.find((file) => !existsSync(path.join(absolute, file)));
  if (missing !== undefined)
    throw new StartupError(sentenceOf(messages.localModelIncomplete, { folder: absolute, file: missing }));
  const hash = createHash('sha256');
  for (const file of FILES) await pipeline(createReadStream(path.join(absolute, file)), hash, { end: false });
  return { folder: absolute, id: hash.digest('hex').slice(0, 16), packages };
}
