import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type CourtApply,
  type CourtImport,
  courtApplied,
  courtImport,
  courtImports,
  courtUndone,
  type MatchedColumns,
} from '#shared/contracts/court-import.ts';
import { inboundAddress } from '#shared/contracts/inbound-mail.ts';
import { api, send } from '#web/data/api.ts';

const DROPS = '/functions/v1/court-import';

/** Reads files. Errors: `ApiError`; an aborted request throws the abort reason. */
export function bringFiles(files: readonly File[], signal: AbortSignal): Promise<CourtImport> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return api.post(DROPS, form, courtImport, { signal });
}

export const dropsQuery = queryOptions({
  queryKey: ['court-imports'],
  queryFn: ({ signal }) => api.get(DROPS, courtImports, { signal }),
});

export const dropQuery = (id: string) =>
  queryOptions({
    queryKey: ['court-imports', id],
    queryFn: ({ signal }) => api.get(`${DROPS}/${id}`, courtImport, { signal }),
  });

/** A PDF of an email. Errors: `ApiError`. */
export async function keptPdf(id: string, name: string): Promise<Blob> {
  const answer = await send('GET', `${DROPS}/${id}/paper?name=${encodeURIComponent(name)}`);
  return answer.blob();
}

export const applyDrop = (id: string, body: CourtApply) =>
  api.post(`${DROPS}/${id}/apply`, body, courtApplied);

export const keepColumns = (body: MatchedColumns): Promise<void> => api.run('PUT', `${DROPS}/columns`, body);

export const undoDrop = (id: string, undo: string) => api.post(`${DROPS}/${id}/undo`, { undo }, courtUndone);

/** Reads the drops, cases and dates again after a press. */
export async function casesChanged(client: QueryClient): Promise<void> {
  await Promise.all(
    [['court-imports'], ['timeline-events'], ['cases']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

const ADDRESS = '/functions/v1/inbound-address';

export const inboundAddressQuery = queryOptions({
  queryKey: ['inbound-address'],
  queryFn: ({ signal }) => api.get(ADDRESS, inboundAddress, { signal }),
});

/** Makes an address, which ends the one before. */
export const makeAddress = () => api.post(ADDRESS, {}, inboundAddress);

export const keepSenders = (body: { senders: string[] }): Promise<void> => api.run('PATCH', ADDRESS, body);

export const endAddress = (): Promise<void> => api.run('DELETE', ADDRESS);
