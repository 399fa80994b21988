import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type ClientWithCaseForm,
  clientWithCase,
  clientWithCaseForm,
  legalCase,
} from '#shared/contracts/cases.ts';
import { client, type clientForm } from '#shared/contracts/clients.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { nextEventFields, nextEventOf } from '#web/components/records/next-event.ts';
import { api } from '#web/data/api.ts';
import { requiredId } from '#web/data/lists/rest-rows.ts';
import type { Rows } from '#web/data/lists/row-pages.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { type AskedClients, clientRequest, clientRows } from './requests.ts';

const listed = client
  .pick({
    id: true,
    name: true,
    client_number: true,
    contact_person: true,
    business_area: true,
    status: true,
    created_at: true,
  })
  .extend({ cases: z.array(z.object({ id: z.string() })) });
export type ListedClient = z.infer<typeof listed>;

const caseOfClient = legalCase
  .pick({ id: true, title: true, status: true, case_number: true, created_at: true })
  .extend({
    case_files: z.array(z.object({ id: z.string() })),
  });
const detailed = client.extend({ cases: z.array(caseOfClient) });
export type ClientDetail = z.infer<typeof detailed>;

/** The clients that a list asks for. */
export const filteredClients = (asked: AskedClients): Rows<ListedClient> => ({
  ...clientRows(asked),
  rows: z.array(listed),
});

/**
 * One client with its cases, each with its files. Errors: `ApiError` that `isMissing` recognises when
 * the client does not exist.
 */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'one', id],
    queryFn: ({ signal }) => {
      const { path, ...options } = clientRequest(requiredId(id, t(messages.clientIdRequired)));
      return api.get(path, detailed, { ...options, signal });
    },
    staleTime: 0,
  });

export type ClientWithCase = z.infer<typeof clientWithCase>;

/** The New Client form: the next date of the case is typed as a day and a time. */
export const newClientForm = clientWithCaseForm
  .safeExtend(nextEventFields)
  .transform(({ next_day, next_clock, next_type, next_title, ...form }) => ({
    ...form,
    next_event: nextEventOf({ next_day, next_clock, next_type, next_title }),
  }));

export const createClient = (form: ClientWithCaseForm): Promise<ClientWithCase> =>
  api.post('/rest/v1/rpc/create_client_with_case', form, clientWithCase);

export type ClientEdit = z.infer<typeof clientForm>;

/** Errors: `ApiError` that `isMissing` recognises when the client was deleted; `ROW_CHANGED` when it changed since `updatedAt`. */
export async function updateClient(id: string, edit: ClientEdit, updatedAt: string): Promise<void> {
  await api.patch('/rest/v1/clients', edit, client, {
    query: { id: `eq.${id}`, if_updated_at: updatedAt },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
}

/** A client from the typed text, without a case: for one that was deleted while the form was open. */
export async function recreateClient(edit: ClientEdit): Promise<string> {
  const { id } = await api.post('/rest/v1/clients', edit, client, {
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
  return id;
}

/**
 * Deletes a client with its cases, their events and the rows of their files. Errors: `ApiError` that `isMissing`
 * recognises when the client is already deleted.
 */
export async function deleteClient(id: string): Promise<void> {
  await api.run('DELETE', '/rest/v1/clients', undefined, {
    query: { id: `eq.${id}`, select: 'id' },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
}
