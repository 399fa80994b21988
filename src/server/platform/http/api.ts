import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import type { AppEnv } from './access.ts';

/** A group of routes whose requests are validated by their contract; the first violation becomes the message. */
export function newApi(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const issue = result.error.issues[0];
      throw new ProblemError('invalid_request', contractSentence(result.error), {
        details: issue?.path.join('.'),
      });
    },
  });
}

/** A required JSON body: without `required` a body with another content type would not be validated. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** An answer in JSON, for the responses of a route. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
