import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { OFFICE_TEMPLATE } from '#shared/contracts/drafts/office-templates.ts';

export interface ListedOfficeTemplate {
  id: string;
  name: string;
  kind: string;
  blanks: string[];
  /** Name of the chambers that uses it. */
  chambers: string | null;
  /** The caller renames and deletes it. */
  changes: boolean;
}

/** The templates of the caller and of their chambers, by name. */
export async function officeTemplates(tx: Tx): Promise<ListedOfficeTemplate[]> {
  return tx.rows(sql`
    select t.id, t.name, t.kind, t.blanks, c.name as chambers,
      t.owner_id = app.user_id() or coalesce(m.role = 'head', false) as changes
    from public.office_templates t
    left join public.chambers c on c.id = t.chambers_id
    left join app.my_chambers() m on m.chambers_id = t.chambers_id
    order by t.name, t.id limit ${OFFICE_TEMPLATE.listed}`);
}

/** A template that the caller uses, with its document as JSON. */
export async function officeTemplateById(
  tx: Tx,
  id: string,
): Promise<{ name: string; kind: string; blanks: string[]; json: string } | undefined> {
  return tx.first(sql`
    select name, kind, blanks, document::text as json from public.office_templates where id = ${id}`);
}

interface NewOfficeTemplate {
  name: string;
  kind: string;
  chambersId: string | null;
  document: string;
  blanks: readonly string[];
}

/** Adds a template of the caller. Errors: `forbidden` for a chambers that is not theirs, and the limit of templates. */
export async function addOfficeTemplate(
  tx: Tx,
  { name, kind, chambersId, document, blanks }: NewOfficeTemplate,
): Promise<string> {
  const made = await tx.first<{ id: string }>(sql`
    insert into public.office_templates (chambers_id, name, kind, document, blanks)
    values (${chambersId}, ${name}, ${kind}, ${document}::jsonb, ${[...blanks]}::text[]) returning id`);
  return made?.id ?? '';
}
