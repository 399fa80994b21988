import { queryOptions } from '@tanstack/react-query';
import {
  type CheckReport,
  checkList,
  checkReport,
  type ReportFormat,
  type reportKinds,
} from '#shared/contracts/checks/checks.ts';
import { api, send } from '#web/data/api.ts';

const CHECKS = '/functions/v1/checks';

/** An order of a check: a text or a file, and the date to check for. */
export type CheckOrder = { text: string; file: File | undefined; date: string | undefined };

/** Checks a document. Errors: `ApiError`; an aborted check throws the abort reason. */
export function checkDocument({ text, file, date }: CheckOrder, signal: AbortSignal): Promise<CheckReport> {
  const path = '/functions/v1/check-document';
  if (!file) return api.post(path, { text, ...(date ? { date } : {}) }, checkReport, { signal });
  const form = new FormData();
  if (date) form.set('date', date);
  form.set('file', file);
  return api.post(path, form, checkReport, { signal });
}

/** The newest checks of the user. */
export const checksQuery = () =>
  queryOptions({
    queryKey: ['checks'],
    queryFn: ({ signal }) => api.get(CHECKS, checkList, { signal }),
  });

/** A report that was kept. A report never changes. */
export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['checks', id],
    queryFn: ({ signal }) => api.get(`${CHECKS}/${id}`, checkReport, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The text of a check of this session: the server does not keep it. */
export const checkedTextQuery = (id: string) =>
  queryOptions<string | null>({
    queryKey: ['checked-texts', id],
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The document with its findings as comments of Word. Errors: `ApiError`. */
export async function markedCopy(id: string, text: string): Promise<Blob> {
  return (await send('POST', `${CHECKS}/${id}/marked-copy`, { text })).blob();
}

export const deleteCheck = (id: string) => api.run('DELETE', `${CHECKS}/${id}`);

/** The address of a report, or of the note for filing, as a document. */
export const reportAddress = (
  id: string,
  format: ReportFormat,
  kind: (typeof reportKinds)[number] = 'report',
): string => `${CHECKS}/${id}/report?format=${format}&kind=${kind}`;
