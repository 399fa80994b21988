import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/common/offline.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import { deviceStore } from '#web/data/device/device-store.ts';
import { UNSENT_DATABASE } from '#web/data/forget.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { sessionQuery } from '#web/data/session.ts';
import { createEvent, type EventChange, readEvent, updateEvent } from '../queries.ts';

/** The reason why an event was not saved although there was a connection: the user decides. */
type Problem =
  | { kind: 'changed'; newer: TimelineEvent }
  | { kind: 'deleted' }
  | { kind: 'refused'; reason: string };

/** An event that was written without a connection and waits on this device. */
export interface UnsentEvent {
  /** The id of the event, which a new one has already: it arrives once, however many times it is sent. */
  key: string;
  userId: string;
  caseId: string;
  /** Epoch ms of the last change. */
  at: number;
  change: EventChange;
  /** The stored event that was edited; undefined for a new one. */
  base: TimelineEvent | undefined;
  problem?: Problem | undefined;
}

const MOST_UNSENT = 100;

const store = deviceStore<UnsentEvent>(UNSENT_DATABASE, 'events');
const QUERY = 'unsent-events';

/** The events of a user that wait on this device, in the order in which they were written. */
export const unsentQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [QUERY, userId],
    queryFn: () => unsentOf(userId),
    networkMode: 'always',
    staleTime: 0,
  });

async function unsentOf(userId: string | undefined): Promise<UnsentEvent[]> {
  const rows = userId === undefined ? [] : await store.all();
  // Another user's events do not stay on a device that somebody else uses now.
  const foreign = rows.filter((row) => row.userId !== userId);
  await store.remove(...foreign.map(({ key }) => key));
  return rows.filter((row) => !foreign.includes(row)).sort((one, other) => one.at - other.at);
}

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: [QUERY] });

/** Keeps an event on this device. Errors: `failure` when the browser keeps nothing, `ApiError` when too many wait. */
export async function keepUnsent(
  client: QueryClient,
  event: Omit<UnsentEvent, 'at'>,
  failure?: unknown,
): Promise<void> {
  const waiting = await unsentOf(event.userId);
  if (waiting.length >= MOST_UNSENT && !waiting.some(({ key }) => key === event.key))
    throw new ApiError(0, 'too_many_unsent', t(messages.tooManyWait, { count: MOST_UNSENT }));
  if (!(await store.put({ ...event, at: Date.now() })))
    throw failure ?? new ApiError(0, 'not_kept', t(messages.nothingIsKept));
  await reload(client);
}

export async function discardUnsent(client: QueryClient, { key }: UnsentEvent): Promise<void> {
  await store.remove(key);
  await reload(client);
}

/** True when the server was not reached, is overloaded, or the session has ended: the same change may work later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && ([0, 401, 429].includes(error.status) || error.status >= 500);

const send = ({ key, caseId, base, change }: UnsentEvent): Promise<TimelineEvent> =>
  base ? updateEvent(base.id, change, base.updated_at) : createEvent(caseId, change, key);

/** True when an event has the fields of a change. */
function has(event: TimelineEvent, change: EventChange): boolean {
  return Object.entries(change).every(([name, wanted]) => {
    const stored = event[name as keyof TimelineEvent];
    if ((name === 'event_date' || name === 'done_at') && stored && wanted)
      return Date.parse(String(stored)) === Date.parse(String(wanted));
    return (stored ?? null) === (wanted ?? null);
  });
}

/** The meaning of a failed save for the user; `saved` when an answer was lost and the event is there already. */
async function problemOf(error: unknown, { key, base, change }: UnsentEvent): Promise<Problem | 'saved'> {
  if (base && error instanceof ApiError && error.code === ROW_CHANGED) {
    const newer = await readEvent(key);
    return has(newer, change) ? 'saved' : { kind: 'changed', newer };
  }
  if (base && isMissing(error)) return { kind: 'deleted' };
  return { kind: 'refused', reason: sentence(error) };
}

/** Sends one event; true when it is stored. Errors: one that may pass. */
async function sendOne(event: UnsentEvent): Promise<boolean> {
  let saved: TimelineEvent | undefined;
  try {
    saved = await send(event);
  } catch (error) {
    if (isPassing(error)) throw error;
    const problem = await problemOf(error, event);
    if (problem !== 'saved') {
      await store.put({ ...event, problem });
      return false;
    }
  }
  const now = (await store.all()).find(({ key }) => key === event.key);
  // It was changed while it was sent: the change is one of the stored event now.
  if (now && now.at !== event.at) await store.put({ ...now, base: saved ?? (await readEvent(event.key)) });
  else await store.remove(event.key);
  return true;
}

async function sendWaiting(userId: string): Promise<number> {
  let sent = 0;
  for (const event of await unsentOf(userId)) {
    if (event.problem) continue;
    try {
      if (await sendOne(event)) sent += 1;
    } catch (error) {
      // Without a connection the others wait as well.
      if (isPassing(error)) break;
      throw error;
    }
  }
  return sent;
}

/** Sends what waits on this device; one window at a time. Returns how many events were stored. */
export async function sendUnsent(client: QueryClient): Promise<number> {
  const userId = client.getQueryData(sessionQuery.queryKey)?.user.id;
  if (userId === undefined) return 0;
  const sent = navigator.locks
    ? await navigator.locks.request('munshi-send-events', () => sendWaiting(userId))
    : await sendWaiting(userId);
  await reload(client);
  if (sent > 0) await client.invalidateQueries({ queryKey: ['timeline-events'] });
  return sent;
}

/** An event that waits, as a row of the timeline. */
export const rowOf = ({ key, userId, caseId, at, change, base }: UnsentEvent): TimelineEvent => ({
  id: key,
  owner_id: userId,
  case_id: caseId,
  file_id: null,
  deadline: null,
  deadline_from: null,
  deadline_outdated: false,
  deadline_outdated_by: null,
  filed: null,
  filed_as: null,
  appears: null,
  carry: null,
  result: null,
  page: null,
  created_by: userId,
  created_at: new Date(at).toISOString(),
  updated_at: new Date(at).toISOString(),
  ...base,
  ...change,
  done_at: change.done_at ?? null,
  remind_days: change.remind_days ?? null,
});
