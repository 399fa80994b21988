import { defineMessages } from '#shared/messages/message.ts';

/** The board of a day in court, and the results of its hearings. */
export const messages = defineMessages('dayBoard', {
  // Sentences of the server, kept in the description of a hearing
  said: '{outcome, select, heard {Heard} part_heard {Part heard} reserved {Reserved for orders} disposed {Disposed of} other {{by, select, us {Adjourned at our request} other_side {Adjourned at the request of the other side} court {Adjourned by the court} other {Adjourned}}}}',
  saidOrder: 'Order: {order}',
  saidAttended: 'Attended: {names}',
  noHearing: 'This hearing does not exist, or you may not change it.',
});
