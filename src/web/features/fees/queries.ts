import { infiniteQueryOptions, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { DAY_BOARD } from '#shared/contracts/day-board.ts';
import {
  chambersFeeSettings,
  type FeeRates,
  feeDues,
  feeNote,
  feeNoteId,
  feeNoteLine,
  feeNoteStatuses,
  feePayment,
  feeSettings,
  issuedFeeNote,
} from '#shared/contracts/fees.ts';
import { outcomes } from '#shared/contracts/hearing-results.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { useSession } from '#web/data/session.ts';

/** Notes of one page of a list. */
const NOTES = 50;
/** Limit of the lists to choose from. */
const CHOICES = 200;

const shownLine = feeNoteLine.extend({
  receipt: z.object({ file_name: z.string(), file_path: z.string() }).nullish(),
});
export type ShownLine = z.infer<typeof shownLine>;
const shownNote = feeNote.extend({
  fee_note_lines: z.array(shownLine),
  fee_payments: z.array(feePayment),
  clients: z
    .object({ name: z.string(), phone: z.string().nullish(), email: z.string().nullish() })
    .nullable(),
  cases: z.object({ title: z.string() }).nullable(),
});
export type ShownNote = z.infer<typeof shownNote>;

const NOTE =
  '*,fee_note_lines(*,receipt(file_name,file_path)),fee_payments(*),clients(name,phone,email),cases(title)';

/** Fee notes of one case or of all, newest first, page by page. */
export const feeNotesQuery = (caseId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['fee_notes', caseId ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/fee_notes', z.array(shownNote), {
        query: {
          select: NOTE,
          order: 'created_at.desc,id',
          limit: NOTES,
          offset: pageParam,
          ...(caseId === undefined ? {} : { case_id: `eq.${caseId}` }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < NOTES ? undefined : pages.length * NOTES),
  });

export const feeSettingsQuery = queryOptions({
  queryKey: ['fee_settings'],
  queryFn: ({ signal }) => api.get('/rest/v1/fee_settings', z.array(feeSettings), { signal }),
});

export const chambersFeeSettingsQuery = queryOptions({
  queryKey: ['fee_settings', 'chambers'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/chambers_fee_settings', z.array(chambersFeeSettings), { signal }),
});

const membership = z.object({
  role: z.string(),
  chambers: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
const ownChambersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['chambers', 'own', userId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/chambers_members', z.array(membership), {
        query: { select: 'role,chambers(id,name)', user_id: `eq.${userId}`, limit: String(CHOICES) },
        signal,
      }),
  });

/** The chambers of the reader, with their role there. */
export function useOwnChambers(): { id: string; name: string; role: string }[] {
  const { user } = useSession();
  const { data } = useQuery({
    ...ownChambersQuery(user?.id ?? ''),
    enabled: user !== undefined && user !== null,
  });
  return (data ?? []).flatMap(({ role, chambers }) => (chambers ? [{ ...chambers, role }] : []));
}

/** Usual amounts in paise: those of the chambers whose settings the reader has, else the own ones. */
export function useRates(): FeeRates {
  const own = useQuery(feeSettingsQuery).data?.[0];
  const { data } = useQuery({ ...chambersFeeSettingsQuery, enabled: own?.chambers_id != null });
  const shared = data?.find(({ chambers_id }) => chambers_id === own?.chambers_id);
  return shared?.rates ?? own?.rates ?? {};
}

export const feeDuesQuery = queryOptions({
  queryKey: ['fee_dues'],
  queryFn: ({ signal }) => api.get('/functions/v1/fee-dues', feeDues, { signal }),
});

const caseChoice = z.object({ id: z.uuid(), title: z.string(), client_id: z.uuid().nullable() });
const clientChoice = z.object({ id: z.uuid(), name: z.string() });

/** Own cases and clients to choose from. */
export const feeChoicesQuery = queryOptions({
  queryKey: ['fee_choices'],
  queryFn: async ({ signal }) => {
    const [cases, clients] = await Promise.all([
      allRows('cases', z.array(caseChoice.extend({ role: z.string() })), {
        query: { select: 'id,title,client_id,role', order: 'updated_at.desc,id' },
        signal,
      }),
      allRows('clients', z.array(clientChoice), { query: { select: 'id,name', order: 'name,id' }, signal }),
    ]);
    return { cases: cases.filter(({ role }) => role === 'owner'), clients };
  },
});

const recipient = feeNote.pick({
  recipient_kind: true,
  recipient_state: true,
  recipient_gstin: true,
  below_threshold: true,
  supply: true,
});

/** The facts that decided the tax of the newest note of a client hold for the next one. */
export async function recipientOf(clientId: string | null): Promise<z.infer<typeof recipient>> {
  const [last] =
    clientId === null
      ? []
      : await api.get('/rest/v1/fee_notes', z.array(recipient), {
          query: {
            select: Object.keys(recipient.shape).join(','),
            client_id: `eq.${clientId}`,
            order: 'created_at.desc,id',
            limit: '1',
          },
        });
  return {
    recipient_kind: last?.recipient_kind ?? 'individual',
    recipient_state: last?.recipient_state ?? null,
    recipient_gstin: last?.recipient_gstin ?? null,
    below_threshold: last?.below_threshold ?? false,
    supply: last?.supply ?? 'legal',
  };
}

/** Reads everything that a change of notes or payments can move. */
export const refetchFees = (client: QueryClient) =>
  Promise.all(['fee_notes', 'fee_dues'].map((key) => client.invalidateQueries({ queryKey: [key] })));

export interface NewLine {
  kind: string;
  description: string;
  amount: number;
  as_agent?: boolean;
  done_on?: string;
  receipt_file_id?: string;
}

const heldHearing = z.object({
  id: z.uuid(),
  title: z.string(),
  event_date: z.string(),
  case_id: z.uuid(),
  result: z.object({ outcome: z.enum(outcomes) }).nullish(),
  case: z
    .object({
      title: z.string(),
      client_id: z.uuid().nullable(),
      role: z.string(),
      client: z.object({ name: z.string() }).nullish(),
    })
    .nullish(),
});
export type HeldHearing = z.infer<typeof heldHearing>;
const HEARINGS = 50;

/** Hearings that are over, with a filter and an order. */
const heldQuery = (
  name: string,
  { select = 'id,title,event_date,case_id', ...filter }: Record<string, string>,
) =>
  queryOptions({
    queryKey: ['timeline-events', 'held', name],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/timeline_events', z.array(heldHearing), {
        query: {
          select,
          event_type: 'eq.hearing',
          done_at: 'not.is.null',
          ...filter,
        },
        signal,
      }),
    staleTime: 0,
  });

