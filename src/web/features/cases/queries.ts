import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  caseFields,
  caseUpdated,
  clientWithCase,
  createdCase,
  type LegalCase,
  legalCase,
  matterFields,
  updateCaseWithClient,
} from '#shared/contracts/cases.ts';
import { client } from '#shared/contracts/clients.ts';
import { clientOfCase } from '#shared/contracts/sharing/client-of-case.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { nextEventFields, nextEventOf } from '#web/components/records/next-event.ts';
import { ApiError, api } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';
import { wordConditions } from '#web/data/lists/rest-filter.ts';
import { requiredId } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import { caseRequest } from './requests.ts';

const detailed = legalCase.extend({
  client: client
    .pick({
      id: true,
      name: true,
      client_number: true,
      contact_person: true,
      business_area: true,
      status: true,
    })
    .nullable(),
});
export type CaseDetail = z.infer<typeof detailed>;

/** One case with its client. Errors: `ApiError`; `isMissing` recognises the one for a case that does not exist. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id],
    queryFn: ({ signal }) => {
      const { path, ...options } = caseRequest(requiredId(id, t(messages.caseIdRequired)));
      return api.get(path, detailed, { ...options, signal });
    },
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** The client of a case, as far as the reader may see it. */
export const clientOfCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', 'client-of', caseId],
    queryFn: ({ signal }) =>
      api.post('/rest/v1/rpc/client_of_case', { case_id: caseId }, clientOfCase, { signal }),
    staleTime: 0,
  });

/** True when the client of a case has other cases. */
export const hasOtherCasesQuery = ({ id, client_id }: Pick<LegalCase, 'id' | 'client_id'>) =>
  queryOptions({
    queryKey: ['cases', 'others', id, client_id],
    queryFn: async ({ signal }) => {
      const others = await api.get('/rest/v1/cases', z.array(z.object({ id: z.uuid() })), {
        query: { client_id: `eq.${client_id}`, id: `neq.${id}`, select: 'id', limit: 1 },
        signal,
      });
      return others.length > 0;
    },
    enabled: client_id !== null,
    staleTime: 0,
  });

const choice = client.pick({ id: true, name: true, client_number: true });
const CHOICES = 30;

/** The clients whose name, number or contact contains every word; by name, page by page. */
export const clientChoicesQuery = (words: string) =>
  infiniteQueryOptions({
    queryKey: ['clients', 'choices', words],
    queryFn: ({ pageParam, signal }) => {
      const where = wordConditions(words, ['name', 'client_number', 'contact_person']);
      return api.get('/rest/v1/clients', z.array(choice), {
        query: {
          select: 'id,name,client_number',
          and: where.length > 0 ? `(${where.join(',')})` : undefined,
          order: 'name,id',
          limit: CHOICES,
          offset: pageParam,
        },
        signal,
      });
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < CHOICES ? undefined : pages.length * CHOICES),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** A case for an existing client, with its next date. */
const caseInput = z.object({
  client_id: z.uuid({ error: () => t(messages.chooseClient) }),
  client_name: caseFields.client_name,
  title: caseFields.title,
  practice_area: caseFields.practice_area,
  description: caseFields.description,
  status: caseFields.status,
  ...matterFields,
  ...nextEventFields,
});
export const caseForm = caseInput.transform(({ next_day, next_clock, next_type, next_title, ...form }) => ({
  ...form,
  next_event: nextEventOf({ next_day, next_clock, next_type, next_title }),
}));
export type CaseForm = z.output<typeof caseForm>;

export async function createCase(
  form: (CaseForm & { case_id?: string }) | (Omit<CaseEdit, 'client_number'> & { client_id: string | null }),
): Promise<string> {
  const { case_id } = await api.post('/rest/v1/rpc/create_case', form, createdCase);
  return case_id;
}

export const caseEdit = updateCaseWithClient.omit({ case_id: true, if_updated_at: true });
export type CaseEdit = z.infer<typeof caseEdit>;

/**
 * Changes a case and its client; the answer says whether the client was changed too. `readAt` is the `updated_at` that
 * the form was filled from. Errors: `ApiError` with the code `ROW_CHANGED` when the case changed since.
 */
export const updateCase = (id: string, edit: CaseEdit, readAt: string) =>
  api.post(
    '/rest/v1/rpc/update_case_with_client',
    { case_id: id, ...edit, if_updated_at: readAt },
    caseUpdated,
  );

/** The fields for a new case that replaces one deleted while the form was open. */
type Lost = Pick<CaseDetail, 'client_id' | 'client'>;

/** Creates the client again with the case, in one transaction. */
async function createWithClient({ client: known }: Lost, edit: CaseEdit): Promise<string> {
  const { title, client_name, practice_area, client_number, ...rest } = edit;
  const body = {
    ...rest,
    name: client_name ?? known?.name ?? title,
    client_number: client_number ?? known?.client_number ?? null,
    contact_person: known?.contact_person ?? null,
    business_area: practice_area ?? known?.business_area ?? null,
    case_title: title,
  };
  const { case_id } = await api.post('/rest/v1/rpc/create_client_with_case', body, clientWithCase);
  return case_id;
}

/** A new case from the typed text, after the old one was deleted; with its client, if that was deleted too. */
export async function recreateCase(lost: Lost, edit: CaseEdit): Promise<string> {
  const { client_number: _ofClient, ...ofCase } = edit;
  try {
    return await createCase({ ...ofCase, client_id: lost.client_id });
  } catch (error) {
    const clientGone = error instanceof ApiError && error.status === 409 && lost.client_id !== null;
    if (!clientGone) throw error;
    return createWithClient(lost, edit);
  }
}

/** Says whose the number is that a case and its client have in common; it goes from the other one. */
export async function settleNumber(
  { id, client_id }: Pick<LegalCase, 'id' | 'client_id'>,
  whose: 'of-case' | 'of-client' | 'of-both',
): Promise<void> {
  if (whose === 'of-case' && client_id !== null)
    await api.run('PATCH', '/rest/v1/clients', { client_number: null }, { query: { id: `eq.${client_id}` } });
  const change = { number_in_doubt: false, ...(whose === 'of-client' ? { case_number: null } : {}) };
  await api.run('PATCH', '/rest/v1/cases', change, { query: { id: `eq.${id}` } });
}

/** The key of the deletion of a case in this window. */
export const deletionKey = (id: string) => ['cases', id, 'delete'];

/** Moves a case into the bin. Errors: `ApiError` that `isMissing` recognises when it is already deleted. */
export async function deleteCase(id: string): Promise<void> {
  await api.run('DELETE', '/rest/v1/cases', undefined, {
    query: { id: `eq.${id}`, select: 'id' },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
}

/** Archives a case, which only hides it from the lists, or restores it. */
export const archiveCase = (id: string, archived: boolean) =>
  api.patch('/rest/v1/cases', { archived_at: archived ? new Date().toISOString() : null }, legalCase, {
    query: { id: `eq.${id}` },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
