import { z } from 'zod';
import { messages } from '../messages/en/practice/clients.ts';
import { t } from '../messages/translate.ts';
import { optionalText, trimmedText } from '../text.ts';

/** `exploration` is the first status of a client created with a first case; any status may follow any other. */
export const practiceStatuses = ['exploration', 'active', 'pending', 'closed'] as const;
export const practiceStatus = z.enum(practiceStatuses);
export type PracticeStatus = z.infer<typeof practiceStatus>;

export const clientFields = {
  name: trimmedText(300).min(1, { error: () => t(messages.nameRequired) }),
  contact_person: optionalText(300),
  business_area: optionalText(300),
  client_number: optionalText(100),
  description: optionalText(10_000),
  status: practiceStatus,
  email: optionalText(320),
  phone: optionalText(30),
  address: optionalText(1000),
};

export const client = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  name: z.string(),
  contact_person: z.string().nullable(),
  business_area: z.string().nullable(),
  client_number: z.string().nullable(),
  description: z.string().nullable(),
  status: practiceStatus,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }),
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
