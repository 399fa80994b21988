import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('addToCase', {
  // The dialog that adds a library document to a case
  addToCase: 'Add to Case',
  adding: 'Adding...',
  case: 'Case',
  loadingCases: 'Loading your cases',
  casesNotLoaded: 'Error loading cases',
  created: 'Created {date}',
  alreadyInCase: 'Already in this case',
  openInCase: 'Already in this case: open it in {title}',
  noCasesYet:
    'You have no cases yet. <link>Add a client with its first case</link>, then add this document to it.',

  // The result
  added: 'Added {file} to case',
  notAdded: 'Failed to add file to case',
  openCase: 'Open the case',
  openCaseHint: 'Press F8, then Open the case, to read it there',

  // The case for which the user searches
  addingTo: 'Adding judgments to <link>{title}</link>',
  stopAddingTo: 'Stop adding judgments to this case',
});
