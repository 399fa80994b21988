import type { LegalCase } from '#shared/contracts/cases.ts';
import type { Client } from '#shared/contracts/clients.ts';

type Row = Pick<LegalCase, 'status' | 'case_number'> & {
  client: Pick<Client, 'status' | 'client_number'> | null;
};
type Numbered = Pick<LegalCase, 'status' | 'case_number'>;

/** True when the case number is the client's number too: then one edit changes both. */
export const sharesNumber = ({ client, case_number }: Row): boolean =>
  client !== null && client.client_number === case_number;

/**
 * True when an edit of a case leaves its client past exploration without a number, which the server refuses. A client
 * that has been so for long can still be edited: only a change of its number or status counts. The status follows the
 * case of a client with one case; the number is asked for where the case and the client share it.
 */
export function needsClientNumber(row: Row, hasOtherCases: boolean, edit: Numbered): boolean {
  const { client } = row;
  if (client === null || !sharesNumber(row) || edit.case_number !== null) return false;
  const follows = client.status === row.status && !hasOtherCases;
  const status = follows ? edit.status : client.status;
  return status !== 'exploration' && (status !== client.status || client.client_number !== null);
}
