import { z } from 'zod';
import { text } from '../../text.ts';

const number = z
  .string()
  .regex(/^(?:O\d{1,2}[A-D]?R)?\d{1,4}[A-Z]{0,3}$/u)
  .describe("The number of a section, '65B'; 'O39R1' for rule 1 of Order XXXIX");

/** A correction of the reading of a copy, by the operator. */
export const actCorrection = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), number, title: text(500) }),
  z.object({ kind: z.literal('number'), number, to: number }),
  z.object({
    kind: z.literal('begins'),
    number: number.describe('The section that has the words'),
    words: text(300).describe('The first words of the section that begins there'),
    to: number.describe('The number of the section that begins there'),
    title: z.string().trim().max(500),
  }),
  z.object({ kind: z.literal('joins'), number }),
  z.object({ kind: z.literal('right'), number }),
]);
export type ActCorrectionBody = z.infer<typeof actCorrection>;

export const actCorrections = z.object({ corrections: z.array(actCorrection).max(500) });

/** The account of a copy of an act: sections found and missing, and changes since the copy before it. */
export const actReading = z.object({
  kind: z.enum(['act', 'constitution', 'code', 'rules', 'bill', 'amending']),
  expected: z.int().describe('Sections by the contents of the copy, else by the run of its numbers'),
  found: z.int(),
  by_contents: z.boolean(),
  holes: z.array(z.string()),
  doubts: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['heading_differs', 'heading_missing', 'long', 'not_in_contents', 'no_text']),
    }),
  ),
  as_on: z.string().optional().describe('The day of which the copy shows the law, where it says so'),
  url: z.string().optional().describe('The official address that the copy names'),
  file: z.string(),
  source: z.string(),
  stored_at: z.string(),
  part: z.object({ number: z.int(), of: z.int() }).optional(),
  differences: z
    .array(
      z.object({
        number: z.string(),
        kind: z.enum(['added', 'removed', 'changed', 'renamed']),
        before: z.string().optional().describe('The words of the copy before it'),
        now: z.string().optional(),
      }),
    )
    .optional()
    .describe('Sections in which it differs from the copy before it'),
  changes: z
    .array(
      z.object({
        number: z.string().describe('The section of the amending act'),
        sections: z.array(z.string()),
        kind: z.enum(['inserts', 'substitutes', 'omits', 'repeals', 'changes']),
        act: z.string().optional().describe('The act that it names; left out for the principal Act'),
      }),
    )
    .describe('What an amending act prints about other acts; nothing is applied'),
  corrections: z.array(actCorrection).describe('What the operator corrected'),
  unapplied: z.array(actCorrection).describe('Corrections that found nothing to correct in this copy'),
});
export type ActReading = z.infer<typeof actReading>;

export const actPiece = z.object({
  kind: z.enum([
    'text',
    'subsection',
    'clause',
    'subclause',
    'item',
    'proviso',
    'explanation',
    'exception',
    'illustration',
  ]),
  label: z.string(),
  path: z.string().describe('Address inside the section, as its deep link has it'),
  text: z.string().describe('As printed; marks of footnotes are superior figures'),
  depth: z.int(),
  cite: z.string().describe('As courts cite it: s. 138, proviso (b), NI Act'),
});
export type ActPieceBody = z.infer<typeof actPiece>;

const neighbour = z.object({ number: z.string(), title: z.string() });

const stateAmendments = z
  .array(z.object({ state: z.string(), paragraphs: z.array(z.string()) }))
  .default([])
  .describe(
    'What States changed, as the copy prints it behind the section; `state` is empty where it names none',
  );

/** A section as the official copy prints it. */
export const printedSection = z.object({
  pieces: z.array(actPiece),
  notes: z.array(
    z.object({
      mark: z.string(),
      text: z.string(),
      words: z.string().optional(),
      from: z.string().optional(),
    }),
  ),
  states: stateAmendments,
  omitted: z.boolean(),
  chapter: z.string(),
  source: z.string(),
  as_on: z.string().optional(),
  page: z.int().optional(),
  before: neighbour.optional(),
  after: neighbour.optional(),
  terms: z
    .array(z.object({ term: z.string(), number: z.string(), path: z.string(), text: z.string() }))
    .describe('Words that the act defines and the section uses'),
  numbers: z.array(z.string()).describe('Sections of the act that the section refers to'),
  versions: z
    .array(
      z.object({
        until: z.string().describe('The first day on which these words were the law no more'),
        from: z.string().optional(),
        text: z.string().describe('Empty where the section was not in the act'),
        by: z.array(z.string()).describe('The notes of the amendments of that day'),
        whole: z.boolean().describe('False where the copy does not print all earlier words'),
      }),
    )
    .describe('Earlier versions, the latest first, worked out from the dated footnotes of the copy'),
  summary: z.string().optional().describe('Our own summary, which is not the text of the act'),
});
export type PrintedSection = z.infer<typeof printedSection>;

/** `GET /library/act-text/{key}`: an act or one of its chapters in full, for paper. */
export const actTextQuery = z.object({
  part: z.coerce.number().int().min(0).max(5000).optional().describe('One chapter, by its place in the act'),
});
export const actFullText = z.object({
  title: z.string(),
  source: z.string(),
  as_on: z.string().optional(),
  preamble: z.array(z.string()),
  parts: z.array(
    z.object({
      title: z.string(),
      sections: z.array(
        z.object({
          number: z.string(),
          title: z.string(),
          pieces: z.array(actPiece.omit({ cite: true })),
          notes: z.array(z.object({ mark: z.string(), text: z.string() })),
          states: stateAmendments,
        }),
      ),
    }),
  ),
});
export type ActFullText = z.infer<typeof actFullText>;

export const actSearchQuery = z.object({ q: text(200).describe('138 NI, s 34 arbitration, art 226, words') });
export const actSearchAnswer = z.object({
  sections: z.array(
    z.object({
      act: z.object({
        key: z.string(),
        title: z.string(),
        short: z.string(),
        bill: z.literal(true).optional().describe('The copy is a bill, not the act'),
      }),
      number: z.string(),
      title: z.string(),
      path: z.string().optional(),
    }),
  ),
});
export type ActSearchAnswer = z.infer<typeof actSearchAnswer>;

export const actSchedules = z.object({
  schedules: z.array(
    z.object({
      label: z.string(),
      paragraphs: z.array(z.string()),
      table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).optional(),
    }),
  ),
});
export type ActSchedules = z.infer<typeof actSchedules>;
