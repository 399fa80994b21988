import { z } from 'zod';
import { messages } from '../messages/en/accounts/webhooks.ts';
import { t } from '../messages/translate.ts';
import { timestamp } from './data-api.ts';

export const WEBHOOKS = { perUser: 20, log: 100, urlLength: 2000, oldSecretHours: 24 } as const;

export const webhookEvents = [
  'case.created',
  'case.updated',
  'date.created',
  'date.changed',
  'file.read',
  'draft.saved',
  'check.finished',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** An address over HTTP without a name or a password in it; the server decides which hosts it may be. */
const url = z
  .string()
  .trim()
  .max(WEBHOOKS.urlLength)
  .refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, username, password } = new URL(text);
      return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
    },
    { error: () => t(messages.urlWrong) },
  );
const events = z
  .array(z.enum(webhookEvents))
  .min(1, { error: () => t(messages.eventsMissing) })
  .max(webhookEvents.length)
  .transform((list) => [...new Set(list)]);

export const newWebhookEndpoint = z.object({ url, events });
export const webhookEndpointChange = z.object({ url, events, enabled: z.boolean() }).partial();

export const webhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  created_at: timestamp,
  rotated_at: timestamp.nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;
export const webhookEndpointList = z.array(webhookEndpoint);
export const madeWebhookEndpoint = webhookEndpoint.extend({
  secret: z.string().describe('Signs the events; it is in this answer only'),
});
export const rotatedWebhookSecret = z.object({
  secret: z.string(),
  previous_until: timestamp.describe('Until then events carry a signature of the former secret too'),
});

export const webhookDelivery = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  next_at: timestamp.nullable().describe('When it is sent next'),
  last_status: z.int().nullable().describe('The status of the last answer'),
  last_problem: z.string().nullable(),
  created_at: timestamp,
  delivered_at: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;
export const webhookDeliveries = z.array(webhookDelivery);
export const webhookTest = webhookDelivery.pick({
  id: true,
  event_id: true,
  state: true,
  last_status: true,
  last_problem: true,
});
