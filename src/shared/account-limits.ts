/** Limits of accounts and codes, without a schema: the pages of a visitor load this and no zod. */

/** Limits of accounts, from the specification. */
export const ACCOUNTS = {
  passwordMin: 8,
  passwordStrong: 12,
  passwordMax: 256,
  loginAttempts: 5,
  loginWindowMinutes: 15,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  /** A session ends when it was unused for this long, and at the latest after `sessionDays`. */
  sessionIdleDays: 30,
  sessionDays: 90,
  /** Changing the password or email address needs a session younger than this, or the current password. */
  recentMinutes: 10,
  confirmLinkHours: 24,
  recoveryLinkHours: 1,
  exchangeCodeMinutes: 5,
  /** An account is erased this long after its user asked; until then they can keep it. */
  erasureNoticeDays: 14,
  phoneDigits: 10,
  otpLength: 6,
} as const;

/** Codes by text message. */
export const SMS = {
  codeMinutes: 10,
  triesPerCode: 5,
  /** Maximum number of wrong codes for one number, across all codes that were sent. */
  failuresPerNumber: 10,
  lockMinutes: 15,
  secondsBetween: 60,
  perHour: 5,
  perDay: 10,
} as const;

/** The digits that a phone field keeps of typed or pasted text: at most ten, without a country code. */
export function phoneDigits(typed: string): string {
  // No mobile number begins with 0; but 91 may be the beginning of a number.
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > ACCOUNTS.phoneDigits ? digits.replace(/^91/, '') : digits;
  return national.slice(0, ACCOUNTS.phoneDigits);
}
