import { z } from 'zod';
import { CASE_FILES } from '#shared/contracts/files.ts';

export const signBody = z.object({ expiresIn: z.number().int().min(1).max(CASE_FILES.signedUrlSeconds) });
export const listBody = z.looseObject({
  prefix: z.string().max(200),
  limit: z.int().min(1).max(1000).optional(),
  offset: z.int().min(0).optional(),
});
export const removeBody = z.object({ prefixes: z.array(z.string().max(300)).min(1).max(1000) });
