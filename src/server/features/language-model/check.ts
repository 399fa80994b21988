import { z } from 'zod';
import type { LanguageModel, ModelRequest } from '#server/platform/models/language/language-model.ts';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import { modelFailures } from '#shared/contracts/assistant/model-failures.ts';
import { ProblemError } from '#shared/errors.ts';
import { abilities, tryAbilities } from './abilities.ts';

const trial = z.union([
  z.object({
    ok: z.literal(true),
    /** Milliseconds until the first text; of an answer in one piece, until all of it. */
    firstMs: z.number(),
    ms: z.number(),
    input: z.number(),
    output: z.number(),
    counted: z.enum(['provider', 'estimate']),
  }),
  z.object({ ok: z.literal(false), failure: z.enum(modelFailures), status: z.number().optional() }),
  /** A budget or the queue of this server is full. */
  z.object({ ok: z.literal(false), refusal: z.string() }),
]);
export type Trial = z.infer<typeof trial>;

/** Result of a short question to a model, asked as a stream and in one piece, and of three trials. */
export const modelCheck = z.object({
  model: z.string(),
  /** The address of the endpoint without what may be secret in it. */
  address: z.string(),
  /** Seconds that it may take for a token. */
  seconds: z.number(),
  streamed: trial,
  /** Missing when the stream failed in a way that says everything. */
  whole: trial.optional(),
  /** Missing where the model did not answer the short question, or a budget of this server is used. */
  abilities: abilities.optional(),
});
export type ModelCheck = z.infer<typeof modelCheck>;

const question: ModelRequest['messages'] = [
  { role: 'user', text: 'This is a test of the connection. Answer with the one word: ready' },
];

/** Milliseconds, by a function that says when the first text has come. */
async function attempt(
  ask: (first: () => void) => Promise<Pick<Extract<Trial, { ok: true }>, 'input' | 'output' | 'counted'>>,
): Promise<Trial> {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  let firstMs: number | undefined;
  try {
    const usage = await ask(() => {
      firstMs ??= since();
    });
    const ms = since();
    return { ok: true, firstMs: firstMs ?? ms, ms, ...usage };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { cause } = error;
    if (!(cause instanceof ModelError)) return { ok: false, refusal: error.sentence };
    return { ok: false, failure: cause.failure, status: cause.status };
  }
}

/** Asks a model one short question in both ways, and tries what it can do. Errors: the reason of the signal. */
export async function checkModel(
  model: LanguageModel,
  { url, seconds, signal }: { url: string; seconds: number; signal: AbortSignal },
): Promise<ModelCheck> {
  const request = { messages: question, signal };
  const streamed = await attempt(async (first) => {
    for await (const part of model.stream(request)) {
      if ('end' in part) return part.end.usage;
      first();
    }
    throw new Error('A stream has an end.');
  });
  const { origin, pathname } = new URL(url);
  const found = { model: model.name, address: `${origin}${pathname}`, seconds, streamed };
  // An endpoint that cannot stream gives no usable answer; every other failure says enough.
  const more = streamed.ok || ('failure' in streamed && streamed.failure === 'unusable');
  if (!more) return found;
  const whole = await attempt(async () => (await model.generate(request)).usage);
  if (!streamed.ok && !whole.ok) return { ...found, whole };
  const can = await tryAbilities(model, signal);
  return { ...found, whole, ...(can ? { abilities: can } : {}) };
}
