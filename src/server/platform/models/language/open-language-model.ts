import type { Env } from '#server/core/env.ts';
import type { ModelEndpoint } from '../provider/endpoint.ts';
import { LearnedEndpoint } from '../provider/learned-endpoint.ts';
import { type ChatModelParts, type ChatTimes, chatModel } from './chat-model.ts';
import { guardedModel } from './guarded-model.ts';
import type { BudgetedModel, Purpose } from './language-model.ts';
import { ModelTurns } from './model-turns.ts';
import { type BudgetParts, TokenBudget } from './token-budget.ts';

/** A whole answer may take so many times as long as one token. */
const tokensInAnswer = 5;

type ModelEnv = Pick<Env, 'MODEL_URL' | 'MODEL_NAME' | 'MODEL_API_KEY' | 'MODEL_TIMEOUT_S' | 'MODEL_CONTEXT'>;

export interface ModelSettings {
  endpoint: ModelEndpoint;
  times: ChatTimes;
  /** Tokens of prompt and answer together; undefined: the endpoint is asked. */
  context: number | undefined;
}

/** The endpoint of the settings with its times; undefined when none is set. */
export function modelSettings({
  MODEL_URL: url,
  MODEL_NAME: model,
  MODEL_API_KEY: key,
  MODEL_TIMEOUT_S: seconds,
  MODEL_CONTEXT: context,
}: ModelEnv): ModelSettings | undefined {
  if (url === undefined || model === undefined) return undefined;
  const tokenMs = seconds * 1000;
  const times = { tokenMs, totalMs: tokenMs * tokensInAnswer };
  return { endpoint: { url, model, key }, times, context };
}

/** The endpoint of the settings, of which nothing else is known yet. */
export const learnedEndpoint = ({ MODEL_CONTEXT: context }: Pick<Env, 'MODEL_CONTEXT'>): LearnedEndpoint =>
  new LearnedEndpoint(context);

/** Gives the language model for a purpose, with turns and budgets. Undefined when the settings name none. */
export function openLanguageModel(
  parts: BudgetParts,
  { learned = learnedEndpoint(parts.env), heard }: Pick<ChatModelParts, 'learned' | 'heard'> = {},
): ((purpose: Purpose) => BudgetedModel) | undefined {
  const settings = modelSettings(parts.env);
  if (!settings) return undefined;
  const { endpoint, times } = settings;
  const turns = new ModelTurns(parts.env.MODEL_AT_ONCE);
  // Longer than an answer may take, so that only a server that died leaves a reservation to expire.
  const budget = new TokenBudget(parts, times.totalMs + 60_000);
  const chat = { log: parts.log, learned, ...(heard ? { heard } : {}) };
  return (purpose) => guardedModel(chatModel(endpoint, purpose, times, chat), turns, budget);
}
