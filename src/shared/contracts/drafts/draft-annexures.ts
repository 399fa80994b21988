import { z } from 'zod';
import { sameMark } from '#law/drafting/document/annexure-marks.ts';
import { messages } from '../../messages/en/drafting/annexures.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';
import { exportProfiles } from './draft-functions.ts';

/** Limits of the files that a draft is bound with. */
export const ANNEXURES = {
  files: 100,
  markCharacters: 40,
  particularsCharacters: 500,
  /** Pages of all of them together, with the index and the draft. */
  pages: 2000,
  /** Bytes of all files together. */
  bytes: 200 * 1024 * 1024,
  /** Seconds for all files together. */
  seconds: 120,
} as const;

/** A file of the case that a draft is filed with. */
const annexure = z.object({
  file: z.uuid().describe('The id of a file of the case'),
  mark: trimmedText(ANNEXURES.markCharacters)
    .min(1, { error: () => t(messages.markRequired) })
    .describe('P-1'),
  particulars: trimmedText(ANNEXURES.particularsCharacters).min(1, {
    error: () => t(messages.particularsRequired),
  }),
  included: z.boolean().describe('False for a file that stays in the list and out of the PDF'),
});
export type Annexure = z.infer<typeof annexure>;

const isUnique = <T>(values: readonly T[]) => new Set(values).size === values.length;

/** The annexures of a draft in their order, and whether each ends with the line *True copy*. */
export const annexureChoice = z.object({
  files: z
    .array(annexure)
    .max(ANNEXURES.files, { error: () => t(messages.tooManyFiles, { max: ANNEXURES.files }) })
    .refine((files) => isUnique(files.map(({ file }) => file)), { error: () => t(messages.fileTwice) })
    .refine((files) => isUnique(files.map(({ mark }) => sameMark(mark))), {
      error: () => t(messages.markTwice),
    }),
  trueCopy: z.boolean(),
});
export type AnnexureChoice = z.infer<typeof annexureChoice>;

/** `PUT /functions/v1/draft-annexures`. */
export const setAnnexures = annexureChoice.extend({ draftId: z.uuid() });

/** `GET /functions/v1/draft-annexures`. */
export const draftAnnexures = z.object({
  ...annexureChoice.shape,
  files: z.array(
    annexure.extend({ name: z.string().nullable().describe('Null for a file that was deleted') }),
  ),
  named: z.array(z.string()).describe('The marks that the draft refers to, in its order'),
});
export type DraftAnnexures = z.infer<typeof draftAnnexures>;

/** `POST /functions/v1/draft-index`. */
export const draftIndexBody = z.object({
  draftId: z.uuid(),
  profile: z.enum(exportProfiles).optional(),
});
/** The index as it would be printed, and the files that cannot be bound. */
export const draftIndex = z.object({
  pages: z.int().describe('Of the whole PDF'),
  rows: z.array(z.object({ particulars: z.string(), from: z.int(), to: z.int() })),
  problems: z.array(z.object({ file: z.uuid(), sentence: z.string() })),
});
export type DraftIndex = z.infer<typeof draftIndex>;
