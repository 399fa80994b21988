import { defineMessages } from '#shared/messages/message.ts';

/** Sign-in, sign-up, the second step of signing in, and the outbox. */
export const messages = defineMessages('accounts', {
  // Fields
  fullName: 'Full name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  phoneNumber: 'Phone number',
  location: 'Location',
  locationHint: 'City, State',

  // Buttons, and what a button says while its action runs
  createAccount: 'Create account',
  creatingAccount: 'Creating account...',
  forgotPassword: 'Forgot password?',
  processing: 'Processing...',
  sending: 'Sending...',
  sendingInstructions: 'Sending instructions...',
  signIn: 'Sign in',
  cookiesRefusedTitle: 'This browser refuses cookies',
  cookiesRefused:
    'Signing in needs a cookie, and this browser refuses it. Allow cookies in the settings of this site, which open beside its address, then sign in. What you typed stays here.',
  signOut: 'Sign out',
  signingIn: 'Signing in...',

  // Pages
  backToHome: 'Back to home',
  signInLead: "Sign in to access India's leading legal AI platform",
  signUpInstead: "Don't have an account? <link>Sign up</link>",
  signUpTitle: 'Create your account',
  signUpLead: 'Search judgments and acts, and keep your clients, cases and files in one place.',
  signInInstead: 'Already have an account? <link>Sign in</link>',
  waysToSignIn: 'Ways to sign in',
  continueWithGoogle: 'Continue with Google',
  orContinueWith: 'Or continue with',
  checkingAuthentication: 'Checking authentication...',
  sessionNotChecked: 'Your session could not be checked',

  // The demo account
  openDemo: 'Open the demo chambers',
  openingDemo: 'Opening...',
  demoNote: 'A ready account with two clients, three cases and files, on this computer only.',
  demoLocked: 'To open the demo chambers, open the address that Munshi printed when it started.',

  // Notifications
  signedIn: 'You have been logged in successfully',
  signInFailed: 'Failed to log in',
  signInRestricted: 'Login Restricted',
  nextTryIn: 'Next try in {time}',
  resetSent: 'Password reset instructions have been sent to your email',
  resetFailed: 'Failed to send reset instructions',
  accountExistsTitle: 'Account already exists',
  accountExists: 'An account with this email already exists. Please log in instead.',
  verificationRequiredTitle: 'Verification Required',
  verificationRequired:
    "Please check your email to verify your account before logging in. If you don't see the email, check your spam folder.",
  accountCreated: 'Your account has been created successfully.',
  signUpFailed: 'Failed to create account. Please try again.',
  weakPasswordTitle: 'Password Requirements',

  // The strength of a password; <note> is for screen readers alone
  passwordRules: 'Password requirements',
  ruleMet: '{rule}<note>, met</note>',
  rulesMet: 'Password meets all requirements',
  ruleNotMet: '{rule}<note>, not met yet</note>',
  ruleLength: 'At least {min, number} characters',
  ruleUpper: 'One uppercase letter',
  ruleLower: 'One lowercase letter',
  ruleDigit: 'One number',
  ruleSpecial: 'One special character',
  strength: '<note>Password strength:</note> {strength}',
  noPassword: 'None yet',
  weak: 'Weak',
  moderate: 'Moderate',
  strong: 'Strong',
  veryStrong: 'Very Strong',

  // Notices above the sign-in form
  checkEmail: 'Check your email',
  emailNotVerified: 'Your address is not verified yet. Open the link that we sent when you signed up.',
  resetLinkSent: 'If this address has an account, we have sent it a link to choose a new password.',
  emailVerified: 'Your address is verified',
  signInToBegin: 'Sign in to begin.',
  linkNotUsable: 'This link could not be used',
  providerSignInFailed: 'You were not signed in with {provider}',

  // No email after signing up
  noEmailReceived: 'No email after a few minutes?',
  checkEmailLead:
    'The email contains a link. Open it to show that the address is yours. In this browser it also signs you in; elsewhere you sign in afterwards.',
  checkSpam: 'Look in the spam folder.',
  addressMisspelt: 'Perhaps the address has a typing mistake. <link>Sign up again</link> with the right one.',
  linkExpires:
    'The link expires after {hours, plural, one {# hour} other {# hours}} and can be used once. To get a new link, sign up again with the same address and password.',
  goToSignIn: 'Go to sign-in',

  // Codes by SMS
  sendOtp: 'Send OTP',
  verifyOtp: 'Verify OTP',
  phoneHint: 'Ten digits. We send a code to this number by SMS.',
  verificationCode: 'Verification code',
  sixDigitCode: 'Six-digit code',
  codeExpires: 'Six digits. The code expires in {minutes, plural, one {# minute} other {# minutes}}.',
  changeNumber: 'Change number',
  codeSent: 'Verification code has been sent to {phone}. Please check your messages.',
  phoneVerified: 'Phone number verified successfully. You are now signed in.',
  sendAgain: 'Send again',
  sendAgainIn: 'Send again in {seconds, number} s',

  // The second step of signing in
  secondStepTitle: 'Confirm it is you',
  secondStepLead: 'A second step protects your account. Complete it to open your cases.',
  signingInAs: 'Signing in as {account}',
  confirmWith: 'Confirm with',
  verify: 'Verify',
  code: 'Code',
  authenticator: 'Authenticator',
  authenticatorNamed: 'Authenticator ({name})',
  authenticatorHint: 'The six digits that your authenticator app shows for Munshi now.',
  useAuthenticator: 'Use your authenticator instead',
  clockHint:
    'These codes depend on the time. Set the date and time of your phone to automatic, then enter the next code it shows.',
  sms: 'SMS to {phone}',
  smsNamed: 'SMS to {phone} ({name})',
  smsLead: 'We send a code by SMS to {phone}.',
  sendCode: 'Send code',
  sendCodeIn: 'Send code in {seconds, number} s',
  smsHint: 'The six digits that were sent to {phone}.',
  usePhone: 'Use your phone instead',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you printed or saved. You can use each code once.',
  useRecoveryCode: 'Use a recovery code instead',
  recoveryCodeRequired: 'Enter one of your recovery codes',
  recoveryCodeTooLong: 'This is longer than a recovery code',

  // The outbox of emails and codes, when the server sends none
  outboxOfEmails: 'This copy sends no email over the internet. <link>Open the local outbox</link>',
  outboxOfEmailsLocked:
    'This copy sends no email over the internet. To read its outbox, open the address that Munshi printed when it started.',
  outboxOfSms: 'This copy sends no messages to phones. <link>Open the local outbox</link>',
  outboxOfSmsLocked:
    'This copy sends no messages to phones. To read its outbox, open the address that Munshi printed when it started.',
  smsNotSent: 'This server sends no messages to phones. Its operator finds the code in its outbox folder.',

  // The outbox
  outboxEmpty: 'Nothing sent yet',
  outboxEmptyHint:
    'Emails about new accounts and new passwords, and codes for phones, appear here, newest first.',
  outboxLoading: 'Loading the outbox',
  outboxNotLoaded: 'The outbox could not be read',
  messageSent: 'To {address} · <time></time>',
  linksInMessage: 'Links in this email',
  theProvider: 'your sign-in provider',
});
