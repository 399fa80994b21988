import { randomUUID } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import type { EnrolledFactor, enrolBody } from '#shared/contracts/factors.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { readAccount } from '../account-store.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { requireRecent } from '../sessions/reauthentication.ts';
import { findUser } from '../store.ts';
import type { FactorRow, User } from '../tables.ts';
import { enrolmentRefused, needsSecondFactor, sessionEnded } from './factor-errors.ts';
import { enrolmentProblem, hasVerifiedFactor, isAbandoned } from './factor-rules.ts';
import { addFactor, lockCaller, removeFactors } from './factors-store.ts';
import { seal } from './totp/secret-box.ts';
import { type NewTotp, newTotp } from './totp/totp.ts';

type Wanted = z.infer<typeof enrolBody>;

const ISSUER = 'Munshi';

/**
 * Enrols a factor, which takes effect once a code confirms it. This is a sensitive change: an open or stolen session
 * must not be enough to add a sign-in method.
 * Errors: 401 `reauthentication_needed`; 403 `insufficient_aal`; 422 as the rules say.
 */
export async function enrolFactor(
  c: Context<AppEnv>,
  accounts: Accounts,
  wanted: Wanted,
): Promise<EnrolledFactor> {
  const { db } = accounts.services;
  if (wanted.factor_type === 'phone' && wanted.phone === undefined)
    throw new ProblemError('invalid_request', sentenceOf(accountErrors.phoneInvalid));
  const account = await db.withAccounts(async (tx) => {
    const user = await findUser(tx, c.get('session').userId);
    return user && readAccount(tx, user);
  });
  if (!account) throw sessionEnded();
  // Checked before the proof, so that a refused enrolment does not use up a code.
  placeFor(wanted, account.factors, accounts.services.now());
  await requireRecent(accounts, c, wanted);
  const id = randomUUID();
  const totp =
    wanted.factor_type === 'totp' ? newTotp(wanted.issuer || ISSUER, label(account.user)) : undefined;
  await db.withAccounts((tx) => enrol(tx, c, accounts, { ...wanted, id, totp }));
  const { friendly_name = '', phone } = wanted;
  if (!totp) return { id, type: 'phone', friendly_name, phone };
  const { qrCode: qr_code, secret, uri } = totp;
  return { id, type: 'totp', friendly_name, totp: { qr_code, secret, uri } };
}

/** The abandoned enrolments to replace by this one. Errors: 422 when there is no room for another factor. */
function placeFor(wanted: Wanted, factors: readonly FactorRow[], now: Date): { abandoned: FactorRow[] } {
  const abandoned = factors.filter((factor) => isAbandoned(factor, now));
  const kept = factors.filter((factor) => !abandoned.includes(factor));
  const refusal = enrolmentProblem(kept, {
    factorType: wanted.factor_type,
    friendlyName: wanted.friendly_name,
  });
  if (refusal) throw enrolmentRefused(refusal.reason, refusal.sentence);
  return { abandoned };
}

const label = (user: User) => user.email ?? user.phone ?? user.id;

async function enrol(
  tx: Tx,
  c: Context<AppEnv>,
  { services }: Accounts,
  wanted: Wanted & { id: string; totp: NewTotp | undefined },
): Promise<void> {
  const now = services.now();
  const { userId, sessionId } = c.get('session');
  const { account, asking } = await lockCaller(tx, c.get('session'));
  if (hasVerifiedFactor(account.factors) && asking.aal === 'aal1') throw needsSecondFactor();
  const { abandoned } = placeFor(wanted, account.factors, now);
  await removeFactors(
    tx,
    abandoned.map(({ id }) => id),
  );
  const { id, factor_type: factorType, friendly_name, totp } = wanted;
  const friendlyName = friendly_name || undefined;
  const own = totp
    ? {
        issuer: wanted.issuer || ISSUER,
        secretEncrypted: seal(services.secrets.hmacKey, totp.secret, id),
      }
    : { phone: wanted.phone };
  await addFactor(tx, { id, userId, factorType, friendlyName, ...own }, now);
  const details = { factor_type: factorType, friendly_name: friendlyName ?? '' };
  await recordAudit(tx, { userId, sessionId, event: 'factor_enrolled', details, ...requestDetails(c) }, now);
}
