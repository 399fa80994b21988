import { randomUUID } from 'node:crypto';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { hashSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors, PUBLIC } from '#server/platform/http/openapi.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { authUser, recoverBody, signUpBody } from '#shared/contracts/accounts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { consentAt } from '../profiles/store.ts';
import { recordAudit } from './audit-store.ts';
import { type Accounts, isOwnOrigin, type RequestDetails, requestDetails } from './context.ts';
import { redirectQuery, routes } from './contract.ts';
import { accountExists, confirmSignUp, resetPassword } from './emails/link-emails.ts';
import { inLanguageOf } from './emails/recipient-language.ts';
import { signUpCookie } from './links/browser-cookie.ts';
import { issueOneTimeToken } from './links/links-store.ts';
import { allowedRedirect, landingUrl, verifyLink } from './links/redirects.ts';
import { requireStrongPassword } from './passwords/require-strong-password.ts';
import { presentUser } from './present.ts';
import { addUser, findUserByEmail, recordConfirmationSent } from './store.ts';
import type { User } from './tables.ts';
import { countRequest } from './throttle/sign-in-throttle.ts';
import { LIMITS } from './throttle/throttle.ts';

const HOUR = 3_600_000;

const signUp = routes.post('/signup', {
  ...PUBLIC,
  summary: 'Create an account; the address is confirmed by mail',
  request: { query: redirectQuery, body: jsonBody(signUpBody) },
  responses: {
    200: json(authUser, 'The user; `identities` is empty when the address has an account already'),
    ...errors(400, 422, 429),
  },
});

const recover = routes.post('/recover', {
  ...PUBLIC,
  summary: 'Ask for a mail to choose a new password',
  request: { query: redirectQuery, body: jsonBody(recoverBody) },
  responses: { 200: json(z.object({}), 'Always, whether or not there is an account'), ...errors(400, 429) },
});

type SignUp = z.infer<typeof signUpBody> & {
  passwordHash: string;
  redirectTo: string;
  details: RequestDetails;
  /** The secret of our own page's browser. */
  browser: string | undefined;
};

export function signUpRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, queuedPasswords } = accounts;
  const { db, env, mailer, now } = services;

  app.openapi(signUp, async (c) => {
    const body = c.req.valid('json');
    requireStrongPassword(body.password);
    const redirectTo = allowedRedirect(env, c.req.valid('query').redirect_to) ?? landingUrl(env, 'signup');
    const group = addressGroup(c.get('clientAddress'));
    const passwordHash = await queuedPasswords({ known: false, group }, async (passwords) => {
      await limitRequests(accounts, 'sign-up address', group, LIMITS.signUpFromAddress);
      const minutes = await countRequest(services, 'sign-up account', body.email, LIMITS.mailToAccount);
      if (minutes > 0) {
        const sentence = sentenceOf(accountErrors.tooManyEmails, { minutes });
        throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
      }
      // Hashed before it is known whether there is an account, so that both take the same time.
      return passwords.hash(body.password);
    });
    const details = requestDetails(c);
    // An address that has an account gets the same answer, cookie included.
    const browser = isOwnOrigin(c, accounts) ? signUpCookie.bind(c, env) : undefined;
    const made = await db.withAccounts((tx) =>
      register(tx, { ...body, passwordHash, redirectTo, details, browser }, now()),
    );
    const { user, secret } = made;
    const name = user.userMetadata.full_name;
    mailer.post(() =>
      inLanguageOf(db, { address: body.email }, () =>
        secret === undefined
          ? accountExists(body.email, undefined, new URL('/login', redirectTo).href)
          : confirmSignUp(body.email, name, verifyLink(env, 'signup', secret, redirectTo)),
      ),
    );
    const shown = presentUser({ user, factors: [], identities: [], newEmail: undefined });
    return c.json(secret === undefined ? { ...shown, identities: [] } : shown, 200);
  });

  app.openapi(recover, async (c) => {
    const { email, code_challenge } = c.req.valid('json');
    await limitRequests(
      accounts,
      'recover address',
      addressGroup(c.get('clientAddress')),
      LIMITS.recoverFromAddress,
    );
    const details = requestDetails(c);
    const minutes = await countRequest(services, 'recover account', email, LIMITS.mailToAccount);
    const redirectTo = allowedRedirect(env, c.req.valid('query').redirect_to) ?? landingUrl(env, 'recovery');
    // Everything that depends on the account's existence happens after the answer.
    if (minutes === 0) {
      mailer.post(async () => {
        const issued = await db.withAccounts((tx) =>
          issueRecovery(tx, { email, redirectTo, codeChallenge: code_challenge, details }, now()),
        );
        if (!issued) return undefined;
        const link = verifyLink(env, 'recovery', issued.secret, redirectTo);
        return inLanguageOf(db, { userId: issued.user.id }, () =>
          resetPassword(email, issued.user.userMetadata.full_name, link),
        );
      });
    }
    return c.json({}, 200);
  });
}

