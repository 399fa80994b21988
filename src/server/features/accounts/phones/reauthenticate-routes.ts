import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { recordAudit } from '../audit/audit-store.ts';
import { type Accounts, requestDetails } from '../context.ts';
import { security, tags } from '../contract.ts';
import { confirmationCode } from '../emails/code-email.ts';
import { inLanguageOf } from '../emails/recipient-language.ts';
import { findUser } from '../store.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';
import { LIMITS } from '../throttle/throttle.ts';
import { newCode } from './codes.ts';
import { storeCode } from './codes-store.ts';
import { reauthenticationOwner } from './reauthentication-nonce.ts';
import { sendCode } from './send-code.ts';

const reauthenticate = createRoute({
  method: 'get',
  path: '/reauthenticate',
  tags,
  security,
  summary: 'Ask for a code that confirms a change of password, email or phone, as `nonce` of PUT /user',
  responses: {
    200: json(z.object({}), 'Sent to the confirmed email address, else to the phone'),
    ...errors(401, 403, 422, 429),
  },
});

export function reauthenticateRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  const { services, signedIn } = accounts;
  const { db, mailer, secrets, now } = services;
  app.use('/reauthenticate', signedIn);

  app.openapi(reauthenticate, async (c) => {
    const { userId, sessionId } = c.get('session');
    const user = await db.withAccounts((tx) => findUser(tx, userId));
    const owner = user && reauthenticationOwner(user);
    if (!user || !owner) throw new ProblemError('unauthenticated');
    const byMail = owner.recipient === user.email;
    const code = byMail
      ? await codeForMail(userId)
      : await sendCode(services, owner.recipient, { address: c.get('clientAddress'), trusted: true });
    await db.withAccounts(async (tx) => {
      await storeCode(tx, secrets.hmacKey, { ...owner, code }, now());
      const asked = { userId, sessionId, event: 'reauthentication_asked' } as const;
      await recordAudit(tx, { ...asked, ...requestDetails(c) }, now());
    });
    if (byMail) {
      const compose = () => confirmationCode(owner.recipient, user.userMetadata.full_name, code);
      mailer.post(() => inLanguageOf(db, { userId }, compose));
    }
    return c.json({}, 200);
  });

  async function codeForMail(userId: string): Promise<string> {
    const minutes = await countRequest(services, 'reauthentication', userId, LIMITS.mailToAccount);
    if (minutes === 0) return newCode();
    const sentence = sentenceOf(accountErrors.tooManyEmails, { minutes });
    throw new ProblemError('too_many_requests', sentence, { reason: 'over_email_send_rate_limit' });
  }
}
