import { z } from 'zod';

/** The body of functions about one case. */
export const ofCase = z.object({ case_id: z.uuid() });

/** `POST /rest/v1/rpc/client_of_case`: contact details for the owner and editors; null fields for the others. */
export const clientOfCase = z.object({
  name: z.string().nullable(),
  contact_person: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  can_contact: z.boolean(),
});
