import { z } from 'zod';
import { DRAFT_RULES } from '#law/drafting/check/types.ts';
import { messages } from '../../messages/en/drafting/annexures.ts';
import { t } from '../../messages/translate.ts';
import { COMMENT } from './draft-comments.ts';

/** `POST /functions/v1/check-draft`. */
export const checkDraftBody = z.object({ draftId: z.uuid() });

const place = { block: z.string(), text: z.string() };
/** A change that a user accepts or leaves; offsets are UTF-16 positions in the text of the block without its number. */
const fix = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('replace'),
    ...place,
    start: z.int(),
    end: z.int(),
    was: z.string().describe('The text at this place; where the block has another one, nothing is changed'),
  }),
  z.object({ kind: z.literal('insert_after'), ...place }),
]);

export const draftFinding = z.object({
  rule: z.enum(DRAFT_RULES),
  level: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  /** The id of the block; null when the draft lacks something. */
  block: z.string().nullable(),
  fix: fix.optional(),
});
export const checkedDraft = z.object({
  findings: z.array(draftFinding),
  completion: z.int().describe('Percent of the checks without findings'),
  notChecked: z.array(z.string()).describe('Comparisons that were not made, each with its reason'),
});
export type CheckedDraft = z.infer<typeof checkedDraft>;

export const exportFormats = ['txt', 'docx', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];
export const exportProfiles = [
  ...(['plain', 'supreme_court', 'delhi', 'bombay', 'calcutta', 'karnataka'] as const),
  ...(['kerala', 'tripura', 'own'] as const),
] as const;
export type ExportProfile = (typeof exportProfiles)[number];
/** `POST /functions/v1/export-draft`: the answer is the file. */
export const exportDraftBody = z
  .object({
    draftId: z.uuid(),
    format: z.enum(exportFormats),
    /** Page layout of a Word document or a PDF, by default that of the court of the case; `own` is the one that the user has set. */
    profile: z.enum(exportProfiles).optional(),
    annexures: z
      .boolean()
      .optional()
      .describe('Whether a PDF has an index and the annexures; by default if files are chosen for it'),
    comments: z
      .boolean()
      .optional()
      .describe('A Word document has the comments of colleagues; for them, not for a court'),
  })
  .refine(({ format, annexures }) => format === 'pdf' || annexures !== true, {
    path: ['annexures'],
    error: () => t(messages.onlyPdf),
  });

export const IMPORT = { bytes: 20 * 1024 * 1024 } as const;
/** A comment of an imported file. `replyTo`: the place of the answered one in the list; `block` null: on the draft as a whole. */
export const importedComment = z.object({
  block: z.string().max(64).nullable(),
  quote: z.string().max(COMMENT.quote),
  author: z.string().max(200),
  body: z.string().max(COMMENT.body),
  replyTo: z.int().min(0).nullable(),
  settled: z.boolean(),
});
export type ImportedComment = z.infer<typeof importedComment>;
/** `POST /functions/v1/import-draft`: the answer. */
export const importedDraft = z.object({
  document: z.looseObject({ type: z.literal('doc') }),
  warnings: z.array(z.string()),
  comments: z.array(importedComment),
});
export type ImportedDraft = z.infer<typeof importedDraft>;
