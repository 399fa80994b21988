import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('saved-searches', {
  saveSearch: 'Save this search',
  saveSearchHint:
    'The words, the way of searching and the filters are saved. The search page lists your saved searches.',
  name: 'Name',
  nameRequired: 'Enter a name for this search.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Search saved',
  savedSearches: 'Saved searches',
  rename: 'Rename {name}',
  renameSearch: 'Rename this search',
  remove: 'Delete {name} from saved searches',
  removed: '{name} is no longer saved',
  notChanged: 'The saved search was not changed',
});
