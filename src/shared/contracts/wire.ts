import { z } from 'zod';
import { messages } from '../messages/en/common/errors.ts';
import { t } from '../messages/translate.ts';

/** Values that clients of this API family send for an option that is not set, or for a number. */

/** An option that may be absent: omitted and null mean the same. */
export const nullable = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .transform((value) => value ?? undefined)
    .optional();

/** A whole number, also as a string of digits: `3600` or `"3600"`. Errors: outside `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,15}$/, { error: () => t(messages.wholeNumber) })
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max));

/** A sentence as it is stored, or sent between processes: the key of its message and the values. */
export const sentenceData = z.object({
  key: z.string().max(100),
  params: z.record(z.string().max(50), z.union([z.string().max(1000), z.number()])),
});
