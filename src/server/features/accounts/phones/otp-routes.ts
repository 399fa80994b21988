import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { type AuthSession, authSession } from '#shared/contracts/accounts.ts';
import { otpBody, verifyOtpBody } from '#shared/contracts/phones.ts';
import { recordAudit } from '../audit-store.ts';
import { type Accounts, knownDevice, type NewSignIn, requestDetails } from '../context.ts';
import { routes } from '../contract.ts';
import { linkQuery } from '../links/verify-routes.ts';
import { completeSignIn, signIn } from '../sessions/sign-in.ts';
import type { OneTimeCode, User } from '../tables.ts';
import { recordFailedSignIn } from '../throttle/record-failed-sign-in.ts';
import { redeemCode, storeCode } from './codes-store.ts';
import { confirmPhoneChange } from './phone-change.ts';
import { addPhoneUser, findUserByPhone } from './phone-users-store.ts';
import { tooManyWrongCodes, wrongCode } from './reauthentication-nonce.ts';
import { countSend, sendCounted } from './send-code.ts';

const otp = routes.post('/otp', {
  ...PUBLIC,
  summary: 'Ask for a code by SMS to sign in, or to sign up with a number that is new',
  request: { body: jsonBody(otpBody) },
  responses: {
    200: json(z.object({}), 'Always the same; with `create_user` false an unknown number is sent nothing'),
    ...errors(400, 422, 429),
  },
});

const verify = routes.post('/verify', {
  ...PUBLIC,
  summary: 'Use the code of an SMS: to sign in, or (signed in) to make the number one’s own',
  description:
    'With the query of a mail’s link and our own `Origin` it sends the form of that link’s page instead: 303 to an allowed address, with `code` for a PKCE client, else with our cookie (recovery) and `type`.',
  request: { query: linkQuery, body: jsonBody(verifyOtpBody) },
  responses: {
    200: json(authSession, 'The session; our own web application also gets its cookie'),
    303: { description: 'The form of a mail’s link was sent' },
    ...errors(400, 401, 403, 422, 429),
  },
});

type Ctx = Context<AppEnv>;
type Verification = z.infer<typeof verifyOtpBody>;

export function otpRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, signedIn } = accounts;
  const { afterResponse, db, secrets, now } = services;

  app.openapi(otp, async (c) => {
    const { phone, create_user = true, data = {} } = c.req.valid('json');
    const trusted = (await knownDevice(c, accounts, phone)) !== undefined;
    const requester = { address: c.get('clientAddress'), trusted };
    const counted = await countSend(services, phone, requester);
    const deliver = async (pending: OneTimeCode['pending']) => {
      const code = await sendCounted(services, phone, counted);
      const kept = { recipient: phone, purpose: 'sign_in' as const, code, pending };
      await db.withAccounts((tx) => storeCode(tx, secrets.hmacKey, kept, now()));
    };
    if (create_user) await deliver({ userMetadata: data });
    // Neither the answer nor its time may reveal whether the account exists, so the rest runs after the response.
    else
      afterResponse.run('a code by SMS', async () => {
        if (await db.withAccounts((tx) => findUserByPhone(tx, phone))) await deliver(null);
      });
    return c.json({}, 200);
  });

  app.on('POST', '/verify', async (c, next) => {
    const body: unknown = await c.req.json().catch(() => undefined);
    const isChange = (body as { type?: unknown } | undefined)?.type === 'phone_change';
    return isChange ? signedIn(c, next) : next();
  });
  app.openapi(verify, async (c) => {
    const body = c.req.valid('json');
    const session =
      body.type === 'sms'
        ? await signInWithCode(c, accounts, body)
        : await confirmPhoneChange(c, accounts, body);
    return c.json(session, 200);
  });
}

/** A wrong code is a failed sign-in and is throttled like a wrong password. */
async function signInWithCode(c: Ctx, accounts: Accounts, given: Verification): Promise<AuthSession> {
  const { db } = accounts.services;
  const { phone } = given;
  const who = {
    account: phone,
    address: c.get('clientAddress'),
    device: await knownDevice(c, accounts, phone),
  };
  let failed: User | undefined;
  const { found, left } = await accounts.throttle.attempt(who, async () => {
    const outcome = await db.withAccounts((tx) => redeem(tx, c, accounts, given));
    if (outcome && 'minutes' in outcome) throw tooManyWrongCodes(outcome.minutes);
    if (outcome && 'wrongFor' in outcome) {
      failed = outcome.wrongFor;
      return undefined;
    }
    return outcome;
  });
  if (failed) recordFailedSignIn(c, accounts, { user: failed, method: 'otp', locked: left === 0 });
  if (!found) throw wrongCode();
  return completeSignIn(c, accounts, found);
}

/** A correct code signs in the user of the number; a new number gets its account only now. */
async function redeem(
  tx: Tx,
  c: Ctx,
  accounts: Accounts,
  { phone, token }: Verification,
): Promise<NewSignIn | { minutes: number } | { wrongFor: User | undefined } | undefined> {
  const { secrets, now } = accounts.services;
  const details = requestDetails(c);
  const owner = { recipient: phone, purpose: 'sign_in' as const, code: token };
  const redeemed = await redeemCode(tx, secrets.hmacKey, owner, now());
  if (redeemed.outcome === 'locked') return redeemed;
  const known = await findUserByPhone(tx, phone);
  if (redeemed.outcome === 'wrong') return { wrongFor: known };
  const user = known ?? (await signUp(tx, redeemed.code, details, now()));
  return user && signIn(tx, c, accounts, { userId: user.id, method: 'otp' });
}

/** Creates the account for which the code was sent; undefined when the code was for signing in only. */
async function signUp(
  tx: Tx,
  { recipient: phone, pending }: OneTimeCode,
  details: ReturnType<typeof requestDetails>,
  now: Date,
): Promise<User | undefined> {
  if (!pending) return undefined;
  const added = await addPhoneUser(tx, { phone, userMetadata: pending.userMetadata ?? {} }, now);
  if (!added) return findUserByPhone(tx, phone);
  const event = { event: 'signed_up', details: { method: 'otp' } } as const;
  await recordAudit(tx, { userId: added.id, ...event, ...details }, now);
  return added;
}
