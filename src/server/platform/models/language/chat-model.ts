import type { Logger } from 'pino';
import { type ModelEndpoint, openProvider, type ProviderChatModel } from '../provider/endpoint.ts';
import { ModelError, modelErrorOf } from '../provider/model-error.ts';
import { modelProblem } from '../provider/model-problem.ts';
import {
  type AnswerEnd,
  type AnswerPart,
  type ChatMessage,
  type LanguageModel,
  type ModelRequest,
  PURPOSES,
  type Purpose,
  type TokenUsage,
} from './language-model.ts';
import { promptTokens, tokensOf, tokensOfBytes } from './token-count.ts';
import { type TokenTimer, tokenTimer } from './token-timer.ts';

/** Milliseconds. */
export interface ChatTimes {
  /** Without a token: before the first one, the connection and a second attempt included, and between two. */
  tokenMs: number;
  totalMs: number;
}

/** The longest `Retry-After` that somebody waits for, in milliseconds. */
const mostRetryMs = 5000;
/** An answer has some 300 bytes of frame for each token; beyond this, the provider ignores what it was asked for. */
const bytesPerToken = 2048;

/** Usage of an answer so far: counted here, for an answer that ends before the provider reports it. */
export interface Spent {
  /** Bytes of text and of thinking. */
  output: number;
}

type Generated = Awaited<ReturnType<ProviderChatModel['doGenerate']>>;
type Finished = Pick<Generated, 'finishReason' | 'usage'>;
type StreamPart =
  Awaited<ReturnType<ProviderChatModel['doStream']>>['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;

/** A model without budgets and turns. */
export interface ChatModel extends LanguageModel {
  readonly maxTokens: number;
  /** `spent` counts the answer while it comes. */
  stream(request: ModelRequest, spent?: Spent): AsyncIterable<AnswerPart>;
}

/** The model of an endpoint for one purpose. */
export function chatModel(
  endpoint: ModelEndpoint,
  purpose: Purpose,
  times: ChatTimes,
  log: Logger,
): ChatModel {
  const { maxTokens } = PURPOSES[purpose];
  const { tokenMs, totalMs } = times;
  // Time without a token is limited by the timer of tokens: a comment in a stream is a byte, but no token.
  const mostBytes = 65_536 + maxTokens * bytesPerToken;
  const limits = { beginMs: totalMs, idleMs: totalMs, totalMs, mostRetryMs, mostBytes };
  const model = openProvider(endpoint, limits).chatModel(endpoint.model);
  const options = (messages: readonly ChatMessage[], abortSignal: AbortSignal) => ({
    prompt: promptOf(messages),
    maxOutputTokens: maxTokens,
    abortSignal,
  });
  const note = logger(log, { purpose, model: endpoint.model });

  return {
    name: endpoint.model,
    maxTokens,
    async *stream({ messages, signal }, spent: Spent = { output: 0 }) {
      const timer = tokenTimer(signal, tokenMs);
      const noted = note();
      try {
        const { stream } = await timer.within(model.doStream(options(messages, timer.signal)));
        for await (const part of partsOf(stream.getReader(), timer, spent)) {
          if ('text' in part) {
            noted.first();
            yield part;
          } else {
            const end = endOf(part, messages, tokensOfBytes(spent.output));
            noted.done(end);
            yield { end };
          }
        }
      } catch (error) {
        signal.throwIfAborted();
        throw noted.failed(modelErrorOf(timer.reason ?? error));
      } finally {
        // Also when the consumer stops early: the provider's request ends then.
        timer.end();
      }
    },
    async generate({ messages, signal }) {
      // The answer comes in one piece, so only the whole of it has a limit.
      const timer = tokenTimer(signal, totalMs);
      const noted = note();
      try {
        const answer = await timer.within(model.doGenerate(options(messages, timer.signal)));
        const text = answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
        if (text === '') throw new ModelError('unusable');
        const end = endOf(answer, messages, tokensOf(text));
        noted.done(end);
        return { text, ...end };
      } catch (error) {
        signal.throwIfAborted();
        throw noted.failed(modelErrorOf(timer.reason ?? error));
      } finally {
        timer.end();
      }
    },
  };
}

/** Text, and the end as the provider gives it. Errors: an answer without text, or without an end. */
async function* partsOf(
  reader: ReadableStreamDefaultReader<StreamPart>,
  timer: TokenTimer,
  spent: Spent,
): AsyncGenerator<{ text: string } | Finished> {
  let said = false;
  for (;;) {
    const { value: part } = await timer.within(reader.read());
    if (part === undefined || part.type === 'error') throw modelErrorOf(part?.error);
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      timer.token();
      spent.output += Buffer.byteLength(part.delta);
    }
    if (part.type === 'text-delta') {
      said = true;
      yield { text: part.delta };
    }
    if (part.type === 'finish') {
      if (!said) throw new ModelError('unusable');
      yield part;
      return;
    }
  }
}

function promptOf(messages: readonly ChatMessage[]): Parameters<ProviderChatModel['doStream']>[0]['prompt'] {
  return messages.map(({ role, text }) =>
    role === 'system' ? { role, content: text } : { role, content: [{ type: 'text', text }] },
  );
}

function endOf(
  { finishReason, usage }: Finished,
  messages: readonly ChatMessage[],
  output: number,
): AnswerEnd {
  const { unified } = finishReason;
  const known = unified === 'stop' || unified === 'length' || unified === 'content-filter';
  return { finish: known ? unified : 'other', usage: usageOf(usage, messages, output) };
}

/** The provider's count, or ours where it gives none. */
function usageOf(
  { inputTokens, outputTokens, raw }: Finished['usage'],
  messages: readonly ChatMessage[],
  output: number,
): TokenUsage {
  if (raw === undefined) return { input: promptTokens(messages), output, counted: 'estimate' };
  return { input: count(inputTokens.total), output: count(outputTokens.total), counted: 'provider' };
}

const count = (tokens: number | undefined): number => Math.max(0, Math.round(tokens ?? 0));

/** Logs counts, milliseconds and the class of a failure; never a text. */
function logger(log: Logger, what: { purpose: Purpose; model: string }) {
  return () => {
    const started = performance.now();
    const since = () => Math.round(performance.now() - started);
    let firstMs: number | undefined;
    return {
      first() {
        firstMs ??= since();
      },
      done({ finish, usage }: AnswerEnd) {
        log.info({ ...what, finish, ...usage, firstMs, ms: since() }, 'the language model answered');
      },
      failed(error: ModelError) {
        const { failure, status } = error;
        log.warn({ ...what, failure, status, firstMs, ms: since() }, 'the language model failed');
        return modelProblem(error);
      },
    };
  };
}
