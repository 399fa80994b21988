import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { checkWork } from './check-work.ts';

/**
 * A long document and the judgments that it cites take seconds of processor time. Each call is short, so that the checks of
 * several users take turns.
 */
export const { run: checkThread } = new WorkPool<typeof checkWork>(new URL('check-work', import.meta.url));
