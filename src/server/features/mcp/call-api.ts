import type { Context } from 'hono';
import type { AppEnv } from '#server/platform/http/access.ts';

/** The part of the application that a tool calls. */
export interface Api {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
}

/** The answer of a route of the API: its JSON, or its sentence. */
export type Called = { ok: true; body: unknown } | { ok: false; says: string };

function sentenceIn(body: unknown): string {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  if (typeof error === 'string') return error;
  if (typeof message === 'string') return message;
  const inner = (error as { message?: unknown } | undefined)?.message;
  return typeof inner === 'string' ? inner : 'The request was refused';
}

/**
 * Calls a route of the API for the caller of a tool, with the same bearer token: its session, scopes, limits and row-level
 * security are those of the route.
 */
export function apiCaller(api: Api, c: Context<AppEnv>) {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['authorization', 'accept-language', 'x-forwarded-for']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Called> => {
    const request = new Request(new URL(path, c.req.url), {
      method,
      headers,
      signal: c.req.raw.signal,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await api.fetch(request, c.env);
    const read: unknown = await answer.json().catch(() => undefined);
    return answer.ok ? { ok: true, body: read } : { ok: false, says: sentenceIn(read) };
  };
}
export type CallApi = ReturnType<typeof apiCaller>;
