import { ProblemError } from '#shared/errors.ts';

/** Limit: time for a provider's answer, in ms. */
export const PROVIDER_TIMEOUT_MS = 10_000;

/** `sms_unavailable` with a cause for the log: what failed, never the number or the code. */
export function unavailable(provider: string, what: string): ProblemError {
  return new ProblemError('sms_unavailable', undefined, { cause: new Error(`${provider}: ${what}`) });
}

/**
 * Calls a provider and reads its JSON answer; `body` is undefined when the answer is not JSON.
 * Errors: `sms_unavailable` when it cannot be reached or does not answer in time.
 */
export async function requestProvider(
  provider: string,
  url: string,
  request: { headers: Record<string, string>; body: string },
  withinMs: number,
): Promise<{ status: number; body: Record<string, unknown> | undefined }> {
  let answer: { status: number; text: string };
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      // Redirects are not followed, so that credentials and codes reach only the configured host.
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    answer = { status: response.status, text: await response.text() };
  } catch (error) {
    throw unavailable(provider, error instanceof Error ? reason(error) : 'cannot be reached');
  }
  return { status: answer.status, body: parsed(answer.text) };
}

function reason(error: Error): string {
  if (error.name === 'TimeoutError') return 'did not answer in time';
  const code = (error.cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `cannot be reached (${code})` : 'cannot be reached';
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
