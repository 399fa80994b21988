import { defineMessages } from '#shared/messages/message.ts';

/** What the command `munshi` tells the person who runs it. */
export const messages = defineMessages('commands', {
  usage: `Usage: npm run ingest -- '<folder>'

Adds a folder of judgments (.txt, .md, .pdf, .docx) and acts (.json) to the library. You can run it again and
interrupt it: unchanged files are skipped.
`,
  stopping: 'Stopping after the current batch…',

  // munshi ingest
  addingToServer: 'Adding to the library of the running server.',
  addingToIndex: 'Adding to the library; no server is running.',
  folderEmpty: 'There are no files in {folder}.',
  added:
    '{documents, plural, one {# document} other {# documents}} added in {seconds} s, {unchanged, plural, one {# file} other {# files}} unchanged, {unreadable, plural, one {# file} other {# files}} could not be read.',
  moreUnreadable: '… and {count, number} more',
  stopped: 'Stopped. What was added is kept. Run the same command again to continue.',
  serverAnswered:
    'The running server answered {status} ({reason}). Run this again when it is back: what was added is kept.',
  serverUnreachable:
    'The running server cannot be reached. Run this again when it is back: what was added is kept.',
  otherOwner:
    '{folder} belongs to another user (number {user}). Run this as that user, or set MUNSHI_DATA to a folder of your own.',
  folderNotPermitted: 'This user may not enter {folder}. Set MUNSHI_DATA to a folder of your own.',
  dataNotWritable:
    'This user may not write to something in {folder}. Give the whole folder to one user, or set MUNSHI_DATA to another folder.',

  // The folder to read
  isFile: '{folder} is a file. Give the folder that contains it.',
  notReadable: 'This user may not read {folder}. Change its permissions, or run this as its owner.',
  linkLoop: '{folder} is a link that leads back to itself.',
  folderMissing: 'There is no folder {folder}.',

  // Why a file was not read
  typeNotRead: 'Files of this type are not read; .txt, .md, .pdf, .docx and act .json are.',
  tooLarge: 'The file is larger than {megabytes, number} MB.',
  fileNotRead: 'The file could not be read.',
  fileMoved: 'It could not be opened; it was moved or removed in the meantime.',
  isLink: 'It is a link, and links are not followed.',
  notOrdinary: 'It is not an ordinary file.',
  nameNotUtf8: 'Its name is not valid UTF-8, so it cannot be opened; rename it.',
});
