import { z } from 'zod';
import { PART_KINDS } from '#law/judgment/parts.ts';
import { messages } from '../../messages/en/library/checks.ts';
import { t } from '../../messages/translate.ts';
import { text } from '../../text.ts';
import { whoseWords } from '../research/document-parts.ts';
import { change } from '../research/offences.ts';
import { restsOn, signal } from '../research/standing.ts';

/** Limits of a check: about 400 pages of text, and the file that they may come in. */
export const CHECK = {
  characters: 1_200_000,
  fileBytes: 20 * 1024 * 1024,
  /** Reports that are kept of one user; the oldest makes room. */
  kept: 300,
  listed: 30,
  context: 90,
} as const;

const day = z.iso.date({ error: () => t(messages.dateInvalid) });

export const checkRequest = z
  .object({
    text: text(CHECK.characters, {
      error: () => t(messages.textTooLong, { max: CHECK.characters }),
    }).optional(),
    fileId: z.uuid().optional().describe('A case file of the caller whose text was read'),
    draftId: z.uuid().optional().describe('A draft that the caller sees'),
    name: text(300).optional().describe('What the document is called in the list of checks'),
    date: day.optional().describe('Day of the offence or of filing, on which the provisions are to apply'),
  })
  .strict()
  .refine((body) => [body.text, body.fileId, body.draftId].filter((one) => one !== undefined).length === 1, {
    error: () => t(messages.textOrFile),
  });

const place = { text: z.string(), start: z.int(), end: z.int() };
const context = {
  before: z.string().describe('The words before it in the document'),
  after: z.string(),
};
const offsetsOfText = 'Offsets are UTF-16 positions in the text';

export const citationStatuses = [
  'found',
  'found_differently',
  'ambiguous',
  'not_in_library',
  'unreadable',
] as const;
export const quotationStatuses = ['exact', 'altered', 'not_found'] as const;
const statuteQuotationStatuses = [...quotationStatuses, 'not_in_library'] as const;
export const provisionStatuses = ['exists', 'no_such_section', 'act_not_in_library', 'ambiguous'] as const;
export const treatmentKinds = [
  'overruled',
  'reversed',
  'doubted',
  'distinguished',
  'followed',
  'affirmed',
  'referred',
] as const;

const paragraphFinding = z.object({
  cited: z.int(),
  number: z.string().describe('As printed: 12.1'),
  exists: z.boolean(),
  last: z.int().describe('The last number of the library’s copy'),
  index: z.int().optional().describe('Position in the document'),
  whose: whoseWords.optional().describe('Whose paragraph it is, where the judgment has several opinions'),
  places: z
    .array(z.object({ index: z.int(), whose: whoseWords }))
    .optional()
    .describe('All paragraphs of this number, where several opinions have one'),
});
const quotationFinding = z.object({
  ...place,
  status: z.enum(quotationStatuses),
  found: z.string().optional().describe('The words of the judgment'),
  changes: z.array(z.object({ cited: z.string(), found: z.string() })).optional(),
  paragraph: z.string().optional().describe('Number of the paragraph that has the words'),
  index: z.int().optional(),
  elsewhere: z.literal(true).optional().describe('Another paragraph is cited for these words'),
  whose: whoseWords.optional(),
  only_in: z
    .enum(PART_KINDS)
    .optional()
    .describe('The part that has the words as quoted, where the judgment has not: headnote'),
});
const treatment = z.object({
  kind: z.enum(treatmentKinds),
  sentence: z.string(),
  document_id: z.string(),
  title: z.string(),
  paragraph: z.string().optional(),
  reported: z.boolean().optional().describe('The judgment says what another court did'),
  index: z.int(),
});
/** A judgment that a finding names; one without a cause title has the name that most judgments give it that cite it. */
const namedJudgment = z.object({
  document_id: z.string(),
  title: z.string(),
  named_by_others: z.string().optional(),
});
export const checkedCitation = z.object({
  ...place,
  ...context,
  status: z.enum(citationStatuses),
  document_id: z.string().optional(),
  title: z.string().optional(),
  named_by_others: z
    .string()
    .optional()
    .describe('Of a judgment without a cause title: the name that most judgments give it that cite it'),
  court: z.string().optional().describe('Code of the court'),
  bench_strength: z.int().optional().describe('How many judges heard it, where the copy says it'),
  decided_on: z.string().optional().describe('yyyy-mm-dd'),
  sample: z.literal(true).optional(),
  differences: z
    .array(
      z.object({
        what: z
          .enum(['name', 'year', 'volume', 'page', 'citation', 'date', 'case_number', 'other_judgment'])
          .describe('date: found is yyyy-mm-dd; other_judgment: found is the title that has this citation'),
        cited: z.string(),
        found: z.string(),
      }),
    )
    .optional(),
  nearest: namedJudgment
    .optional()
    .describe('Of a judgment that is not in the library by this name: one with the same first party'),
  candidates: z.array(namedJudgment).optional(),
  paragraph: paragraphFinding.optional(),
  more_paragraphs: z.array(paragraphFinding).optional(),
  quotation: quotationFinding.optional(),
  more_quotations: z.array(quotationFinding).optional(),
  treatment: z.array(treatment).optional(),
  signal: signal.optional(),
  rests_on: restsOn.optional().describe('The judgment follows one that was overruled'),
});
export type CheckedCitation = z.infer<typeof checkedCitation>;

