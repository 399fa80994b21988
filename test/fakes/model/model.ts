import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type ChatFault,
  type ChatManner,
  type ChatRequest,
  epochMs,
  streamAnswer,
  wholeAnswer,
} from './chat.ts';
import { tokensOf, vectorOf } from './embeddings.ts';

/**
 * The fake's treatment of a request: it can `answer`, `stall` or `drop` the connection before the answer, refuse with a
 * status (the body repeats the request, as providers do), answer HTML, end in the middle, or send 10 MB.
 */
export type ModelMode =
  | 'answer'
  | 'stall'
  | 'drop'
  | 'html'
  | 'ten megabytes'
  | 'other shape'
  | ChatFault
  | { status: number; retryAfter?: string; code?: string };

export interface FakeModel {
  /** Base address with the version path. */
  url: string;
  key: string;
  /** Sets the mode of all later requests; each mode of `next` applies first, to one request. */
  mode(mode: ModelMode): void;
  next(...modes: ModelMode[]): void;
  /** Settings of its answers to chats from now on. */
  manner: ChatManner;
  /** Chooses the mode of a chat by its content; undefined leaves it to `next` and `mode`. */
  choose?: (asked: ChatRequest) => ModelMode | undefined;
  /** Texts of each embedding request so far. */
  requests: string[][];
  /** Chat requests so far. */
  chats: ChatRequest[];
  /** The most chat requests that were open at the same time. */
  mostAtOnce(): number;
  /** Requests whose client went away before their answer was complete. */
  abandoned(): number;
  /** Time (`epochMs`) of each of those. */
  abandonedAt: number[];
  close(): Promise<void>;
}

const model = 'fake-embedder';
const chatModel = 'fake-chat';
const MODELS_AT: Record<string, string> = {
  'POST /v1/embeddings': model,
  'POST /v1/chat/completions': chatModel,
};

interface EmbeddingRequest {
  model?: unknown;
  input?: unknown;
}

/** A server of models on loopback that speaks the OpenAI-compatible protocol. */
export async function startModel(): Promise<FakeModel> {
  const key = 'sk-fake-0123456789';
  const queued: ModelMode[] = [];
  const requests: string[][] = [];
  const chats: ChatRequest[] = [];
  let standing: ModelMode = 'answer';
  const abandonedAt: number[] = [];
  let open = 0;
  let mostAtOnce = 0;
  const fake: Pick<FakeModel, 'manner' | 'choose'> = { manner: {} };

  const chat = async (response: ServerResponse, asked: ChatRequest) => {
    chats.push(asked);
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const mode = fake.choose?.(asked) ?? queued.shift() ?? standing;
    const said = asked.messages.map(({ content }) => content);
    if (asked.stream !== true) return send(response, mode, said, wholeAnswer(asked, fake.manner));
    const fault = mode === 'answer' ? undefined : asChatFault(mode);
    if (mode !== 'answer' && fault === undefined) return send(response, mode, said, '');
    await streamAnswer(response, asked, fake.manner, fault);
  };

  const embeddings = (response: ServerResponse, asked: EmbeddingRequest) => {
    const input = Array.isArray(asked.input) ? asked.input.map(String) : [String(asked.input)];
    requests.push(input);
    send(response, queued.shift() ?? standing, input, embeddingAnswer(input));
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    response.on('close', () => {
      if (!response.writableFinished) abandonedAt.push(epochMs());
    });
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, 'Incorrect API key provided.');
    const place = `${request.method} ${request.url}`;
    if (place === 'GET /v1/models') return send(response, queued.shift() ?? standing, [], listOfModels);
    const serves = MODELS_AT[place];
    if (serves === undefined) return refuse(response, 404, `Unknown request URL: ${place}`);
    const asked = JSON.parse(body) as EmbeddingRequest & ChatRequest;
    if (asked.model !== serves)
      return refuse(response, 404, `The model ${String(asked.model)} does not exist.`);
    if (serves === chatModel) await chat(response, asked);
    else embeddings(response, asked);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key,
    mode(mode: ModelMode) {
      standing = mode;
    },
    next: (...modes: ModelMode[]) => {
      queued.push(...modes);
    },
    requests,
    chats,
    mostAtOnce: () => mostAtOnce,
    abandoned: () => abandonedAt.length,
    abandonedAt,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  });
}

/** The names of the models that the fake serves. */
export const fakeModelName = model;
export const fakeChatName = chatModel;

const listOfModels = JSON.stringify({
  object: 'list',
  data: [model, chatModel].map((id) => ({ id, object: 'model', created: 1, owned_by: 'fake' })),
});

const CHAT_FAULTS: readonly string[] = [
  'stall in the middle',
  'cut off',
  'drop in the middle',
  'error in the middle',
  'comments only',
  'without an end',
  'no text',
] satisfies ChatFault[];

const asChatFault = (mode: ModelMode): ChatFault | undefined =>
  typeof mode === 'string' && CHAT_FAULTS.includes(mode) ? (mode as ChatFault) : undefined;

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  { headers = {}, code }: { headers?: Record<string, string>; code?: string | undefined } = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(
    JSON.stringify({
      error: { message, type: code ?? 'invalid_request_error', param: null, code: code ?? null },
    }),
  );
}

function send(response: ServerResponse, mode: ModelMode, input: string[], whole: string): void {
  if (typeof mode === 'object') {
    const { status, retryAfter, code } = mode;
    const headers = {
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      ...(status === 307 ? { location: '/v1/embeddings' } : {}),
    };
    refuse(response, status, `This cannot be done for: ${input.join(' ')}`, { headers, code });
    return;
  }
  if (mode === 'stall') return;
  if (mode === 'drop') {
    response.destroy();
    return;
  }
  if (mode === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Sign in</title><p>${input.join(' ')}</p>`);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (mode === 'answer') response.end(whole);
  else if (mode === 'ten megabytes') response.end(`${' '.repeat(10 * 1024 * 1024)}${whole}`);
  else if (mode === 'other shape') response.end('{"object":"list","data":[{"embedding":"no"}]}');
  else {
    response.write(whole.slice(0, whole.length / 2));
    // The headers go out with the first piece; the connection ends without the rest.
    if (mode !== 'stall in the middle') setImmediate(() => response.destroy());
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
