import { z } from 'zod';

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
});
