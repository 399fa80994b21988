import { type Env, publicOrigin } from '#server/core/env.ts';
import { greeting, letter } from '#server/platform/messaging/email/letter.ts';
import type { Mail } from '#server/platform/messaging/email/mail.ts';
import type { Services } from '#server/platform/services.ts';
import type { FactorType } from '#shared/contracts/factors.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import { sendNotice } from '../phones/send-notice.ts';
import type { User } from '../tables.ts';

// Mails that tell the owner of an account what happened to it. They contain no code and no link that signs in, so
// somebody else who reads them gains no access.

export type Parts = Pick<Services, 'env' | 'mailer' | 'db' | 'secrets' | 'sms' | 'now' | 'log'>;
/** The recipient of a security mail: a confirmed address; without one, the confirmed phone gets a line by SMS. */
export type Reader = Pick<User, 'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt' | 'userMetadata'>;

interface News {
  subject: string;
  /** A short form for an SMS: at most 30 characters. */
  brief: string;
  what: string[];
  /** What to do if somebody else did it. */
  ifNotYou: string;
  label?: string;
}

const CHANGE_PASSWORD = 'If it was not you, change your password and end all other sessions at once.';

function compose(
  env: Env,
  user: Reader,
  { subject, what, ifNotYou, label }: Omit<News, 'brief'>,
): Mail | undefined {
  const { email, emailConfirmedAt, userMetadata } = user;
  if (email === null || emailConfirmedAt === null) return undefined;
  const link = new URL('/home/profile?tab=security', publicOrigin(env)).href;
  return letter(email, {
    subject,
    before: [greeting(userMetadata.full_name), ...what],
    action: { label: label ?? 'See the security of your account', link },
    after: [`If it was you, there is nothing to do. ${ifNotYou}`],
  });
}

async function news(parts: Parts, user: Reader, { brief, ...said }: News): Promise<Mail | undefined> {
  const mail = compose(parts.env, user, said);
  if (mail) return mail;
  if (user.phone !== null && user.phoneConfirmedAt !== null) await sendNotice(parts, user.phone, brief);
  return undefined;
}

function tell(parts: Parts, user: Reader, said: News): void {
  parts.mailer.post(() => news(parts, user, said));
}

/** `device` as a readable name; `at` is shown in Indian Standard Time. */
export function newSignIn(
  parts: Parts,
  user: Reader,
  { device, address, at }: { device: string; address: string | null; at: Date },
): Promise<Mail | undefined> {
  return news(parts, user, {
    subject: 'A new sign-in to your account',
    brief: 'new sign-in to your account',
    what: [
      'Your account with Munshi was signed in to from a device or an address that it was not used from before.',
      `Device: ${device}\nAddress: ${address ?? 'unknown'}\nTime: ${inIndia(at)}`,
    ],
    ifNotYou: 'If it was not you, end that session and change your password at once.',
    label: 'See your sessions',
  });
}

/** By mail only: strangers cause it, and must not spend messages to phones. */
export function signInLockedAgain(parts: Pick<Parts, 'env'>, user: Reader): Mail | undefined {
  return compose(parts.env, user, {
    subject: 'Failed sign-ins to your account',
    what: [
      'Somebody failed to sign in to your account with Munshi so often that sign-ins from new devices were locked for 15 minutes. It happened more than once within a day.',
      'Devices on which you have signed in before are not affected.',
    ],
    ifNotYou: 'If it was not you, choose a long password that you use nowhere else, and add a second factor.',
  });
}

export function passwordChanged(parts: Parts, user: Reader): void {
  tell(parts, user, {
    subject: 'Your password was changed',
    brief: 'your password was changed',
    what: ['The password of your account with Munshi was changed. All other sessions were ended.'],
    ifNotYou: 'If it was not you, ask for a new password on the sign-in page at once.',
  });
}

/** `user` as before the change: the mail goes to the old address after the new one takes effect. */
export function emailChanged(parts: Parts, user: Reader): void {
  tell(parts, user, {
    subject: 'Your e-mail address was changed',
    brief: 'your e-mail was changed',
    what: [
      'The e-mail address of your account with Munshi was changed to another one. This address no longer signs in.',
    ],
    ifNotYou: 'If you did not do this, write to whoever runs this server at once.',
  });
}

export function phoneChanged(parts: Parts, user: Reader): void {
  tell(parts, user, {
    subject: 'Your phone number was changed',
    brief: 'your number was changed',
    what: ['Another phone number now signs in to your account with Munshi.'],
    ifNotYou: CHANGE_PASSWORD,
  });
}

const FACTOR_WORDS: Record<FactorType, string> = { totp: 'an authenticator app', phone: 'a phone' };

export interface NamedFactor {
  factorType: FactorType;
  friendlyName: string | null;
}

function described({ factorType, friendlyName }: NamedFactor): string {
  const name = nameForGreeting(friendlyName);
  return name === undefined ? FACTOR_WORDS[factorType] : `${FACTOR_WORDS[factorType]} (“${name}”)`;
}

export function secondFactorAdded(parts: Parts, user: Reader, factor: NamedFactor): void {
  tell(parts, user, {
    subject: 'A second factor was added to your account',
    brief: 'a second factor was added',
    what: [
      `From now on signing in to Munshi also asks for a code. This second factor was added: ${described(factor)}.`,
    ],
    ifNotYou: CHANGE_PASSWORD,
  });
}

export function secondFactorRemoved(parts: Parts, user: Reader, factor: NamedFactor): void {
  tell(parts, user, {
    subject: 'A second factor was removed from your account',
    brief: 'a second factor was removed',
    what: [`This second factor no longer protects your account with Munshi: ${described(factor)}.`],
    ifNotYou: CHANGE_PASSWORD,
  });
}

/** `remaining`: how many recovery codes are left. */
export function recoveryCodeUsed(parts: Parts, user: Reader, remaining: number): void {
  tell(parts, user, {
    subject: 'A recovery code was used',
    brief: 'a recovery code was used',
    what: [
      'One of your recovery codes was used to sign in to Munshi in place of your second factor.',
      remaining === 1 ? 'One recovery code is left.' : `${remaining} recovery codes are left.`,
    ],
    ifNotYou: CHANGE_PASSWORD,
  });
}

export function googleLinked(parts: Parts, user: Reader): void {
  tell(parts, user, {
    subject: 'A Google account was connected',
    brief: 'a Google account was connected',
    what: ['A Google account now also signs in to your account with Munshi.'],
    ifNotYou: CHANGE_PASSWORD,
  });
}

export function googleUnlinked(parts: Parts, user: Reader): void {
  tell(parts, user, {
    subject: 'Your Google account was disconnected',
    brief: 'Google was disconnected',
    what: [
      'Your Google account no longer signs in to your account with Munshi. Sessions that it had opened elsewhere were ended.',
    ],
    ifNotYou: CHANGE_PASSWORD,
  });
}

const IST = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'long',
  timeStyle: 'short',
});

function inIndia(at: Date): string {
  return `${IST.format(at)} IST`;
}
