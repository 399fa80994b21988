import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { practice } from '#shared/contracts/profiles.ts';
import { REMIND_DAYS } from '#shared/contracts/timeline.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';

const rows = z.array(
  z.object({
    mail_reminders: z.boolean(),
    practice: practice.pick({ remind_days: true }).nullable().optional().catch(null),
  }),
);

interface Reminders {
  /** Reminders are mailed at all. */
  isOn: boolean;
  /** Days before a new date; null for no reminder. */
  days: number | null;
}

const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'reminders'],
    queryFn: async ({ signal }): Promise<Reminders> => {
      const query = { id: `eq.${userId}`, select: 'mail_reminders,practice' };
      const [row] = await api.get('/rest/v1/profiles', rows, { query, signal });
      const days = row?.practice?.remind_days;
      return { isOn: row?.mail_reminders ?? true, days: days === undefined ? REMIND_DAYS : days };
    },
  });

/** The reminders of the profile; undefined until they are read. */
export function useReminders(): Reminders | undefined {
  const { user } = useSession();
  return useQuery({ ...remindersQuery(user?.id ?? ''), enabled: user !== null }).data;
}

/** A number of days as forms hold it. */
export const remindValue = (days: number | null): string => days?.toString() ?? 'none';
