import { parentPort, workerData } from 'node:worker_threads';
import { openIndex } from '../open-index.ts';
import type { ThreadOptions } from './protocol.ts';
import { serveEngine } from './serve-engine.ts';

// The thread in which the index lives: searches, writes, flushes, merges and the scheduling of training.

if (parentPort)
  await serveEngine(
    parentPort,
    workerData as ThreadOptions,
    ({ folder, embeddings, source, segmentLimits }, log) =>
      openIndex({ folder, embeddings, source, segmentLimits, log }),
  );
