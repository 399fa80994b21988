import type { QueryClient } from '@tanstack/react-query';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import {
  challengeAnswer,
  type ListedFactor,
  listedFactor,
  verifiedFactorAnswer,
} from '#shared/contracts/factors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { reloadSession } from '#web/data/session.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';

/** The factors that can confirm a session, authenticators first. */
export function usableFactors({ factors }: Pick<AuthUser, 'factors'>): ListedFactor[] {
  const verified = factors
    .flatMap((factor) => listedFactor.safeParse(factor).data ?? [])
    .filter(({ status }) => status === 'verified');
  const kind = (type: ListedFactor['factor_type']) =>
    verified.filter((factor) => factor.factor_type === type);
  return [...kind('totp'), ...kind('phone')];
}

/** A number of which only the last four digits are shown, on one line. */
export function maskedPhone(phone: string): string {
  return `••••\u00a0${phone.slice(-4)}`;
}

export function factorLabel({ factor_type, friendly_name: name, phone = '' }: ListedFactor): string {
  if (factor_type === 'totp')
    return name ? t(messages.authenticatorNamed, { name }) : t(messages.authenticator);
  const masked = maskedPhone(phone);
  return name ? t(messages.smsNamed, { phone: masked, name }) : t(messages.sms, { phone: masked });
}

/** The problem as a sentence. `wrong`: the server checked the code and refused it. */
export type Refusal = { message: string; wrong: boolean };

function refuse(error: unknown): Refusal {
  const message = sentence(error, t(accountErrors.wrongCode));
  toastProblem(t(common.error), message);
  return { message, wrong: error instanceof ApiError && error.code === 'mfa_verification_failed' };
}

/** Requests a challenge; for a phone this sends the code. Errors: `ApiError`. */
export async function challenge({ id, factor_type }: ListedFactor): Promise<string> {
  const body = factor_type === 'phone' ? { channel: 'sms' } : {};
  return (await api.post(`/auth/v1/factors/${id}/challenge`, body, challengeAnswer)).id;
}

async function confirmed(client: QueryClient): Promise<undefined> {
  await reloadSession(client);
  toastSuccess(t(common.success), t(messages.signedIn));
}

/**
 * Confirms the session with a code. An authenticator's code needs no earlier challenge: a new one is created each
 * time.
 */
export async function confirmWithCode(
  client: QueryClient,
  factor: ListedFactor,
  code: string,
  challengeId?: string,
): Promise<Refusal | undefined> {
  try {
    const challenge_id = challengeId ?? (await challenge(factor));
    await api.post(`/auth/v1/factors/${factor.id}/verify`, { challenge_id, code }, verifiedFactorAnswer);
    return await confirmed(client);
  } catch (error) {
    return refuse(error);
  }
}

/** Confirms the session with a recovery code, which can be used only once. */
export async function confirmWithRecoveryCode(
  client: QueryClient,
  code: string,
): Promise<Refusal | undefined> {
  try {
    await api.run('POST', '/auth/v1/recovery-codes/verify', { code });
    return await confirmed(client);
  } catch (error) {
    return refuse(error);
  }
}
