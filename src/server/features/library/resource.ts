import type { Resource } from '#server/platform/data-api/resource.ts';
import { newPassageNote, passageNote, passageNoteChange } from '#shared/contracts/research/passage-notes.ts';
import { newSavedSearch, savedSearch, savedSearchChange } from '#shared/contracts/research/saved-searches.ts';

const savedSearches: Resource = {
  table: 'saved_searches',
  summary: 'Searches of the library that the caller keeps under a name',
  row: savedSearch,
  insert: newSavedSearch,
  update: savedSearchChange,
  delete: true,
  touch: 'updated_at',
  ownUser: ['owner_id'],
};

const passageNotes: Resource = {
  table: 'passage_notes',
  summary:
    'Highlights and notes on passages of the library, of a case or of the caller alone (`case_id` null); at most 5,000 of one owner and 200 on one document',
  row: passageNote,
  insert: newPassageNote,
  update: passageNoteChange,
  delete: true,
  touch: 'updated_at',
  caseColumn: 'case_id',
  embeds: {
    case: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    cases: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
  },
};

export const LIBRARY_RESOURCES: readonly Resource[] = [savedSearches, passageNotes];
