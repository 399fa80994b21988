import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import type { updateCaseWithClient } from '#shared/cases.ts';
import type { ClientForm } from '#shared/clients.ts';
import { ProblemError } from '#shared/errors.ts';

/** Makes a client and its first case; the caller's transaction makes it both or neither. */
export async function insertClientWithCase(
  tx: Tx,
  form: ClientForm,
): Promise<{ client_id: string; case_id: string }> {
  const made = await tx.execute<{ client_id: string; case_id: string }>(sql`
    with new_client as (
      insert into public.clients (name, client_number, contact_person, business_area, description, status)
      values (${form.name}, ${form.client_number}, ${form.contact_person}, ${form.business_area}, ${form.description}, ${form.status})
      returning id
    )
    insert into public.cases (client_id, title, description, client_name, case_number, practice_area, status)
    select id, ${form.name}, ${form.description}, ${form.name}, ${form.client_number}, ${form.business_area}, ${form.status}
    from new_client
    returning client_id, id as case_id`);
  const row = made.rows[0];
  if (!row) throw new ProblemError('internal');
  return row;
}

type CaseChange = z.output<typeof updateCaseWithClient>;

/** Changes a case. Errors: `not_found` when it is not the caller's. Returns the linked client's id. */
export async function updateCase(tx: Tx, change: CaseChange): Promise<string | null> {
  const changed = await tx.execute<{ client_id: string | null }>(sql`
    update public.cases
    set title = ${change.title}, description = ${change.description}, client_name = ${change.client_name},
        case_number = ${change.case_number}, practice_area = ${change.practice_area}, status = ${change.status}, updated_at = now()
    where id = ${change.case_id}
    returning client_id`);
  const row = changed.rows[0];
  if (!row) throw new ProblemError('not_found', 'Case not found');
  return row.client_id;
}

/** Carries what a case and its client share over to the client. */
export async function updateClientOfCase(tx: Tx, clientId: string, change: CaseChange): Promise<void> {
  await tx.execute(sql`
    update public.clients
    set name = coalesce(${change.client_name}, name), description = ${change.description}, client_number = ${change.case_number},
        business_area = ${change.practice_area}, status = ${change.status}, updated_at = now()
    where id = ${clientId}`);
}
