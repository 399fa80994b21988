import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { z } from 'zod';

const id = { id: z.string(), kind: z.string() };
const fixtures = { fixtures: z.array(z.string()) };
const texts = z.array(z.string());

/** One small input and what a lawyer expects of it; `expected` of the shared file says what each key means. */
const given = z.discriminatedUnion('call', [
  z.object({
    ...id,
    call: z.literal('citations'),
    input: z.string(),
    expected: z.strictObject({
      keys: texts.optional(),
      read_or_unread: z.string().optional(),
      unread: z.string().optional(),
    }),
  }),
  z.object({
    ...id,
    call: z.literal('claims'),
    input: z.string(),
    expected: z.strictObject({
      authorities: z
        .array(
          z.strictObject({
            petitioner: z.string().optional(),
            citations: z.int().optional(),
            keys: texts.optional(),
          }),
        )
        .optional(),
      provisions: z.array(z.strictObject({ act: z.string().optional(), section: z.string() })).optional(),
      paragraph: z.string().optional(),
    }),
  }),
  z.object({
    ...id,
    call: z.literal('judgment'),
    input: z.string(),
    expected: z.strictObject({
      contains: texts.optional(),
      numbers: texts.optional(),
      title_matches: z.string().optional(),
      disposal: texts.optional(),
      disposal_not: texts.optional(),
      judges: texts.optional(),
      court: z.string().optional(),
      decision_date: z.string().optional(),
      for_petitioner: z.string().optional(),
    }),
  }),
  z.object({
    ...id,
    call: z.literal('with_stated'),
    input: z.object({
      text: z.string(),
      metadata: z.object({ stated: z.object({ disposal: z.string() }), year: z.int() }),
    }),
    expected: z.strictObject({ disposal_says: z.string() }),
  }),
  z.object({
    ...id,
    call: z.literal('same_name'),
    input: z.tuple([z.string(), z.string()]),
    expected: z.boolean(),
  }),
  z.object({
    ...id,
    call: z.literal('cause_title'),
    input: z.string(),
    expected: z.strictObject({ petitioner: z.string(), respondent: z.string() }),
  }),
  z.object({
    ...id,
    call: z.literal('case_number'),
    input: z.string(),
    expected: z.strictObject({ number: z.string(), year: z.string() }),
  }),
  z.object({
    ...id,
    ...fixtures,
    call: z.literal('search'),
    input: z.string(),
    expected: z.strictObject({ first_title_has: z.string(), not_in_library: z.null() }),
  }),
  z.object({
    ...id,
    ...fixtures,
    call: z.literal('check'),
    input: z.string(),
    expected: z.strictObject({
      status: z.string().optional(),
      difference: z.string().optional(),
      quotation: z.string().optional(),
      some_difference: z.literal(true).optional(),
      found_or_mentioned: z.literal(true).optional(),
    }),
  }),
]);

export type FoundFault = z.infer<typeof given>;

/** The cases of the shared data; none where it is absent. */
export function foundFaults(): FoundFault[] {
  const file = sharedData('found-faults', 'given.json');
  if (file === undefined) return [];
  return z.object({ cases: z.array(given) }).parse(JSON.parse(readFileSync(file, 'utf8'))).cases;
}

/** The cases that still fail. One that passes fails its test, so that this list stays true: take it out. */
export const failing: ReadonlySet<string> = new Set(
  `
  `.match(/HR-\d+/gu) ?? [],
);
