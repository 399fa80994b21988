import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { type AuthUser, authUser } from '#shared/contracts/accounts.ts';
import {
  type ListedFactor,
  listedFactor,
  type proofBody,
  recoveryCodesMade,
  recoveryCodesStatus,
} from '#shared/contracts/factors.ts';
import type { changeUserBody } from '#shared/contracts/phones.ts';
import {
  auditPage,
  type ErasureStatus,
  type erasureBody,
  erasureStatus,
  sessionList,
} from '#shared/contracts/sessions-and-audit.ts';
import { connectAnswer, type ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import { ApiError, api } from '#web/data/api.ts';
import { reloadSession } from '#web/data/session.ts';

const PAGE = 10;

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: ({ signal }) => api.get('/auth/v1/sessions', sessionList, { signal }),
  staleTime: 0,
});

export const activityQuery = infiniteQueryOptions({
  queryKey: ['security', 'activity'],
  queryFn: ({ signal, pageParam }) =>
    api.get('/auth/v1/audit', auditPage, { signal, query: { limit: PAGE, before: pageParam } }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  staleTime: 0,
});

export const recoveryCodesQuery = queryOptions({
  queryKey: ['security', 'recovery-codes'],
  queryFn: ({ signal }) => api.get('/auth/v1/recovery-codes', recoveryCodesStatus, { signal }),
  staleTime: 0,
});

export function factorsOf({ factors }: Pick<AuthUser, 'factors'>): ListedFactor[] {
  return factors.flatMap((factor) => listedFactor.safeParse(factor).data ?? []);
}

export const verifiedFactors = (user: Pick<AuthUser, 'factors'>): ListedFactor[] =>
  factorsOf(user).filter(({ status }) => status === 'verified');

type Proof = z.input<typeof proofBody>;

/** Errors: 401 `reauthentication_needed` for a verified one, unless the session is new or `proof` is correct. */
export async function removeFactor(id: string, proof: Proof = {}): Promise<true> {
  await api.run('DELETE', `/auth/v1/factors/${id}`, proof, { keepalive: true });
  return true;
}

/** Removes unfinished enrolments of earlier attempts, for example after the browser was closed. */
export async function removeUnfinished(): Promise<void> {
  const user = await api.get('/auth/v1/user', authUser.pick({ factors: true }));
  for (const { id, status } of factorsOf(user)) {
    if (status === 'unverified') await removeFactor(id);
  }
}

export async function makeRecoveryCodes(proof: Proof): Promise<string[]> {
  return (await api.post('/auth/v1/recovery-codes', proof, recoveryCodesMade)).codes;
}

export type Change = Pick<z.input<typeof changeUserBody>, 'password' | 'email' | 'phone'>;

const changedUser = authUser.pick({ email: true, phone: true });

/** A new password takes effect at once, a new email or phone after its confirmation. */
export function changeAccount(body: Change & Proof): Promise<z.infer<typeof changedUser>> {
  return api.put('/auth/v1/user', body, changedUser, {
    query: { redirect_to: `${window.location.origin}/home/profile?tab=security` },
  });
}

/** The URL where the user chooses an account at a provider; the browser then returns to this tab. */
export function startProvider(provider: ProviderKey, proof: Proof): Promise<z.infer<typeof connectAnswer>> {
  const redirect_to = `${window.location.origin}/home/profile?tab=security&${provider}=connected`;
  return api.post('/auth/v1/user/identities/authorize', proof, connectAnswer, {
    query: { provider, redirect_to },
  });
}

/** Errors: 422 `single_identity_not_deletable`, `identity_not_found`. */
export async function disconnectProvider(id: string, proof: Proof): Promise<true> {
  await api.run('DELETE', `/auth/v1/user/identities/${id}`, proof);
  return true;
}

/** Errors: 400 for another address, 401 `reauthentication_needed`, 429. */
export function askErasure(body: z.input<typeof erasureBody>): Promise<ErasureStatus> {
  return api.post('/auth/v1/erasure', body, erasureStatus);
}

export async function endSession(id: string): Promise<void> {
  await api.run('DELETE', `/auth/v1/sessions/${id}`);
}

export async function endOtherSessions(): Promise<void> {
  await api.run('POST', '/auth/v1/logout', undefined, { query: { scope: 'others' } });
}

/** Sends a code that replaces the current password, to the email or else to the phone. */
export async function sendProofCode(): Promise<void> {
  await api.run('GET', '/auth/v1/reauthenticate');
}

/** Reads the user and the data of this page again, after a change of the account or of the session. */
export async function accountChanged(client: QueryClient): Promise<void> {
  await Promise.all([reloadSession(client), client.invalidateQueries({ queryKey: ['security'] })]);
}

export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);
