import type { Tx } from '#server/platform/db/database.ts';
import { identifier, joinSql, type Sql, sql } from '#server/platform/db/sql.ts';
import type { CourtValues } from '#shared/contracts/court-import.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { insertCase } from '../cases/store.ts';
import { remindDefault } from '../timeline/store.ts';
import {
  type DatedRow,
  datedRow,
  dayOfValue,
  hearingOf,
  type KnownHearing,
  type Listed,
  RANK,
  writtenHearing,
} from './hearings.ts';
import { marksOfRows } from './proposals.ts';
import { hearingsOf, importedCases } from './store.ts';
import type { Fields, Step, StoredProposal } from './stored-proposal.ts';

const hasTime = (date: string) => date.includes('T');
const moment = (date: string) => (hasTime(date) ? date : `${date}T00:00:00+05:30`);

interface NewEvent {
  title: string;
  type: 'hearing' | 'document' | 'note';
  date: string;
  place?: string | null;
  description?: string | null;
  listed?: Listed;
}

const jsonOf = (listed: Listed | null | undefined) => (listed ? JSON.stringify(listed) : null);

async function addEvent(tx: Tx, caseId: string, event: NewEvent): Promise<Step> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.timeline_events (case_id, title, event_type, event_date, all_day, place, description, listed, remind_days)
    values (${caseId}, ${event.title.slice(0, 500)}, ${event.type}, ${moment(event.date)}::timestamptz, ${!hasTime(event.date)},
      ${event.place ?? null}, ${event.description ?? null}, ${jsonOf(event.listed)}::jsonb, ${await remindDefault(tx, event.type)}) returning id`);
  if (!row) throw new Error('the event was not added');
  return { did: 'event_added', id: row.id };
}

/** A moment as it is kept, so that a step that is undone gives it back. */
const MOMENT = sql`to_char(event_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as event_date, all_day`;

async function changeRow(
  tx: Tx,
  table: 'timeline_events' | 'cases',
  id: string,
  values: Fields,
): Promise<boolean> {
  const sets = Object.entries(values).map(
    ([column, value]) => sql`${identifier(column)} = ${castOf(column, value)}`,
  );
  const changed = await tx.run(sql`
    update public.${identifier(table)} set ${joinSql([...sets, sql`updated_at = now()`], ', ')} where id = ${id}`);
  return changed > 0;
}

/** The rank of a row from a drop of before ranks were kept. */
const rankFor = (state: boolean): number => (state ? RANK.notice : RANK.list);

function newCaseOf(values: CourtValues): Fields {
  const sides = [values.petitioner, values.respondent].filter((side) => side !== undefined);
  const title =
    sides.length > 0 ? sides.join(' v. ') : (values.case_number ?? values.cnr ?? t(messages.unnamed));
  return {
    ...fieldsOf(values),
    title: title.slice(0, 500),
    status: values.disposal ? 'closed' : values.case_number ? 'active' : 'exploration',
    stage: values.disposal ? null : (values.stage?.slice(0, 200) ?? null),
  };
}

/** Applies proposals one after another in the caller's transaction. */
export class Applier {
  readonly steps: Step[] = [];
  /** Marks of what papers of one drop say of a new matter in different words. */
  readonly marks: string[] = [];
  readonly #tx: Tx;
  readonly #today: string;

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
    const { values, state, rank = rankFor(state), further = [] } = proposal;
    const id = await insertCase(this.#tx, newCaseOf(values) as Parameters<typeof insertCase>[1]);
    this.steps.push({ did: 'case_added', id });
    const rows = [{ values, state, rank }, ...further.map(datedRow).sort((a, b) => a.rank - b.rank)];
    const dated = rows.filter((row) => row.values.next_date !== undefined);
    for (const [at, row] of dated.entries()) await this.#nextDate(id, row, at === 0 ? [] : undefined);
    for (const date of values.orders ?? []) await this.#order(id, date);
    if (values.disposal !== undefined) await this.#disposal(id, values);
    if (further.length > 0) {
      const known = (await importedCases(this.#tx, [id])).get(id);
      const own = { kind: 'state', paper: 'case_status', values } as const;
      if (known) this.marks.push(...marksOfRows([own, ...further], known, this.#today));
    }
    return id;
  }

  #order(id: string, date: string | undefined): Promise<void> {
    return this.#add(id, { type: 'document', date: date ?? this.#today, title: t(messages.orderUploaded) });
  }

  #disposal(id: string, { disposal, order_date }: CourtValues): Promise<void> {
    return this.#add(id, { type: 'note', date: order_date ?? this.#today, title: disposal ?? '' });
  }

  async #toCase(id: string, proposal: StoredProposal): Promise<void> {
    const { kind, values } = proposal;
    if (kind === 'next_date')
      await this.#nextDate(id, { ...proposal, rank: proposal.rank ?? rankFor(proposal.state) });
    else if (kind === 'order') await this.#order(id, values.order_date);
    else if (kind === 'stage') await this.#change(id, { stage: values.stage?.slice(0, 200) ?? null });
    else if (kind === 'disposal') {
      await this.#change(id, { status: 'closed' });
      await this.#disposal(id, values);
    } else if (kind === 'court') await this.#change(id, fieldsOf({ court: values.court }));
    else await this.#change(id, fieldsOf(values));
  }

  async #add(id: string, event: NewEvent): Promise<void> {
    this.steps.push(await addEvent(this.#tx, id, event));
  }

  /** `hearings`: those of the case, where they are known. */
  async #nextDate(id: string, row: DatedRow, hearings?: readonly KnownHearing[]): Promise<void> {
    const date = row.values.next_date ?? '';
    const known = hearings ?? (await hearingsOf(this.#tx, id));
    const { hearing, settled } = hearingOf(known, row, this.#today);
    if (settled) return;
    const written = writtenHearing(row, hearing);
    if (!hearing) {
      this.steps.push(await addEvent(this.#tx, id, { type: 'hearing', date, ...written }));
      return;
    }
    const kept = await this.#tx.first<{ event_date: string; all_day: boolean }>(
      sql`select ${MOMENT} from public.timeline_events where id = ${hearing.id}`,
    );
    if (!kept) return;
    const { place, title, description, listed } = hearing;
    const before: Fields = { ...kept, place, title, description, listed: jsonOf(listed) };
    const after: Fields = {
      event_date: moment(date),
      all_day: !hasTime(date),
      ...written,
      listed: jsonOf(written.listed),
    };
    // A day says less than the time that is known already.
    if (!hasTime(date) && !kept.all_day && hearing.day === dayOfValue(date)) Object.assign(after, kept);
    if (await changeRow(this.#tx, 'timeline_events', hearing.id, after))
      this.steps.push({ did: 'event_changed', id: hearing.id, before, after });
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

function fieldsOf({
  case_number,
  cnr,
  court,
  petitioner,
  respondent,
  opposing_counsel,
}: CourtValues): Fields {
  const given = {
    case_number: case_number?.slice(0, 200),
    cnr,
    court: court?.slice(0, 300),
    petitioner: petitioner?.slice(0, 500),
    respondent: respondent?.slice(0, 500),
    opposing_counsel: opposing_counsel?.slice(0, 500),
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

const CASTS: Readonly<Record<string, Sql>> = {
  event_date: sql`::timestamptz`,
  all_day: sql`::boolean`,
  listed: sql`::jsonb`,
};
const castOf = (column: string, value: Fields[string]): Sql => sql`${value}${CASTS[column] ?? sql`::text`}`;
