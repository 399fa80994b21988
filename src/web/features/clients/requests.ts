// Needs no schemas: these requests leave before the code of their pages has arrived (`app/first-requests.ts`).
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { wordConditions } from '#web/data/lists/rest-filter.ts';
import type { RowSource } from '#web/data/lists/row-requests.ts';
import { ONE_ROW } from '#web/data/requests.ts';

const SEARCHED = ['name', 'client_number', 'contact_person', 'business_area', 'description'];

export type AskedClients = { words?: string; status?: PracticeStatus | undefined };

/** The user's clients whose fields contain every word, with the given status. */
export const clientRows = ({ words = '', status }: AskedClients): RowSource => ({
  key: ['clients', 'list'],
  table: 'clients',
  select: 'id,name,client_number,contact_person,business_area,status,created_at,cases(id)',
  where: [...(status ? [`status.eq.${status}`] : []), ...wordConditions(words, SEARCHED)],
});

/** One client with its cases, each with its files and its events. */
export const clientRequest = (id: string) => ({
  path: '/rest/v1/clients',
  query: {
    id: `eq.${id}`,
    select: '*,cases(id,title,status,case_number,created_at,case_files(id))',
  },
  headers: ONE_ROW,
});
