import { dictionary } from '@zxcvbn-ts/language-common';
import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { passwordProblem } from '#shared/password-rules.ts';

/**
 * The list is zxcvbn's: 49,000 passwords from public breaches, the most common first, all in lower case (MIT). No entry
 * meets our composition rules; people meet them by adding a capital, a sign and some digits ("Password@123"). So a
 * password is compared without these additions.
 */
const RANKED = dictionary['passwords-common'];
const ALL = new Set(RANKED);
/** The 3,000 most common, and as many again to include the first Indian words ("krishna", "india"). */
const CORES = new Set(RANKED.slice(0, 6000).filter((word) => /^[a-z]{4,}$/.test(word)));
const SUBSTITUTES: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '5': 's',
  '7': 't',
};
const MOST_SIGNS = 2;

const plain = (text: string) => text.replace(/[@$!01357]/g, (sign) => SUBSTITUTES[sign] ?? sign);

/** Digits that add no strength: a year, a short number, or a sequence such as 12345 that is itself on the list. */
const isDecoration = (digits: string) => digits.length <= 4 || ALL.has(digits);

/** True for a very common password, also with a capital, at most two signs and the usual digits added. */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  if (ALL.has(folded) || ALL.has(plain(folded))) return true;
  // "Abcd@1234" contains abcd1234.
  const unsigned = folded.replace(/[^\p{L}\p{N}]/gu, '');
  if (folded.length - unsigned.length <= MOST_SIGNS && ALL.has(unsigned)) return true;
  const parts = /^([^a-z]*)(.*?)([^a-z]*)$/s.exec(folded);
  const [before = '', core = '', after = ''] = parts?.slice(1) ?? [];
  const added = before + after;
  const digits = added.replace(/\D/g, '');
  if (added.length - digits.length > MOST_SIGNS || !isDecoration(digits)) return false;
  return CORES.has(plain(core));
}

/** Errors: 422 `weak_password` with the first failing rule's sentence, or that of a common password. */
export function requireStrongPassword(password: string): void {
  const problem =
    passwordProblem(password) ??
    (isCommonPassword(password) ? sentenceOf(accountErrors.passwordTooCommon) : undefined);
  if (problem) throw new ProblemError('unprocessable', problem, { reason: 'weak_password' });
}
