import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tokensOf, vectorOf } from './embeddings.ts';

/**
 * What the fake does with a request: `answer` it, `stall` before the answer or in the middle of it, refuse it with a
 * status (whose body repeats the request, as providers do), answer HTML, end in the middle, or send 10 MB.
 */
export type ModelMode =
  | 'answer'
  | 'stall'
  | 'stall in the middle'
  | 'html'
  | 'cut off'
  | 'ten megabytes'
  | 'other shape'
  | { status: number; retryAfter?: string };

export interface FakeModel {
  /** Base address with the version path. */
  url: string;
  key: string;
  /** What requests get from now on; those of `next` first, one each. */
  mode(mode: ModelMode): void;
  next(...modes: ModelMode[]): void;
  /** Texts of each embedding request so far. */
  requests: string[][];
  /** Requests whose client went away before their answer was complete. */
  abandoned(): number;
  close(): Promise<void>;
}

const model = 'fake-embedder';

interface EmbeddingRequest {
  model?: unknown;
  input?: unknown;
}

/** A server of models on loopback that speaks the OpenAI-compatible protocol. */
export async function startModel(): Promise<FakeModel> {
  const key = 'sk-fake-0123456789';
  const queued: ModelMode[] = [];
  const requests: string[][] = [];
  let standing: ModelMode = 'answer';
  let abandoned = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, 'Incorrect API key provided.');
    if (request.method !== 'POST' || request.url !== '/v1/embeddings')
      return refuse(response, 404, `Unknown request URL: ${request.url}`);
    const asked = JSON.parse(body) as EmbeddingRequest;
    const input = Array.isArray(asked.input) ? asked.input.map(String) : [String(asked.input)];
    if (asked.model !== model)
      return refuse(response, 404, `The model ${String(asked.model)} does not exist.`);
    requests.push(input);
    send(response, queued.shift() ?? standing, input);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    mode(mode) {
      standing = mode;
    },
    next: (...modes) => {
      queued.push(...modes);
    },
    requests,
    abandoned: () => abandoned,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** The name of the model that the fake serves. */
export const fakeModelName = model;

function refuse(response: ServerResponse, status: number, message: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }),
  );
}

function send(response: ServerResponse, mode: ModelMode, input: string[]): void {
  if (typeof mode === 'object') {
    const { status, retryAfter } = mode;
    const headers = {
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      ...(status === 307 ? { location: '/v1/embeddings' } : {}),
    };
    refuse(response, status, `This cannot be done for: ${input.join(' ')}`, headers);
    return;
  }
  if (mode === 'stall') return;
  if (mode === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Sign in</title><p>${input.join(' ')}</p>`);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  const whole = embeddingAnswer(input);
  if (mode === 'answer') response.end(whole);
  else if (mode === 'ten megabytes') response.end(`${' '.repeat(10 * 1024 * 1024)}${whole}`);
  else if (mode === 'other shape') response.end('{"object":"list","data":[{"embedding":"no"}]}');
  else {
    response.write(whole.slice(0, whole.length / 2));
    // The headers go out with the first piece; the connection ends without the rest.
    if (mode === 'cut off') setImmediate(() => response.destroy());
  }
}

function embeddingAnswer(input: string[]): string {
  const tokens = tokensOf(input);
  return JSON.stringify({
    object: 'list',
    model,
    data: input.map((each, index) => ({ object: 'embedding', index, embedding: vectorOf(each) })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  });
}
