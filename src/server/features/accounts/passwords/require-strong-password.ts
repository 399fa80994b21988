import { ProblemError } from '#shared/errors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { passwordProblem } from '#shared/password-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Errors: 422 `weak_password` with the first failing rule's sentence, or that of a common password. */
export function requireStrongPassword(password: string): void {
  const problem =
    passwordProblem(password) ??
    (isCommonPassword(password) ? sentenceOf(accountErrors.passwordTooCommon) : undefined);
  if (problem) throw new ProblemError('unprocessable', problem, { reason: 'weak_password' });
}
