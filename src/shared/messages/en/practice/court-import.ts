import { defineMessages } from '#shared/messages/message.ts';

/** Files that users bring from courts: what they are, and what is proposed from them. */
export const messages = defineMessages('courtImport', {
  // Sentences of the server
  scanned:
    'This PDF has pictures of pages and no text, so its rows cannot be read. Save the list as the court publishes it.',
  unknown:
    'No matter was found in this file. Bring a cause list, a saved case-status page, an export or a table.',
  noDay: 'This list prints no date. Look at each row before you apply it.',
  dayOfName: 'This list prints no date. {day} is from the name of the file.',
  otherYear: 'This list is for {day}, in another year. Look at each row before you apply it.',
  otherDay: 'This list is for {day}, but the name of the file says {named}.',
  wrongCnr: 'The CNR {cnr} has a wrong form, so it was not used.',
  tooLarge: 'Bring at most {files, number} files with {megabytes, number} MB together.',
  importGone: 'This drop of files, or what was applied of it, does not exist or was undone already.',
  unnamed: 'Matter without a name',
  orderUploaded: 'Order uploaded',
  placeHall: 'Court {hall}',
  placeItem: 'item {item}',
});
