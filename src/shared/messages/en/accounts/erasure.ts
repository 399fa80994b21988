import { defineMessages } from '#shared/messages/message.ts';

/** The erasure of an account: the part of the Data tab, its dialog, and the line above each page. */
export const messages = defineMessages('erasure', {
  title: 'Erase your account',
  lead: 'Your account and everything in it go {days, number} days after you ask. Until then you can keep it.',
  asked: 'You asked for this. Your account goes on {day}. To keep it, use the button at the top of the page.',
  erase: 'Erase my account',

  // The dialog
  question: 'Erase your account?',
  goes: 'What goes on {day}',
  goesOwn:
    'Your profile, clients, cases, files, drafts, chats, notes and searches, with what is in the bin. Nothing can be restored after that day.',
  goesShared:
    'The cases that you share, for everybody in them. We email these people now. Hand over a case first if somebody else needs it.',
  goesPlan:
    'A paid plan. It is cancelled with the account and not charged after that. A payment that is due before that day is still taken, unless you cancel the plan yourself first.',
  stays: 'What stays',
  staysInvoices:
    'Invoices, without your account, as long as tax law requires. Messages of the payment provider stay for 90 days.',
  staysOthers:
    'What you wrote in cases of others. It no longer names you there, but for records of checks that were made before.',
  staysBackups: 'Copies in the backups of the operator, until these expire.',
  exportFirst: 'Export everything first',
  typeAddress: 'Type {address} to confirm',
  working: 'One moment…',
  askedTitle: 'Your account will be erased on {day}',
  askedText: 'Until then everything works as before.',

  // Above each page
  banner: 'Your account will be erased on {day}.',
  keep: 'Keep my account',
  kept: 'Your account stays. Nothing was erased.',
  notKept: 'Your account is not kept yet',
});
