import { type ChatEvent, chatEvents } from './chat-events.ts';
import { type AnswerSchema, type ChatMessage, chatBody } from './chat-request.ts';
import { addressOf, headersOf, type ModelEndpoint } from './endpoint.ts';
import type { Dialect, LearnedEndpoint, Sent } from './learned-endpoint.ts';
import { type ModelError, modelErrorOf } from './model-error.ts';
import { type ProviderLimits, providerFetch } from './provider-fetch.ts';

/** Times that one request is sent. */
const MOST_TIMES = 9;

export interface ChatAsking {
  /** The messages for the context that is known, and our estimate of their tokens. */
  prompt: () => { messages: readonly ChatMessage[]; tokens: number };
  /** Tokens that the answer takes at most. */
  maxTokens: () => number;
  schema?: AnswerSchema | undefined;
  /** False: the answer comes whole, also where the endpoint streams. */
  stream: boolean;
  signal: AbortSignal;
}

type Attempt = Sent & ({ events: AsyncGenerator<ChatEvent> } | { failed: ModelError });

/** Asks for one answer, in the form that the endpoint takes; what it refuses is left out and asked again. */
export function chatEndpoint(endpoint: ModelEndpoint, learned: LearnedEndpoint, limits: ProviderLimits) {
  const send = providerFetch(limits);
  const address = addressOf(endpoint, 'chat/completions');
  const headers = { 'content-type': 'application/json', ...headersOf(endpoint) };

  /** The form of a request: what the endpoint takes, of what is asked for. */
  const formOf = ({ stream, schema }: ChatAsking, messages: readonly ChatMessage[]): Dialect => {
    const { dialect } = learned;
    const streams = dialect.stream && stream;
    return {
      ...dialect,
      stream: streams,
      streamOptions: streams && dialect.streamOptions,
      schema: dialect.schema && schema !== undefined,
      system: messages.some(({ role }) => role === 'system') ? dialect.system : 'merged',
    };
  };

  /** Sends the request once. */
  const attempt = async (asking: ChatAsking): Promise<Attempt> => {
    const { messages, tokens } = asking.prompt();
    const form = formOf(asking, messages);
    const request = { model: endpoint.model, messages, maxTokens: asking.maxTokens(), schema: asking.schema };
    const { signal } = asking;
    try {
      const response = await send(address, {
        method: 'POST',
        headers,
        body: chatBody(request, form),
        signal,
      });
      return { form, tokens, events: chatEvents(response) };
    } catch (error) {
      signal.throwIfAborted();
      return { form, tokens, failed: modelErrorOf(error) };
    }
  };

  /** Sends the request until a form of it is taken. */
  const taken = async (asking: ChatAsking): Promise<AsyncGenerator<ChatEvent>> => {
    for (let times = 1; ; times += 1) {
      const tried = await attempt(asking);
      if ('events' in tried) return tried.events;
      const { failed, ...sent } = tried;
      if (times >= MOST_TIMES || !learned.learnFrom(failed, sent)) throw failed;
      // A prompt that cannot be made shorter is not sent again.
      if (failed.failure === 'context' && asking.prompt().tokens >= sent.tokens) throw failed;
    }
  };

  return {
    /** The events of the answer. Errors: `ModelError`, also of the prompt; the reason of the signal. */
    async open(asking: ChatAsking): Promise<AsyncGenerator<ChatEvent>> {
      const { state } = learned;
      try {
        return await taken(asking);
      } catch (error) {
        asking.signal.throwIfAborted();
        const failed = modelErrorOf(error);
        learned.forget(state, failed);
        throw failed;
      }
    },
  };
}
