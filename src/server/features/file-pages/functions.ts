import { declareFunction } from '#server/platform/data-api/functions.ts';
import {
  acceptSuggestionBody,
  caseFileText,
  caseFileTextBody,
  casePageHits,
  searchCasePagesBody,
  suggestionAccepted,
} from '#shared/contracts/file-pages.ts';
import { ProblemError } from '#shared/errors.ts';
import { searchPages, textOfFile } from './search-store.ts';
import { acceptSuggestion } from './suggestions-store.ts';

export const filePageFunctions = [
  declareFunction({
    name: 'search_case_pages',
    summary: 'Search in every page of every file of a case, best first',
    body: searchCasePagesBody,
    answer: casePageHits,
    run: (tx, { case_id, query, limit }) => searchPages(tx, case_id, query, limit),
  }),
  declareFunction({
    name: 'case_file_text',
    summary: 'The text of a file as it was read, page by page',
    body: caseFileTextBody,
    answer: caseFileText,
    run: (tx, { file_id, from, limit }) => textOfFile(tx, file_id, from, limit),
  }),
  declareFunction({
    name: 'accept_suggestion',
    summary: 'Add a suggested event to the timeline, with its file and page; repeated calls have no effect',
    body: acceptSuggestionBody,
    answer: suggestionAccepted,
    run: async (tx, { id, ...wanted }) => {
      const eventId = await acceptSuggestion(tx, id, wanted);
      if (eventId === undefined)
        throw new ProblemError('not_found', 'This suggestion is not there any more.', { reason: 'PGRST116' });
      return { id, event_id: eventId };
    },
  }),
];