const statuteQuotation = z.object({
  ...place,
  status: z
    .enum(statuteQuotationStatuses)
    .describe('not_in_library: there is no official text of the section'),
  found: z.string().optional().describe('The words of the section'),
  changes: z.array(z.object({ cited: z.string(), found: z.string() })).optional(),
  document_id: z.string().optional().describe('The section in the words of the act'),
  index: z.int().optional().describe('The paragraph of the section that has the words'),
  words_of: z
    .object({ act: z.string(), section: z.string(), document_id: z.string() })
    .optional()
    .describe('The counterpart in the other code that has these words'),
  amended_from: z
    .string()
    .optional()
    .describe('The section was amended with effect from this day, after the day of the check'),
  version: z
    .object({
      until: z.string(),
      from: z.string().optional(),
      gaps: z.literal(true).optional().describe('The copy does not print all words of that day'),
      only_later: z.literal(true).optional().describe('The quoted words are in the section of today alone'),
    })
    .optional()
    .describe('The words of the day of the check, which were the law until before this day'),
  words_of_state: z.string().optional().describe('The State whose amendment has these words'),
  words_before: z.string().optional().describe('The section had these words before this day'),
});

export const checkedProvision = z.object({
  ...place,
  ...context,
  act: z.string().describe('Short title; empty where the text names no act'),
  section: z.string(),
  status: z.enum(provisionStatuses),
  partly: z.literal(true).optional().describe('The library has other sections of the act'),
  last: z.int().optional().describe('Where the numbers of the act end'),
  in_force_on: z.boolean().optional().describe('Whether it was in force on the given day'),
  in_force_from: z.string().optional(),
  in_force_to: z.string().optional(),
  replaced_by: z.string().optional().describe('The act that replaced the act'),
  document_id: z.string().optional(),
  counterparts: z
    .array(
      z.object({
        act: z.string(),
        section: z.string(),
        kind: z.enum(['same', 'renumbered', 'changed', 'split', 'merged']),
        document_id: z.string().optional(),
        ...change,
      }),
    )
    .optional(),
  candidates: z.array(z.object({ act: z.string(), section: z.string() })).optional(),
  mentions: z.int(),
  quotations: z.array(statuteQuotation).optional().describe('Words that the text quotes from it'),
});
export type CheckedProvision = z.infer<typeof checkedProvision>;

export const notCheckedCodes = [
  'judgments_not_in_library',
  'nearest_titles',
  'unreadable_citations',
  'ambiguous_citations',
  'names',
  'citations_by_name',
  'unnumbered_paragraphs',
  'open_paragraphs',
  'report_pages',
  'unattributed_quotations',
  'short_quotations',
  'unmarked_quotations',
  'quotations_of_acts',
  'acts_not_in_library',
  'sections_without_act',
  'other_provisions',
  'commencement',
  'no_date',
  'treatment',
  'unread_judgments',
  'too_many',
  'pictures_of_file',
  'comments_of_file',
  'no_time',
  'parts_of_file',
  'argument',
] as const;
export type NotCheckedCode = (typeof notCheckedCodes)[number];

