import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';

export interface NamedRow extends Record<string, unknown> {
  kind: 'client' | 'case';
  id: string;
  title: string;
  contact: string | null;
  client_name: string | null;
  petitioner: string | null;
  respondent: string | null;
}

/** Every name that stands among the user's clients and cases. */
export async function namesOfPractice(tx: Tx): Promise<NamedRow[]> {
  const found = await tx.execute<NamedRow>(sql`
    select 'client' as kind, id, name as title, contact_person as contact,
           null as client_name, null as petitioner, null as respondent
    from public.clients
    union all
    select 'case', id, title, null, client_name, petitioner, respondent from public.cases`);
  return found.rows;
}
