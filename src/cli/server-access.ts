import type { RunInfo } from '#server/boot/data-folder.ts';
import { PROBLEMS, ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/**
 * Asks the server that runs on this computer, with the token of its run. Errors: `index_unavailable` when it cannot be
 * reached; the reason of the signal.
 */
export async function askServer(
  { host, port, ingestToken }: RunInfo,
  path: string,
  { headers, ...init }: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  const url = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}${path}`;
  const authorization = `Bearer ${ingestToken}`;
  return fetch(url, { ...init, headers: { ...headers, authorization } }).catch((cause: unknown) => {
    init.signal?.throwIfAborted();
    throw new ProblemError('index_unavailable', sentenceOf(commands.serverUnreachable), { cause });
  });
}

/** The server's own sentence, if it sent one. */
export async function refusalOf(answer: Response): Promise<ProblemError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  if (answer.status === PROBLEMS.disk_full[0]) return new ProblemError('disk_full');
  const reason = typeof said === 'string' ? said : answer.statusText;
  return new ProblemError(
    'index_unavailable',
    sentenceOf(commands.serverAnswered, { status: String(answer.status), reason }),
  );
}
