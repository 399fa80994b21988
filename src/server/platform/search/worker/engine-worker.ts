import { parentPort, workerData } from 'node:worker_threads';
import { openIndex } from '../embedded/open-index.ts';
import { openOpenSearch } from '../opensearch/opensearch-engine.ts';
import type { ThreadOptions } from './protocol.ts';
import { serveEngine } from './serve-engine.ts';

// The thread in which the index lives, or in which the texts for a cluster are read: searches, writes, flushes, merges and
// the scheduling of training.

if (parentPort)
  await serveEngine(parentPort, workerData as ThreadOptions, async ({ place, source, segmentLimits }, log) =>
    'cluster' in place
      ? openOpenSearch(place.cluster, source, log)
      : openIndex({ ...place, source, segmentLimits, log }),
  );
