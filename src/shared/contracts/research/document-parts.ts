import { z } from 'zod';
import { OUTLINE_KINDS } from '#law/judgment/cues.ts';
import { LEFT_OUT_REASONS, PART_KINDS, STANCES } from '#law/judgment/parts.ts';

const index = z.int().min(0);

/** A part of a judgment: a run of its paragraphs. */
export const documentPart = z.object({
  id: z.string().describe('Unique in its document, such as opinion-2'),
  kind: z.enum(PART_KINDS).describe('Only judgment, opinion and order hold the words of the court'),
  title: z.string().optional().describe('The heading that opens it, as printed'),
  judge: z.string().optional().describe('Who wrote it'),
  stance: z.enum(STANCES).optional().describe('Of an opinion: how it stands to the order of the court'),
  from: index.describe('Index of its first paragraph'),
  to: index.describe('Index of its last paragraph, included'),
  numbered: z.boolean().describe('Whether its paragraphs have printed numbers'),
});
export type DocumentPart = z.infer<typeof documentPart>;

/** A section of a judgment's reasoning, read from the words by which paragraphs begin and end. */
export const outlineSection = z.object({
  kind: z.enum(OUTLINE_KINDS),
  from: index.describe('Index of its first paragraph'),
  to: index.describe('Index of its last paragraph, included'),
});

/** The author of words that a reference is to, when its number does not say it. */
export const whoseWords = z.object({
  kind: z.enum(PART_KINDS),
  judge: z.string().optional(),
  stance: z.enum(STANCES).optional(),
});

/** Words that are printed on a page and are no words of the judgment, or the number of a page that nobody has read. */
export const leftOut = z.object({
  text: z.string(),
  reason: z.enum(LEFT_OUT_REASONS),
  after_index: z
    .int()
    .min(-1)
    .describe('Index of the paragraph in or behind which the words are; -1 before the first'),
});

export const documentParagraph = z.object({
  number: z.string().optional().describe('As printed; absent where the judgment prints none'),
  text: z.string(),
  heading: z.boolean().optional(),
  part: z.string().optional().describe('The id of its part'),
  footnote: z.string().optional().describe('Of a footnote: its mark as printed, such as 3'),
  under: index.optional().describe('Of a footnote: the index of the paragraph that refers to it'),
});

/** The pages of a law report. */
export const reportPages = z.object({
  reporter: z.string().describe('Such as SCR'),
  citation: z.string(),
  pages: z
    .array(z.object({ index: z.int(), page: z.int() }))
    .describe('Each page, and the index of the paragraph in or behind which it begins; -1 before the first'),
});
