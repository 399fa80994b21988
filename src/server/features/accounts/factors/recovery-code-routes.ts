import { createHmac, randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { recordAudit } from '#server/features/accounts/audit-store.ts';
import { type Accounts, requestDetails } from '#server/features/accounts/context.ts';
import { routes, security } from '#server/features/accounts/contract.ts';
import { recoveryCodeUsed } from '#server/features/accounts/emails/security-emails.ts';
import { hashedKey } from '#server/features/accounts/hashed-keys.ts';
import { requireRecent } from '#server/features/accounts/sessions/reauthentication.ts';
import type { StartedSession } from '#server/features/accounts/sessions/session-store.ts';
import { completeSignIn } from '#server/features/accounts/sessions/sign-in.ts';
import { waitMinutes } from '#server/features/accounts/throttle/throttle.ts';
import { clearAttempts, countAttempt } from '#server/features/accounts/throttle/throttle-store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import {
  FACTORS,
  proofBody,
  recoveryCodeBody,
  recoveryCodesMade,
  recoveryCodesStatus,
  verifiedFactorAnswer,
} from '#shared/contracts/factors.ts';
import { allowEmptyBody } from './allow-empty-body.ts';
import {
  needsSecondFactor,
  noVerifiedFactor,
  recoveryCodesLocked,
  wrongRecoveryCode,
} from './factor-errors.ts';
import { hasVerifiedFactor } from './factor-rules.ts';
import { lockCaller } from './factors-store.ts';
import { consumeRecoveryCode, recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes-store.ts';
import { stepUp } from './step-up.ts';

/** Thirty-two characters that are easy to tell apart: no 0 and O, no 1 and I. Five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** Ten codes of 60 random bits, `XXXX-XXXX-XXXX`. */
function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < FACTORS.recoveryCodes) codes.add(newCode().replace(GROUP, '$&-'));
  return [...codes];
}

function newCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The hash of a code as printed or typed: spaces, dashes and case do not matter. */
function recoveryCodeHash(hmacKey: Uint8Array, userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const bound = JSON.stringify(['recovery code', userId, plain]);
  return createHmac('sha256', hmacKey).update(bound).digest('base64url');
}

/** Failures count for the user, across all codes. */
const LIMIT = { attempts: FACTORS.failuresPerFactor, windowMs: FACTORS.lockMinutes * 60_000 };

type Redeemed =
  | { outcome: 'right'; started: StartedSession; remaining: number }
  | { outcome: 'wrong' }
  | { outcome: 'locked'; minutes: number };

/**
 * Exchanges a recovery code for a new session of level aal2. It does not throw for a wrong code, because the counted
 * failure must be committed: the caller throws after the transaction.
 */
async function redeemRecoveryCode(
  tx: Tx,
  c: Context<AppEnv>,
  accounts: Accounts,
  code: string,
): Promise<Redeemed> {
  const { secrets, now } = accounts.services;
  const { userId, sessionId } = c.get('session');
  const { asking } = await lockCaller(tx, c.get('session'));
  const key = hashedKey(secrets.hmacKey, 'recovery codes', userId);
  const counted = await countAttempt(tx, [{ key, limit: LIMIT }], now());
  if ('waitMs' in counted) return { outcome: 'locked', minutes: waitMinutes(counted.waitMs) };
  const record = { userId, details: { method: 'recovery_code' }, ...requestDetails(c) };
  const codeHash = recoveryCodeHash(secrets.hmacKey, userId, code);
  if (!(await consumeRecoveryCode(tx, userId, codeHash, now()))) {
    await recordAudit(tx, { ...record, sessionId, event: 'second_factor_failed' }, now());
    return { outcome: 'wrong' };
  }
  await clearAttempts(tx, key);
  const started = await stepUp(tx, c, accounts, asking, 'recovery_code');
  await recordAudit(tx, { ...record, sessionId: started.session.id, event: 'recovery_code_used' }, now());
  const { remaining } = await recoveryCodesLeft(tx, userId);
  return { outcome: 'right', started, remaining };
}

const status = routes.get('/recovery-codes', {
  security,
  summary: 'How many recovery codes are left',
  responses: { 200: json(recoveryCodesStatus, 'Never the codes themselves'), ...errors(401, 403) },
});

const make = routes.post('/recovery-codes', {
  security,
  summary: 'Make ten recovery codes, shown this once',
  description:
    'At level aal2, in a session under 10 minutes old or with `current_password` or `nonce`. New codes disable the old ones.',
  request: { body: { required: false, content: { 'application/json': { schema: proofBody } } } },
  responses: { 200: json(recoveryCodesMade, 'The codes'), ...errors(400, 401, 403, 422, 429) },
});

const verify = routes.post('/recovery-codes/verify', {
  security,
  summary: 'Confirm with a recovery code in place of a factor',
  description: 'Each works once. After 10 wrong ones none is looked at for 15 minutes (429).',
  request: { body: jsonBody(recoveryCodeBody) },
  responses: {
    200: json(
      verifiedFactorAnswer,
      'A new session of level aal2; our own web application also gets its cookie',
    ),
    ...errors(400, 401, 422, 429),
  },
});

export function recoveryCodeRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services } = accounts;
  app.use('/recovery-codes', accounts.signedIn, allowEmptyBody);
  app.on('POST', '/recovery-codes/verify', accounts.aal1Session);

  app.openapi(status, async (c) => {
    const { userId, aal } = c.get('session');
    if (aal === 'aal1') throw needsSecondFactor();
    const left = await services.db.withAccounts((tx) => recoveryCodesLeft(tx, userId));
    return c.json({ remaining: left.remaining, created_at: left.createdAt?.toISOString() ?? null }, 200);
  });

  app.openapi(make, async (c) => {
    if (c.get('session').aal === 'aal1') throw needsSecondFactor();
    await requireRecent(accounts, c, c.req.valid('json') ?? {});
    const codes = newRecoveryCodes();
    await services.db.withAccounts((tx) => keep(tx, c, accounts, codes));
    return c.json({ codes }, 200);
  });

  app.openapi(verify, async (c) => {
    const { code } = c.req.valid('json');
    const redeemed = await services.db.withAccounts((tx) => redeemRecoveryCode(tx, c, accounts, code));
    if (redeemed.outcome === 'wrong') throw wrongRecoveryCode();
    if (redeemed.outcome === 'locked') throw recoveryCodesLocked(redeemed.minutes);
    recoveryCodeUsed(services, redeemed.started.user, redeemed.remaining);
    return c.json(await completeSignIn(c, accounts, redeemed.started), 200);
  });
}

async function keep(
  tx: Tx,
  c: Context<AppEnv>,
  { services }: Accounts,
  codes: readonly string[],
): Promise<void> {
  const now = services.now();
  const { userId, sessionId } = c.get('session');
  const { account, asking } = await lockCaller(tx, c.get('session'));
  if (asking.aal === 'aal1') throw needsSecondFactor();
  if (!hasVerifiedFactor(account.factors)) throw noVerifiedFactor();
  const hashes = codes.map((code) => recoveryCodeHash(services.secrets.hmacKey, userId, code));
  await replaceRecoveryCodes(tx, userId, hashes, now);
  await recordAudit(tx, { userId, sessionId, event: 'recovery_codes_made', ...requestDetails(c) }, now);
}
