import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { caseFields, caseUpdated, legalCase, updateCaseWithClient } from '#shared/cases.ts';
import { client, type PracticeStatus } from '#shared/clients.ts';
import { api, ONE_ROW, RETURN_ROWS } from '#web/api.ts';
import { wordConditions } from '#web/rest-filter.ts';
import { allRows } from '#web/rest-rows.ts';
import type { Rows } from '#web/row-pages.ts';

const listed = legalCase.pick({
  id: true,
  title: true,
  status: true,
  case_number: true,
  practice_area: true,
  description: true,
  created_at: true,
});
export type ListedCase = z.infer<typeof listed>;

const SEARCHED = ['title', 'client_name', 'case_number', 'practice_area', 'description'];

type Asked = { words?: string; status?: PracticeStatus | undefined; archived?: true | undefined };

/** The caller's cases in whose fields every word stands and which have the status; archived ones apart. */
export const casesAsked = ({ words = '', status, archived }: Asked): Rows<ListedCase> => ({
  key: ['cases', 'list'],
  table: 'cases',
  select: 'id,title,status,case_number,practice_area,description,created_at',
  where: [
    archived ? 'archived_at.not.is.null' : 'archived_at.is.null',
    ...(status ? [`status.eq.${status}`] : []),
    ...wordConditions(words, SEARCHED),
  ],
  rows: z.array(listed),
});

const detailed = legalCase.extend({
  client: client
    .pick({ id: true, name: true, client_number: true, contact_person: true, business_area: true })
    .nullable(),
});
export type CaseDetail = z.infer<typeof detailed>;

/** One case with its client. Errors: `ApiError`; `isMissing` knows the one for a case that is not there. */
export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', id],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/cases', detailed, {
        query: {
          id: `eq.${id}`,
          select: '*,client:clients(id,name,client_number,contact_person,business_area)',
        },
        headers: ONE_ROW,
        signal,
      }),
    staleTime: 0,
  });

const named = client.pick({ id: true, name: true });

/** The clients for whom a case may be opened, by name. */
export const clientNamesQuery = queryOptions({
  queryKey: ['clients', 'names'],
  queryFn: ({ signal }) =>
    allRows('clients', z.array(named), { query: { select: 'id,name', order: 'name,id' }, signal }),
  staleTime: 0,
});

/** A case for a client who is there already. */
export const caseForm = z.object({
  client_id: z.uuid('Choose a client'),
  title: caseFields.title,
  case_number: caseFields.case_number,
  practice_area: caseFields.practice_area,
  description: caseFields.description,
  status: caseFields.status,
  court: caseFields.court,
  cnr: caseFields.cnr,
  petitioner: caseFields.petitioner,
  respondent: caseFields.respondent,
});
export type CaseForm = z.infer<typeof caseForm>;

export async function createCase(form: CaseForm & { client_name: string | null }): Promise<string> {
  const { id } = await api.post('/rest/v1/cases', form, legalCase, {
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
  return id;
}

export const caseEdit = updateCaseWithClient.omit({ case_id: true, if_updated_at: true });
export type CaseEdit = z.infer<typeof caseEdit>;

/**
 * Changes a case and the client it belongs to; the answer says whether the client followed. `readAt` is the
 * `updated_at` that the form was filled from. Errors: `ApiError` 409 when somebody changed the case since.
 */
export const updateCase = (id: string, edit: CaseEdit, readAt: string) =>
  api.post(
    '/rest/v1/rpc/update_case_with_client',
    { case_id: id, ...edit, if_updated_at: readAt },
    caseUpdated,
  );

/** Puts a case away, or takes it out again: it is kept whole, and left out of the lists meanwhile. */
export const archiveCase = (id: string, archived: boolean) =>
  api.patch('/rest/v1/cases', { archived_at: archived ? new Date().toISOString() : null }, legalCase, {
    query: { id: `eq.${id}` },
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
