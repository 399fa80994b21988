import type { Viewer } from '#server/platform/db/database.ts';
import type { LanguageModel, Purpose } from '#server/platform/models/language/language-model.ts';
import { isPrivateHost } from '#server/platform/outgoing/private-addresses.ts';
import type { Services } from '#server/platform/services.ts';
import type { DraftAssistantState } from '#shared/contracts/drafts/suggestions.ts';
import { type AiPreferences, dataMayLeave } from '#shared/contracts/profiles.ts';

const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** True when the model of the settings runs on this server, so that nothing leaves it. */
function isHere(url: string | undefined): boolean {
  return url !== undefined && THIS_MACHINE.test(new URL(url).hostname);
}

/**
 * The model that may write for a user; undefined where none is configured, or where the user's preferences exclude it:
 * research assistance is off, or data may not leave this server and the model is elsewhere.
 */
export function modelFor(
  { languageModel, env }: Pick<Services, 'languageModel' | 'env'>,
  preferences: AiPreferences,
  purpose: Purpose = 'answer',
): LanguageModel | undefined {
  return whyNoModel({ languageModel, env }, preferences) === 'model' ? languageModel?.(purpose) : undefined;
}

/** True when the model of the settings is in a private network, where nobody is paid by the token. */
function isNear(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { hostname } = new URL(url);
  // A name without a dot is of the network of a container or an office.
  return isPrivateHost(hostname) || !(hostname.includes('.') || hostname.includes(':'));
}

/** Share of the tokens of a day that must be left, of the user's and of all users', for a second reading by a model elsewhere. */
const ENOUGH_LEFT = 0.5;

/**
 * The model that reads the sentences of an answer again; undefined where the operator does not want that, or where the
 * model is elsewhere and half of the tokens of a day are used, of the user's or of all users'.
 */
export async function secondReader(
  { languageModel, env }: Pick<Services, 'languageModel' | 'env'>,
  viewer: Viewer,
): Promise<LanguageModel | undefined> {
  const { MODEL_SECOND_READING: wanted, MODEL_URL } = env;
  const model = wanted === 'off' ? undefined : languageModel?.('support');
  if (!model || wanted === 'on' || isNear(MODEL_URL)) return model;
  return (await model.dayLeft(viewer)) > ENOUGH_LEFT ? model : undefined;
}

/** Reason for which no model writes for a user; `model` when one does. */
export function whyNoModel(
  { languageModel, env }: Pick<Services, 'languageModel' | 'env'>,
  preferences: AiPreferences,
): DraftAssistantState['why'] {
  if (!languageModel) return 'none';
  if (!preferences.research_assistance) return 'off';
  return !dataMayLeave(preferences) && !isHere(env.MODEL_URL) ? 'data_stays' : 'model';
}
