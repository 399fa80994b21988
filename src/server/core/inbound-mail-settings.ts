import { z } from 'zod';

/** Settings of mail that brings files from courts. */
export const inboundMailSettings = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/)
    .optional()
    .describe(
      'Domain whose mail server hands mail to /inbound-mail, such as in.example.com: users get an address there to which they forward what courts send; unset: none',
    ),
  INBOUND_MAIL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret under which that mail server signs each mail; needed with INBOUND_MAIL_DOMAIN'),
};
