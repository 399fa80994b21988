import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import {
  chambersFeeSettings,
  type FeeRates,
  feeDues,
  feeNote,
  feeNoteId,
  feeNoteLine,
  feePayment,
  feeSettings,
  issuedFeeNote,
} from '#shared/contracts/fees.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';

/** Limits of the lists of this page. */
const NOTES = 200;
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

/** The newest fee notes, of a case or of all. */
export const feeNotesQuery = (caseId: string | undefined) =>
  queryOptions({
    queryKey: ['fee_notes', caseId ?? 'all'],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/fee_notes', z.array(shownNote), {
        query: {
          select: NOTE,
          order: 'created_at.desc,id',
          limit: String(NOTES),
          ...(caseId === undefined ? {} : { case_id: `eq.${caseId}` }),
        },
        signal,
      }),
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

/** Own cases and clients to choose from; the newest. */
export const feeChoicesQuery = queryOptions({
  queryKey: ['fee_choices'],
  queryFn: async ({ signal }) => {
    const query = { limit: String(CHOICES) };
    const [cases, clients] = await Promise.all([
      api.get('/rest/v1/cases', z.array(caseChoice.extend({ role: z.string() })), {
        query: { ...query, select: 'id,title,client_id,role', order: 'updated_at.desc,id' },
        signal,
      }),
      api.get('/rest/v1/clients', z.array(clientChoice), {
        query: { ...query, select: 'id,name', order: 'name,id' },
        signal,
      }),
    ]);
    return { cases: cases.filter(({ role }) => role === 'owner'), clients };
  },
});

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

const heldHearing = z.object({ id: z.uuid(), title: z.string(), event_date: z.string() });
const HEARINGS = 50;

/** The newest hearings of a case that are over. */
export const heldHearingsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['timeline-events', 'held', caseId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/timeline_events', z.array(heldHearing), {
        query: {
          select: 'id,title,event_date',
          case_id: `eq.${caseId}`,
          event_type: 'eq.hearing',
          done_at: 'not.is.null',
          order: 'event_date.desc,id',
          limit: String(HEARINGS),
        },
        signal,
      }),
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

/** Saves a draft with its lines, all or nothing: a new one, or `kept` unless it has changed since it was read. */
export const saveDraft = (note: object, lines: readonly NewLine[], kept: ShownNote | undefined) =>
  api.post(
    '/functions/v1/save-fee-note',
    { ...note, lines, ...(kept && { id: kept.id, if_updated_at: kept.updated_at }) },
    feeNoteId,
  );

export const issueNote = (id: string) => api.post('/functions/v1/issue-fee-note', { id }, issuedFeeNote);
export const cancelNote = (id: string) => api.run('POST', '/functions/v1/cancel-fee-note', { id });
export const deleteDraft = (id: string) =>
  api.run('DELETE', '/rest/v1/fee_notes', undefined, { query: { id: `eq.${id}` } });
export const addPayment = (payment: object) => api.run('POST', '/rest/v1/fee_payments', payment);
/** Keeps a file of the case as the receipt of a line, or takes it off. */
export const setReceipt = (lineId: string, fileId: string | null) =>
  api.run('PATCH', '/rest/v1/fee_note_lines', { receipt_file_id: fileId }, { query: { id: `eq.${lineId}` } });
