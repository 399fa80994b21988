import { defineMessages } from '#shared/messages/message.ts';

/** Adding a folder to the library from the browser. */
export const messages = defineMessages('addFiles', {
  title: 'Add files here',
  lead: 'Drop a folder or files here, or choose them. Munshi reads subfolders too.',
  dropNow: 'Drop to add',
  kinds:
    'PDF and Word up to {paged, number} MB; text, Markdown, web pages and acts as JSON up to {text, number} MB; at most {files, number} files at once.',
  chooseFolder: 'Choose a folder',
  chooseFiles: 'Choose files',
  folderField: 'Folder to add to the library',
  filesField: 'Files to add to the library',
  looseFiles: 'Files',

  looking: 'Looking for what is new in {folder}...',
  adding: 'Adding {folder}',
  progress: '{done, number} of {files, plural, one {# file} other {# files}}',
  keepOpen: 'Keep this page open. You can work on other pages of Munshi meanwhile.',
  stop: 'Stop',
  done: 'Done: {folder}',
  stopped: 'Stopped: {folder}',
  again: 'What was added stays in the library. Choose the same folder again to continue.',
  added: '{documents, plural, =0 {No new document.} one {# document added.} other {# documents added.}}',
  unchanged:
    '{count, plural, one {# file is in the library already.} other {# files are in the library already.}}',
  leftOut: '{count, plural, one {# hidden file was left out.} other {# hidden files were left out.}}',
  failed: '{count, plural, one {# file could not be added:} other {# files could not be added:}}',
  moreFailed: '{count, plural, one {and # more} other {and # more}}',
  retry: 'Try these again',
  tooMany:
    'There are more than {files, number} files. Choose a smaller folder, or add this one with the command npm run ingest on the computer that runs Munshi.',
  notAdded: 'Nothing was added',
  nothing: 'There are no files in this folder.',
  nameNotTaken: 'The path of the file has control characters, or more than {most, number} characters.',
  notOpened: 'The browser could not open the file. It was moved, removed or changed.',
  otherFolder: 'You are adding the folder {folder}. Wait until it is added, or stop it first.',
  tooManyAdd: 'Too many people are adding documents now. Try again in a few minutes.',
});
