import { z } from 'zod';
import { timestamp } from '../data-api.ts';
import { answerChecks, answerSource, answerStatuses, fallback } from './chats.ts';

/** The words of a file at their page. */
export const summaryPoint = z.object({
  file: z.uuid(),
  file_name: z.string(),
  page: z.int(),
  quote: z.string().describe('The words of the page, with white space folded'),
  day: z.string().optional().describe('ISO day that they date'),
  ocr: z.literal(true).optional().describe('Recognised from a scan'),
  cells: z
    .array(z.object({ head: z.string().optional(), text: z.string() }))
    .optional()
    .describe('Of a row of a table: its cells, with the heads of their columns'),
});
export type SummaryPoint = z.infer<typeof summaryPoint>;

const place = summaryPoint.pick({ file: true, file_name: true, page: true });

export const caseSummary = z.object({
  overview: z.array(summaryPoint),
  facts: z.array(summaryPoint),
  issues: z.array(summaryPoint),
  dates: z.array(summaryPoint).describe('In order of their days'),
  parties: z.array(place.extend({ side: z.enum(['petitioner', 'respondent']), name: z.string() })),
  statutes: z.array(place.extend({ label: z.string(), count: z.int() })).describe('Most named first'),
  missing: z
    .array(summaryPoint.extend({ paper: z.string() }))
    .describe('Papers that are named and that no file seems to be'),
  made_at: timestamp,
});
export type CaseSummary = z.infer<typeof caseSummary>;

/** A summary that a model wrote from the files of a case, with the checks of an answer in a chat. */
export const writtenSummary = z.object({
  content: z.string(),
  sources: z.array(answerSource),
  checks: answerChecks,
  status: z.enum(answerStatuses),
  engine: z.string().describe('Name of the model'),
  fallback: fallback.optional().describe('Why its end is missing'),
  changed: z.int().describe('Files that were read since it was written, or are gone'),
  made_at: timestamp,
});
export type WrittenSummary = z.infer<typeof writtenSummary>;

export const caseSummaryAnswer = z.object({
  enabled: z.boolean().describe('False when the profile of the caller switches case summaries off'),
  renewable: z.boolean().describe('Whether the caller may make it and renew it'),
  summary: caseSummary.nullable(),
  model: z
    .string()
    .nullable()
    .describe('Name of the model that the caller may ask for a summary; null where there is none'),
  written: writtenSummary
    .nullable()
    .describe(
      'Written by a model, beside the summary; null before, and once a file that it rests on is gone',
    ),
  newer: z.int().describe('Files that were read since the summary was made'),
  unread: z.int().describe('Files whose text is still being read'),
});
export type CaseSummaryAnswer = z.infer<typeof caseSummaryAnswer>;

export const caseSummaryBody = z.object({ caseId: z.uuid() });

/** The JSON answer of `POST /functions/v1/write-case-summary`, and its event `done`. */
export const writtenSummaryAnswer = z.object({
  written: writtenSummary.nullable().describe('As it is kept; an earlier one where nothing new is'),
  fallback: fallback.optional().describe('Why nothing new is kept'),
});
export type WrittenSummaryAnswer = z.infer<typeof writtenSummaryAnswer>;
