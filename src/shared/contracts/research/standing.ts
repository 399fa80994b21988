import { z } from 'zod';
import { SIGNALS } from '#law/verify/treatments/standing.ts';
import { treatments } from './treatments.ts';

export const signal = z
  .enum(SIGNALS)
  .describe('The gravest treatment by the judgments of this library, which its sentences say');

const standingStatement = z.object({
  kind: z.enum(treatments),
  sentence: z.string().describe('The words of the treating judgment'),
  reported: z
    .literal(true)
    .optional()
    .describe('The judgment says what another court did: it is not the one that overruled'),
  document_id: z.string().describe('The treating judgment'),
  title: z.string(),
  paragraph: z.string().optional().describe('As printed'),
  index: z.int().describe('Place of the paragraph in that judgment'),
  court: z.string().optional(),
  court_name: z.string().optional(),
  bench_strength: z.int().optional(),
  year: z.int().optional(),
  sample: z.literal(true).optional(),
});
export type StandingStatement = z.infer<typeof standingStatement>;

const standingCount = z.object({
  kind: z.enum(treatments),
  count: z.int().describe('Number of judgments'),
  last_year: z.int().optional(),
});

/** A judgment that was overruled and that another one follows, with the sentence that overruled it. */
export const restsOn = z.object({
  document_id: z.string().describe('The overruled judgment'),
  title: z.string(),
  overruled_by: standingStatement,
});
export type RestsOn = z.infer<typeof restsOn>;

/** The signal of a judgment with the sentence that says most and the number of judgments by kind. */
export const standingBrief = z.object({
  signal,
  statement: standingStatement.optional().describe('The gravest, of the newest judgment'),
  counts: z.array(standingCount).describe('Gravest first'),
  rests_on: restsOn.optional().describe('The first judgment that it follows and that was overruled'),
});
export type StandingBrief = z.infer<typeof standingBrief>;

const reliedOnPlace = z.object({
  case_id: z.uuid(),
  case_title: z.string(),
  kind: z.enum(['file', 'note', 'draft']).describe('Added to the case, a saved passage, or cited in a draft'),
  draft_id: z.uuid().optional(),
  draft_title: z.string().optional(),
});

/** Judgments that cases rely on and that were overruled or doubted. */
export const reliedOn = z.object({
  results: z.array(
    standingBrief.extend({
      document_id: z.string(),
      title: z.string(),
      places: z.array(reliedOnPlace).describe('Where the caller’s cases rely on it'),
    }),
  ),
});
export type ReliedOn = z.infer<typeof reliedOn>;
export const reliedOnQuery = z.object({ case_id: z.uuid().optional() });

/** The judgments whose treatment of others is known. */
export const citatorCoverage = z.object({
  judgments: z.int().describe('Judgments of this library whose citations were read'),
  courts: z.int(),
  from: z.int().optional().describe('First year'),
  to: z.int().optional(),
});
export type CitatorCoverage = z.infer<typeof citatorCoverage>;

export const standing = z.object({
  signal,
  statements: z.array(standingStatement).describe('Gravest first, then newest; at most 200'),
  counts: z.array(standingCount),
  rests_on_overruled: z
    .array(
      restsOn.extend({
        paragraph: z.string().optional().describe('The paragraph of this judgment that follows it'),
        index: z.int(),
        sentence: z.string(),
      }),
    )
    .describe('Judgments that this one follows and that were overruled'),
  coverage: citatorCoverage,
});
export type Standing = z.infer<typeof standing>;

export const hitAuthority = z
  .object({
    force: z.enum(['binding', 'persuasive', 'later', 'unknown']),
    missing: z
      .enum(['bench', 'deciding_bench', 'date'])
      .optional()
      .describe(
        'The fact without which it is not known: judges of the judgment, of `binding_on`, or its day',
      ),
  })
  .describe('The weight of a judgment for the court of the filter `binding_on`');
