import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '#web/data/api.ts';

/** An email, or a text message with a code; only emails contain links. */
const message = z.object({
  kind: z.enum(['mail', 'sms']),
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
  text: z.string(),
  links: z.array(z.string()),
});
export type OutboxMessage = z.infer<typeof message>;

export const outboxQuery = queryOptions({
  queryKey: ['local', 'outbox'],
  queryFn: async ({ signal }) =>
    (await api.get('/local/outbox', z.object({ mails: z.array(message) }), { signal })).mails,
  staleTime: 0,
});
