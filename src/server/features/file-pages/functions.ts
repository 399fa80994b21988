import { declareFunction } from '#server/platform/data-api/functions.ts';
import {
  acceptSuggestionBody,
  caseFileText,
  caseFileTextBody,
  casePageHits,
  fileReading,
  fileReadingBody,
  searchCasePagesBody,
  suggestionAccepted,
} from '#shared/contracts/file-pages.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { searchPages, textOfFile } from './search-store.ts';
import { cancelReading, retryReading } from './store.ts';
import { acceptSuggestion } from './suggestions-store.ts';

const noSuchFile = () =>
  new ProblemError('not_found', sentenceOf(messages.noSuchFile), { reason: 'PGRST116' });

export const filePageFunctions = [
  declareFunction({
    name: 'search_case_pages',
    whenUnpaid: 'open',
    summary: 'Search in every page of every file of a case, best first',
    body: searchCasePagesBody,
    answer: casePageHits,
    run: (tx, { case_id, query, limit }) => searchPages(tx, case_id, query, limit),
  }),
  declareFunction({
    name: 'case_file_text',
    whenUnpaid: 'open',
    summary: 'The text of a file as it was read, page by page',
    body: caseFileTextBody,
    answer: caseFileText,
    run: (tx, { file_id, from, limit }) => textOfFile(tx, file_id, from, limit),
  }),
  declareFunction({
    name: 'accept_suggestion',
    whenUnpaid: 'refused',
    summary:
      'Add a suggested event to the timeline, with its file and page, from one or more suggestions of its day; repeated calls have no effect',
    body: acceptSuggestionBody,
    answer: suggestionAccepted,
    run: async (tx, { id, ...wanted }) => {
      const accepted = await acceptSuggestion(tx, id, wanted);
      if (accepted === undefined)
        throw new ProblemError('not_found', sentenceOf(requests.suggestionGone), { reason: 'PGRST116' });
      return { id, ...accepted };
    },
  }),
  declareFunction({
    name: 'cancel_file_reading',
    whenUnpaid: 'refused',
    summary:
      'Stop reading a file; pages that were read stay, and a file that is not being read does not change',
    body: fileReadingBody,
    answer: fileReading,
    run: async (tx, { file_id }) => {
      const file = await cancelReading(tx, file_id);
      if (!file) throw noSuchFile();
      return file;
    },
  }),
  declareFunction({
    name: 'retry_file_reading',
    whenUnpaid: 'refused',
    summary:
      'Read a file again whose reading was stopped or failed; a stopped one continues with its missing pages',
    body: fileReadingBody,
    answer: fileReading,
    run: async (tx, { file_id }) => {
      const file = await retryReading(tx, file_id);
      if (!file) throw noSuchFile();
      if (file.text_state === 'unreadable')
        throw new ProblemError('unprocessable', sentenceOf(messages.notRetried));
      return file;
    },
  }),
];
