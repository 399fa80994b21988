import { z } from 'zod';
import { modelFailures } from '../assistant/model-failures.ts';

/** Documents of the index that are built again, or where the last rebuild failed. */
export const rebuildProgress = z.object({ done: z.int(), of: z.int(), failed: z.boolean() });

/** Engines that can make the vectors for searches by meaning. */
export const embeddingsEngines = ['built-in', 'local', 'endpoint'] as const;
const embeddingsEngine = z.enum(embeddingsEngines);
export type EmbeddingsEngine = z.infer<typeof embeddingsEngine>;

export const embeddingsChoice = z.object({ engine: embeddingsEngine });

/** Progress of the chosen engine's vectors. */
export const embeddingsProgress = z.object({
  /** The engine whose vectors searches use; null while none does. */
  serving: embeddingsEngine.nullable(),
  /** The vectors of the chosen engine that are made, in percent; null where none is missing, and during training. */
  percent: z.int().nullable(),
  /** Vectors cannot be made at present; the server tries again by itself. */
  failing: z.boolean(),
});

/** Judgments that are read again because the reader has changed since. */
export const rereadingProgress = z.object({
  done: z.int(),
  of: z.int(),
  /** Judgments among the done ones that stay as they were: their original is no longer stored, or could not be read. */
  missing: z.int(),
  unread: z.int(),
  finished: z.boolean(),
});
export const rereadingState = z.object({ rereading: rereadingProgress.nullable() });
export type RereadingProgress = z.infer<typeof rereadingProgress>;

/** Facts about the library for its operators' page. */
export const libraryStatus = z.object({
  documents: z.int(),
  judgments: z.int(),
  acts: z.int(),
  samples: z.int(),
  /** Segments of the index and rows in them, replaced ones included. */
  segments: z.int(),
  rows: z.int(),
  /** Bytes of the index on disk. */
  disk_bytes: z.int(),
  embeddings: embeddingsProgress.extend({
    /** Null where the settings name none. */
    chosen: embeddingsEngine.nullable(),
    /** Those that the settings make possible. */
    offered: z.array(embeddingsEngine),
    /** Only the settings decide. */
    fixed: z.boolean(),
  }),
  rebuild: rebuildProgress.nullable(),
  /** Null where no older reader read this library. */
  rereading: rereadingProgress.nullable(),
  /** Judgments of each court; the years newest first. */
  courts: z.array(
    z.object({
      court: z.string(),
      name: z.string(),
      judgments: z.int(),
      years: z.array(z.object({ year: z.string(), judgments: z.int() })),
    }),
  ),
  /** Number of files that could not be read, and the last of them with the reason. */
  failed: z.int(),
  failures: z.array(z.object({ file: z.string(), reason: z.string() })),
  /** Scanned PDFs, of those that failed too, whose pages are still to be read. */
  scans: z.int(),
  /** Requests to the language model of today and yesterday; null where none is set. */
  model: z
    .object({
      name: z.string(),
      answered: z.int(),
      failures: z.array(z.object({ failure: z.enum(modelFailures), requests: z.int() })),
    })
    .nullable(),
  /** Documents are being added now. */
  adding: z.object({ files: z.int(), done: z.int(), documents: z.int() }).nullable(),
});
export type LibraryStatus = z.infer<typeof libraryStatus>;
