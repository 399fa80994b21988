import type { FeeRecipient, FeeSupplier } from '#law/fees/fee-tax.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import {
  FEES,
  type FeeDraft,
  type FeeDues,
  type FeeLineKind,
  type FeeNoteTax,
  type FeeRegister,
} from '#shared/contracts/fees.ts';
import type { Practice } from '#shared/contracts/profiles.ts';

/** A line as it is printed. Amounts are paise. */
export interface PrintedLine {
  kind: FeeLineKind;
  description: string;
  amount: number;
  as_agent: boolean;
  done_on: string | null;
}

/** A fee note as it prints; an issued one keeps it. */
export interface PrintedNote {
  number?: string;
  issued_on?: string;
  letterhead: string;
  from: { name: string; enrolment: string; state: string | null; gstin: string | null };
  to: { name: string; address: string; state: string | null; gstin: string | null };
  matter: string;
  lines: PrintedLine[];
  tax: FeeNoteTax;
  total: number;
  terms: string;
  upi: { id: string; name: string } | null;
}

/** The state of a note of the caller, whose row stays locked until the transaction ends. */
export async function lockedStatus(tx: Tx, id: string): Promise<NoteToIssue['status'] | undefined> {
  const row = await tx.first<{ status: NoteToIssue['status'] }>(
    sql`select status from public.fee_notes where id = ${id} for update`,
  );
  return row?.status;
}

/** Adds a draft without lines, and returns its id; undefined where a fee note has its id already. */
export async function addDraft(tx: Tx, draft: FeeDraft): Promise<string | undefined> {
  const row = await tx.first<{ id: string }>(sql`
    insert into public.fee_notes
      (id, case_id, client_id, recipient_kind, recipient_state, recipient_gstin, below_threshold, supply)
    values (coalesce(${draft.id ?? null}, gen_random_uuid()), ${draft.case_id ?? null}, ${draft.client_id ?? null},
      ${draft.recipient_kind}, ${draft.recipient_state ?? null}, ${draft.recipient_gstin ?? null},
      ${draft.below_threshold}, ${draft.supply})
    on conflict (id) do nothing
    returning id`);
  return row?.id;
}

/** Changes the fields of a draft. */
export const changeDraft = (tx: Tx, id: string, draft: FeeDraft) =>
  tx.run(sql`
    update public.fee_notes
    set case_id = ${draft.case_id ?? null}, client_id = ${draft.client_id ?? null},
        recipient_kind = ${draft.recipient_kind}, recipient_state = ${draft.recipient_state ?? null},
        recipient_gstin = ${draft.recipient_gstin ?? null}, below_threshold = ${draft.below_threshold},
        supply = ${draft.supply}, updated_at = now()
    where id = ${id}`);

/** Puts lines in the place of those that a draft has. */
export async function replaceLines(tx: Tx, id: string, lines: FeeDraft['lines']): Promise<void> {
  await tx.run(sql`delete from public.fee_note_lines where fee_note_id = ${id}`);
  const rows = JSON.stringify(lines.map((line, position) => ({ ...line, position })));
  await tx.run(sql`
    insert into public.fee_note_lines (fee_note_id, kind, description, amount, as_agent, done_on, "position", receipt_file_id)
    select ${id}, l.kind, coalesce(l.description, ''), l.amount, l.as_agent, l.done_on, l."position", l.receipt_file_id
    from jsonb_to_recordset(${rows}::jsonb) as l (kind text, description text, amount bigint, as_agent boolean, done_on text,
      "position" integer, receipt_file_id uuid)`);
}

export interface NoteToIssue {
  status: 'draft' | 'issued' | 'cancelled';
  prefix: string;
  /** The chambers whose sequence of numbers the note has. */
  numberedBy: string | null;
  supplier: FeeSupplier;
  recipient: FeeRecipient;
  supply: 'legal' | 'other';
  printed: Omit<PrintedNote, 'tax' | 'total'>;
}

interface NoteRow {
  status: NoteToIssue['status'];
  recipient_kind: FeeRecipient['kind'];
  below_threshold: boolean;
  supply: 'legal' | 'other';
  to_name: string;
  to_address: string;
  recipient_state: string | null;
  recipient_gstin: string | null;
  matter: string;
  practice: Practice | null;
  full_name: string | null;
  prefix: string;
  state: string | null;
  gstin: string | null;
  senior: boolean;
  terms: string;
  upi_id: string | null;
  upi_name: string | null;
  numbered_by: string | null;
  chambers: string | null;
  letterhead: string | null;
}

const stateOf = (gstin: string | null, state: string | null) => gstin?.slice(0, 2) ?? state ?? undefined;

