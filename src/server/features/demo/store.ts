import { insertedId } from '#server/features/cases/store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { LibraryDocument } from '#server/platform/search/engine.ts';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import type { DemoEvent } from './demo-data.ts';

/** Locks the profile, so that of two requests at a time the second one sees what the first one added. */
async function lockProfile(tx: Tx, userId: string): Promise<void> {
  await tx.rows(sql`select 1 from public.profiles where id = ${userId} for update`);
}

/** True when a user has a client. Of two requests at a time, the second one waits for the first. */
export async function hasClients(tx: Tx, userId: string): Promise<boolean> {
  await lockProfile(tx, userId);
  return (await tx.rows(sql`select 1 from public.clients limit 1`)).length > 0;
}

export function insertFile(
  tx: Tx,
  caseId: string,
  name: string,
  path: string,
  type: string,
  size: number,
): Promise<string> {
  return insertedId(
    tx,
    sql`insert into public.case_files (case_id, file_name, file_path, file_type, file_size)
      values (${caseId}, ${name}, ${path}, ${type}, ${size}) returning id`,
  );
}

/** Adds a document of the library to a case. */
export function insertJudgment(
  tx: Tx,
  caseId: string,
  document: Pick<LibraryDocument, 'id' | 'file_key' | 'mime_type' | 'size'>,
): Promise<string> {
  const name = document.file_key.split('/').pop() ?? document.file_key;
  return insertedId(
    tx,
    sql`insert into public.case_files (case_id, file_name, file_path, file_type, file_size, storage_provider, document_id)
      values (${caseId}, ${name}, ${name}, ${document.mime_type}, ${document.size}, ${CASE_FILES.libraryProvider}, ${document.id}) returning id`,
  );
}

/** `now` is the day from which future events are counted. */
export function insertEvent(tx: Tx, caseId: string, event: DemoEvent, now: Date): Promise<string> {
  const day = 'day' in event ? event.day : indianDay(new Date(now.getTime() + event.inDays * 86_400_000));
  const at = indianMoment(day, event.clock);
  return insertedId(
    tx,
    sql`insert into public.timeline_events (case_id, title, event_type, event_date, all_day, place, done_at)
      values (${caseId}, ${event.title}, ${event.event_type}, ${at}, ${event.clock === undefined}, ${event.place ?? null}, ${event.done ? at : null}) returning id`,
  );
}

/** The sample case that the user has, outside the bin. Of two requests at a time, the second one waits for the first. */
export async function sampleCaseOf(
  tx: Tx,
  userId: string,
): Promise<{ client_id: string; case_id: string } | undefined> {
  await lockProfile(tx, userId);
  return tx.first<{ client_id: string; case_id: string }>(
    sql`select c.client_id, c.id as case_id from public.profiles p join public.cases c on c.client_id = p.sample_client_id
      where p.id = ${userId} order by c.created_at limit 1`,
  );
}

export async function rememberSample(tx: Tx, userId: string, clientId: string): Promise<void> {
  await tx.rows(
    sql`update public.profiles set sample_client_id = ${clientId} where id = ${userId} returning id`,
  );
}
