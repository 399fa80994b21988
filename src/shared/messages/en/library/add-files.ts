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
  keepOpen: 'Keep this window open. You can work on other pages of Munshi in it meanwhile.',
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
  gone: '{files, plural, one {# file that came from this folder is no longer in it:} other {# files that came from this folder are no longer in it:}}',
  sameName:
    'Munshi knows your folders by their names. Keep these files if they came from another folder that is called {folder} too.',
  remove: 'Remove from the library',
  removeQuestion:
    '{files, plural, one {Remove # file from the library?} other {Remove # files from the library?}}',
  removeEffect:
    'The documents that only these files gave leave the library for all its users. Notes that users wrote stay.',
  removing: 'Removing what is no longer in {folder}...',
  removed:
    '{documents, plural, =0 {No document left the library.} one {# document removed from the library.} other {# documents removed from the library.}}',
  tooMany:
    'There are more than {files, number} files. Choose a smaller folder, or add this one with the command npm run ingest on the computer that runs Munshi.',
  notAdded: 'Nothing was added',
  nothing: 'There are no files in this folder.',
  nameNotTaken: 'The path of the file has control characters, or more than {most, number} characters.',
  notOpened: 'The browser could not open the file. It was moved, removed or changed.',
  otherFolder: 'You are adding the folder {folder}. Wait until it is added, or stop it first.',
  tooManyAdd: 'Too many people are adding documents now. Try again in a few minutes.',
});
