import { defineMessages } from '#shared/messages/message.ts';

/** Files of citations for a reference manager. */
export const messages = defineMessages('citationsMenu', {
  citations: 'Citations',
  citationsOf: '{count, plural, one {The citation of # document} other {The citations of # documents}}',
});
