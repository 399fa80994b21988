import type { Dialect } from './learned-endpoint.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  text: string;
}

/** A JSON schema that the whole answer fits, where the endpoint takes one. */
export interface AnswerSchema {
  name: string;
  schema: Readonly<Record<string, unknown>>;
}

export interface ChatRequest {
  model: string;
  messages: readonly ChatMessage[];
  maxTokens: number;
  schema?: AnswerSchema | undefined;
}

/** Low: an answer keeps to its sources. Not 0, at which small models repeat themselves. */
const TEMPERATURE = 0.2;

/** Messages as chat templates take them: roles alternate, and the first after the system message is the user's. */
function alternating(messages: readonly ChatMessage[], system: Dialect['system']): ChatMessage[] {
  const merged: ChatMessage[] = [];
  for (const { role, text } of messages) {
    const as = role === 'system' && system === 'merged' ? 'user' : role;
    const last = merged.at(-1);
    if (last?.role === as) last.text += `\n\n${text}`;
    else merged.push({ role: as, text });
  }
  const first = merged.findIndex(({ role }) => role !== 'system');
  return merged.filter(({ role }, at) => at !== first || role === 'user');
}

/** The body of a request in the form that the endpoint takes. */
export function chatBody({ model, messages, maxTokens, schema }: ChatRequest, dialect: Dialect): string {
  const { stream, streamOptions, tokensField, temperature } = dialect;
  return JSON.stringify({
    model,
    messages: alternating(messages, dialect.system).map(({ role, text }) => ({ role, content: text })),
    ...(stream ? { stream: true } : {}),
    ...(stream && streamOptions ? { stream_options: { include_usage: true } } : {}),
    ...(tokensField === undefined ? {} : { [tokensField]: maxTokens }),
    ...(temperature ? { temperature: TEMPERATURE } : {}),
    ...(schema && dialect.schema ? { response_format: { type: 'json_schema', json_schema: schema } } : {}),
  });
}
