import type { Tx } from '#server/platform/db/database.ts';
import { identifier, joinSql, sql } from '#server/platform/db/sql.ts';
import type { CourtValues } from '#shared/contracts/court-import.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { insertCase } from '../cases/store.ts';
import { remindDefault } from '../timeline/store.ts';
import type { Fields, Step, StoredProposal } from './kept.ts';
import { dayOfValue } from './proposals.ts';

const place = ({ hall, item }: CourtValues): string | null => {
  const parts = [
    ...(hall ? [/^\S{1,4}$/u.test(hall) ? t(messages.placeHall, { hall }) : hall] : []),
    ...(item ? [t(messages.placeItem, { item })] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ').slice(0, 300);
};

const hasTime = (date: string) => date.includes('T');
const moment = (date: string) => (hasTime(date) ? date : `${date}T00:00:00+05:30`);

interface NewEvent {
  title: string;
  type: 'hearing' | 'document' | 'note';
  date: string;
  place?: string | null;
  description?: string | null;
  done?: boolean;
}

async function addEvent(tx: Tx, caseId: string, event: NewEvent): Promise<Step> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.timeline_events (case_id, title, event_type, event_date, all_day, place, description, remind_days)
    values (${caseId}, ${event.title.slice(0, 500)}, ${event.type}, ${moment(event.date)}::timestamptz, ${!hasTime(event.date)},
      ${event.place ?? null}, ${event.description ?? null}, ${await remindDefault(tx, event.type)}) returning id`);
  if (!row) throw new Error('the event was not added');
  return { did: 'event_added', id: row.id };
}

interface KnownHearing {
  id: string;
  event_date: string;
  all_day: boolean;
  place: string | null;
  title: string;
}

const EVENT = sql`id, to_char(event_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as event_date, all_day, place, title`;

/** The hearing that a date belongs to: that day's without another hall of this drop, else the next one of a file of state. */
async function hearingFor(
  tx: Tx,
  { case_id, values, state }: StoredProposal,
  today: string,
  taken: ReadonlySet<string>,
): Promise<KnownHearing | undefined> {
  const day = dayOfValue(values.next_date ?? '');
  const rows = await tx.rows<KnownHearing & { day: string }>(sql`
    select ${EVENT}, to_char(event_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day from public.timeline_events
    where case_id = ${case_id ?? null} and event_type = 'hearing' and done_at is null order by event_date, id limit 200`);
  const free = rows.filter(({ id }) => !taken.has(id));
  const sameDay = free.find((row) => row.day === day);
  if (sameDay || !state || day <= today) return sameDay;
  return free.find((row) => row.day > today);
}

async function changeRow(
  tx: Tx,
  table: 'timeline_events' | 'cases',
  id: string,
  values: Fields,
): Promise<boolean> {
  const sets = Object.entries(values).map(([column, value]) => sql`${identifier(column)} = ${value}`);
  const changed = await tx.run(sql`
    update public.${identifier(table)} set ${joinSql([...sets, sql`updated_at = now()`], ', ')} where id = ${id}`);
  return changed > 0;
}

function hearingFields(values: CourtValues): Pick<NewEvent, 'title' | 'place' | 'description'> {
  return {
    title: (values.purpose ?? values.stage ?? t(timeline.hearing)).slice(0, 500),
    place: place(values),
    description: values.judges?.length ? values.judges.join('\n').slice(0, 2000) : null,
  };
}

/** Applies proposals one after another in the caller's transaction. */
export class Applier {
  readonly steps: Step[] = [];
  readonly #tx: Tx;
  readonly #today: string;
  /** Hearings that this press has written: a second hall of the same day is a hearing of its own. */
  readonly #taken = new Set<string>();

  constructor(tx: Tx, today: string) {
    this.#tx = tx;
    this.#today = today;
  }

  /** Applies one proposal; returns the case that it belongs to, undefined where the case is gone. */
  async apply(proposal: StoredProposal): Promise<string | undefined> {
    if (proposal.kind === 'new_matter') return this.#newMatter(proposal);
    const { case_id } = proposal;
    if (case_id === undefined || !(await this.#exists(case_id))) return undefined;
    await this.#toCase(case_id, proposal);
    return case_id;
  }

  async #exists(id: string): Promise<boolean> {
    return (await this.#tx.first(sql`select 1 as there from public.cases where id = ${id}`)) !== undefined;
  }

  async #newMatter(proposal: StoredProposal): Promise<string> {
    const { values } = proposal;
    const sides = [values.petitioner, values.respondent].filter((side) => side !== undefined);
    const title =
      sides.length > 0 ? sides.join(' v. ') : (values.case_number ?? values.cnr ?? t(messages.unnamed));
    const id = await insertCase(this.#tx, {
      title: title.slice(0, 500),
      status: values.disposal ? 'closed' : values.case_number ? 'active' : 'exploration',
      case_number: values.case_number?.slice(0, 200) ?? null,
      cnr: values.cnr ?? null,
      court: values.court?.slice(0, 300) ?? null,
      petitioner: values.petitioner?.slice(0, 500) ?? null,
      respondent: values.respondent?.slice(0, 500) ?? null,
      stage: values.disposal ? null : (values.stage?.slice(0, 200) ?? null),
    } as Parameters<typeof insertCase>[1]);
    this.steps.push({ did: 'case_added', id });
    if (values.next_date !== undefined)
      this.steps.push(
        await addEvent(this.#tx, id, { type: 'hearing', date: values.next_date, ...hearingFields(values) }),
      );
    return id;
  }

  async #toCase(id: string, proposal: StoredProposal): Promise<void> {
    const { kind, values } = proposal;
    if (kind === 'next_date') await this.#nextDate(id, proposal);
    else if (kind === 'order')
      await this.#add(id, {
        type: 'document',
        date: values.order_date ?? this.#today,
        title: t(messages.orderUploaded),
      });
    else if (kind === 'stage') await this.#change(id, { stage: values.stage?.slice(0, 200) ?? null });
    else if (kind === 'disposal') {
      await this.#change(id, { status: 'closed' });
      await this.#add(id, {
        type: 'note',
        date: values.order_date ?? this.#today,
        title: values.disposal ?? '',
      });
    } else await this.#change(id, fieldsOf(values));
  }

  async #add(id: string, event: NewEvent): Promise<void> {
    this.steps.push(await addEvent(this.#tx, id, event));
  }

  async #nextDate(id: string, proposal: StoredProposal): Promise<void> {
    const { values } = proposal;
    const date = values.next_date ?? '';
    const known = await hearingFor(this.#tx, proposal, this.#today, this.#taken);
    const fields = hearingFields(values);
    if (!known) {
      const step = await addEvent(this.#tx, id, { type: 'hearing', date, ...fields });
      this.steps.push(step);
      this.#taken.add(step.id);
      return;
    }
    const before: Fields = {
      event_date: known.event_date,
      all_day: known.all_day,
      place: known.place,
      title: known.title,
    };
    const after: Fields = {
      event_date: moment(date),
      all_day: !hasTime(date),
      place: fields.place ?? known.place,
      title: values.purpose ? fields.title : known.title,
    };
    // A day says less than the time that is known already.
    if (!hasTime(date) && !known.all_day && indianDayOf(known.event_date) === dayOfValue(date)) {
      after.event_date = known.event_date;
      after.all_day = false;
    }
    if (await changeRow(this.#tx, 'timeline_events', known.id, after))
      this.steps.push({ did: 'event_changed', id: known.id, before, after });
    this.#taken.add(known.id);
  }

  async #change(id: string, after: Fields): Promise<void> {
    const columns = Object.keys(after).map((column) => identifier(column));
    if (columns.length === 0) return;
    const before = await this.#tx.first<Fields>(
      sql`select ${joinSql(columns, ', ')} from public.cases where id = ${id}`,
    );
    if (before && (await changeRow(this.#tx, 'cases', id, after)))
      this.steps.push({ did: 'case_changed', id, before, after });
  }
}

const indianDayOf = (at: string): string =>
  new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10);

function fieldsOf({ case_number, cnr, court, petitioner, respondent }: CourtValues): Fields {
  const given = {
    case_number: case_number?.slice(0, 200),
    cnr,
    court: court?.slice(0, 300),
    petitioner: petitioner?.slice(0, 500),
    respondent: respondent?.slice(0, 500),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Undoes steps, the last first. What the user has changed since stays as it is. */
export async function undoSteps(tx: Tx, steps: readonly Step[]): Promise<number> {
  let undone = 0;
  for (const step of [...steps].reverse()) if (await undoStep(tx, step)) undone += 1;
  return undone;
}

async function undoStep(tx: Tx, step: Step): Promise<boolean> {
  if (step.did === 'event_added')
    return (await tx.run(sql`delete from public.timeline_events where id = ${step.id}`)) > 0;
  if (step.did === 'case_added') {
    await tx.run(
      sql`select app.move_to_bin('cases', array(select id from public.cases where id = ${step.id}))`,
    );
    return true;
  }
  const table = step.did === 'event_changed' ? 'timeline_events' : 'cases';
  const same = Object.entries(step.after).map(
    ([column, value]) => sql`${identifier(column)} is not distinct from ${castOf(column, value)}`,
  );
  const sets = Object.entries(step.before).map(
    ([column, value]) => sql`${identifier(column)} = ${castOf(column, value)}`,
  );
  const changed = await tx.run(sql`
    update public.${identifier(table)} set ${joinSql([...sets, sql`updated_at = now()`], ', ')}
    where id = ${step.id} and ${joinSql(same, ' and ')}`);
  return changed > 0;
}

const castOf = (column: string, value: Fields[string]) =>
  column === 'event_date'
    ? sql`${value}::timestamptz`
    : column === 'all_day'
      ? sql`${value}::boolean`
      : sql`${value}::text`;
