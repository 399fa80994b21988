import { z } from 'zod';
import { ACCOUNT_SENTENCES, authUser } from '#shared/contracts/accounts.ts';
import { optionalPhone } from '#shared/contracts/phones.ts';
import { isPlainName, NAME_SENTENCE } from '#shared/person-names.ts';
import { ApiError, api } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { refusalOr } from './refusal.ts';
import { signInForm } from './sign-in.ts';

export const signUpForm = z
  .object({
    fullName: z.string().trim().min(1, 'Full name is required').max(200).refine(isPlainName, NAME_SENTENCE),
    email: signInForm.shape.email,
    password: z.string().min(1, 'Password is required').max(256),
    confirmPassword: z.string(),
    phoneNumber: optionalPhone,
    location: z.string().trim().max(200),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: ACCOUNT_SENTENCES.mismatch,
  });
export type SignUpForm = z.infer<typeof signUpForm>;

/** `weak`: why the password was refused, which is said under its field too. */
export type SignUpOutcome = 'exists' | 'verify' | 'created' | 'refused' | { weak: string };

const signUpAnswer = authUser.pick({ identities: true, confirmed_at: true }).partial();

const SIGN_UP_TOASTS = {
  exists: {
    title: 'Account already exists',
    description: 'An account with this email already exists. Please log in instead.',
    variant: 'destructive',
    duration: 6000,
  },
  verify: {
    title: 'Verification Required',
    description:
      "Please check your email to verify your account before logging in. If you don't see the email, check your spam folder.",
    variant: 'info',
    duration: 8000,
  },
  created: {
    title: 'Success',
    description: 'Your account has been created successfully.',
    variant: 'success',
  },
} as const;

/** Creates the account and says how that ended: an existing address has no identities, an unverified one no `confirmed_at`. */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  let outcome: keyof typeof SIGN_UP_TOASTS;
  try {
    const body = {
      email: form.email,
      password: form.password,
      data: { full_name: form.fullName, phone_number: form.phoneNumber, location: form.location },
    };
    const answer = await api.post('/auth/v1/signup', body, signUpAnswer, {
      query: { redirect_to: `${window.location.origin}/login` },
    });
    outcome = answer.identities?.length === 0 ? 'exists' : answer.confirmed_at ? 'created' : 'verify';
  } catch (error) {
    const weak = error instanceof ApiError && error.code === 'weak_password';
    const description = refusalOr(error, 'Failed to create account. Please try again.');
    toast({ title: weak ? 'Password Requirements' : 'Error', description, variant: 'destructive' });
    return weak ? { weak: description } : 'refused';
  }
  toast(SIGN_UP_TOASTS[outcome]);
  return outcome;
}
