import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { recordAudit } from '#server/features/accounts/audit/audit-store.ts';
import { type Accounts, requestDetails } from '#server/features/accounts/context.ts';
import { routes, security } from '#server/features/accounts/contract.ts';
import { recoveryCodeUsed } from '#server/features/accounts/emails/security-emails.ts';
import { requireRecent } from '#server/features/accounts/sessions/reauthentication.ts';
import { completeSignIn } from '#server/features/accounts/sessions/sign-in.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import {
  proofBody,
  recoveryCodeBody,
  recoveryCodesMade,
  recoveryCodesStatus,
  verifiedFactorAnswer,
} from '#shared/contracts/factors.ts';
import { allowEmptyBody } from '../allow-empty-body.ts';
import {
  needsSecondFactor,
  noVerifiedFactor,
  recoveryCodesLocked,
  wrongRecoveryCode,
} from '../factor-errors.ts';
import { hasVerifiedFactor } from '../factor-rules.ts';
import { lockCaller } from '../factors-store.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes-store.ts';
import { redeemRecoveryCode } from './redeem-recovery-code.ts';

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
