import { ACCOUNTS } from './account-limits.ts';
import { messages as accountErrors } from './messages/en/accounts/account-errors.ts';
import type { Message } from './messages/message.ts';
import { type Sentence, sentenceOf } from './messages/sentence.ts';

/** The rules, in the order in which the first failure is reported. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    test: (p: string) => p.length >= ACCOUNTS.passwordMin,
    message: accountErrors.passwordLength,
  },
  {
    id: 'upper',
    test: (p: string) => /\p{Lu}/u.test(p),
    message: accountErrors.passwordUpper,
  },
  {
    id: 'lower',
    test: (p: string) => /\p{Ll}/u.test(p),
    message: accountErrors.passwordLower,
  },
  {
    id: 'digit',
    test: (p: string) => /\d/u.test(p),
    message: accountErrors.passwordDigit,
  },
  {
    id: 'special',
    // Punctuation and symbols of any script; the vowel signs of Indian scripts are letters, not special characters.
    test: (p: string) => /[\p{P}\p{S}]/u.test(p),
    message: accountErrors.passwordSpecial,
  },
] as const;

/** The sentence of the first rule that fails, or undefined when the password meets all of them. */
export function passwordProblem(password: string): Sentence | undefined {
  const message: Message | undefined = PASSWORD_RULES.find((rule) => !rule.test(password))?.message;
  return message && sentenceOf(message, { min: ACCOUNTS.passwordMin });
}

/** Score: length ≥ 8, length ≥ 12 and each of the four character classes give a point. Weak ≤ 2, Moderate ≤ 4, Strong ≤ 6. */
export function passwordStrength(password: string): {
  score: number;
  /** 0 for no password, then Weak, Moderate, Strong and Very Strong. */
  bars: 0 | 1 | 2 | 3 | 4;
} {
  const classes = PASSWORD_RULES.filter((rule) => rule.id !== 'length' && rule.test(password)).length;
  const score =
    Number(password.length >= ACCOUNTS.passwordMin) +
    Number(password.length >= ACCOUNTS.passwordStrong) +
    classes;
  if (password === '') return { score: 0, bars: 0 };
  if (score <= 2) return { score, bars: 1 };
  if (score <= 4) return { score, bars: 2 };
  // Six points is the most there is, so the top label is given to a password that also has 16 characters.
  return score < 6 || password.length < 16 ? { score, bars: 3 } : { score, bars: 4 };
}
