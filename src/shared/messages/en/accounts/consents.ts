import { defineMessages } from '#shared/messages/message.ts';

/** The consent record in the profile. */
export const messages = defineMessages('consents', {
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
