import { type RunInfo, runningServer } from '#server/boot/data-folder.ts';
import type { Env } from '#server/core/env.ts';
import { PROBLEMS, ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';

/** A command's settings, and the stream that it prints to. */
export interface Command {
  env: Env;
  out: Pick<NodeJS.WritableStream, 'write'>;
}

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

/**
 * The good answer of the running server; undefined, with a sentence printed, when none runs. Errors: those of `askServer`,
 * and `refusalOf`.
 */
export async function askRunning(
  { env, out }: Command,
  path: string,
  init: RequestInit & { headers?: Record<string, string> } = {},
): Promise<Response | undefined> {
  const server = await runningServer(env.MUNSHI_DATA);
  if (!server || server.port === 0) {
    out.write(`${t(commands.needsServer)}\n`);
    return undefined;
  }
  const answer = await askServer(server, path, init);
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}
