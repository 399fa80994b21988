/** Headers of the data API: one object instead of a list; return the written rows. */
export const ONE_ROW = { accept: 'application/vnd.pgrst.object+json' } as const;
export const RETURN_ROWS = { prefer: 'return=representation' } as const;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type RequestOptions = {
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Sends the request even when the page is about to close. */
  keepalive?: boolean;
};

/** A request that only reads: of a path, or with a body of a function. */
export type Asked = Pick<RequestOptions, 'query' | 'headers'> & { path: string; body?: object };

function address(path: string, query: RequestOptions['query']): string {
  const given = Object.entries(query ?? {}).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** A request to our own API (same origin, with the cookie). A plain object becomes JSON; a FormData or Blob is sent unchanged. */
function requestOf(
  method: Method,
  path: string,
  body: unknown,
  { query, headers, signal, keepalive }: RequestOptions,
): [url: string, init: RequestInit] {
  const raw = body instanceof FormData || body instanceof Blob;
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  };
  return [address(path, query), init];
}

/** Milliseconds that an answer waits for the code that needs it; later it would be old. */
const WAITING_MS = 10_000;
/** The answers to what was asked early, by request. */
const early = new Map<string, Promise<Response>>();
let forgetting: ReturnType<typeof setTimeout> | undefined;

const nameOf = (url: string, { method, headers, body }: RequestInit) =>
  JSON.stringify([method, url, headers, body]);

/**
 * Sends what a page asks for first, before its code has arrived. The page then takes each answer once; a caller that reads
 * one before it reads a copy.
 */
export function askEarly(requests: readonly Asked[]): Promise<Response>[] {
  clearTimeout(forgetting);
  forgetting = setTimeout(forgetEarly, WAITING_MS);
  return requests.map(({ path, body, ...options }) => {
    const [url, init] = requestOf(body ? 'POST' : 'GET', path, body, options);
    const name = nameOf(url, init);
    const answer = early.get(name) ?? fetch(url, init);
    // The page that takes the answer shows the failure.
    answer.catch(() => undefined);
    early.set(name, answer);
    return answer;
  });
}

/** Nobody takes the early answers any more: they are old, or of another session. */
export const forgetEarly = (): void => early.clear();

/** Sends a request, unless it was sent early and its answer waits. Errors: those of `fetch`. */
export function ask(method: Method, path: string, body: unknown, options: RequestOptions): Promise<Response> {
  const [url, init] = requestOf(method, path, body, options);
  if (early.size === 0) return fetch(url, init);
  const name = nameOf(url, init);
  const answer = early.get(name);
  early.delete(name);
  // Any change makes what was read before it old.
  if (method !== 'GET' && !answer) early.clear();
  return answer ?? fetch(url, init);
}
