import { SMS } from '#shared/contracts/phones.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError } from '#web/data/api.ts';

/** The seconds to wait before the next code, from the server's error; undefined when it refused for another reason. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const seconds = Number(/\d+/.exec(error.message)?.[0]);
  return error.message === t(accountErrors.codeTooSoon, { seconds }) ? seconds : undefined;
}

/** The moment (epoch ms) from which another code can be requested. */
export const resendMoment = (seconds: number = SMS.secondsBetween): number => Date.now() + seconds * 1000;
