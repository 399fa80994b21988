import { z } from 'zod';
import { cleanCharacters } from '#law/text/clean-characters.ts';
import { messages } from './messages/en/common/errors.ts';
import { t } from './messages/translate.ts';

/** Rules for every text and number of a request, so that the database can store whatever a contract accepts. */

const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;

/**
 * A text of at most `max` UTF-16 units, as typed or pasted, without characters that print nothing; it may have several
 * lines.
 */
export const text = (max: number, tooLong?: { error: () => string }) =>
  z.string().max(max, tooLong).overwrite(cleanCharacters);

/** A text with surrounding blanks removed. */
export const trimmedText = (max: number) => z.string().overwrite(cleanCharacters).trim().max(max);

/** An optional text with surrounding blanks removed; an empty one becomes null. */
export const optionalText = (max: number) =>
  trimmedText(max)
    .nullish()
    .transform((value) => (value ? value : null));

/** The columns of a row that keep optional texts: they have the names of the form's fields. */
export const storedTexts = <Name extends string>(fields: Readonly<Record<Name, z.ZodType>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, z.string().nullable()])) as Record<
    Name,
    z.ZodNullable<z.ZodString>
  >;

/** A name or a number for a mail or a header: one line with surrounding blanks removed. */
export const line = (max: number, tooLong?: { error: () => string }) =>
  z
    .string()
    .trim()
    .max(max, tooLong)
    .refine((value) => !NOT_IN_A_LINE.test(value), { error: () => t(messages.controlCharacters) });

/** A whole number that PostgreSQL stores as `integer`: 32 bits. */
export const int4 = z
  .int()
  .min(-(2 ** 31))
  .max(2 ** 31 - 1);