export const notChecked = z.object({
  code: z.enum(notCheckedCodes),
  count: z.int(),
  examples: z.array(z.string()),
  sentence: z.string().describe('What was not checked and why, in the reader’s language'),
});

/** Contents of the library at the time of the check. */
export const checkedLibrary = z.object({
  documents: z.int(),
  judgments: z.int(),
  acts: z.int(),
  samples: z.int(),
  courts: z.array(z.string()),
  years: z.object({ from: z.int(), to: z.int() }).optional(),
});

/** The report without its not-checked sentences, as it is stored. */
export const storedReport = z.object({
  citations: z.array(checkedCitation),
  provisions: z.array(checkedProvision),
  not_checked: z.array(notChecked.omit({ sentence: true })),
});
export type StoredReport = z.infer<typeof storedReport>;

/** Limits of a check's record: suggestions of a draft, and characters of each text. */
export const WRITING = { suggestions: 200, characters: 600 } as const;

/** Record of who or what wrote a draft. It has only what was recorded. */
export const draftWriting = z.object({
  template: z
    .string()
    .nullable()
    .describe('The template that the draft was made from; null when none is recorded'),
  suggestions: z
    .array(
      z.object({
        kind: z.enum(['replace', 'insert_after', 'sent_answer']),
        before: z.string().describe('Empty for new paragraphs; a long text is cut'),
        after: z.string(),
        engine: z.string().nullable().describe('“extractive”, or the name of the model'),
        chat: z.string().optional().describe('The title of the chat of a sent answer at that time'),
        accepted_by: z.string().nullable().describe('The name of the user who accepted or sent it'),
        accepted_at: z.iso.datetime().nullable(),
        in_text: z.boolean().describe('The checked text has the words as they were accepted'),
      }),
    )
    .describe(
      'Suggestions of the assistant that users accepted and answers that they sent, the latest first',
    ),
  total: z.int().describe('Of all accepted suggestions and sent answers'),
});
export type DraftWriting = z.infer<typeof draftWriting>;

export const checkSources = ['text', 'file', 'case_file'] as const;

const head = {
  id: z.uuid(),
  name: z.string(),
  checked_at: z.iso.datetime(),
  citations: z.int(),
  provisions: z.int(),
  to_look_at: z.int().describe('Findings that differ from the library or are not in it'),
};

export const checkReport = z
  .object({
    id: head.id,
    name: head.name,
    source: z.enum(checkSources),
    date: z.string().optional(),
    citations: z.array(checkedCitation),
    provisions: z.array(checkedProvision),
    not_checked: z.array(notChecked),
    library: checkedLibrary,
    writing: draftWriting.optional().describe('Of a draft'),
    draft: z
      .object({ id: z.uuid(), case_id: z.uuid() })
      .optional()
      .describe('The draft that was checked, while the caller sees it'),
    text: z
      .string()
      .optional()
      .describe(
        'The text that was read from a file, a case file or a draft: in the answer to the check alone',
      ),
    checked_at: head.checked_at,
    record: z
      .object({
        checked_by: z.string(),
        method: z.string(),
        characters: z.int(),
        text_hash: z.string().describe('SHA-256 of the checked text in UTF-8'),
      })
      .describe('Who checked what, and how'),
  })
  .describe(offsetsOfText);
export type CheckReport = z.infer<typeof checkReport>;

/** The checked text again, which is not kept, for a copy with comments. */
export const markedCopyRequest = z.object({ text: text(CHECK.characters) }).strict();

export const checkList = z.object({ checks: z.array(z.object(head)) });
export type CheckListBody = z.infer<typeof checkList>;

export const reportFormats = ['pdf', 'docx'] as const;
export type ReportFormat = (typeof reportFormats)[number];
/** The whole report, or the note that is filed with a document. */
export const reportKinds = ['report', 'note'] as const;
