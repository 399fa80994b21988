import { defineMessages } from '#shared/messages/message.ts';

/** What the server says in chats. */
export const messages = defineMessages('assistant', {
  // Refusals
  titleRequired: 'Give the chat a title.',
  contentRequired: 'Message cannot be empty',
  contentTooLong:
    'A message can have at most {max, number} characters. Shorten it, or add the text to the case as a file.',
  assistantWrites: 'Only the server writes the messages of the assistant.',
});
