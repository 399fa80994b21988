import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { draftWork } from './draft-work.ts';

/** A long draft takes a second of processor time to write, and a book of annexures some. */
export const { run: draftThread } = new WorkPool<typeof draftWork>(new URL('draft-work', import.meta.url));
