import { defineMessages } from '#shared/messages/message.ts';

/** Refusals of requests about an account, and of fields in its forms: in answers of the API and in the browser. */
export const messages = defineMessages('accountErrors', {
  // Fields
  fullNameRequired: 'Full name is required',
  nameNotPlain: 'Please enter a name without links or hidden characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailLatin:
    'An email address can have Latin letters, digits and signs only, also in its domain. Write the address in Latin letters.',
  phoneInvalid: 'Please enter a 10-digit mobile number',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Password must be at most {max, number} characters long',
  passwordLength: 'Password must be at least {min, number} characters long',
  passwordUpper: 'Password must contain at least one uppercase letter',
  passwordLower: 'Password must contain at least one lowercase letter',
  passwordDigit: 'Password must contain at least one number',
  passwordSpecial: 'Password must contain at least one special character',
  passwordMismatch: 'Passwords do not match',
  passwordTooCommon: 'This password is too common. Please choose another',
  passwordUnchanged: 'New password should be different from the old password.',

  // Sign-in, sign-up and sessions
  invalidCredentials: 'Invalid login credentials',
  invalidCredentialsLastTry:
    'Invalid login credentials. You have one more try. After another wrong password, sign-in is locked for {minutes, plural, one {# minute} other {# minutes}}.',
  emailNotConfirmed: 'Email not confirmed',
  linkExpired: 'Email link is invalid or has expired',
  reauthenticate: 'Please confirm your current password to make this change',
  erasureNotConfirmed: 'Type the email address or the phone number of your account to confirm.',
  sessionEnded: 'This session has ended. Please sign in again',
  accessTokenInvalid: 'The access token is invalid or has expired',
  refreshTokenUnknown: 'Invalid Refresh Token: Refresh Token Not Found',
  refreshTokenUsed: 'Invalid Refresh Token: Already Used',
  signInCodeInvalid: 'This sign-in code is invalid or has expired',
  codeVerifierMismatch: 'The code verifier does not match the code challenge',
  grantBodyInvalid: 'The body does not fit the grant type.',
  codeChallengeInvalid: 'The code challenge must use S256',
  codeChallengeMethodInvalid: 'Only the code challenge method s256 is accepted',

  // Limits
  tooManyAttempts: 'Too many login attempts. Please try again in {minutes, number} minute(s).',
  tooManyEmails:
    'Too many emails were requested. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  serverBusy: 'The server is busy with other sign-ins. Please try again in a few seconds.',
  tooManyRequests:
    'Too many requests. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',

  // Codes by SMS
  wrongCode: 'Invalid verification code. Please try again.',
  codeIncomplete: 'Enter the six digits of the code',
  codeTooSoon:
    'A code was sent just now. Please wait {seconds, plural, one {# second} other {# seconds}} before you request another.',
  tooManyCodes: 'Too many codes were sent to this number. Please try again later.',
  tooManyCodesFromNetwork: 'Too many codes were requested from your network. Please try again later.',
  noMoreCodesToday: 'No more codes can be sent today. Please sign in another way, or try again tomorrow.',
  tooManyWrongCodes:
    'Too many wrong codes. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  phoneTaken: 'This number belongs to another account.',

  // Second factors and recovery codes
  factorNameTooLong: 'A name can have at most {max, number} characters',
  factorNameTaken: 'You already have a factor with this name. Please choose another name.',
  tooManyFactors: 'You can have at most {max, number} factors. Remove one that you no longer use.',
  phoneFactorExists: 'A verified phone factor already exists. Remove it before you add another.',
  factorNotFound: 'This factor does not exist, or it was removed.',
  factorLocked:
    'Too many wrong codes. This factor is locked. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  challengeExpired: 'This code has expired. Please request a new one.',
  addFactorFirst: 'Add a second factor first. Recovery codes are for when you lose it.',
  wrongRecoveryCode: 'This recovery code is wrong, or it was already used.',
  recoveryCodesLocked:
    'Too many wrong recovery codes. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',

  // Sign-in with Google or another provider
  providerFailed: 'Failed to authenticate with {provider}',
  providerCancelled: 'Sign-in with {provider} was cancelled. Nothing was changed.',
  providerNotSetUp:
    'The operator of this server has not set up sign-in with {provider}. Please sign in with your email or phone.',
  providerUnreachable: '{provider} could not be reached. Nothing was changed. Please try again in a moment.',
  providerSignInExpired:
    'This sign-in with {provider} has expired, was already used, or was started in another browser. Please try again.',
  providerEmailNotVerified:
    '{provider} has not verified the email address of this account. Verify it with {provider}, or sign in another way.',
  // The link in the sign-up email does not help: a stranger may have signed up, and the link would confirm their
  // password.
  providerEmailNotConfirmed:
    'An account with this email address exists, but its address was never confirmed. Press “Forgot password?” to show that the address is yours. Then you can sign in with {provider}.',
  providerOtherConnected:
    'The account with this email address is connected to another {provider} account. Choose that one, or sign in with your password.',
  providerDisconnected:
    '{provider} was disconnected from this account. Sign in another way. You can connect it again under Profile, Security.',
  providerOfAnotherUser:
    'This {provider} account is connected to another Munshi account. Nothing was changed.',
  providerAlreadyConnected:
    'A {provider} account is already connected. Disconnect it before you connect another.',
  providerNotConnectable:
    'This {provider} account was not connected. It belongs to another Munshi account, or a {provider} account is already connected here.',
  providerNotConnected: 'This {provider} account is not connected, or was already disconnected.',
  providerOnlyWay: '{provider} is your only way to sign in. Set a password or add a phone first.',
  tooManyGoogleSignIns:
    'Too many sign-ins were started from your network. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  tooManyGoogleSignInsForNow:
    'Too many sign-ins were started from your network. Please try again in an hour.',
  providerNotOffered: 'This way of signing in is not available here. Please choose another.',
  pkceRequired: 'This application must use the PKCE flow to sign in with {provider}.',
  tooManyApiKeys: 'This account has as many keys as it can have. End one first.',
  apiKeyEndsInThePast: 'A key must end in the future.',
});
