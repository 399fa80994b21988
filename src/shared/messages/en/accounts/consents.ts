import { defineMessages } from '#shared/messages/message.ts';

/** Consent of a user: the notice of a sign-up, and the consent record in the profile. */
export const messages = defineMessages('consents', {
  // Below the buttons that make an account
  agreement:
    'By creating an account, you accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>, and you confirm that you are {age, number} or older. Read the <notice>notice about your personal data</notice> first.',
  agreementIfNew:
    'If you are new here, this creates an account. You then accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>, and you confirm that you are {age, number} or older. Read the <notice>notice about your personal data</notice> first.',
  newTab: 'opens in a new tab',

  // The record
  title: 'What you agreed to',
  lead: 'Each line says since when. Lines are only added and are never changed; your export has them too.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  accepted:
    'Accepted on {date}, when you signed up {way, select, email {with your email address} phone {with your phone number} oidc {with an account of a sign-in provider} other {with Google}}. Version of {version}.',
  nothingRecorded: 'Nothing was recorded when your account was made.',
  givenOn: 'On. You agreed on {date}.',
  withdrawnOn: 'Off. You withdrew this on {date}.',
  offUntilOn: 'Off until you switch it on.',
  onFromTheStart: 'On from the start. No change is recorded.',
  offBefore: 'Off. You changed this before changes were recorded.',
  withdrawWithAccount: 'To withdraw, erase your account',
  changeIn: 'Change in {tab}',

  // Its history
  history: 'History',
  historyEmpty: 'Nothing is recorded yet.',
  historyAccepted:
    '{subject}: accepted, version of {version}, at the sign-up {way, select, email {with an email address} phone {with a phone number} oidc {with an account of a sign-in provider} other {with Google}}',
  historyGiven: '{subject}: agreed, in the profile',
  historyWithdrawn: '{subject}: withdrawn, in the profile',
  showMore: 'Show more',
  loading: 'Loading what you agreed to',
  notLoaded: 'What you agreed to could not be read',
  tooMany: 'You changed this setting too often. It can still be switched off.',
});
