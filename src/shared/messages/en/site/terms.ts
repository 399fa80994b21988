import { defineMessages } from '#shared/messages/message.ts';

/** The terms of service: eleven numbered sections. */
export const messages = defineMessages('terms', {
  title: 'Terms of Service',
  lead: 'The rules under which you use Munshi. They are short on purpose.',
  acceptTitle: 'Acceptance of the terms',
  accept:
    'You accept these terms when you create an account or use Munshi. If you use it for a firm or another organisation, you accept them for it and confirm that you may do so.',
  ageTitle: 'Who may use Munshi',
  age: 'You must be {age, number} years old or older, and able to enter into a contract.',
  serviceTitle: 'What the service is',
  service:
    'Munshi finds and checks legal texts, keeps clients, cases and files, and helps to draft documents. Which judgments and acts it knows is shown in the product.',
  adviceTitle: 'Not legal advice',
  advice:
    'Munshi is a tool for people who practise law. What it shows is not legal advice and does not make anybody your lawyer. You check what you file, and you are responsible for it.',
  accountTitle: 'Your account',
  account:
    'Give true information, keep your password and codes to yourself, and tell us when someone else has used your account.',
  contentTitle: 'Your documents',
  content:
    'Your documents stay yours. You allow us to store and process them only as far as the product needs it to work for you. You confirm that you may upload them.',
  useTitle: 'Acceptable use',
  use: 'Do not break the law with Munshi, attack it, get around its limits, or read data of other users.',
  payTitle: 'Plans and payment',
  pay: 'Prices are in Indian rupees. A subscription renews automatically unless you cancel it before the renewal. After a cancellation it stays active until the end of the period that you have paid for. Refunds follow the Refund Policy.',
  liabilityTitle: 'Liability',
  liability:
    'We provide Munshi with care, but not without errors: a library is never complete, and a text that was read by a machine can be wrong. As far as the law allows, we are liable for at most what you paid in the twelve months before.',
  endTitle: 'End of the contract',
  end: 'You can stop at any time and take your data with you. We can close an account that breaks these terms; its owner can still export the data.',
  lawTitle: 'Governing law and contact',
  law: 'These terms are governed by the laws of India. Write to <legal>{email}</legal>. Our office is in {office}.',
  more: 'See also our <privacy>Privacy Policy</privacy>.',
});
