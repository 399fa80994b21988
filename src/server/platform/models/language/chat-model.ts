import type { Logger } from 'pino';
import { chatEndpoint } from '../provider/chat-endpoint.ts';
import type { ModelEndpoint } from '../provider/endpoint.ts';
import { LearnedEndpoint } from '../provider/learned-endpoint.ts';
import { ModelError, modelErrorOf } from '../provider/model-error.ts';
import { modelProblem } from '../provider/model-problem.ts';
import { AnswerReader, type Spent } from './answer-reader.ts';
import {
  type AnswerEnd,
  type AnswerPart,
  type ChatMessage,
  type LanguageModel,
  type ModelRequest,
  PURPOSES,
  type Purpose,
} from './language-model.ts';
import { promptTokens } from './token-count.ts';
import { tokenTimer } from './token-timer.ts';

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

/** A model without budgets and turns. */
export interface ChatModel extends LanguageModel {
  /** The most tokens that a request takes: of its prompt, by our estimate, and of its answer. */
  mostTokens(request: ModelRequest): { prompt: number; answer: number };
  /** `spent` counts the answer while it comes. */
  stream(request: ModelRequest, spent?: Spent): AsyncIterable<AnswerPart>;
}

/** Hears how each request has ended: with a failure, or undefined for an answer. */
export type OutcomeListener = (error: ModelError | undefined) => void;

export interface ChatModelParts {
  log: Logger;
  /** All that is known of the endpoint, shared by the models of all purposes. */
  learned?: LearnedEndpoint;
  heard?: OutcomeListener;
}

/** The model of an endpoint for one purpose. */
export function chatModel(
  endpoint: ModelEndpoint,
  purpose: Purpose,
  times: ChatTimes,
  { log, learned = new LearnedEndpoint(), heard = () => undefined }: ChatModelParts,
): ChatModel {
  const chat = new Chat(endpoint, PURPOSES[purpose].maxTokens, times, learned);
  const note = logger(log, { purpose, model: endpoint.model }, heard);

  async function* noted(parts: AsyncGenerator<AnswerPart>, signal: AbortSignal): AsyncGenerator<AnswerPart> {
    const notes = note();
    try {
      for await (const part of parts) {
        if ('text' in part) notes.first();
        else notes.done(part.end);
        yield part;
      }
    } catch (error) {
      signal.throwIfAborted();
      throw notes.failed(modelErrorOf(error));
    }
  }

  return {
    name: endpoint.model,
    get room() {
      return chat.room;
    },
    mostTokens(request) {
      try {
        return chat.mostTokens(request);
      } catch (error) {
        if (error instanceof ModelError) throw note().failed(error);
        throw error;
      }
    },
    stream: (request, spent = { output: 0 }) => noted(chat.streamed(request, spent), request.signal),
    async generate(request) {
      let text = '';
      const parts = noted(chat.answer(request, { output: 0 }, false), request.signal);
      for await (const part of parts) {
        if ('end' in part) return { text, ...part.end };
        text += part.text;
      }
      throw new Error('an answer has an end');
    },
  };
}

/** Answers of one endpoint for one purpose. Errors of both: `ModelError`; the reason of the signal. */
class Chat {
  readonly #provider: ReturnType<typeof chatEndpoint>;
  readonly #learned: LearnedEndpoint;
  readonly #times: ChatTimes;
  /** Tokens that an answer may take where the context has room for them. */
  readonly #wanted: number;

  constructor(endpoint: ModelEndpoint, wanted: number, times: ChatTimes, learned: LearnedEndpoint) {
    const { totalMs } = times;
    // Time without a token is limited by the timer of tokens: a comment in a stream is a byte, but no token.
    const mostBytes = 65_536 + 3 * wanted * bytesPerToken;
    const limits = { beginMs: totalMs, idleMs: totalMs, totalMs, mostRetryMs, mostBytes };
    this.#provider = chatEndpoint(endpoint, learned, limits);
    this.#learned = learned;
    this.#times = times;
    this.#wanted = wanted;
  }

  get room(): number {
    return this.#learned.roomFor(this.#wanted);
  }

  mostTokens(request: ModelRequest): { prompt: number; answer: number } {
    const prompt = Math.ceil(this.#fitted(request).tokens * this.#learned.density);
    return { prompt, answer: this.#learned.answerTokens(this.#wanted) };
  }

  /** The parts of a streamed answer, which is asked for whole where the stream has nothing. */
  async *streamed(request: ModelRequest, spent: Spent): AsyncGenerator<AnswerPart> {
    try {
      yield* this.answer(request, spent, true);
    } catch (error) {
      const empty = error instanceof ModelError && error.facts.empty && spent.output === 0;
      if (!empty || !this.#learned.dialect.stream) throw error;
      yield* this.answer(request, spent, false);
      // The endpoint answers, and does not stream.
      this.#learned.dialect = { ...this.#learned.dialect, stream: false };
    }
  }

  async *answer(request: ModelRequest, spent: Spent, stream: boolean): AsyncGenerator<AnswerPart> {
    const learned = this.#learned;
    const { tokenMs, totalMs } = this.#times;
    // An answer in one piece has a limit for the whole only.
    const timer = tokenTimer(request.signal, stream ? tokenMs : totalMs);
    const most = () => learned.answerTokens(this.#wanted);
    let tokens = 0;
    const prompt = () => {
      const fitted = this.#fitted(request);
      ({ tokens } = fitted);
      return fitted;
    };
    try {
      const { signal } = timer;
      const asking = { prompt, maxTokens: most, schema: request.schema, signal, stream };
      const events = await timer.within(this.#provider.open(asking));
      yield* new AnswerReader({ learned, timer, spent, tokens, most: most() }).parts(events);
    } catch (error) {
      request.signal.throwIfAborted();
      throw modelErrorOf(timer.reason ?? error);
    } finally {
      // Also when the consumer stops early: the provider's request ends then.
      timer.end();
    }
  }

  #fitted({ messages }: ModelRequest): { messages: readonly ChatMessage[]; tokens: number } {
    const made = typeof messages === 'function' ? messages(this.room) : messages;
    return { messages: made, tokens: promptTokens(made) };
  }
}

/** Logs counts, milliseconds and the class of a failure; never a text. */
function logger(log: Logger, what: { purpose: Purpose; model: string }, heard: OutcomeListener) {
  return () => {
    const started = performance.now();
    const since = () => Math.round(performance.now() - started);
    let firstMs: number | undefined;
    return {
      first() {
        firstMs ??= since();
      },
      done({ finish, usage }: AnswerEnd) {
        heard(undefined);
        log.info({ ...what, finish, ...usage, firstMs, ms: since() }, 'the language model answered');
      },
      failed(error: ModelError) {
        const { failure, status } = error;
        heard(error);
        log.warn({ ...what, failure, status, firstMs, ms: since() }, 'the language model failed');
        return modelProblem(error);
      },
    };
  };
}
