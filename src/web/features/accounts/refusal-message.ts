import { ApiError, serverSentence } from '#web/data/api.ts';

/** The server's sentence when it refused the request, else `failure`. */
export function refusalMessage(error: unknown, failure: string): string {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return refused ? serverSentence(error, failure) : failure;
}