/**
 * Adds the user and the secret of the confirmation link. For an address with a confirmed account it returns an invented
 * user and no secret. An unconfirmed account gets a further link with this sign-up's own password and name.
 */
async function register(tx: Tx, signUp: SignUp, now: Date): Promise<{ user: User; secret?: string }> {
  const { email, passwordHash, data = {}, redirectTo, code_challenge, details, browser } = signUp;
  const added = await addUser(tx, { email, passwordHash, userMetadata: data }, now);
  if (added) {
    const made = { userId: added.id, event: 'signed_up', details: { method: 'password' } } as const;
    await recordAudit(tx, { ...made, ...details }, now);
  }
  const user = added ?? (await findUserByEmail(tx, email));
  if (!user || user.emailConfirmedAt !== null) return { user: invented(email, data, now) };
  const pending = {
    ...{ passwordHash, userMetadata: data, consent: consentAt('email', now) },
    ...(browser === undefined ? {} : { browserHash: hashSecret(browser) }),
  };
  const token = {
    userId: user.id,
    purpose: 'signup' as const,
    email,
    redirectTo,
    codeChallenge: code_challenge,
    pending,
  };
  const secret = await issueOneTimeToken(tx, token, ACCOUNTS.confirmLinkHours * HOUR, now);
  await recordConfirmationSent(tx, user.id, now);
  return { user: { ...user, userMetadata: data, confirmationSentAt: now }, secret };
}

interface Recovery {
  email: string;
  redirectTo: string;
  codeChallenge: string | null | undefined;
  details: RequestDetails;
}

/** The secret of a recovery link and its user; undefined when nobody has this address. */
async function issueRecovery(
  tx: Tx,
  { details, ...link }: Recovery,
  now: Date,
): Promise<{ user: User; secret: string } | undefined> {
  const user = await findUserByEmail(tx, link.email);
  if (!user) return undefined;
  await recordAudit(tx, { userId: user.id, event: 'password_reset_asked', ...details }, now);
  const token = { userId: user.id, purpose: 'recovery' as const, ...link };
  return { user, secret: await issueOneTimeToken(tx, token, ACCOUNTS.recoveryLinkHours * HOUR, now) };
}

function invented(email: string, userMetadata: User['userMetadata'], now: Date): User {
  return {
    id: randomUUID(),
    email,
    emailConfirmedAt: null,
    phone: null,
    phoneConfirmedAt: null,
    passwordHash: null,
    googleDisconnectedAt: null,
    oidcDisconnectedAt: null,
    userMetadata,
    confirmationSentAt: now,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
    eraseAt: null,
    erasing: null,
  };
}

async function limitRequests(
  { services }: Accounts,
  kind: string,
  subject: string,
  limit: (typeof LIMITS)[keyof typeof LIMITS],
): Promise<void> {
  const minutes = await countRequest(services, kind, subject, limit);
  if (minutes > 0)
    throw new ProblemError('too_many_requests', sentenceOf(accountErrors.tooManyRequests, { minutes }));
}
