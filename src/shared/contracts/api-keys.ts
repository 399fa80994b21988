import { z } from 'zod';
import { timestamp } from './data-api.ts';
import { proofBody } from './factors.ts';

/** `/functions/v1/api-keys`: keys with which other software of a user calls the API. */

export const API_KEYS = { perUser: 20, nameLength: 100 } as const;

export const apiKeyScopes = ['library:read', 'cases:read', 'cases:write'] as const;
export const apiKeyScope = z.enum(apiKeyScopes);
export type ApiKeyScope = z.infer<typeof apiKeyScope>;

/** A new key; `current_password` or `nonce` where the session is no longer recent. */
export const newApiKey = z.object({
  name: z.string().trim().min(1).max(API_KEYS.nameLength),
  scopes: z
    .array(apiKeyScope)
    .min(1)
    .max(apiKeyScopes.length)
    .transform((scopes) => [...new Set(scopes)]),
  expires_at: timestamp.nullish(),
  ...proofBody.shape,
});
export type NewApiKey = z.input<typeof newApiKey>;

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(apiKeyScope),
  /** The last four characters of the key. */
  ending: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** A program that the user connected by OAuth; `expires_at` is then the end of its connection. */
  connected: z.boolean(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The one answer that holds the key. */
export const madeApiKey = apiKey.extend({ key: z.string() });
export type MadeApiKey = z.infer<typeof madeApiKey>;

/** Newest first. */
export const apiKeyList = z.array(apiKey);
