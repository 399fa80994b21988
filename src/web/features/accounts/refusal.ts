import { ApiError, sentence } from '#web/data/api.ts';

/** Why it did not work: in the server's words when it refused what was asked, in `failure` when it could not do it. */
export function refusalOr(error: unknown, failure: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? sentence(error, failure) : failure;
}
