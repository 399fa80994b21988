import { z } from 'zod';
import { LONGEST_PAGE } from '#server/platform/sandbox/file-pages.ts';
import { OPTIONAL_SCRIPTS } from '#server/platform/sandbox/ocr-languages.ts';
import { countLetters } from '#server/platform/sandbox/pdf-text.ts';
import { MAX_PACKED, PACKED } from '#server/platform/sandbox/placed-words.ts';
import { OVER_LIMIT, OVER_TIME } from '#server/platform/sandbox/pool.ts';
import { MIN_CONFIDENCE } from '#server/platform/sandbox/recognise-text.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { ReadPage } from './page-lines.ts';
import type { PictureResult } from './read-pages.ts';
import { searchableText } from './searchable-text.ts';
import { summarySchema } from './summarise.ts';

export const DAMAGED = sentenceOf(fileReading.damaged);

export const pagesResult = z.object({
  count: z.int().min(0).max(100_000),
  read: z.int().min(0),
  summary: summarySchema.optional(),
});

export const pictureResult = z.object({
  text: z.string().max(LONGEST_PAGE),
  layer: z.string().max(LONGEST_PAGE),
  confidence: z.number(),
  quarters: z.int().min(0).max(3),
  blank: z.boolean(),
  placed: z.string().max(MAX_PACKED).regex(PACKED).nullable(),
  unreadScript: z.enum(OPTIONAL_SCRIPTS).nullable(),
});

/** Validates a child's result, which is as untrusted as the file it read. Errors: `unprocessable`. */
export function parsed<T>(schema: z.ZodType<T>, result: unknown): T {
  const read = schema.safeParse(result);
  if (!read.success) throw new ProblemError('unprocessable', DAMAGED, { cause: read.error });
  return read.data;
}

/** Drops uncertain text; the text layer of a page is kept when the picture has no more. */
export function pageOf(page: number, result: PictureResult): ReadPage {
  const { text, confidence, quarters, layer, blank, placed, unreadScript: unread_script } = result;
  const letters = countLetters(text);
  if (countLetters(layer) >= letters && layer.trim() !== '')
    return { page, text: searchableText(layer), source: 'text', confidence: null };
  if (letters === 0) return { page, text: '', source: 'ocr', confidence: blank ? null : 0, unread_script };
  const sure = confidence >= MIN_CONFIDENCE;
  if (!sure) return { page, text: searchableText(layer), source: 'ocr', confidence, unread_script };
  const read = { page, text: searchableText(text), source: 'ocr' as const, confidence };
  return { ...read, rotation: quarters * 90, placed_words: placed };
}

/** A page that crashed its child process counts as unreadable; the other pages are still tried. */
export function failedPage(page: number, error: unknown): ReadPage {
  if (error instanceof ProblemError && (error.reason === OVER_LIMIT || error.reason === OVER_TIME))
    return { page, text: '', source: 'ocr', confidence: 0 };
  throw error;
}
