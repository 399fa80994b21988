import { z } from 'zod';
import type { ModelEndpoint } from './endpoint.ts';
import { ModelError } from './model-error.ts';

const tokens = z.coerce.number().int().positive().optional().catch(undefined);

/** Entries of `/v1/models`: vLLM and SGLang, LM Studio, OpenRouter, Groq, Mistral, Together. */
const models = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      max_model_len: tokens,
      loaded_context_length: tokens,
      context_length: tokens,
      context_window: tokens,
      max_context_length: tokens,
    }),
  ),
});
/** `/props` of llama.cpp: the size that the server was started with. */
const props = z.looseObject({ default_generation_settings: z.looseObject({ n_ctx: tokens }) });
/** `/api/show` of Ollama: the settings of the model, and what it could read. */
const show = z.looseObject({
  parameters: z.string().optional(),
  model_info: z.record(z.string(), z.unknown()).optional(),
});
/** Ollama reads so many tokens where neither the model nor its start names a size, and cuts a longer prompt silently. */
const OLLAMA_CONTEXT = 4096;

type Ask = (
  path: string,
  init?: { method: string; body: string; headers: Record<string, string> },
) => Promise<Response>;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page that is no JSON names no size.
    return undefined;
  }
}

/** The JSON of a call; undefined for an endpoint that does not have it. Errors: the reason of the signal. */
async function said(asked: Promise<Response>): Promise<unknown> {
  try {
    return jsonOf(await (await asked).text());
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}

function ofList(list: string, model: string): number | undefined {
  const read = models.safeParse(jsonOf(list));
  const found = read.data?.data.find(({ id }) => id === model);
  if (!found) return undefined;
  const { max_model_len, loaded_context_length, context_length, context_window, max_context_length } = found;
  return max_model_len ?? loaded_context_length ?? context_length ?? context_window ?? max_context_length;
}

function ofOllama(answer: unknown): number | undefined {
  const read = show.safeParse(answer);
  if (!read.success) return undefined;
  const [, set] = /^num_ctx\s+(\d+)/mu.exec(read.data.parameters ?? '') ?? [];
  if (set !== undefined) return Number(set);
  const trained = Object.entries(read.data.model_info ?? {}).find(([key]) => key.endsWith('.context_length'));
  return trained === undefined ? undefined : Math.min(OLLAMA_CONTEXT, Number(trained[1]) || OLLAMA_CONTEXT);
}

/** Tokens that a model reads and writes at most, as its endpoint names them; undefined where it does not. */
export async function contextOf(
  { model }: Pick<ModelEndpoint, 'model'>,
  list: string,
  ask: Ask,
): Promise<number | undefined> {
  const listed = ofList(list, model);
  if (listed !== undefined) return listed;
  const running = props.safeParse(await said(ask('/props')));
  if (running.success) return running.data.default_generation_settings.n_ctx;
  const headers = { 'content-type': 'application/json' };
  return ofOllama(await said(ask('/api/show', { method: 'POST', body: JSON.stringify({ model }), headers })));
}
