import { AUDIT_EVENTS, type AuditEntry, type SessionInfo } from '#shared/contracts/account-security.ts';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { FactorType, ListedFactor } from '#shared/contracts/factors.ts';
import { messages } from '#shared/messages/en/security.ts';
import { t } from '#shared/messages/translate.ts';

const METHODS: Record<string, string> = {
  password: 'password',
  otp: 'code to your phone',
  oauth: 'Google',
  recovery: 'link to your e-mail',
  totp: 'authenticator app',
  phone: 'code to your second-factor phone',
  recovery_code: 'recovery code',
  google: 'Google',
  demo: 'the demo button',
};

const methodInWords = (method: string) => METHODS[method] ?? method;

/** a, b and c */
function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** How a session was opened: password and authenticator app. */
export function methodsInWords(amr: SessionInfo['amr']): string {
  const inOrder = [...amr].sort((a, b) => a.timestamp - b.timestamp);
  return listed([...new Set(inOrder.map(({ method }) => methodInWords(method)))]);
}

const FACTOR_WORDS: Record<FactorType, string> = {
  totp: 'your authenticator app',
  phone: 'a code to your phone',
};

/** Each of these opens the account by itself; without any, whoever reads its mail can choose a password. */
function firstFactors(user: AuthUser): string[] {
  const google = user.identities.some(({ provider }) => provider === 'google');
  const ways = [
    ...(user.has_password ? ['your password'] : []),
    ...(google ? ['your Google account'] : []),
    ...(user.phone ? ['a code to your phone'] : []),
  ];
  return ways.length > 0 ? ways : ['your e-mail address'];
}

/** How one signs in without Google; undefined when there is no other way. */
export function otherWays({
  email_confirmed_at,
  has_password,
  phone_confirmed_at,
}: AuthUser): string | undefined {
  const ways = [
    ...(has_password && email_confirmed_at ? ['your e-mail and password'] : []),
    ...(phone_confirmed_at ? ['a code to your phone'] : []),
  ];
  return ways.length === 0 ? undefined : ways.join(' or ');
}

/** What stands between a stranger and the account, in one line. */
export function protectionInWords(user: AuthUser, verified: readonly ListedFactor[]): string {
  if (verified.length === 0) {
    const ways = firstFactors(user);
    if (ways.length === 1) return t(messages.onlyValue1ProtectsThisAccount, { value1: ways[0] ?? '' });
    const any = listed(ways, 'or');
    return t(messages.value1Value2IsEnoughTo, { value1: any.charAt(0).toUpperCase(), value2: any.slice(1) });
  }
  const kinds = [...new Set(verified.map(({ factor_type }) => FACTOR_WORDS[factor_type]))];
  return t(messages.everySignInAsksFor, { value1: kinds.join(' or ') });
}

/** What a line of the log adds to its event: a name, a way in. */
export function auditInWords({ event, details }: Pick<AuditEntry, 'event' | 'details'>): {
  title: string;
  more: string;
} {
  const factor =
    details.factor_type === 'totp' ? 'authenticator app' : details.factor_type === 'phone' ? 'phone' : '';
  const name = details.friendly_name ? `“${details.friendly_name}”` : '';
  const by = details.method ?? (event.startsWith('identity_') ? undefined : details.provider);
  const method = by ? `with ${methodInWords(by)}` : '';
  const scope = { others: 'all other sessions', global: 'all sessions' }[details.scope ?? ''] ?? '';
  const unfinished = event === 'factor_removed' && details.status === 'unverified' ? 'never confirmed' : '';
  return {
    title: AUDIT_EVENTS[event],
    more: [[factor, name].filter(Boolean).join(' '), unfinished, method, scope].filter(Boolean).join(' · '),
  };
}

/** +91 98765 43210 */
export function phoneInWords(phone: string): string {
  return phone.replace(/^\+?(91)(\d{5})(\d{5})$/, '+$1 $2 $3');
}

/** A secret to type: groups of four. */
export function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
