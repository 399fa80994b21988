import { z } from 'zod';
import { int4, trimmedText } from '../text.ts';
import { timelineEventFields } from './timeline.ts';

export const FILE_PAGES = {
  maxQuery: 300,
  maxHits: 100,
  /** Pages in one answer with the text of a file at most. */
  maxTextPages: 200,
  /** Suggestions of one file at most. */
  maxSuggestions: 40,
} as const;

/** `text_problem` of a blank sheet, or of a picture of things. */
export const NO_WORDS = 'No words were found in this.';

/**
 * How far the reading of a file is. `waiting`, `reading`: it will be, or is being read (`pages_read` of `page_count`).
 * `read`: its words can be searched; `text_problem` may still name pages that could not be read. `unreadable`:
 * `text_problem` says why. `none`: it is not read (a document of the library).
 */
export const textStates = ['waiting', 'reading', 'read', 'unreadable', 'none'] as const;
export type TextState = (typeof textStates)[number];

/** `POST /rest/v1/rpc/search_case_pages`; the query as on the web: words, "a phrase", or, -not. */
export const searchCasePagesBody = z.object({
  case_id: z.uuid(),
  query: trimmedText(FILE_PAGES.maxQuery).min(1, 'Type what to search for'),
  limit: z.int().min(1).max(FILE_PAGES.maxHits).default(30),
});

/**
 * The best pages first. `page` counts from 1; in a file without pages (Word, text, mail) it counts parts of it.
 * `marks` are places in `snippet`, in UTF-16 units, as in the library's passages. `ocr`: the words were recognised in
 * a picture and may be misread.
 */
export const casePageHits = z.array(
  z.object({
    file_id: z.uuid(),
    file_name: z.string(),
    page: z.int(),
    snippet: z.string(),
    marks: z.array(z.object({ start: z.int(), end: z.int() })),
    rank: z.number(),
    ocr: z.boolean(),
  }),
);
export type CasePageHit = z.infer<typeof casePageHits>[number];

/** `POST /rest/v1/rpc/case_file_text`: so many pages of a file from one on, as they were read. */
export const caseFileTextBody = z.object({
  file_id: z.uuid(),
  from: int4.min(1).default(1),
  limit: z.int().min(1).max(FILE_PAGES.maxTextPages).default(FILE_PAGES.maxTextPages),
});

/** In their order; empty for a file that holds no text, was not read yet, or is not the caller's. */
export const caseFileText = z.array(z.object({ page: z.int(), text: z.string(), ocr: z.boolean() }));

export const suggestionKinds = ['hearing', 'deadline', 'document', 'other'] as const;
export const suggestionStates = ['open', 'accepted', 'rejected'] as const;

/** A dated event that a file tells of, to be accepted into the timeline or rejected. */
export const eventSuggestion = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  file_id: z.uuid(),
  page: z.int(),
  /** `yyyy-mm-dd` */
  day: z.string(),
  what: z.string(),
  kind: z.enum(suggestionKinds),
  state: z.enum(suggestionStates),
  event_id: z.uuid().nullable(),
  created_at: z.iso.datetime({ offset: true }),
});
export type EventSuggestion = z.infer<typeof eventSuggestion>;

/** `POST /rest/v1/rpc/accept_suggestion`: makes the event of the timeline; what is not given is taken as suggested. */
export const acceptSuggestionBody = z.object({
  id: z.uuid(),
  title: timelineEventFields.title.optional(),
  event_type: timelineEventFields.event_type.optional(),
  event_date: timelineEventFields.event_date.optional(),
});
export const suggestionAccepted = z.object({ id: z.uuid(), event_id: z.uuid() });
