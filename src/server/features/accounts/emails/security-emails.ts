import { type Env, publicOrigin } from '#server/core/env.ts';
import { email as emailTo, greeting } from '#server/platform/messaging/email/email.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import type { Services } from '#server/platform/services.ts';
import type { FactorType } from '#shared/contracts/factors.ts';
import { describeDevice } from '#shared/describe-device.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import { sendNotice } from '../phones/send-notice.ts';
import type { SessionRow, User } from '../tables.ts';
import { inLanguageOf } from './recipient-language.ts';

// Emails to the owner of an account about what happened to it. They contain no code and no link that signs in, so
// somebody else who reads them gains no access.

export type EmailServices = Pick<Services, 'env' | 'mailer' | 'db' | 'secrets' | 'sms' | 'now' | 'log'>;
/** The recipient of a security mail: a confirmed address; without one, the confirmed phone gets a line by SMS. */
export type EmailRecipient = Pick<
  User,
  'id' | 'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt' | 'userMetadata'
>;

interface SecurityEvent {
  subject: string;
  /** A short form for an SMS: at most 30 characters. */
  brief: string;
  what: string[];
  /** Advice in case somebody else did it. */
  ifNotYou: string;
  label?: string;
  /** The tab of the profile that the mail opens. */
  tab?: 'data';
}

function composeEmail(
  env: Env,
  user: EmailRecipient,
  { subject, what, ifNotYou, label, tab }: Omit<SecurityEvent, 'brief'>,
): Mail | undefined {
  const { email, emailConfirmedAt, userMetadata } = user;
  if (email === null || emailConfirmedAt === null) return undefined;
  const link = new URL(`/home/profile?tab=${tab ?? 'security'}`, publicOrigin(env)).href;
  return emailTo(email, {
    subject,
    before: [greeting(userMetadata.full_name), ...what],
    action: { label: label ?? t(messages.securityAction), link },
    after: [t(messages.ifYou, { ifNotYou })],
  });
}

/** By mail, else by SMS, in the language of the user. */
function composeNotice(
  parts: EmailServices,
  user: EmailRecipient,
  describeEvent: () => SecurityEvent,
): Promise<Mail | undefined> {
  return inLanguageOf(parts.db, { userId: user.id }, async () => {
    const { brief, ...content } = describeEvent();
    const mail = composeEmail(parts.env, user, content);
    if (mail) return mail;
    if (user.phone !== null && user.phoneConfirmedAt !== null) await sendNotice(parts, user.phone, brief);
    return undefined;
  });
}

function sendLater(parts: EmailServices, user: EmailRecipient, describeEvent: () => SecurityEvent): void {
  parts.mailer.post(() => composeNotice(parts, user, describeEvent));
}

/** Names the device, the address and the time in Indian Standard Time. */
export function newSignIn(
  parts: EmailServices,
  user: EmailRecipient,
  { userAgent, address, createdAt }: Pick<SessionRow, 'userAgent' | 'address' | 'createdAt'>,
): Promise<Mail | undefined> {
  return composeNotice(parts, user, () => ({
    subject: t(messages.newSignInSubject),
    brief: t(messages.newSignInBrief),
    what: [
      t(messages.newSignInText),
      t(messages.newSignInDetails, {
        device: describeDevice(userAgent).name,
        address: address ?? t(messages.newSignInUnknownAddress),
        time: inIndia(createdAt),
      }),
    ],
    ifNotYou: t(messages.newSignInNotYou),
    label: t(messages.newSignInAction),
  }));
}

/** By email only: unknown devices cause it, and must not use up text messages. */
export function signInLockedAgain(
  { db, env }: Pick<EmailServices, 'db' | 'env'>,
  user: EmailRecipient,
): Promise<Mail | undefined> {
  return inLanguageOf(db, { userId: user.id }, () =>
    composeEmail(env, user, {
      subject: t(messages.lockedSubject),
      what: [t(messages.lockedText), t(messages.lockedKnownDevices)],
      ifNotYou: t(messages.lockedNotYou),
    }),
  );
}

export function passwordChanged(parts: EmailServices, user: EmailRecipient): void {
  sendLater(parts, user, () => ({
    subject: t(messages.passwordSubject),
    brief: t(messages.passwordBrief),
    what: [t(messages.passwordText)],
    ifNotYou: t(messages.passwordNotYou),
  }));
}

