import { z } from 'zod';
import { messages } from '../messages/en/practice/clients.ts';
import { t } from '../messages/translate.ts';
import { optionalText, storedTexts, trimmedText } from '../text.ts';
import { timestamp } from './data-api.ts';

/** `exploration` is the first status of a client created with a first case; any status may follow any other. */
export const practiceStatuses = ['exploration', 'active', 'pending', 'closed'] as const;
export const practiceStatus = z.enum(practiceStatuses);
export type PracticeStatus = z.infer<typeof practiceStatus>;

/** The fields of a client that may be empty: rows, forms and new clients take them from here. */
export const clientTexts = {
  contact_person: optionalText(300),
  business_area: optionalText(300),
  client_number: optionalText(100),
  description: optionalText(10_000),
  email: optionalText(320),
  phone: optionalText(30),
  address: optionalText(1000),
};

export const clientFields = {
  name: trimmedText(300).min(1, { error: () => t(messages.nameRequired) }),
  ...clientTexts,
  status: practiceStatus,
};

export const client = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  name: z.string(),
  ...storedTexts(clientTexts),
  status: practiceStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Client = z.infer<typeof client>;

/** The New Client and Edit Client dialogs. A client number is required once the matter is more than an exploration. */
export const clientForm = z
  .object(clientFields)
  .refine((form) => form.status === 'exploration' || form.client_number !== null, {
    path: ['client_number'],
    error: () => t(messages.numberRequired),
  });
export type ClientForm = z.infer<typeof clientForm>;
