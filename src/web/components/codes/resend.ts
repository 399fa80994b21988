import { SMS } from '#shared/account-limits.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { ApiError } from '#web/data/api.ts';

/** The seconds to wait before the next code, from the server's error; undefined when it refused for another reason. */
export function secondsToWait(error: unknown): number | undefined {
  const said = error instanceof ApiError ? error.said : undefined;
  return said?.key === accountErrors.codeTooSoon.key ? Number(said.params.seconds) : undefined;
}

/** The moment (epoch ms) from which another code can be requested. */
export const resendMoment = (seconds: number = SMS.secondsBetween): number => Date.now() + seconds * 1000;