/** A note of the caller with what it would print; its row stays locked until the transaction ends. */
export async function noteToIssue(tx: Tx, id: string): Promise<NoteToIssue | undefined> {
  const locked = await tx.first(sql`select id from public.fee_notes where id = ${id} for update`);
  if (!locked) return undefined;
  const row = await tx.first<NoteRow>(sql`
    select n.status, n.recipient_kind, n.below_threshold, n.supply, n.recipient_state, n.recipient_gstin,
      coalesce(n.recipient_name, k.name, '') as to_name, coalesce(n.recipient_address, k.address, '') as to_address,
      coalesce(c.title, '') as matter, p.practice, p.full_name, coalesce(s.senior, false) as senior,
      case when h.bills_as_one then h.prefix else coalesce(s.prefix, 'FN') end as prefix,
      case when h.bills_as_one then h.chambers_id end as numbered_by,
      (select o.name from public.chambers o where o.id = h.chambers_id) as chambers, h.letterhead,
      case when h.id is null then s.state else h.state end as state, case when h.id is null then s.gstin else h.gstin end as gstin,
      case when h.id is null then coalesce(s.terms, '') else h.terms end as terms,
      case when h.id is null then s.upi_id else h.upi_id end as upi_id,
      case when h.id is null then s.upi_name else h.upi_name end as upi_name
    from public.fee_notes n
    left join public.clients k on k.id = n.client_id
    left join public.cases c on c.id = n.case_id
    left join public.profiles p on p.id = n.owner_id
    left join public.fee_settings s on s.owner_id = n.owner_id
    left join public.chambers_fee_settings h on h.chambers_id = s.chambers_id
    where n.id = ${id}`);
  return row && present(row, await linesOf(tx, id));
}

/** The lines of a note in the order of the user. */
function linesOf(tx: Tx, id: string): Promise<PrintedLine[]> {
  return tx.rows<PrintedLine>(sql`
    select kind, description, amount, coalesce(as_agent, kind = 'expense') as as_agent, done_on
    from public.fee_note_lines where fee_note_id = ${id} order by position, created_at, id limit ${FEES.lines}`);
}

/** The letterhead of the chambers that bills, else the own one. */
const letterheadOf = ({ chambers, letterhead, practice }: NoteRow): string =>
  chambers === null ? (practice?.letterhead ?? '') : letterhead || chambers;

function present(row: NoteRow, lines: PrintedLine[]): NoteToIssue {
  const state = stateOf(row.gstin, row.state);
  const practice = row.practice;
  return {
    status: row.status,
    prefix: row.prefix,
    numberedBy: row.numbered_by,
    supply: row.supply,
    supplier: { ...(state ? { state } : {}), registered: row.gstin !== null, senior: row.senior },
    recipient: {
      kind: row.recipient_kind,
      belowThreshold: row.below_threshold,
      ...(row.recipient_state ? { state: row.recipient_state } : {}),
      ...(row.recipient_gstin ? { registeredIn: row.recipient_gstin.slice(0, 2) } : {}),
    },
    printed: {
      letterhead: letterheadOf(row),
      from: {
        name: row.full_name ?? '',
        enrolment: practice?.enrolment_number ?? '',
        state: state ?? null,
        gstin: row.gstin,
      },
      to: {
        name: row.to_name,
        address: row.to_address,
        state: row.recipient_state,
        gstin: row.recipient_gstin,
      },
      matter: row.matter,
      lines,
      terms: row.terms,
      upi: row.upi_id ? { id: row.upi_id, name: row.upi_name || (row.full_name ?? '') } : null,
    },
  };
}

interface Issue {
  numberedBy: string | null;
  prefix: string;
  year: string;
  at: Date;
  printed: PrintedNote;
}

/** Numbers a draft without a gap; undefined when it is none. */
export async function issueNote(tx: Tx, id: string, issue: Issue): Promise<string | undefined> {
  const { numberedBy, prefix, year, at, printed } = issue;
  const row = await tx.first<{ number: string | null }>(sql`
    select app.issue_fee_note(${id}, ${numberedBy}, ${prefix}, ${year}, ${at}, ${printed.total}, ${JSON.stringify(printed.tax)}::jsonb,
      ${JSON.stringify(printed)}::jsonb) as number`);
  return row?.number ?? undefined;
}

/** Cancels an issued note, which keeps its number. */
export async function cancelNote(tx: Tx, id: string, at: Date): Promise<'unknown' | 'paid' | undefined> {
  const row = await tx.first<{ refusal: 'unknown' | 'paid' | null }>(
    sql`select app.cancel_fee_note(${id}, ${at}) as refusal`,
  );
  return row?.refusal ?? undefined;
}

export interface IssuedNote {
  status: NoteToIssue['status'];
  document: PrintedNote | null;
  received: number;
  tds: number;
}

