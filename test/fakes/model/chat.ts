import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface ChatRequest {
  model?: unknown;
  messages: { role: string; content: string }[];
  stream?: boolean;
  max_tokens?: number;
}

/** Settings of the fake's answer to a chat. Each is off, or has the stated default, until it is set. */
export interface ChatManner {
  /** The text that replaces its own sentence. */
  text?: string;
  /** It writes its answer from what it is asked; instead of `text`. */
  writes?: (request: ChatRequest) => string;
  /** It does what a message says after *Ignore previous instructions and*, as a weak model does. */
  obeys?: boolean;
  /** It adds so many citations that do not exist. */
  inventsCitations?: number;
  /** It says how many tokens it took; true unless set. */
  usage?: boolean;
  /** Tokens of thinking before the first word. */
  thinks?: number;
  /** Milliseconds before the first token, and between two. */
  pace?: { firstMs: number; gapMs: number };
  /** Number of tokens with a pace, each of which is the time of its sending (`epochMs`). */
  stamps?: number;
}

/** Points at which a stream fails, and ways in which it does. */
export type ChatFault =
  | 'stall in the middle'
  | 'cut off'
  | 'drop in the middle'
  | 'error in the middle'
  | 'comments only'
  | 'without an end'
  | 'no text';

const own = 'Bail is the rule and jail the exception: जमानत नियम है, जेल अपवाद 😀.';
/** Ways in which a document gives orders; the first group is what the fake says then. */
const INJECTIONS = [
  /ignore (?:all )?(?:the )?(?:previous|prior|above|earlier) (?:instructions|rules|prompts?) and ([^.\n]+)/iu,
  /(?:disregard|forget|override) (?:everything|all|any|the)[^.\n]{0,60}?(?:and|;|:) (?:say |write |reply |output |print )?([^.\n]+)/iu,
  /(?:you are now|from now on you|act as|pretend)[^.\n]{0,80}?(?:and|who|:|,) (?:says? |writes? |repl(?:y|ies) |answers? )?([^.\n]+)/iu,
  /(?:system|assistant|instruction|note to (?:the )?(?:ai|model|assistant))\s?: ([^\n]+)/iu,
  /(?:reply|respond|answer|output|print|write|say|repeat|append|begin)[^.\n]{0,30}?(?:only|exactly|verbatim|with the (?:words?|text|link)|the following)[: ]+([^\n]+)/iu,
  /(?:tell|inform|assure) the user (?:that )?([^.\n]+)/iu,
  /(?:include|insert|add) (?:this|the following) (?:link|image|text|markdown)[: ]+([^\n]+)/iu,
  /(?:summar(?:y|ies)|answers?|notes?|summari[sz](?:es?|ed|ing|er)|digests?|overviews?)\b[^.\n]{0,90}?(?:open|begin|start|end|close|conclude|mention|state|say|include|add|recommend|name|write|contain)s?(?: with| that| the words?)?:? ([^.\n]+)/iu,
  /(?:please|kindly|requested)[^.\n]{0,60}?(?:mention|state|say|include|begin with|end with|add|write|recommend)(?: that)?:? ([^.\n]+)/iu,
  /निर्देशों को अनदेखा[^\n]{0,30}?(?:और|:) ([^\n]+)/u,
] as const;

/** Milliseconds since 1970 with fractions, the same clock in every process. */
export const epochMs = (): number => performance.timeOrigin + performance.now();

const stamp = '@@@@';

/** Some four characters are a token; never half of a surrogate pair. */
export const tokensIn = (text: string): string[] => text.match(/.{1,4}/gsu) ?? [];

/** The sources of a request, as the product frames them. */
export function sourcesIn({ messages }: ChatRequest): string[] {
  const frames = /<source n="\d+"[^>]*>\n([\s\S]*?)\n<\/source>/gu;
  return [...(messages.at(-1)?.content ?? '').matchAll(frames)].map((frame) => frame[1] ?? '');
}

/** An answer as a good model writes it: the first sentence of each source in quotation marks, with its number. */
export const quotingSources = (request: ChatRequest): string =>
  sourcesIn(request)
    .map((text) => text.replaceAll(/\s+/gu, ' '))
    .map((text, at) => `The source says: “${/^.*?[.?!](?=\s|$)/u.exec(text)?.[0] ?? text}” [${at + 1}]`)
    .join('\n\n');

/** The order that a weak model takes from a document, if the messages hold one. */
function obeyed({ messages }: ChatRequest): string | undefined {
  // System messages come from the operator, so they are no injection.
  for (const { content } of messages.filter(({ role }) => role !== 'system'))
    for (const pattern of INJECTIONS) {
      const order = pattern.exec(content)?.[1];
      if (order) return order;
    }
  return undefined;
}

