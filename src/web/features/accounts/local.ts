import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '#web/api.ts';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  date: z.string(),
  text: z.string(),
  links: z.array(z.string()),
});
export type OutboxMail = z.infer<typeof mail>;

export const outboxQuery = queryOptions({
  queryKey: ['local', 'outbox'],
  queryFn: async ({ signal }) =>
    (await api.get('/local/outbox', z.object({ mails: z.array(mail) }), { signal })).mails,
  staleTime: 0,
});
