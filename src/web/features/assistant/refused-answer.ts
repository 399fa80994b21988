import type { ProblemCode } from '#shared/errors.ts';
import { ApiError } from '#web/data/api.ts';

const UNSUPPORTED: ProblemCode = 'answer_unsupported';

/** The model answered, but its sources do not support the answer: nothing of it is kept or shown. */
export const isRefusedAnswer = (error: unknown): boolean =>
  error instanceof ApiError && error.code === UNSUPPORTED;
