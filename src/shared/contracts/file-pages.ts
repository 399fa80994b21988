import { z } from 'zod';
import { messages } from '../messages/en/practice/file-pages.ts';
import { t } from '../messages/translate.ts';
import { int4, trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';
import { timelineEventFields } from './timeline.ts';

export const FILE_PAGES = {
  maxQuery: 300,
  maxHits: 100,
  /** Maximum number of pages in one answer with the text of a file. */
  maxTextPages: 200,
  /** Maximum number of suggestions for one file. */
  maxSuggestions: 40,
  /** Maximum number of suggestions that are accepted with another one as the same event. */
  maxSameEvent: 100,
} as const;

/**
 * The state of reading a file. `waiting`: not started yet; `reading`: in progress (`pages_read` of `page_count`);
 * `read`: its text can be searched, and `text_problem` may still name unreadable pages; `unreadable`: `text_problem`
 * says why, in English, and `text_problem_message` has its key and values; `cancelled`: the user stopped it; `none`: it is not read (a file of an unknown storage provider).
 */
export const textStates = ['waiting', 'reading', 'read', 'unreadable', 'cancelled', 'none'] as const;
export type TextState = (typeof textStates)[number];

/** `POST /rest/v1/rpc/search_case_pages`; query syntax as in web search: words, "a phrase", or, -not. */
export const searchCasePagesBody = z.object({
  case_id: z.uuid(),
  query: trimmedText(FILE_PAGES.maxQuery).min(1, { error: () => t(messages.queryRequired) }),
  limit: z.int().min(1).max(FILE_PAGES.maxHits).default(30),
});

/**
 * The best pages first. `page` counts from 1; in a file without pages (Word, text, mail) it counts parts of the text.
 * `marks` are positions in `snippet`, in UTF-16 units, as in the library's passages. `ocr`: the text comes from
 * character recognition and may contain errors. In a document of the library, `page` counts its paragraphs, `paragraph`
 * is the printed number, and `file_name` is its title; `sample`: it is one of the fictional samples.
 */
export const casePageHits = z.array(
  z.object({
    file_id: z.uuid(),
    file_name: z.string(),
    document_id: z.string().nullable(),
    paragraph: z.string().nullable(),
    sample: z.boolean(),
    page: z.int(),
    snippet: z.string(),
    marks: z.array(z.object({ start: z.int(), end: z.int() })),
    rank: z.number(),
    ocr: z.boolean(),
  }),
);
export type CasePageHit = z.infer<typeof casePageHits>[number];

/** `POST /rest/v1/rpc/case_file_text`: the text of consecutive pages of a file. */
export const caseFileTextBody = z.object({
  file_id: z.uuid(),
  from: int4.min(1).default(1),
  limit: z.int().min(1).max(FILE_PAGES.maxTextPages).default(FILE_PAGES.maxTextPages),
});

/** Pages in order; empty for a file that holds no text, was not read yet, or belongs to another user. */
export const caseFileText = z.array(z.object({ page: z.int(), text: z.string(), ocr: z.boolean() }));

export const suggestionKinds = ['hearing', 'deadline', 'document', 'other'] as const;
export const suggestionStates = ['open', 'accepted', 'rejected'] as const;

/** A dated event in the text of a file, which the user can accept into the timeline or reject. */
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
  created_at: timestamp,
});
export type EventSuggestion = z.infer<typeof eventSuggestion>;

/** `POST /rest/v1/rpc/accept_suggestion`: adds the event to the timeline; omitted fields keep the suggested values. */
export const acceptSuggestionBody = z.object({
  id: z.uuid(),
  title: timelineEventFields.title.optional(),
  event_type: timelineEventFields.event_type.optional(),
  event_date: timelineEventFields.event_date.optional(),
  /** Other open suggestions of the same case and day that tell of the same event: accepted with it. */
  also: z.array(z.uuid()).max(FILE_PAGES.maxSameEvent).default([]),
});
/** `also`: the other suggestions that were accepted with it. */
export const suggestionAccepted = z.object({ id: z.uuid(), event_id: z.uuid(), also: z.array(z.uuid()) });

/** `POST /rest/v1/rpc/cancel_file_reading` and `retry_file_reading`. */
export const fileReadingBody = z.object({ file_id: z.uuid() });
/** `can_retry_reading` is false where another try would fail in the same way. */
export const fileReading = z.object({
  id: z.uuid(),
  text_state: z.enum(textStates),
  can_retry_reading: z.boolean(),
});
