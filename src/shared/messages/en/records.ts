import { defineMessages } from '../message.ts';

export const messages = defineMessages('records', {
  created: 'Created',
  gridView: 'Grid view',
  listView: 'List view',
  noManyMatchYourSearch: 'No {many} match your search criteria',
  reset: 'Reset',
  showAllMany: 'Show all {many}',
  view: 'View',
});
