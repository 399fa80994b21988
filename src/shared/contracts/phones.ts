import { z } from 'zod';
import { ACCOUNTS } from '../account-limits.ts';
import { messages as accountErrors } from '../messages/en/accounts/account-errors.ts';
import { t } from '../messages/translate.ts';
import { updateUserBody, userMetadata } from './accounts.ts';
import { nullable } from './wire.ts';

/** Phones: the number as stored (+91…), limits of codes by SMS, bodies of `/otp` and `/verify`. */

const invalid = { error: () => t(accountErrors.phoneInvalid) };

/**
 * An Indian mobile number in international form, `+91` and ten digits. Ten digits alone, or `91` and ten digits as
 * clients of this family also send them, get the prefix.
 * Source: National Numbering Plan (DoT): mobile numbers have ten digits and begin with 6, 7, 8 or 9.
 */
export const phoneNumber = z
  .string(invalid)
  .trim()
  .transform((text) => text.replace(/^(?:\+?91)(?=\d{10}$)/, ''))
  .pipe(z.string().regex(/^[6-9]\d{9}$/, invalid))
  .transform((digits) => `+91${digits}`);

/** An optional number: the empty text stays empty. */
export const optionalPhone = z
  .string()
  .refine((text) => text === '' || phoneNumber.safeParse(text).success, invalid)
  .transform((text) => (text === '' ? '' : phoneNumber.parse(text)));

/** `POST /otp`: always `{}`, or 429 `over_sms_send_rate_limit`. */
export const otpBody = z.object({
  phone: phoneNumber,
  create_user: nullable(z.boolean()),
  channel: nullable(z.enum(['sms'])),
  data: nullable(userMetadata),
});

export const smsTypes = ['sms', 'phone_change'] as const;

/** `POST /verify`: 403 `otp_expired` for a wrong, used or expired code. */
export const verifyOtpBody = z.object({
  type: z.enum(smsTypes),
  phone: phoneNumber,
  token: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().max(ACCOUNTS.otpLength)),
});

/** `PUT /user` with the phone: a code goes to the new number, which takes effect once verified as `phone_change`. */
export const changeUserBody = updateUserBody.extend({ phone: nullable(phoneNumber) });
