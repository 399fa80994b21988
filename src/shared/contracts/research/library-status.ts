import { z } from 'zod';

/** Documents of the index that are built again, or where the last rebuild failed. */
export const rebuildProgress = z.object({ done: z.int(), of: z.int(), failed: z.boolean() });

/** What the operators' page of the library shows. */
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
  embeddings: z.object({ engine: z.string(), dimensions: z.int(), ready: z.boolean() }),
  rebuild: rebuildProgress.nullable(),
  /** Judgments of each court; the years newest first. */
  courts: z.array(
    z.object({
      court: z.string(),
      name: z.string(),
      judgments: z.int(),
      years: z.array(z.object({ year: z.string(), judgments: z.int() })),
    }),
  ),
  /** How many files could not be read, and the last of them with the reason. */
  failed: z.int(),
  failures: z.array(z.object({ file: z.string(), reason: z.string() })),
  /** Scanned PDFs, of those that failed too, whose pages are still to be read. */
  scans: z.int(),
  /** Documents are being added now. */
  adding: z.object({ files: z.int(), done: z.int(), documents: z.int() }).nullable(),
});
export type LibraryStatus = z.infer<typeof libraryStatus>;
