import { z } from 'zod';
import { messages } from '../messages/en/practice/client-pages.ts';
import { languageCodes } from '../messages/languages.ts';
import { t } from '../messages/translate.ts';
import { trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';

/** Limits: live pages of a case, the files of one, the days that it lives. */
export const CLIENT_PAGES = { perCase: 20, files: 20, days: 365 } as const;

const language = z.string().refine((code) => (languageCodes as readonly string[]).includes(code));

/** A client agrees in person, by phone or in writing. */
export const consentWays = ['in_person', 'phone', 'writing'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** `POST /functions/v1/client-pages`. */
export const newClientPage = z.object({
  case_id: z.uuid(),
  language,
  days: z.int().min(1).max(CLIENT_PAGES.days),
  files: z.array(z.uuid()).max(CLIENT_PAGES.files).default([]),
  consent: z.enum(consentWays),
  dues: z.boolean().default(false).describe('The page says what is due on the fee notes of the case'),
});
export type NewClientPage = z.input<typeof newClientPage>;

export const clientPage = z.object({
  id: z.uuid(),
  case_id: z.uuid(),
  language: z.string(),
  files: z.array(z.uuid()),
  consent: z.enum(consentWays),
  dues: z.boolean(),
  created_at: z.string(),
  expires_at: z.string(),
  ended_at: z.string().nullable(),
  last_read_at: z.string().nullable(),
});
export type ClientPage = z.infer<typeof clientPage>;

/** The one answer that holds the path of the page below our origin. */
export const madeClientPage = clientPage.extend({ path: z.string() });
/** `GET /functions/v1/client-pages?case_id=`, newest first. */
export const clientPages = z.object({ pages: z.array(clientPage) });

/** `POST /functions/v1/client-message`: the words for the client in a language; nothing is sent. */
export const clientMessageBody = z.object({ case_id: z.uuid(), language });
export const clientMessage = z.object({
  subject: z.string(),
  text: z.string(),
  /** Templates of the caller and of their chambers in this language, filled from the case. */
  templates: z.array(z.object({ id: z.uuid(), name: z.string(), own: z.boolean(), text: z.string() })),
  /** The proposed words with blanks, from which a template begins. */
  blank_words: z.string(),
  /** The text of an SMS through a template of the operator; null where none can be sent. */
  sms: z.string().nullable(),
  client: z
    .object({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() })
    .nullable(),
});
export type ClientMessage = z.infer<typeof clientMessage>;

/** `POST /functions/v1/client-sms`: sends the next date of a case to its client by SMS. */
export const clientSmsBody = z.object({ case_id: z.uuid(), language });

/** Limits of templates: characters of a name and of the words, templates that a list has. */
export const CLIENT_TEMPLATES = { name: 100, words: 2000, listed: 200 } as const;
/** The blanks of a template. */
export const clientBlanks = ['client', 'case', 'court', 'happened', 'order', 'next'] as const;
export type ClientBlank = (typeof clientBlanks)[number];

/** A row of `/rest/v1/client_message_templates`: words for clients in one language, of the caller or of a chambers. */
export const clientMessageTemplate = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  chambers_id: z.uuid().nullable(),
  language: z.string(),
  name: z.string(),
  words: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
const templateFields = {
  chambers_id: z.uuid().nullish().describe('Everybody in this chambers uses it'),
  name: trimmedText(CLIENT_TEMPLATES.name).min(1, { error: () => t(messages.templateNameMissing) }),
  words: trimmedText(CLIENT_TEMPLATES.words).min(1, { error: () => t(messages.templateWordsMissing) }),
};
export const newClientMessageTemplate = z.object({ language, ...templateFields });
export const clientMessageTemplateChange = z.object(templateFields).partial();
