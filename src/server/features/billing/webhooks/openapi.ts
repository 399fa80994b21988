import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody } from '#server/platform/http/api.ts';
import { PUBLIC } from '#server/platform/http/openapi.ts';

/** Adds the webhook to the OpenAPI document; its body is raw bytes, which no schema reads. */
export function describeWebhooks(registry: OpenAPIHono<AppEnv>['openAPIRegistry']): void {
  registry.registerPath({
    method: 'post',
    path: '/webhooks/razorpay',
    tags: ['Payments'],
    ...PUBLIC,
    summary: 'Receive an event of Razorpay, signed over its raw body; repeated deliveries have no effect',
    request: {
      headers: z.object({
        'X-Razorpay-Signature': z.string().describe('HMAC-SHA256 of the body, in hexadecimal'),
        'X-Razorpay-Event-Id': z.string(),
      }),
      body: jsonBody(z.looseObject({ event: z.string() })),
    },
    responses: {
      200: { description: 'Kept', content: { 'application/json': { schema: z.object({}) } } },
      404: { description: 'No secret is set' },
    },
  });
}
