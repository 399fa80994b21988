import { z } from 'zod';
import { ModelError } from './model-error.ts';
import { reportedError } from './refusal.ts';

/** Events of an answer, in the order in which they come. */
export type ChatEvent =
  | { text: string }
  | { thought: string }
  | { finish: 'stop' | 'length' | 'content-filter' | 'other' }
  | { usage: { input: number; output: number } };

const part = z.union([
  z.string(),
  z.looseObject({
    type: z.string().optional(),
    text: z.string().optional(),
    thinking: z.unknown().optional(),
  }),
]);
const message = z.looseObject({
  content: z.union([z.string(), z.array(part)]).nullish(),
  reasoning_content: z.string().nullish().catch(undefined),
  reasoning: z.string().nullish().catch(undefined),
});
const chunk = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        delta: message.nullish(),
        message: message.nullish(),
        text: z.string().nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z
    .looseObject({ prompt_tokens: z.number().nullish(), completion_tokens: z.number().nullish() })
    .nullish()
    .catch(undefined),
  error: z.unknown().optional(),
});
type Message = z.infer<typeof message>;

const LENGTH = new Set(['length', 'max_tokens', 'model_length']);
const FILTERED = new Set(['content_filter', 'content-filter', 'safety', 'refusal']);
const STOP = new Set([
  'stop',
  'eos',
  'eos_token',
  'end_turn',
  'stop_sequence',
  'complete',
  'finished',
  'done',
]);

function finishOf(reason: string): 'stop' | 'length' | 'content-filter' | 'other' {
  const name = reason.toLowerCase();
  if (LENGTH.has(name)) return 'length';
  if (FILTERED.has(name)) return 'content-filter';
  return STOP.has(name) ? 'stop' : 'other';
}

type Part = z.infer<typeof part>;

function eventOfPart(one: Part): ChatEvent {
  if (typeof one === 'string') return { text: one };
  const { type = 'text', text = '', thinking } = one;
  if (thinking !== undefined) return { thought: JSON.stringify(thinking) };
  return type === 'text' || type === 'output_text' ? { text } : { thought: text };
}

/** The text and the thoughts of a message, whose content is a text or parts of one. */
function* eventsOfMessage({ content, reasoning_content, reasoning }: Message): Generator<ChatEvent> {
  const thought = reasoning_content ?? reasoning;
  if (thought) yield { thought };
  for (const one of typeof content === 'string' ? [content] : (content ?? [])) yield eventOfPart(one);
}

const count = (tokens: number | null | undefined): number => Math.max(0, Math.round(tokens ?? 0));

/** The events of one piece of an answer, or of a whole one. Errors: `ModelError`. */
function* eventsOf(json: string): Generator<ChatEvent> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ModelError('unusable');
  }
  const read = chunk.safeParse(value);
  if (!read.success) throw new ModelError('unusable');
  const { choices, usage, error } = read.data;
  if (error !== undefined && error !== null) throw reportedError(error);
  // Other choices would be other answers.
  const choice = choices?.[0];
  if (choice) {
    if (choice.text) yield { text: choice.text };
    const said = choice.delta ?? choice.message;
    if (said) yield* eventsOfMessage(said);
    if (choice.finish_reason) yield { finish: finishOf(choice.finish_reason) };
  }
  if (usage) yield { usage: { input: count(usage.prompt_tokens), output: count(usage.completion_tokens) } };
}

/** The lines of a body, as they become whole. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

/** The events of a stream, whose lines are `data:` and one JSON object, or the object alone. */
async function* streamed(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ChatEvent> {
  let finished = false;
  for await (const line of linesOf(body)) {
    const data = (line.startsWith('data:') ? line.slice(5) : line).trim();
    if (data === '[DONE]') {
      if (!finished) yield { finish: 'stop' };
      return;
    }
    // Comments, names of events and blank lines say nothing.
    if (!data.startsWith('{')) continue;
    for (const event of eventsOf(data)) {
      finished ||= 'finish' in event;
      yield event;
    }
  }
  if (!finished) throw new ModelError('unusable');
}

/** The events of an answer that came whole. */
async function* whole(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ChatEvent> {
  let text = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) text += piece;
  let finished = false;
  for (const event of eventsOf(text)) {
    finished ||= 'finish' in event;
    yield event;
  }
  if (!finished) yield { finish: 'stop' };
}

/**
 * The events of an answer, streamed or whole, whichever the endpoint sends. Errors: `ModelError`, also where a stream ends
 * without saying so: what came before may be half a sentence.
 */
export async function* chatEvents({ headers, body }: Response): AsyncGenerator<ChatEvent> {
  const type = headers.get('content-type') ?? '';
  if (!body) throw new ModelError('unusable');
  if (type.includes('html')) {
    await body.cancel();
    throw new ModelError('address');
  }
  yield* type.includes('application/json') ? whole(body) : streamed(body);
}
