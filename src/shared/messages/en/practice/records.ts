import { defineMessages } from '#shared/messages/message.ts';

/** The lists of clients and of cases. */
export const messages = defineMessages('records', {
  created: 'Created',
  createdWhen: 'Created <when></when>',
  openRecord: '{action}: {title}',

  // Above a list
  view: 'View',
  gridView: 'Grid view',
  listView: 'List view',
  reset: 'Reset',
  filters: 'Filters',
  filtersChosen: 'Filters ({count, number})',
  caseCount: '{total, plural, one {# case} other {# cases}}',
  caseCountOfTotal: '{shown, number} of {total, plural, one {# case} other {# cases}}',
  archivedCount: '{total, plural, one {# archived case} other {# archived cases}}',
  archivedCountOfTotal: '{shown, number} of {total, plural, one {# archived case} other {# archived cases}}',
  clientCount: '{total, plural, one {# client} other {# clients}}',
  clientCountOfTotal: '{shown, number} of {total, plural, one {# client} other {# clients}}',

  // A list without matches
  noCasesMatch: 'No cases match your search criteria',
  showAllCases: 'Show all cases',
  noArchivedCasesMatch: 'No archived cases match your search criteria',
  showAllArchived: 'Show all archived cases',
  noClientsMatch: 'No clients match your search criteria',
  showAllClients: 'Show all clients',
});
