import { z } from 'zod';
import { messages } from '../../messages/en/site/demo.ts';
import { t } from '../../messages/translate.ts';
import { text } from '../../text.ts';
import { checkedCitation, checkedLibrary, notChecked } from '../checks/checks.ts';
import { passage } from '../library.ts';
import { SEARCH } from '../research/search-limits.ts';

/** Limits of what a visitor without an account may try. */
export const DEMO = {
  words: 3000,
  characters: 40_000,
  query: 200,
  results: 5,
  /** Calls of one network address in a window of milliseconds. */
  checks: { calls: 10, windowMs: 600_000 },
  searches: { calls: 30, windowMs: 60_000 },
  readings: { calls: 30, windowMs: 60_000 },
} as const;

export const wordsOf = (given: string): number => given.split(/\s+/u).filter((word) => word !== '').length;

const tooLong = { error: () => t(messages.textTooLong, { max: DEMO.words }) };

export const citationCheckRequest = z.object({
  text: text(DEMO.characters, tooLong)
    .refine((given) => given.trim() !== '', { error: () => t(messages.textMissing) })
    .refine((given) => wordsOf(given) <= DEMO.words, tooLong),
});

export const citationCheck = z.object({
  citations: z.array(checkedCitation),
  not_checked: z.array(notChecked),
  library: checkedLibrary,
  checked_at: z.iso.datetime(),
});
export type CitationCheck = z.infer<typeof citationCheck>;

export const sampleSearchRequest = z.object({
  query: text(DEMO.query, { error: () => t(messages.queryTooLong, { max: DEMO.query }) })
    .transform((query) => query.trim())
    .refine((query) => query.length >= SEARCH.minTermLength, {
      error: () => t(messages.queryTooShort, { min: SEARCH.minTermLength }),
    }),
});

export const sampleSearch = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      court_name: z.string().optional(),
      dated: z.string().optional().describe('ISO date of decision'),
      citation: z.string().optional(),
      passage: passage.optional(),
    }),
  ),
});
/** A whole judgment of the sample library. */
export const sampleJudgment = z.object({
  id: z.string(),
  title: z.string(),
  court_name: z.string().optional(),
  dated: z.string().optional().describe('ISO date of decision'),
  citation: z.string().optional(),
  paragraphs: z.array(
    z.object({
      number: z.string().optional().describe('As printed'),
      text: z.string(),
      heading: z.literal(true).optional(),
    }),
  ),
});
export type SampleJudgment = z.infer<typeof sampleJudgment>;

export type SampleSearch = z.infer<typeof sampleSearch>;
