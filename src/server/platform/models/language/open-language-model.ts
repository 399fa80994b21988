import type { Env } from '#server/core/env.ts';
import type { Services } from '#server/platform/services.ts';
import type { ModelEndpoint } from '../provider/endpoint.ts';
import { type ChatTimes, chatModel } from './chat-model.ts';
import { guardedModel } from './guarded-model.ts';
import type { LanguageModel, Purpose } from './language-model.ts';
import { ModelTurns } from './model-turns.ts';
import { TokenBudget } from './token-budget.ts';

/** A whole answer may take so many times as long as one token. */
const tokensInAnswer = 5;

type ModelEnv = Pick<Env, 'MODEL_URL' | 'MODEL_NAME' | 'MODEL_API_KEY' | 'MODEL_TIMEOUT_S'>;

/** The endpoint of the settings with its times; undefined when none is set. */
export function modelSettings({
  MODEL_URL: url,
  MODEL_NAME: model,
  MODEL_API_KEY: key,
  MODEL_TIMEOUT_S: seconds,
}: ModelEnv): { endpoint: ModelEndpoint; times: ChatTimes } | undefined {
  if (url === undefined || model === undefined) return undefined;
  const tokenMs = seconds * 1000;
  return { endpoint: { url, model, key }, times: { tokenMs, totalMs: tokenMs * tokensInAnswer } };
}

/** Gives the language model for a purpose, with turns and budgets. Undefined when the settings name none. */
export function openLanguageModel(
  parts: Pick<Services, 'db' | 'env' | 'now' | 'log' | 'payments' | 'plans'>,
): ((purpose: Purpose) => LanguageModel) | undefined {
  const settings = modelSettings(parts.env);
  if (!settings) return undefined;
  const { endpoint, times } = settings;
  const turns = new ModelTurns(parts.env.MODEL_AT_ONCE);
  // Longer than an answer may take, so that only a server that died leaves a reservation to expire.
  const budget = new TokenBudget(parts, times.totalMs + 60_000);
  return (purpose) => guardedModel(chatModel(endpoint, purpose, times, parts.log), turns, budget);
}
