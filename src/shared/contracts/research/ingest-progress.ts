import { z } from 'zod';

const count = z.int().min(0).max(1_000_000_000);
/** Progress of the running ingests: the event `progress` of `GET /library/ingest`. */
export const ingestProgress = z.object({
  files: count.describe('Files of the folder'),
  done: count.describe('Of these, the files that were read'),
  documents: count.describe('Documents that were found in them'),
});
export type IngestProgress = z.infer<typeof ingestProgress>;

/** Report of `munshi ingest` to the server about one run. */
export const ingestReport = ingestProgress.extend({ run: z.uuid(), finished: z.boolean() });
