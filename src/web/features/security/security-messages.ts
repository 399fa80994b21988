import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { FactorType, ListedFactor } from '#shared/contracts/factors.ts';
import type { AuditEntry, SessionInfo } from '#shared/contracts/sessions-and-audit.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { formatList } from '#shared/messages/formats.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';

const METHODS = {
  password: messages.byPassword,
  otp: messages.byCodeToPhone,
  oauth: messages.byGoogle,
  recovery: messages.byLink,
  totp: messages.byApp,
  phone: messages.byCodeToFactor,
  recovery_code: messages.byRecoveryCode,
  google: messages.byGoogle,
  oidc: messages.byProvider,
  demo: messages.byDemo,
} as const;

const isMethod = (method: string): method is keyof typeof METHODS => Object.hasOwn(METHODS, method);

/** A method that this version does not know is shown by its name. */
const methodLabel = (method: string) => (isMethod(method) ? t(METHODS[method]) : method);

/** Names the ways in which a session was opened, such as password and authenticator app. */
export function methodsLabel(amr: SessionInfo['amr']): string {
  const inOrder = [...amr].sort((a, b) => a.timestamp - b.timestamp);
  return formatList([...new Set(inOrder.map(({ method }) => methodLabel(method)))]);
}

/** The sentence for an account without a second factor: each method opens the account alone. */
function firstFactorSentence({ has_password, identities, phone }: AuthUser): string {
  const google = identities.some(({ provider }) => provider === 'google');
  const other = identities.some(({ provider }) => provider === 'oidc');
  const named = { provider: t(google ? messages.google : messages.byProvider) };
  const provider = google || other;
  if (has_password && provider && phone) return t(messages.passwordGoogleOrPhone, named);
  if (has_password && provider) return t(messages.passwordOrGoogle, named);
  if (has_password && phone) return t(messages.passwordOrPhone);
  if (provider && phone) return t(messages.googleOrPhone, named);
  if (has_password) return t(messages.onlyPassword);
  if (provider) return t(messages.onlyGoogle, named);
  // Without any of these, a link to the email address can set a password.
  return phone ? t(messages.onlyPhone) : t(messages.onlyEmail);
}

/** The protection of the account, in one sentence without a full stop. */
export function protectionSentence(user: AuthUser, verified: readonly ListedFactor[]): string {
  const has = (type: FactorType) => verified.some(({ factor_type }) => factor_type === type);
  if (has('totp') && has('phone')) return t(messages.secondFactorAppOrPhone);
  if (has('totp')) return t(messages.secondFactorApp);
  return has('phone') ? t(messages.secondFactorPhone) : firstFactorSentence(user);
}

/** The remaining sign-in methods after a provider is disconnected; undefined when it is the only one. */
export function disconnectSentence(user: AuthUser, provider: string): string | undefined {
  const password = user.has_password && user.email_confirmed_at;
  if (password && user.phone_confirmed_at) return t(messages.disconnectLeavesBoth, { provider });
  if (password) return t(messages.disconnectLeavesPassword, { provider });
  return user.phone_confirmed_at ? t(messages.disconnectLeavesPhone, { provider }) : undefined;
}

function factorDetail({ factor_type, friendly_name: name }: AuditEntry['details']): string {
  if (factor_type === 'totp') return name ? t(messages.detailNamedApp, { name }) : t(messages.detailApp);
  if (factor_type === 'phone') return name ? t(messages.detailNamedPhone, { name }) : t(messages.detailPhone);
  return name ?? '';
}

const SCOPES: Record<string, Message<'all other sessions'> | Message<'all sessions'>> = {
  others: messages.detailOthers,
  global: messages.detailAll,
};

function titleOf(event: AuditEntry['event'], { provider }: AuditEntry['details']): string {
  if (provider === 'oidc' && event === 'identity_linked') return t(messages.providerLinked);
  if (provider === 'oidc' && event === 'identity_unlinked') return t(messages.providerUnlinked);
  return t(messages[event]);
}

/** One event of the log, with details such as a name or a sign-in method. */
export function auditLine({ event, details }: Pick<AuditEntry, 'event' | 'details'>): {
  title: string;
  more: string;
} {
  const by = details.method ?? (event.startsWith('identity_') ? undefined : details.provider);
  const scope = SCOPES[details.scope ?? ''];
  const unconfirmed = event === 'factor_removed' && details.status === 'unverified';
  const more = [
    factorDetail(details),
    unconfirmed ? t(messages.detailNeverConfirmed) : '',
    by ? t(messages.detailMethod, { method: methodLabel(by) }) : '',
    scope ? t(scope) : '',
  ];
  return { title: titleOf(event, details), more: more.filter(Boolean).join(' · ') };
}

/** +91 98765 43210 */
export function spacedPhone(phone: string): string {
  return phone.replace(/^\+?(91)(\d{5})(\d{5})$/, '+$1 $2 $3');
}

/** A secret in groups of four characters, for typing. */
export function groupInFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
