import { z } from 'zod';
import { ROWS } from '#law/cause-lists/rows.ts';
import { COURT_IMPORT, courtFileKinds, courtTable, courtValues } from '#shared/contracts/court-import.ts';
import type { PaperAnswer } from './read-paper.ts';

const number = z.object({
  printed: z.string().max(ROWS.characters),
  keys: z.array(z.string()).max(500),
  bare: z.array(z.string()).max(500),
  connected: z.boolean(),
});
const line = { line: z.int(), page: z.int().optional() };
const excerpt = z.string().max(ROWS.characters);
const place = z.object({ ...line, excerpt });
const problem = z.union([
  z.object({
    problem: z.enum(['scanned', 'unknown', 'columns', 'no_day', 'day_of_name']),
    day: z.string().optional(),
  }),
  z.object({
    problem: z.enum(['other_year', 'past_day', 'other_day']),
    day: z.string(),
    other: z.string().optional(),
  }),
  z.object({ problem: z.enum(['past', 'beyond']), count: z.int() }),
  z.object({ problem: z.literal('wrong_cnr'), cnr: z.string().max(100) }),
]);
const answer = z.object({
  kind: z.enum(courtFileKinds),
  problem: problem.optional(),
  doubtful: z.boolean().optional(),
  table: courtTable.extend({ known: z.boolean() }).optional(),
  matches: z
    .array(
      z.object({
        case_id: z.string().optional(),
        confidence: z.enum(['sure', 'ask']),
        key: z.string().max(1000),
        connected: z.boolean().optional(),
        entry: z.object({
          kind: z.enum(['listed', 'state']),
          values: courtValues,
          numbers: z.array(number).max(100),
          orders: z.array(z.string()).max(100).optional(),
          wrong_cnr: z.string().optional(),
          where: z.object(line),
          excerpt,
          places: z.partialRecord(courtValues.keyof(), place).optional(),
          order_places: z.record(z.string(), place).optional(),
          past_day: z.boolean().optional(),
        }),
      }),
    )
    .max(COURT_IMPORT.proposals),
});

/** Validates the answer of the child, which is as untrusted as its file. Errors: an `Error` of the schema. */
export const checkedAnswer = (given: unknown): PaperAnswer => answer.parse(given) as PaperAnswer;
