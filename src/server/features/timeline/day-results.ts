import type { z } from 'zod';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { dayResultAnswer, dayResultBody } from '#shared/contracts/day-board.ts';
import type { HearingResult } from '#shared/contracts/hearing-results.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { remindDefault } from './store.ts';

type Entered = z.output<typeof dayResultBody>;
type Answer = z.output<typeof dayResultAnswer>;

interface Hearing {
  id: string;
  case_id: string;
  title: string;
  description: string | null;
  appears: string | null;
  event_date: string;
  result: HearingResult | null;
}

/** The result in the words of the description, and so of the timeline; the list of dates has its order alone. */
function sentenceOfResult({ outcome, adjourned_by, order, attended }: Entered): string {
  const lines = [
    outcome === 'adjourned'
      ? t(messages.saidAdjourned, { by: adjourned_by ?? 'nobody' })
      : t(messages.said, { outcome }),
  ];
  if (order) lines.push(t(messages.saidOrder, { order }));
  if (attended?.length) lines.push(t(messages.saidAttended, { names: attended.join(', ') }));
  return lines.join('\n');
}

/** The description without the sentence of an earlier result. */
function withoutSaid({ description, result }: Hearing): string {
  const text = description ?? '';
  return result && text.endsWith(result.said) ? text.slice(0, -result.said.length).trimEnd() : text;
}

async function addEvent(
  tx: Tx,
  { case_id, appears }: Hearing,
  event: { type: 'hearing' | 'deadline'; title: string; date: string },
): Promise<string> {
  const allDay = event.date.includes('T00:00:00+05:30');
  const row = await tx.first<{ id: string }>(sql`
    insert into public.timeline_events (case_id, title, event_type, event_date, all_day, appears, remind_days)
    values (${case_id}, ${event.title}, ${event.type}, ${event.date}::timestamptz, ${allDay},
      ${event.type === 'hearing' ? appears : null}, ${await remindDefault(tx, event.type)}) returning id`);
  if (!row) throw new Error('the event was not added');
  return row.id;
}

/** The next hearing: the one of an earlier result moves, an open one of that day stays, else a new one is added. */
async function nextHearing(tx: Tx, hearing: Hearing, entered: Entered): Promise<string | null> {
  const { next_date, purpose } = entered;
  const before = hearing.result?.next;
  if (!next_date) {
    if (before)
      await tx.run(sql`delete from public.timeline_events where id = ${before} and done_at is null`);
    return null;
  }
  const allDay = next_date.includes('T00:00:00+05:30');
  const moved = before
    ? await tx.run(sql`
        update public.timeline_events set event_date = ${next_date}::timestamptz, all_day = ${allDay},
          title = coalesce(${purpose ?? null}, title), updated_at = now() where id = ${before} and done_at is null`)
    : 0;
  if (before && moved > 0) return before;
  const known = await tx.first<{ id: string }>(sql`
    select id from public.timeline_events where case_id = ${hearing.case_id} and event_type = 'hearing' and done_at is null
      and id <> ${hearing.id} and to_char(event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') = ${indianDay(new Date(next_date))}
    order by id limit 1`);
  return (
    known?.id ?? addEvent(tx, hearing, { type: 'hearing', title: purpose ?? hearing.title, date: next_date })
  );
}

/**
 * Enters the result of a hearing: it is done, its description says what happened, the next hearing and the tasks are in
 * the timeline. A second result replaces the first. Undefined for a hearing that the caller may not change.
 */
export async function enterResult(tx: Tx, entered: Entered, now: Date): Promise<Answer | undefined> {
  const hearing = await tx.first<Hearing>(sql`
    select id, case_id, title, description, appears, event_date::text as event_date, result from public.timeline_events
    where id = ${entered.event_id} and event_type = 'hearing' for update`);
  if (!hearing) return undefined;
  const next = await nextHearing(tx, hearing, entered);
  const old = hearing.result?.tasks ?? [];
  await tx.run(sql`delete from public.timeline_events where id = any(${old}::uuid[]) and done_at is null`);
  const tasks: string[] = [];
  for (const { title, due } of entered.tasks ?? [])
    tasks.push(await addEvent(tx, hearing, { type: 'deadline', title, date: `${due}T00:00:00+05:30` }));
  const { outcome, adjourned_by, order, attended } = entered;
  const said = sentenceOfResult(entered);
  const result: HearingResult = {
    outcome,
    said,
    ...(outcome === 'adjourned' && adjourned_by ? { adjourned_by } : {}),
    ...(order ? { order } : {}),
    ...(attended?.length ? { attended } : {}),
    ...(next ? { next } : {}),
    ...(tasks.length > 0 ? { tasks } : {}),
  };
  const description = [withoutSaid(hearing), said].filter((part) => part !== '').join('\n');
  const changed = await tx.run(sql`
    update public.timeline_events set result = ${JSON.stringify(result)}::jsonb, description = ${description},
      file_id = coalesce((select f.id from public.case_files f where f.id = ${entered.photo ?? null} and f.case_id = ${hearing.case_id}), file_id),
      done_at = coalesce(done_at, ${now.toISOString()}::timestamptz), updated_at = now() where id = ${hearing.id}`);
  if (changed === 0) return undefined;
  if (outcome === 'disposed')
    await tx.run(
      sql`update public.cases set status = 'closed', updated_at = now() where id = ${hearing.case_id}`,
    );
  return { event_id: hearing.id, next_event_id: next, task_ids: tasks };
}
