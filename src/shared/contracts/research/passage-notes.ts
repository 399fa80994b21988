import { z } from 'zod';
import { messages } from '../../messages/en/library/notes.ts';
import { t } from '../../messages/translate.ts';
import { int4, line, optionalText, text } from '../../text.ts';
import { timestamp, updatedAtField } from '../data-api.ts';
import { whoseWords } from './document-parts.ts';

/** Limits of notes on passages. `most` of one owner, `ofDocument` on one document of theirs; the database counts. */
export const PASSAGE_NOTES = {
  quote: 4000,
  note: 10_000,
  reference: 2000,
  most: 5000,
  ofDocument: 200,
  /** Documents of which one request asks whether the library has them. */
  knownAtOnce: 50,
} as const;

/** Marks that a document carries wherever it is cited: it is fictional, or our own summary. */
export const documentMarks = ['sample', 'summary'] as const;

const offset = int4.min(0);

/** A note on a passage of the library. */
export const passageNote = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid().nullable(),
  document_id: z.string(),
  reference: z.string().describe('The judgment as courts cite it'),
  mark: z.enum(documentMarks).nullable(),
  paragraph: z.string().nullable().describe('Number as printed'),
  whose: whoseWords.nullable().describe('Whose words they are, where the judgment has several opinions'),
  index: z.int().describe('Position of the paragraph in the document'),
  start: z.int().describe('UTF-16 offset in the text of the paragraph'),
  end: z.int(),
  quote: z.string().describe('The words of the passage; they find it again when the document has changed'),
  note: z.string().nullable(),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type PassageNote = z.infer<typeof passageNote>;

const note = optionalText(PASSAGE_NOTES.note);
export const newPassageNote = z.object({
  case_id: z.uuid().nullish(),
  document_id: line(300).min(1),
  reference: line(PASSAGE_NOTES.reference).optional(),
  mark: z.enum(documentMarks).nullish(),
  paragraph: line(300).nullish(),
  whose: whoseWords
    .extend({ judge: line(200).optional() })
    .strict()
    .nullish(),
  index: offset,
  start: offset,
  end: int4.min(1),
  quote: text(PASSAGE_NOTES.quote, {
    error: () => t(messages.quoteTooLong, { max: PASSAGE_NOTES.quote }),
  }).refine((words) => words.trim() !== '', { error: () => t(messages.quoteRequired) }),
  note: note.optional(),
});
export type NewPassageNote = z.input<typeof newPassageNote>;
export const passageNoteChange = z.object({ note, ...updatedAtField }).partial();

/** `POST /library/documents/known` */
export const knownDocumentsBody = z
  .object({ ids: z.array(text(300)).min(1).max(PASSAGE_NOTES.knownAtOnce) })
  .strict();
export const knownDocuments = z.object({ known: z.array(z.string()).describe('Those that the library has') });
