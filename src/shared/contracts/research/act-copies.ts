import { z } from 'zod';
import { text } from '../../text.ts';

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
    .array(z.object({ number: z.string(), kind: z.enum(['added', 'removed', 'changed', 'renamed']) }))
    .optional()
    .describe('Sections in which it differs from the copy before it'),
  schedules: z.array(z.object({ label: z.string(), table: z.boolean() })),
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
  summary: z.string().optional().describe('Our own summary, which is not the text of the act'),
});
export type PrintedSection = z.infer<typeof printedSection>;

export const actSearchQuery = z.object({ q: text(200).describe('138 NI, s 34 arbitration, art 226, words') });
export const actSearchAnswer = z.object({
  sections: z.array(
    z.object({
      act: z.object({ key: z.string(), title: z.string(), short: z.string() }),
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