/** A note of the caller with what it printed and what was paid on it. */
export function issuedNote(tx: Tx, id: string): Promise<IssuedNote | undefined> {
  return tx.first<IssuedNote>(sql`
    select n.status, n.document,
      (select coalesce(sum(p.amount), 0)::bigint from public.fee_payments p where p.fee_note_id = n.id) as received,
      (select coalesce(sum(p.tds), 0)::bigint from public.fee_payments p where p.fee_note_id = n.id) as tds
    from public.fee_notes n where n.id = ${id}`);
}

/** Uses a part of an advance, or the whole, for a note. False when the advance is smaller or not there. */
export async function useAdvance(
  tx: Tx,
  { id, noteId, amount, at }: { id: string; noteId: string; amount: number; at: Date },
): Promise<'unknown' | 'small' | undefined> {
  const advance = await tx.first<{ amount: number; tds: number }>(
    sql`select amount, tds from public.fee_payments where id = ${id} and fee_note_id is null for update`,
  );
  const note = await tx.first(sql`select id from public.fee_notes where id = ${noteId}`);
  if (!advance || !note) return 'unknown';
  if (advance.amount < amount) return 'small';
  // Tax that was deducted from the advance goes with its whole.
  if (advance.amount === amount) {
    await tx.run(
      sql`update public.fee_payments set fee_note_id = ${noteId}, updated_at = ${at} where id = ${id}`,
    );
    return undefined;
  }
  await tx.run(
    sql`update public.fee_payments set amount = amount - ${amount}, updated_at = ${at} where id = ${id}`,
  );
  await tx.run(sql`
    insert into public.fee_payments (client_id, fee_note_id, received_on, amount, method, reference)
    select client_id, ${noteId}, received_on, ${amount}, method, reference from public.fee_payments where id = ${id}`);
  return undefined;
}

/** The account of each client of the caller. */
export function duesByClient(tx: Tx): Promise<FeeDues['clients']> {
  return tx.rows(sql`
    with billed as (
      select client_id, sum(total)::bigint as billed from public.fee_notes where status = 'issued' group by client_id
    ), paid as (
      select client_id, sum(amount)::bigint as received, sum(tds)::bigint as tds,
        coalesce(sum(amount + tds) filter (where fee_note_id is null), 0)::bigint as advance,
        coalesce(sum(amount + tds) filter (where fee_note_id is not null), 0)::bigint as on_notes
      from public.fee_payments group by client_id
    ), clients as (select client_id from billed union select client_id from paid)
    select c.client_id, coalesce(k.name, '') as name, coalesce(b.billed, 0) as billed, coalesce(p.received, 0) as received,
      coalesce(p.tds, 0) as tds, greatest(coalesce(b.billed, 0) - coalesce(p.on_notes, 0), 0) as due, coalesce(p.advance, 0) as advance
    from clients c
    left join billed b on b.client_id is not distinct from c.client_id
    left join paid p on p.client_id is not distinct from c.client_id
    left join public.clients k on k.id = c.client_id
    order by due desc, name limit 1000`);
}

export interface LedgerRow {
  day: string;
  entry: 'note' | 'cancelled' | 'payment' | 'advance';
  number: string | null;
  client: string;
  matter: string;
  gstin: string | null;
  billed: number;
  received: number;
  tds: number;
  tax: FeeNoteTax | null;
  reference: string;
}

const OF_REGISTER: Readonly<Record<FeeRegister, Sql>> = {
  ledger: sql`true`,
  notes: sql`entry in ('note', 'cancelled')`,
  receipts: sql`entry in ('payment', 'advance')`,
  tds: sql`tds > 0`,
};

/** Notes and payments of the caller between two days in India, both inclusive, by day. */
export function ledger(
  tx: Tx,
  { from, to, register }: { from: string; to: string; register: FeeRegister },
): Promise<LedgerRow[]> {
  return tx.rows<LedgerRow>(sql`
    select * from (
      select (n.issued_at at time zone 'Asia/Kolkata')::date::text as day,
        case n.status when 'issued' then 'note' else 'cancelled' end as entry, n.number,
        n.document->'to'->>'name' as client, n.document->>'matter' as matter, n.recipient_gstin as gstin,
        case n.status when 'issued' then n.total else 0 end as billed, 0::bigint as received, 0::bigint as tds, n.tax, '' as reference,
        n.issued_at as at
      from public.fee_notes n where n.status <> 'draft'
      union all
      select p.received_on, case when p.fee_note_id is null then 'advance' else 'payment' end, n.number,
        coalesce(k.name, n.document->'to'->>'name', ''), coalesce(n.document->>'matter', ''), null, 0, p.amount, p.tds, null, p.reference,
        p.created_at
      from public.fee_payments p left join public.fee_notes n on n.id = p.fee_note_id left join public.clients k on k.id = p.client_id
    ) entries where day between ${from} and ${to} and ${OF_REGISTER[register]} order by day, at limit ${FEES.ledgerRows}`);
}
