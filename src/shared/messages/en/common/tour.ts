import { defineMessages } from '#shared/messages/message.ts';

/** The tour of the demo chambers. */
export const messages = defineMessages('tour', {
  title: 'A short tour of the demo chambers',
  intro: 'Every client, case and paper here is fictional. Here is what to try first.',
  leave: 'Leave the tour',
  leaveHint: 'Press Escape to leave. The tour does not come back.',
  board: 'See what is next, and what is overdue',
  boardHint: 'The board below shows hearings and deadlines by day. One is overdue: mark it as done.',
  files: 'Open a case that reads its files',
  filesHint: 'It has a complaint, a scanned order sheet and judgments. Search every page of them at once.',
  timeline: 'Let the papers suggest dates',
  timelineHint: 'Each suggested date shows its file and page. Accept it into the timeline, or reject it.',
  search: 'Search the library',
  searchHint: 'Sample judgments are marked as samples. Read one, copy a pinpoint, add it to a case.',
  conflicts: 'Check for conflicts',
  conflictsHint: 'Add a client named “Sundaram Garment” and see which case names the other side.',

  // The first steps of an empty account
  firstSteps: 'What would you like to do first?',
  firstStepsIntro: 'Choose one. You can do the others later, or leave this list at any time.',
  leaveSteps: 'Leave',
  leaveStepsHint: 'The list does not come back. You can still make cases and search from the menu.',
  makeCase: 'Create Your First Case',
  makeCaseHint: 'A client’s name is enough. A next date puts the case on this board.',
  importFolder: 'Import a folder',
  importFolderHint: 'Its papers become the files of a new case. We read each page, so you can search them.',
  trySample: 'Try a sample case',
  trySampleHint: 'A fictional cheque case with papers, dates and a judgment. Remove it in one step.',
  adding: 'Adding...',
  tryLibrary: 'Search the sample library',
  tryLibraryHint: 'Read a sample judgment, and copy a pinpoint in court style.',
  realJudgments: 'Bring real judgments in',

  // The sample case
  sampleName: 'Sample: {name}',
  sampleDescription: 'Everything here is fictional. Remove the sample on your dashboard in one step.',
  sampleNotAdded: 'The sample case was not added',
  sampleShown: 'You have a sample case. Everything in it is fictional.',
  openSample: 'Open the sample case',
  removeSample: 'Remove the sample case',
  removing: 'Removing...',
  sampleRemoved: 'The sample case was removed',
  sampleNotRemoved: 'The sample case was not removed',

  // Importing a folder
  importTitle: 'Import a folder as a case',
  importLead:
    '{count, plural, one {# file becomes a file} other {# files become files}} of a new case. They stay on your computer too.',
  importSkipped:
    '{count, plural, one {# file stays out, because its type, size or name is not accepted: {names}} other {# files stay out, because their type, size or name is not accepted: {names}}}',
  importTooMany: 'The first {most, number} of {count, number} files are imported. Import the others later.',
  importNothing: 'This folder has no files that can be imported. Choose another folder.',
  importName: 'Name of the client',
  importNameHint: 'You can change it later.',
  importNow: 'Import',
  importing: 'Importing...',
  importFailed: 'The folder was not imported',
  importedFiles: 'Imported files',
  folderToImport: 'Folder to import',
});