/** `user` as before the change: the mail goes to the old address after the new one takes effect. */
export function emailChanged(parts: EmailServices, user: EmailRecipient): void {
  sendLater(parts, user, () => ({
    subject: t(messages.emailSubject),
    brief: t(messages.emailBrief),
    what: [t(messages.emailText)],
    ifNotYou: t(messages.emailNotYou),
  }));
}

export function phoneChanged(parts: EmailServices, user: EmailRecipient): void {
  sendLater(parts, user, () => ({
    subject: t(messages.phoneSubject),
    brief: t(messages.phoneBrief),
    what: [t(messages.phoneText)],
    ifNotYou: t(messages.changePassword),
  }));
}

const FACTOR_KINDS = { totp: messages.factorApp, phone: messages.factorPhone } as const satisfies Record<
  FactorType,
  unknown
>;

export interface NamedFactor {
  factorType: FactorType;
  friendlyName: string | null;
}

function described({ factorType, friendlyName }: NamedFactor): string {
  const name = nameForGreeting(friendlyName);
  const kind = t(FACTOR_KINDS[factorType]);
  return name === undefined ? kind : t(messages.factorNamed, { kind, name });
}

export function secondFactorAdded(parts: EmailServices, user: EmailRecipient, factor: NamedFactor): void {
  sendLater(parts, user, () => ({
    subject: t(messages.factorAddedSubject),
    brief: t(messages.factorAddedBrief),
    what: [t(messages.factorAddedText, { factor: described(factor) })],
    ifNotYou: t(messages.changePassword),
  }));
}

export function secondFactorRemoved(parts: EmailServices, user: EmailRecipient, factor: NamedFactor): void {
  sendLater(parts, user, () => ({
    subject: t(messages.factorRemovedSubject),
    brief: t(messages.factorRemovedBrief),
    what: [t(messages.factorRemovedText, { factor: described(factor) })],
    ifNotYou: t(messages.changePassword),
  }));
}

/** `remaining`: number of recovery codes left. */
export function recoveryCodeUsed(parts: EmailServices, user: EmailRecipient, remaining: number): void {
  sendLater(parts, user, () => ({
    subject: t(messages.recoverySubject),
    brief: t(messages.recoveryBrief),
    what: [t(messages.recoveryText), t(messages.recoveryLeft, { count: remaining })],
    ifNotYou: t(messages.changePassword),
  }));
}

/** A long name does not fit into a variable of an SMS. */
const inBrief = (provider: string): string => (provider.length <= 'Google'.length ? provider : 'OpenID');

export function providerLinked(parts: EmailServices, user: EmailRecipient, provider: string): void {
  sendLater(parts, user, () => ({
    subject: t(messages.providerConnectedSubject, { provider }),
    brief: t(messages.providerConnectedBrief, { provider: inBrief(provider) }),
    what: [t(messages.providerConnectedText, { provider })],
    ifNotYou: t(messages.changePassword),
  }));
}

export function providerUnlinked(parts: EmailServices, user: EmailRecipient, provider: string): void {
  sendLater(parts, user, () => ({
    subject: t(messages.providerDisconnectedSubject, { provider }),
    brief: t(messages.providerDisconnectedBrief, { provider: inBrief(provider) }),
    what: [t(messages.providerDisconnectedText, { provider })],
    ifNotYou: t(messages.changePassword),
  }));
}

/** Says how the account is kept. */
export function erasureAsked(parts: EmailServices, user: EmailRecipient, eraseAt: Date): void {
  const event = () => {
    const day = indianDate(eraseAt);
    return {
      subject: t(messages.erasureSubject, { day }),
      brief: t(messages.erasureBrief),
      what: [t(messages.erasureText, { day }), t(messages.erasureKeep)],
      ifNotYou: t(messages.erasureNotYou),
      label: t(messages.erasureAction),
      tab: 'data' as const,
    };
  };
  sendLater(parts, user, event);
}

export function erasureCancelled(parts: EmailServices, user: EmailRecipient): void {
  sendLater(parts, user, () => ({
    subject: t(messages.erasureCancelledSubject),
    brief: t(messages.erasureCancelledBrief),
    what: [t(messages.erasureCancelledText)],
    ifNotYou: t(messages.changePassword),
  }));
}

const IST = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;

function inIndia(at: Date): string {
  return t(messages.time, { time: formatDate(at, IST) });
}
