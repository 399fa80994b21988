import '#web/data/strict-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';

export const signInForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: () => t(accountErrors.emailRequired) })
    .pipe(z.email({ error: () => t(accountErrors.emailInvalid) })),
  password: z.string().min(1, { error: () => t(accountErrors.passwordRequired) }),
});

export const signInCheck = zodResolver(signInForm);
