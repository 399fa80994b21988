import type { LegalCase } from '#shared/contracts/cases.ts';
import type { Client } from '#shared/contracts/clients.ts';

type Row = Pick<LegalCase, 'status'> & { client: Pick<Client, 'status' | 'client_number'> | null };
type Edited = Pick<LegalCase, 'status'> & { client_number?: string | null | undefined };

/**
 * True when an edit of a case leaves its client past exploration without a number, which the server refuses. A client
 * that has been so for long can still be edited: only a change of its number or status counts. The status follows the
 * case of a client with one case.
 */
export function needsClientNumber(
  { client, status: before }: Row,
  hasOtherCases: boolean,
  edit: Edited,
): boolean {
  if (client === null || edit.client_number) return false;
  const follows = client.status === before && !hasOtherCases;
  const status = follows ? edit.status : client.status;
  return status !== 'exploration' && (status !== client.status || client.client_number !== null);
}
