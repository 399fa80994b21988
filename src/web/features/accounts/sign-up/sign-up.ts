import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { authUser } from '#shared/contracts/accounts.ts';
import { optionalPhone } from '#shared/contracts/phones.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { isPlainName } from '#shared/person-names.ts';
import { ApiError, api } from '#web/data/api.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { type ToastContent, toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { refusalMessage } from '../refusal-message.ts';
import { signInForm } from '../sign-in-check.ts';

const signUpForm = z
  .object({
    fullName: z
      .string()
      .trim()
      .min(1, { error: () => t(accountErrors.fullNameRequired) })
      .max(200)
      .refine(isPlainName, { error: () => t(accountErrors.nameNotPlain) }),
    email: signInForm.shape.email,
    password: z
      .string()
      .min(1, { error: () => t(accountErrors.passwordRequired) })
      .max(256),
    confirmPassword: z.string(),
    phoneNumber: optionalPhone,
    location: z.string().trim().max(200),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: () => t(accountErrors.passwordMismatch),
  });
export const signUpCheck = zodResolver(signUpForm);
export type SignUpForm = z.infer<typeof signUpForm>;

/** The outcome of a sign-up. `weak` says why the password was refused, for its field. */
export type SignUpOutcome = 'exists' | 'verify' | 'created' | 'refused' | { weak: string };

const signUpAnswer = authUser.pick({ identities: true, confirmed_at: true }).partial();

const SIGN_UP_TOASTS: Record<'exists' | 'verify' | 'created', () => ToastContent> = {
  exists: () => ({
    title: t(messages.accountExistsTitle),
    description: t(messages.accountExists),
    variant: 'destructive',
    duration: 6000,
  }),
  verify: () => ({
    title: t(messages.verificationRequiredTitle),
    description: t(messages.verificationRequired),
    variant: 'info',
    duration: 8000,
  }),
  created: () => ({
    title: t(common.success),
    description: t(messages.accountCreated),
    variant: 'success',
  }),
};

/**
 * Creates the account and shows the outcome: an existing address has no identities, an unverified one no `confirmed_at`.
 * `from`: the path to open after the sign-in that follows.
 */
export async function signUp(form: SignUpForm, from?: string | undefined): Promise<SignUpOutcome> {
  let outcome: keyof typeof SIGN_UP_TOASTS;
  try {
    const body = {
      email: form.email,
      password: form.password,
      data: { full_name: form.fullName, phone_number: form.phoneNumber, location: form.location },
    };
    const answer = await api.post('/auth/v1/signup', body, signUpAnswer, {
      query: { redirect_to: `${window.location.origin}/login${stringifySearch({ from })}` },
    });
    outcome = answer.identities?.length === 0 ? 'exists' : answer.confirmed_at ? 'created' : 'verify';
  } catch (error) {
    const weak = error instanceof ApiError && error.code === 'weak_password';
    const description = refusalMessage(error, t(messages.signUpFailed));
    toastProblem(weak ? t(messages.weakPasswordTitle) : t(common.error), description);
    return weak ? { weak: description } : 'refused';
  }
  toast(SIGN_UP_TOASTS[outcome]());
  return outcome;
}