/** The newest hearings of a case that are over. */
export const heldHearingsQuery = (caseId: string) =>
  heldQuery(caseId, { case_id: `eq.${caseId}`, order: 'event_date.desc,id', limit: String(HEARINGS) });

/** The hearings from a day on that are over, those of the day first. */
export const heldOnQuery = (day: string) =>
  heldQuery(day, {
    select: 'id,title,event_date,case_id,result,case(title,client_id,role,client(name))',
    event_date: `gte.${indianMoment(day)}`,
    order: 'event_date,id',
    limit: String(DAY_BOARD.events),
  });

const billedLine = z.object({
  done_on: z.string().nullable(),
  fee_notes: z.object({ status: z.enum(feeNoteStatuses), case_id: z.uuid().nullable() }).nullable(),
});
export type BilledLine = z.infer<typeof billedLine>;

/** The lines of fee notes for these days. */
export const billedOnQuery = (days: readonly string[]) =>
  queryOptions({
    queryKey: ['fee_notes', 'billed', ...days],
    queryFn: ({ signal }) =>
      allRows('fee_note_lines', z.array(billedLine), {
        query: {
          select: 'done_on,fee_notes(status,case_id)',
          done_on: `in.(${days.join(',')})`,
          order: 'done_on,id',
        },
        signal,
      }),
    enabled: days.length > 0,
    staleTime: 0,
  });

/** Advances of a client that no note has used, the oldest first. */
export const advancesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['fee_notes', 'advances', clientId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/fee_payments', z.array(feePayment), {
        query: {
          client_id: `eq.${clientId}`,
          fee_note_id: 'is.null',
          order: 'received_on,id',
          limit: String(CHOICES),
        },
        signal,
      }),
  });

export const spendAdvance = (body: { id: string; fee_note_id: string; amount: number }) =>
  api.run('POST', '/functions/v1/use-advance', body);

const saveDraft = (body: object) => api.post('/functions/v1/save-fee-note', body, feeNoteId);

/** Makes a draft with its lines, all or nothing; sent again with the same id, it is the same draft. */
export const addDraft = (id: string, note: object, lines: readonly NewLine[]) =>
  saveDraft({ ...note, id, is_new: true, lines });

/** Changes a draft and its lines, unless it has changed since it was read. Errors: `ApiError` with 404 for an issued one. */
export async function changeDraft(
  { id, updated_at }: Pick<ShownNote, 'id' | 'updated_at'>,
  note: object,
  lines: readonly NewLine[],
) {
  try {
    return await saveDraft({ ...note, lines, id, if_updated_at: updated_at });
  } catch (error) {
    const isIssued = error instanceof ApiError && error.said?.key === fees.notADraft.key;
    throw isIssued ? new ApiError(404, 'not_found', error.message) : error;
  }
}

/** Reads a draft as it is stored now. Errors: `ApiError` with 404 when it is none any more. */
export async function readDraft(id: string): Promise<ShownNote> {
  const [row] = await api.get('/rest/v1/fee_notes', z.array(shownNote), {
    query: { select: NOTE, id: `eq.${id}`, status: 'eq.draft' },
  });
  if (!row) throw new ApiError(404, 'not_found', t(fees.noteGone));
  return row;
}

export const issueNote = (id: string) => api.post('/functions/v1/issue-fee-note', { id }, issuedFeeNote);
export const cancelNote = (id: string) => api.run('POST', '/functions/v1/cancel-fee-note', { id });
export const deleteDraft = (id: string) =>
  api.run('DELETE', '/rest/v1/fee_notes', undefined, { query: { id: `eq.${id}` } });
type NewPayment = { id: string; received_on: string | undefined; [field: string]: unknown };

/** Notes a payment or an advance; sent again with the same id, it is the same one with what was typed last. */
export const addPayment = (payment: NewPayment) =>
  api.run('POST', '/rest/v1/fee_payments', payment, { headers: { prefer: 'resolution=merge-duplicates' } });
/** Keeps a file of the case as the receipt of a line, or takes it off. */
export const setReceipt = (lineId: string, fileId: string | null) =>
  api.run('PATCH', '/rest/v1/fee_note_lines', { receipt_file_id: fileId }, { query: { id: `eq.${lineId}` } });
