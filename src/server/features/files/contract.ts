import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { nullable, wholeNumber } from '#shared/contracts/wire.ts';

const expiresIn = wholeNumber(1, CASE_FILES.signedUrlSeconds);
const key = z.string().max(300);

export const signBody = z.object({ expiresIn });
export const signAnswer = z.object({ signedURL: z.string() });
export const signManyBody = z.object({ paths: z.array(key).min(1).max(100), expiresIn });
export const signManyAnswer = z.array(
  z.object({ path: z.string(), signedURL: z.string().nullable(), error: z.string().nullable() }),
);

const sortBy = z.object({
  column: nullable(z.enum(['name', 'created_at', 'updated_at'])).describe('name unless given'),
  order: nullable(z.enum(['asc', 'desc'])).describe('asc unless given'),
});
export type ListOrder = z.infer<typeof sortBy>;

export const listBody = z.looseObject({
  prefix: z.string().max(200),
  limit: nullable(wholeNumber(1, 1000)),
  offset: nullable(wholeNumber(0, 1_000_000)),
  sortBy: nullable(sortBy),
});
const metadata = z.object({ size: z.int(), mimetype: z.string() });
const times = { created_at: z.string(), updated_at: z.string(), last_accessed_at: z.string() };
export const listAnswer = z.array(z.object({ id: z.string(), name: z.string(), ...times, metadata }));

export const removeBody = z.object({ prefixes: z.array(key).min(1).max(1000) });
export const removeAnswer = z.array(z.object({ name: z.string(), bucket_id: z.string() }));

export const uploadAnswer = z.object({ Id: z.string(), Key: z.string() });

/** The answer to a request whether a file exists. */
export const infoAnswer = z.object({
  id: z.string(),
  name: z.string(),
  bucket_id: z.string(),
  size: z.int(),
  content_type: z.string(),
  created_at: z.string(),
  last_modified: z.string(),
  metadata,
});
