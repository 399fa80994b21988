import { defineMessages } from '#shared/messages/message.ts';

/** Mails and text messages about an account. */
export const messages = defineMessages('emails', {
  // Every mail
  greeting: 'Dear {name},',
  greetingWithoutName: 'Hello,',
  closing: 'Munshi, for your chambers',
  orOpen: 'Or open this address: {link}',

  // Links
  confirmSubject: 'Confirm your email address',
  confirmText:
    'Somebody created an account with Munshi with this email address. Confirm that the address is yours to sign in.',
  confirmAction: 'Confirm my address',
  confirmExpiry: 'This link expires in {hours} hours and can be used once.',
  confirmNotYou:
    'If you did not ask for an account, do nothing. Nobody can use it without your confirmation.',
  existsSubject: 'You already have an account',
  existsText:
    'Somebody tried to create an account with this email address, but you already have one. Nothing has changed.',
  existsAction: 'Sign in',
  existsHelp:
    'If you forgot your password, ask for a new one on the sign-in page. If it was not you, you can ignore this email.',
  resetSubject: 'Choose a new password',
  resetText: 'Somebody asked for a new password for your account with Munshi.',
  resetAction: 'Choose a new password',
  resetExpiry: 'This link expires in {minutes} minutes and can be used once.',
  resetNotYou: 'If you did not ask for this, do nothing. Your password stays the same.',
  newAddressSubject: 'Confirm your new email address',
  newAddressText: 'You asked to sign in to Munshi with this address from now on.',
  newAddressAction: 'Confirm the new address',
  newAddressExpiry:
    'This link expires in {hours} hours and can be used once. Until you confirm, you sign in with your old address.',
  newAddressNotYou: 'If you did not ask for this, do nothing.',

  // Codes
  codeSubject: 'Your confirmation code',
  codeText: 'Enter this code to confirm a change to your account with Munshi:\n{code}',
  codeExpiry: 'The code expires in {minutes} minutes and can be used once.',
  codeNotYou:
    'If you did not ask for it, do not share the code. Change your password and end all other sessions.',
  smsCode:
    '{code} is your code for Munshi. It expires in {minutes} minutes and can be used once. Never share it with anybody.',
  smsNotice:
    'Munshi: {what}. If it was not you, open Profile, Security at once, or write to the operator of your Munshi.',

  // Events of an account; the brief forms go out by SMS and hold at most 30 characters
  securityAction: 'See the security of your account',
  ifYou: 'If it was you, you can ignore this email. {ifNotYou}',
  changePassword: 'If it was not you, change your password and end all other sessions at once.',
  newSignInSubject: 'A new sign-in to your account',
  newSignInBrief: 'new sign-in to your account',
  newSignInText: 'Somebody signed in to your account with Munshi from a new device or address.',
  newSignInDetails: 'Device: {device}\nAddress: {address}\nTime: {time}',
  newSignInUnknownAddress: 'unknown',
  newSignInNotYou: 'If it was not you, end that session and change your password at once.',
  newSignInAction: 'See your sessions',
  lockedSubject: 'Failed sign-ins to your account',
  lockedText:
    'Somebody failed to sign in to your account with Munshi so many times that we locked sign-ins from new devices for 15 minutes. This has happened more than once in a day.',
  lockedKnownDevices: 'Devices on which you have signed in before still work.',
  lockedNotYou:
    'If it was not you, choose a long password that you use nowhere else, and add a second factor.',
  passwordSubject: 'Your password was changed',
  passwordBrief: 'your password was changed',
  passwordText: 'The password of your account with Munshi was changed. All other sessions have ended.',
  passwordNotYou: 'If it was not you, ask for a new password on the sign-in page at once.',
  emailSubject: 'Your email address was changed',
  emailBrief: 'your email was changed',
  emailText:
    'The email address of your account with Munshi was changed. You can no longer sign in with this one.',
  emailNotYou: 'If you did not do this, write to the operator of this server at once.',
  phoneSubject: 'Your phone number was changed',
  phoneBrief: 'your number was changed',
  phoneText: 'You now sign in to Munshi with another phone number.',
  factorApp: 'an authenticator app',
  factorPhone: 'a phone',
  factorNamed: '{kind} (“{name}”)',
  factorAddedSubject: 'A second factor was added to your account',
  factorAddedBrief: 'a second factor was added',
  factorAddedText: 'Signing in to Munshi now also asks for a code. This second factor was added: {factor}.',
  factorRemovedSubject: 'A second factor was removed from your account',
  factorRemovedBrief: 'a second factor was removed',
  factorRemovedText: 'This second factor no longer protects your account with Munshi: {factor}.',
  recoverySubject: 'A recovery code was used',
  recoveryBrief: 'a recovery code was used',
  recoveryText: 'Somebody signed in to Munshi with one of your recovery codes instead of your second factor.',
  recoveryLeft: '{count, plural, one {One recovery code is} other {# recovery codes are}} left.',
  providerConnectedSubject: 'A {provider} account was connected',
  providerConnectedBrief: 'a {provider} account was connected',
  providerConnectedText: 'You can now also sign in to Munshi with a {provider} account.',
  providerDisconnectedSubject: 'Your {provider} account was disconnected',
  providerDisconnectedBrief: '{provider} was disconnected',
  providerDisconnectedText:
    'You can no longer sign in to Munshi with your {provider} account. The sessions that it opened have ended.',
  time: '{time} IST',

  // The erasure of an account
  erasureSubject: 'Your account will be erased on {day}',
  erasureBrief: 'your account will be erased',
  erasureText:
    'Somebody asked to erase your account with Munshi. On {day} it goes with your clients, cases, files, drafts and chats, and nothing can be restored. Until then everything works as before, and you can export your data.',
  erasureKeep:
    'To keep your account, sign in before that day and press “Keep my account” at the top of the page.',
  erasureAction: 'Export your data or keep your account',
  erasureNotYou:
    'If it was not you, keep your account, change your password and end all other sessions at once.',
  erasureCancelledSubject: 'Your account stays',
  erasureCancelledBrief: 'your account stays',
  erasureCancelledText: 'Your account with Munshi is not erased. Somebody pressed “Keep my account”.',
  erasedSubject: 'Your account is erased',
  erasedText: 'Your account with Munshi is erased, with everything in it.',
  erasedKept: 'Invoices are kept without your account, as long as tax law requires.',
  erasedLast: 'This is the last email that you get from us.',
  sharedErasedSubject: 'Cases that are shared with you will be erased',
  sharedErasedText:
    '{who} erases their account with Munshi. The cases that they share with you go with it on {day}. If you need one of them, ask them to hand it over to you before that day.',
  sharedKeptSubject: 'Cases that are shared with you stay',
  sharedKeptText: '{who} keeps their account with Munshi. The cases that they share with you stay.',
  sharedAction: 'Open your cases',

  // Mails to the operators
  budgetSubject: 'Half of the SMS budget is used up',
  budgetText:
    'Munshi has sent {sent, number} of the {budget, number} text messages that it may send in 24 hours.',
  budgetMeaning:
    'If that is more than usual, somebody may be asking for codes to their own numbers. Half of the budget is reserved for numbers that belong to an account, so your users can still sign in.',
  budgetSetting: 'SMS_DAILY_BUDGET sets how many messages may be sent in 24 hours.',

  // Invitations to a case or a chambers
  offerSubject: 'A case is offered to you on Munshi',
  offerText: '{sender} asks you to take over a case that you work on together in Munshi.',
  offerAction: 'Open the case',
  offerExpiry:
    'You can accept for {days} days. Until then nothing changes. The page of the case shows what comes with it.',
  invitationSubject:
    '{to, select, case {You are invited to a case} cases {You are invited to several cases} other {You are invited to a chambers}} on Munshi',
  invitationText:
    '{to, select, case {{sender} invites you to work on a case with Munshi.} cases {{sender} invites you to work on several cases with Munshi.} other {{sender} invites you to their chambers on Munshi.}}',
  invitationUnnamed: 'A lawyer',
  invitationAction: 'Open the invitation',
  invitationExpiry:
    'This link expires in {days} days and can be used once, by the account with this address. Without an account, sign up with this address first.',
  invitationNotYou: 'If you do not know the sender, do nothing.',
  smsClient: '{title}: the next date is {when}.',
  smsInvitation:
    'You are invited on Munshi. Open this link within {days, number} days and sign in with this number: {link}',

  // Reminders of dates
  reminderToday: '{kind, select, hearing {Hearing} deadline {Deadline} other {Date}} today, {date}: {title}',
  reminderTomorrow:
    '{kind, select, hearing {Hearing} deadline {Deadline} other {Date}} tomorrow, {date}: {title}',
  reminderOnDate: '{kind, select, hearing {Hearing} deadline {Deadline} other {Date}} on {date}: {title}',
  reminderDay: '{weekday}, {date}',
  reminderDayAndTime: '{weekday}, {date}, {time} (Indian time)',
  reminderAction: 'Open the case',
  reminderReason: 'You asked for this reminder.',

  // Alerts of saved searches
  alertSubject: '{count, plural, one {# new judgment} other {# new judgments}}: {name}',
  alertText:
    'The library has {count, plural, one {# new judgment} other {# new judgments}} among the results of your saved search “{name}”.',
  alertMore: '{count, plural, one {And # more.} other {And # more.}}',
  alertAction: 'Open the search',
  alertReason:
    'You asked for {interval, select, daily {a daily} other {a weekly}} alert. Each judgment is emailed once for a search.',
  alertStop: 'To stop these emails, open this address. No sign-in is needed: {link}',
});
