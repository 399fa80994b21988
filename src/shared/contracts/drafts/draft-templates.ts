import { z } from 'zod';
import { PAPERS_WITH_DAYS } from '#law/drafting/days/paper-days.ts';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { FACT_LIMITS } from '#law/drafting/templates/read-facts.ts';
import { TEMPLATE_GROUPS } from '#law/drafting/templates/template.ts';
import { messages } from '../../messages/en/drafting/templates.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';
import { draftKind } from './drafts.ts';

const MOST_FACTS = 100;
const MOST_FILES = 50;

export const templateFact = z.object({
  name: z.string(),
  /** The name of its blank in the draft, in the language of the reader. */
  label: z.string(),
  type: z.enum(['line', 'text', 'date', 'number', 'money', 'choice']),
  choices: z.array(z.string()),
  optional: z.boolean(),
  /** Value from another draft of the case, the case, its client or the profile; empty when nothing is known. */
  value: z.string(),
});
export type TemplateFact = z.infer<typeof templateFact>;

export const draftTemplate = z.object({
  id: z.string(),
  /** The name in the language of the reader; of a template of the office as the office wrote it. */
  name: z.string(),
  group: z.enum([...TEMPLATE_GROUPS, 'office']),
  kind: draftKind,
  sources: z.array(z.object({ act: z.string(), provision: z.string(), rule: z.string() })),
  facts: z.array(templateFact),
  /** The purpose of the paper's days, and the fact that explains why it is late: the form compares its days by these. */
  about: z.enum(PAPERS_WITH_DAYS).optional(),
  lateBecause: z.string().optional(),
  /** True where the paper names files of the case with their SHA-256. */
  files: z.boolean(),
  /** Of a template that an office made itself. */
  office: z
    .object({
      chambers: z
        .string()
        .nullable()
        .describe('Name of the chambers that uses it; null for the caller alone'),
      changes: z
        .boolean()
        .describe('True for its owner and the heads of its chambers, who rename and delete it'),
    })
    .optional(),
});
export type DraftTemplate = z.infer<typeof draftTemplate>;

/** `GET /functions/v1/draft-templates?caseId=`. */
export const draftTemplates = z.object({ templates: z.array(draftTemplate) });

/** `GET /functions/v1/draft-paper-facts?caseId=`: values that the papers of the case give for facts of the templates. */
export const paperFacts = z.object({
  facts: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      file_id: z.uuid(),
      file_name: z.string(),
      page: z.int(),
      quote: z.string(),
    }),
  ),
  pages: z.int().describe('Pages of the case that were read'),
  all: z.boolean().describe('False when the case has more pages than are read'),
});
export type PaperFacts = z.infer<typeof paperFacts>;

/** `POST /functions/v1/draft-from-template`: days as `yyyy-mm-dd`, amounts as a number of rupees. */
export const draftFromTemplate = z
  .object({
    caseId: z.uuid(),
    template: z.string().max(60).describe('The id of a template of ours, or of one of the office'),
    title: trimmedText(500).min(1).optional(),
    facts: z
      .record(z.string().max(DRAFT_LIMITS.name), z.string().max(FACT_LIMITS.text))
      .refine((facts) => Object.keys(facts).length <= MOST_FACTS, {
        error: () => t(messages.tooManyFacts, { max: MOST_FACTS }),
      })
      .default({}),
    files: z
      .array(z.uuid())
      .max(MOST_FILES)
      .optional()
      .describe('Files of the case that the paper names; the server computes the SHA-256 of each'),
  })
  .strict();

export const draftMade = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Warnings for a lawyer about the entered days. */
  notes: z.array(z.string()),
});
