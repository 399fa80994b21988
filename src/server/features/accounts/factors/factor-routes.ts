import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody } from '#server/platform/http/api.ts';
import { errors } from '#server/platform/http/openapi.ts';
import {
  challengeAnswer,
  challengeBody,
  enrolBody,
  enrolledFactor,
  proofBody,
  removedFactor,
  verifiedFactorAnswer,
  verifyFactorBody,
} from '#shared/contracts/factors.ts';
import type { Accounts } from '../context.ts';
import { routes, security } from '../contract.ts';
import { allowEmptyBody } from './allow-empty-body.ts';
import { challengeFactor } from './challenge-factor.ts';
import { confirmFactor } from './confirm-factor.ts';
import { enrolFactor } from './enrol-factor.ts';
import { removeFactor } from './remove-factor.ts';

const params = z.object({ id: z.uuid() });

const enrol = routes.post('/factors', {
  security,
  summary: 'Begin to enrol a second factor',
  description:
    'An authenticator app (`totp`) gets a secret, as text and as a QR code (bare SVG); a `phone` its number. It counts once a code was confirmed. A factor is enrolled in a session under 10 minutes old, or with `current_password` or `nonce`; beside a verified one at level aal2 only.',
  request: { body: jsonBody(enrolBody) },
  responses: { 200: json(enrolledFactor, 'The factor, unverified'), ...errors(400, 401, 403, 422, 429) },
});

const challenge = routes.post('/factors/{id}/challenge', {
  security,
  summary: 'Ask for a challenge; a phone is sent its code',
  request: {
    params,
    body: { required: false, content: { 'application/json': { schema: challengeBody } } },
  },
  responses: {
    200: json(challengeAnswer, 'The challenge, which expires in 5 minutes and belongs to this session'),
    ...errors(400, 401, 403, 422, 429),
  },
});

const verify = routes.post('/factors/{id}/verify', {
  security,
  summary: 'Confirm a factor with the code of a challenge',
  description:
    'Ends the session that asked and every other of level aal1. 5 tries a challenge; after 10 wrong codes the factor is locked for 15 minutes (429).',
  request: { params, body: jsonBody(verifyFactorBody) },
  responses: {
    200: json(
      verifiedFactorAnswer,
      'A new session of level aal2; our own web application also gets its cookie',
    ),
    ...errors(400, 401, 403, 422, 429),
  },
});

const remove = routes.delete('/factors/{id}', {
  security,
  summary: 'Remove a factor',
  description:
    'A verified factor is removed at level aal2, in a session under 10 minutes old or with `current_password` or `nonce`; with the last one the recovery codes go. An unverified one is removed by any session of its owner.',
  request: { params, body: { required: false, content: { 'application/json': { schema: proofBody } } } },
  responses: { 200: json(removedFactor, 'Removed'), ...errors(400, 401, 403, 422, 429) },
});

export function factorRoutes(app: OpenAPIHono<AppEnv>, accounts: Accounts): void {
  app.on('POST', '/factors', accounts.signedIn);
  app.on('POST', '/factors/:id/challenge', accounts.aal1Session, allowEmptyBody);
  app.on('POST', '/factors/:id/verify', accounts.aal1Session);
  app.on('DELETE', '/factors/:id', accounts.aal1Session, allowEmptyBody);

  app.openapi(enrol, async (c) => c.json(await enrolFactor(c, accounts, c.req.valid('json')), 200));

  app.openapi(challenge, async (c) => {
    const { id, factorType, expiresAt } = await challengeFactor(c, accounts, c.req.valid('param').id);
    return c.json({ id, type: factorType, expires_at: Math.floor(expiresAt.getTime() / 1000) }, 200);
  });

  app.openapi(verify, async (c) => {
    const { challenge_id: challengeId, code } = c.req.valid('json');
    const factorId = c.req.valid('param').id;
    return c.json(await confirmFactor(c, accounts, { factorId, challengeId, code }), 200);
  });

  app.openapi(remove, async (c) => {
    const { id } = c.req.valid('param');
    await removeFactor(c, accounts, id, c.req.valid('json') ?? {});
    return c.json({ id }, 200);
  });
}
