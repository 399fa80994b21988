import { defineMessages } from '#shared/messages/message.ts';

/** The privacy policy. */
export const messages = defineMessages('privacy', {
  title: 'Privacy Policy',
  lead: 'What we collect when you use Munshi, why, how long we keep it, and what you can ask of us.',
  collectTitle: 'What we collect',
  collect:
    'Account data: your name, email address, phone number, law firm information and bar registration details, as far as you give them.',
  collectWork: 'Your work: legal documents that you upload, and information about your clients and cases.',
  collectTalk:
    'Communications: what you ask the AI assistant, its answers, and what you write to our support.',
  collectPay:
    'Payment details: plan, amount, date and status of each payment. Card and bank details go to the payment provider; we never see or store them.',
  collectSite:
    'Contact form: your name, email address and message. We keep them for a year. A keyed hash of your network address, against abuse, is deleted after a day.',
  useTitle: 'What we use it for',
  use: 'We use your data to run the product for you: to sign you in, search, check and draft, to remind you of dates, to take payments and to answer your questions.',
  useNot: 'We do not sell data, show advertising, or train models for other users on your documents.',
  modelTitle: 'Language models',
  model:
    'The operator of a server chooses whether a language model is connected, and which one. Without one, no text leaves the server. With one, the model gets the question and the passages that the answer needs.',
  shareTitle: 'Who else gets data',
  share:
    'The people with whom you share a case; the providers of email, text messages, storage and payments that the operator has set up; and courts or authorities where the law obliges us.',
  keepTitle: 'How long we keep it',
  keep: 'We keep your work until you delete it. What you delete waits in the bin for the days shown there and is then removed for good. Invoices are kept as long as tax law requires.',
  secureTitle: 'How we protect it',
  secure:
    'Passwords are stored as hashes. The database itself refuses every row that is not yours. You can protect your account with a second factor and see every session and sign-in in your profile.',
  rightsTitle: 'Your rights',
  rights:
    'Under the Digital Personal Data Protection Act, 2023 you may see, correct and erase your personal data, take back a consent, and name someone to act for you. You can export your cases at any time in the product.',
  contactTitle: 'Questions and complaints',
  contact: 'Write to <privacy>{email}</privacy>. Our office is in {office}.',
  more: 'See also our <terms>Terms of Service</terms> and <refund>Refund Policy</refund>.',
});
