import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('drafts', {
  // Refusals of the server
  titleRequired: 'Please enter a title for your draft.',
  documentTooLong: 'This draft is too long. A draft has at most {max, number} characters.',
  tooManyParagraphs:
    'This draft has too many paragraphs. A draft has at most {max, number}. Divide it into two drafts.',
  documentInvalid: 'This is not a draft that can be saved ({what}).',
  stale: 'This draft was changed elsewhere. Compare both before you save.',
  notFound: 'This draft does not exist, or you have no access to it.',
  nothingToExport: 'This draft is empty, so there is nothing to download.',
  noPageSet: 'You have not set a page of your own yet. Set it before you use it.',
  nothingToSave: 'Send a title, a document or a text to save.',
  noSuchAnswer: 'The answer was deleted or belongs to another case, so nothing was saved.',
  tooManyVersions: 'A draft has at most 200 named versions.',
  noDraftSelected: 'No draft selected',
  messageEmpty: 'Message cannot be empty',
  messageTooLong: 'A message has at most {max, number} characters.',
});
