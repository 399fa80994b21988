import { defineMessages } from '#shared/messages/message.ts';

/** Comments of colleagues on a draft. */
export const messages = defineMessages('draftComments', {
  tab: 'Comments',
  bodyRequired: 'Write a comment.',
  none: 'No comments yet. Choose words of the draft and write what you think of them.',
  noneReadOnly: 'No comments yet.',
  add: 'Add comment',
  newComment: 'New comment',
  newOn: 'New comment on “{quote}”',
  reply: 'Reply',
  replyTo: 'Reply to {name}',
  resolve: 'Mark as settled',
  reopen: 'Open again',
  settled: 'Settled',
  settledCount: '{count, plural, one {# settled comment} other {# settled comments}}',
  remove: 'Delete',
  somebody: 'Somebody',
  by: '{name}, {when}',
  gone: 'This paragraph is not in the draft any more.',
  notLoaded: 'The comments could not be loaded',
  notSaved: 'The comment was not saved',
  sending: 'Sending...',
});
