import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { contractSentence, ProblemError } from '#shared/errors.ts';
import type { AppEnv } from './access.ts';

/** The first violation of a contract as an error, with the first of each field of the body beside it. */
function violation(error: z.ZodError): ProblemError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [field, ...inner] = path;
    if (typeof field === 'string' && inner.length === 0) fields[field] ??= message;
  }
  return new ProblemError('invalid_request', contractSentence(error), {
    details: error.issues[0]?.path.join('.'),
    fields,
  });
}

/** A group of routes whose requests are validated by their contract; the first violation becomes the message. */
export function newApi(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw violation(result.error);
    },
  });
}

/** A required JSON body: without `required` a body with another content type would not be validated. */
export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

/** Validates a value by its contract. Throws `invalid_request` for one that breaks it. */
export function validated<T extends z.ZodType>(schema: T, given: unknown): z.infer<T> {
  const read = schema.safeParse(given);
  if (!read.success) throw violation(read.error);
  return read.data;
}

/** The JSON body of a route that takes other bodies too. Throws `invalid_request` for one that breaks the contract. */
export async function readJson<T extends z.ZodType>(c: Context<AppEnv>, schema: T): Promise<z.infer<T>> {
  return validated(schema, await c.req.json().catch(() => undefined));
}

/** An answer in JSON, for the responses of a route. */
export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});
