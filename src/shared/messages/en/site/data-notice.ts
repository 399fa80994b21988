import { defineMessages } from '#shared/messages/message.ts';

/** The notice about personal data, apart from the terms: section 5 of the Digital Personal Data Protection Act, 2023. */
export const messages = defineMessages('data-notice', {
  title: 'Notice about Your Personal Data',
  lead: 'This notice is separate from the terms. It names each kind of personal data that Munshi uses, the purpose, and how long it is kept.',
  why: 'Purpose',
  kept: 'Kept',
  account: 'Name, email address or phone number, and your password as a hash',
  accountWhy: 'Your account: to sign you in, and to write to you about it.',
  accountKept: 'Until you erase the account.',
  profile: 'Firm, place, enrolment number and what else you give in your profile',
  profileWhy: 'Your profile, and the papers that print these details.',
  profileKept: 'Until you change it or erase the account.',
  work: 'Clients, cases, files, dates, drafts, notes, searches and checks',
  workWhy: 'The work that you do with Munshi, and reminders of your dates.',
  workKept: 'Until you delete it; then in the bin for the days shown there.',
  questions: 'Questions to the assistant and its answers',
  questionsWhy: 'Answers from your papers and the library.',
  questionsKept: 'Until you delete the chat.',
  payments: 'Plan, amount, date and status of payments, billing address and GSTIN',
  paymentsWhy: 'Paid plans, invoices and refunds.',
  paymentsKept: 'Invoices as long as tax law requires.',
  signIns: 'Time, network address and browser of sign-ins and of changes to your security',
  signInsWhy: 'To show you who used your account, and to find misuse.',
  signInsKept: 'As long as the account; if it is erased, a year from each entry, without your name.',
  visits: 'Name, email address and message of the contact form',
  visitsWhy: 'To answer you.',
  visitsKept: 'A year.',
  withdrawTitle: 'Take back your consent',
  withdraw:
    'You can withdraw as easily as you agreed: switch a setting off in Profile, Data, or erase your account there. What was done before stays lawful.',
  rightsTitle: 'Your rights',
  rights:
    'You may see, correct, complete, update and erase your personal data, and name someone who uses these rights if you die or cannot act (Digital Personal Data Protection Act, 2023, sections 11 to 14).',
  complaintTitle: 'Complaints',
  complaint:
    'Write first to {officer}, at <mail>{email}</mail>. We confirm your complaint within {hours, plural, one {# hour} other {# hours}} and answer it within {days, plural, one {# day} other {# days}}.',
  complaintUnnamed:
    'The operator of this server has not named an officer for complaints. Write first to <mail>{email}</mail>. We confirm your complaint within {hours, plural, one {# hour} other {# hours}} and answer it within {days, plural, one {# day} other {# days}}.',
  board:
    'If the answer does not satisfy you, you may complain to the Data Protection Board of India (section 13(3) and section 27 of the Act).',
  law: 'This notice follows section 5 of the Act and rule 3 of the Digital Personal Data Protection Rules, 2025, which applies from May 2027.',
  more: 'See also our <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms>.',
});
