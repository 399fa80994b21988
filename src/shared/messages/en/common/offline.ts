import { defineMessages } from '#shared/messages/message.ts';

/** A page without a connection, and what waits on this device. */
export const messages = defineMessages('offline', {
  youAreOffline: 'You are offline.',
  codeIsLate: 'This page is taking long to load. Check your connection, or reload the page.',
  oneMoment: 'One moment. The page is still loading, and then does what you asked for.',
  asOf: 'This page is as of {date}, {time}.',
  showsWhatItHad: 'This page shows what it had.',
  textIsKept:
    'What you write in a draft or a timeline stays on this device and is sent when the connection is back. Save other forms then.',
  nothingIsKept:
    'This browser does not let Munshi keep anything on this device: pages do not open without a connection, and your text is on this page only.',

  // Events that wait on this device
  notSentYet: 'Not sent yet',
  waits: 'It is on this device and is sent when the connection is back.',
  tooManyWait: 'Only {count, number} events can wait on this device. Connect to send them first.',
  changedElsewhere:
    'Somebody changed this event while you were offline. Yours is not saved yet. The other one is:',
  deletedElsewhere: 'Somebody deleted this event while you were offline. Yours is not saved.',
  refused: 'The server did not accept it: {reason}',
  saveMine: 'Save mine over it',
  addAgain: 'Add it as a new event',
  sendAgain: 'Send again',
  discardMine: 'Discard mine',
  discarded: 'Discarded',
  undoDiscard: 'Press F8, then Undo, to keep {title}',
  sent: '{count, plural, one {# event sent} other {# events sent}}',
});