/** The text of an answer. */
export function answerTo(request: ChatRequest, manner: ChatManner): string {
  const order = manner.obeys ? obeyed(request) : undefined;
  const usual = manner.stamps
    ? stamp.repeat(manner.stamps)
    : (manner.writes?.(request) ?? manner.text ?? own);
  const invented = Array.from(
    { length: manner.inventsCitations ?? 0 },
    (_, i) => ` (2019) ${90 + i} SCC 9999`,
  );
  return (order ?? usual) + invented.join(',');
}

function spent(request: ChatRequest, output: number) {
  const input = request.messages.reduce((sum, { content }) => sum + tokensIn(content).length + 4, 0);
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output };
}

function answerTokens(request: ChatRequest, manner: ChatManner) {
  const all = tokensIn(answerTo(request, manner));
  const room = Math.max(0, (request.max_tokens ?? Number.POSITIVE_INFINITY) - (manner.thinks ?? 0));
  return { tokens: all.slice(0, room), finish: all.length > room ? 'length' : 'stop' };
}

/** The answer without a stream. */
export function wholeAnswer(request: ChatRequest, manner: ChatManner): string {
  const { tokens, finish } = answerTokens(request, manner);
  return JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion',
    created: 1,
    model: request.model,
    choices: [{ index: 0, message: { role: 'assistant', content: tokens.join('') }, finish_reason: finish }],
    ...(manner.usage === false ? {} : { usage: spent(request, tokens.length + (manner.thinks ?? 0)) }),
  });
}

/** The events of a stream, each as its bytes. */
function* events(request: ChatRequest, manner: ChatManner): Generator<string> {
  const event = (more: object) =>
    `data: ${JSON.stringify({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: request.model, ...more })}\n\n`;
  const delta = (part: object, finish: string | null = null) =>
    event({ choices: [{ index: 0, delta: part, finish_reason: finish }] });
  const { tokens, finish } = answerTokens(request, manner);
  for (let i = 0; i < (manner.thinks ?? 0); i += 1) yield delta({ reasoning_content: 'hmm ' });
  for (const [i, content] of tokens.entries())
    yield delta(i === 0 ? { role: 'assistant', content } : { content });
  yield delta({}, finish);
  if (manner.usage !== false)
    yield event({ choices: [], usage: spent(request, tokens.length + (manner.thinks ?? 0)) });
  yield 'data: [DONE]\n\n';
}

/** Sizes of pieces that split characters and events. */
const oddSizes = [1, 7, 61, 3, 113, 19];

async function writeOddly(response: ServerResponse, text: string, turn: number): Promise<void> {
  const bytes = Buffer.from(text);
  let at = 0;
  for (let piece = turn; at < bytes.length; piece += 1) {
    const size = oddSizes[piece % oddSizes.length] ?? 1;
    response.write(bytes.subarray(at, at + size));
    at += size;
    // Pieces of one turn of the event loop would leave in one packet.
    await new Promise((next) => setImmediate(next));
  }
}

async function fail(response: ServerResponse, fault: ChatFault, next: string): Promise<void> {
  if (fault === 'stall in the middle') return;
  if (fault === 'error in the middle') {
    response.end(
      `data: {"error":{"message":"It is overloaded by: ${JSON.stringify(next).slice(1, 20)}"}}\n\n`,
    );
    return;
  }
  // Half of an event, and half of a character where it has one.
  await writeOddly(response, next.slice(0, next.length / 2), 0);
  if (fault === 'cut off') response.end();
  else response.destroy();
}

async function writeComments(response: ServerResponse): Promise<void> {
  while (!response.destroyed) {
    response.write(': still working\n\n');
    await wait(10);
  }
}

/** Its words again and again, whatever it was asked for. */
async function writeAgain(response: ServerResponse, words: readonly string[]): Promise<void> {
  while (!response.destroyed) {
    response.write(words.join(''));
    await wait(1);
  }
}

/** Streams an answer, or ends it badly after half of its events. */
export async function streamAnswer(
  response: ServerResponse,
  request: ChatRequest,
  manner: ChatManner,
  fault?: ChatFault,
): Promise<void> {
  if (fault === 'no text') return streamAnswer(response, request, { ...manner, writes: () => '' });
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (fault === 'comments only') return writeComments(response);
  const all = [...events(request, manner)];
  if (fault === 'without an end') return writeAgain(response, all.slice(0, -2));
  return writeEvents(response, all, manner, fault);
}

async function writeEvents(
  response: ServerResponse,
  all: readonly string[],
  manner: ChatManner,
  fault: ChatFault | undefined,
): Promise<void> {
  const broken = fault === undefined ? all.length : Math.floor(all.length / 2);
  for (const [turn, text] of all.entries()) {
    if (response.destroyed) return;
    if (fault && turn >= broken) return fail(response, fault, text);
    if (manner.pace) {
      // One write an event, on time: a bench compares when it arrives.
      await wait(turn === 0 ? manner.pace.firstMs : manner.pace.gapMs);
      response.write(text.replace(JSON.stringify(stamp), JSON.stringify(`${epochMs()}`)));
    } else await writeOddly(response, text, turn);
  }
  response.end();
}
