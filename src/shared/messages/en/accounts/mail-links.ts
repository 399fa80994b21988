import { defineMessages } from '../../message.ts';

/** The page that the link of a mail opens. It asks before anything changes. */
export const messages = defineMessages('mailLinks', {
  signUpTitle: 'Confirm your email address',
  signUpText: 'This confirms {email} for your new account with Munshi. You can then sign in.',
  signUpButton: 'Confirm my address',
  newAddressTitle: 'Confirm your new email address',
  newAddressText: 'After you confirm, the account {account} signs in with {email}.',
  newAddressButton: 'Confirm the new address',
  recoveryTitle: 'Choose a new password',
  recoveryHere:
    'This signs you in to the account {account} in this browser, so that you can choose a new password.',
  recoveryElsewhere: 'This takes you to {host} to choose a new password for the account {account}.',
  recoveryButton: 'Choose a new password',
  note: 'If you did not ask for this, close this page. Nothing changes until you press a button.',

  // Another account is signed in
  signedInAs: 'You are signed in as {account}.',
  staysSignedIn: 'You stay signed in to that account.',
  recoveryOther:
    'This link is for another account, {account}. It signs you in to that account in this browser, so that you can choose a new password.',
  stayButton: 'Stay signed in as {account}',
  switchButton: 'Sign out and continue as {account}',
});
