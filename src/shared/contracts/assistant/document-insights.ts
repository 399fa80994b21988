import { z } from 'zod';
import { text } from '#shared/text.ts';
import { writtenSummary } from './case-summary.ts';
import { fallback } from './chats.ts';

/** Words of a document at their paragraph. */
export const insightPoint = z.object({
  index: z.int().describe('Position of the paragraph in the document'),
  paragraph: z.string().optional().describe('Number as printed'),
  quote: z.string().describe('The words of the paragraph, with white space folded'),
  day: z.string().optional().describe('ISO day that they date'),
});
export type InsightPoint = z.infer<typeof insightPoint>;

/** Facts that the text of a judgment may not give. */
export const missingParts = ['court', 'date', 'judges', 'outcome', 'numbers'] as const;

export const documentInsights = z.object({
  summary: z.array(insightPoint).describe('What is asked for, the main finding and the order'),
  holdings: z.array(insightPoint),
  facts: z.array(insightPoint),
  issues: z.array(insightPoint),
  dates: z.array(insightPoint).describe('In order of their days'),
  statutes: z
    .array(
      insightPoint
        .omit({ quote: true, day: true })
        .extend({ law: z.string(), section: z.string(), count: z.int() }),
    )
    .describe('Most named first'),
  missing: z.array(z.enum(missingParts)).describe('What the text does not give'),
  absent: z.int().describe('Authorities that it cites and the library lacks'),
});
export type DocumentInsightsBody = z.infer<typeof documentInsights>;

/** `GET /functions/v1/document-insights?id=` */
export const documentInsightsAnswer = z.object({
  enabled: z.boolean().describe('False when the profile of the caller switches document analysis off'),
  insights: documentInsights.nullable(),
  model: z
    .string()
    .nullable()
    .describe(
      'Name of the model that the caller may ask to write about the document; null where there is none',
    ),
});

export const documentInsightsBody = z.object({ id: text(300) });

/** Insights that a model wrote from a document, with the checks of an answer in a chat; nothing keeps them. */
export const writtenInsights = writtenSummary.omit({ changed: true, made_at: true });
export type WrittenInsights = z.infer<typeof writtenInsights>;

/** The JSON answer of `POST /functions/v1/write-document-insights`, and its event `done`. */
export const writtenInsightsAnswer = z.object({
  written: writtenInsights.nullable(),
  fallback: fallback.optional().describe('Why the model wrote nothing'),
});
export type WrittenInsightsAnswer = z.infer<typeof writtenInsightsAnswer>;
