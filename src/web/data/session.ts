import { type Query, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { ApiError, api, onSessionProblem } from './api.ts';
import { type AuthOrigin, emitAuthEvent, eventsBetween, onAuthEvent } from './auth-events.ts';
import { forgetRead, forgetUnsent } from './forget.ts';
import { DENSITY_KEY } from './look/density.ts';
import { THEME_KEY } from './look/theme.ts';
import { forgetEarly } from './requests.ts';
import { isRecovery, needsSecondFactor, sessionOfPage, sessionReader } from './session-answer.ts';

/** The last refusal said that the user ended this session on another device. */
let endedElsewhere = false;

async function readSession(signal?: AbortSignal): Promise<CurrentSession | null> {
  try {
    const session = await api.get('/auth/v1/sessions/current', sessionReader, { signal });
    endedElsewhere = false;
    return session;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // Everything that this browser keeps goes. The constant of the contract would load the schemas.
    if (error.code === 'session_ended') endedElsewhere = true;
    return null;
  }
}

/** The session that this device keeps for a page without a connection; undefined without one. */
type PersistedSession = (client: QueryClient) => Promise<CurrentSession | undefined>;
let persistedSession: PersistedSession | undefined;

/** Called once at the start of the application: where a page without a connection finds its session. */
export function onUnreachable(find: PersistedSession): void {
  persistedSession = find;
}

/** The server's answer; for a page that opens without a connection, what this device keeps. */
async function readOrPersisted(client: QueryClient, signal?: AbortSignal): Promise<CurrentSession | null> {
  try {
    return await readSession(signal);
  } catch (error) {
    const opening = client.getQueryData(['session']) === undefined;
    const unreachable = error instanceof ApiError && error.status === 0;
    const kept = opening && unreachable ? await persistedSession?.(client) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

const SECOND_LOOK_MS = 1000;

/**
 * The session of this browser, or null. An unreachable server is an error, not a sign-out. A tab that was asleep
 * refetches it.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal, client }) => {
    const session = await readOrPersisted(client, signal);
    if (session || !client.getQueryData(['session'])) return session;
    // A correct code ends the old session a moment before the browser, in this or another tab, has the new one.
    await new Promise((done) => setTimeout(done, SECOND_LOOK_MS));
    return readSession(signal);
  },
  // Without a network it fails at once, so that a page opens with what this device keeps.
  networkMode: 'always',
  refetchOnReconnect: true,
  // A visitor has nothing to lose, and another tab that signs in reports it.
  refetchOnWindowFocus: (query) => (query.state.data === null ? false : 'always'),
});

export function useSession() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery);
  return {
    session: data ?? null,
    user: data?.user ?? null,
    halfOpen: data ? needsSecondFactor(data) : false,
    checking: isPending,
    error: data === undefined ? error : null,
    retry: refetch,
  };
}

const HERE: AuthOrigin = { tab: 'this', by: 'server' };
const ELSEWHERE: AuthOrigin = { tab: 'other', by: 'server' };
let origin = HERE;

/** Stores the new session, or none; the events that follow have this origin. */
async function put(client: QueryClient, session: CurrentSession | null, from: AuthOrigin): Promise<void> {
  // A pending answer is older than this session.
  await client.cancelQueries({ queryKey: sessionQuery.queryKey });
  origin = from;
  client.setQueryData(sessionQuery.queryKey, session);
  origin = HERE;
}

/** Removes everything that was read for the user; only how pages look stays in the browser. */
function forget(client: QueryClient) {
  const look = [THEME_KEY, DENSITY_KEY].map((key) => ({ key, value: localStorage.getItem(key) }));
  localStorage.clear();
  for (const { key, value } of look) if (value !== null) localStorage.setItem(key, value);
  sessionStorage.clear();
  forgetEarly();
  client.removeQueries({ predicate: isAnswer });
  client.getMutationCache().clear();
}

const isAnswer = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0];

let asked = 0;
let applied = 0;

/** Reads the session and ignores pending reads. Of two reads, the one that was requested later counts. */
async function reread(client: QueryClient, from: AuthOrigin): Promise<CurrentSession | null> {
  asked += 1;
  const ticket = asked;
  const session = await readSession();
  if (ticket < applied) return client.getQueryData(sessionQuery.queryKey) ?? null;
  applied = ticket;
  await put(client, session, from);
  return session;
}

/** Reloads the session after any call that changed it or its user. Every tab gets the changes as events. */
export function reloadSession(client: QueryClient): Promise<CurrentSession | null> {
  return reread(client, HERE);
}

type TabMessage =
  | { session: CurrentSession }
  | { ended: string; by: AuthOrigin['by'] }
  /** A sign-out starts, or has failed. */
  | { leaving: boolean };

let broadcast: (message: TabMessage) => void = () => undefined;

/** The user who is signing out: if the session ends now, the user wanted it. */
let leaving: { tab: AuthOrigin['tab']; until: number } | undefined;
const LEAVING_MS = 10_000;

function setLeaving(tab: AuthOrigin['tab'], begins: boolean) {
  leaving = begins ? { tab, until: Date.now() + LEAVING_MS } : undefined;
  if (tab === 'this') broadcast({ leaving: begins });
}

/** Tells who ended a session that has gone. */
function endedBy(from: AuthOrigin): AuthOrigin {
  if (endedElsewhere && from === HERE) return { tab: 'this', by: 'elsewhere' };
  return leaving && from === HERE && Date.now() < leaving.until ? { tab: leaving.tab, by: 'user' } : from;
}

/** Ends the session on the server, then removes it in every tab. Errors: `ApiError`; then nothing is removed. */
export async function signOut(client: QueryClient): Promise<void> {
  setLeaving('this', true);
  try {
    await api.run('POST', '/auth/v1/logout', undefined, { query: { scope: 'local' } });
    await put(client, null, { tab: 'this', by: 'user' });
  } catch (error) {
    // It has already ended, which is the wanted result.
    if (error instanceof ApiError && error.status === 401) return;
    setLeaving('this', false);
    throw error;
  }
}

/**
 * Applies what another tab reports: the end of this session at once, changes of it directly, another session after a
 * request to the server.
 */
async function receive(client: QueryClient, message: TabMessage): Promise<void> {
  const own = client.getQueryData(sessionQuery.queryKey);
  if ('leaving' in message) return setLeaving('other', message.leaving);
  if ('ended' in message) {
    if (own?.id === message.ended) await put(client, null, { tab: 'other', by: message.by });
    return;
  }
  try {
    if (own?.id === message.session.id) await put(client, message.session, ELSEWHERE);
    else await reread(client, ELSEWHERE);
  } catch (error) {
    console.warn('The session of another tab could not be read', error);
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }
}

const LONGEST_TIMER = 2 ** 31 - 1;
const SHORTEST_TIMER = 60_000;

/** Reads again when the session should have ended. With a fast clock this happens at most once a minute. */
function watchExpiry(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  const stop = onAuthEvent((_event, session) => {
    clearTimeout(timer);
    if (!session) return;
    const left = Date.parse(session.expires_at) - Date.now();
    timer = setTimeout(ask, Math.min(Math.max(left, SHORTEST_TIMER), LONGEST_TIMER));
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Updates the stored data after each event. */
function watchAnswers(client: QueryClient): () => void {
  return onAuthEvent((event, _session, { by }) => {
    if (event === 'SIGNED_OUT') {
      forget(client);
      forgetRead();
      // A session that expired leaves what is not saved to the same user.
      if (by !== 'server') forgetUnsent();
    }
    // Requests that failed for lack of the second factor are sent again.
    if (event === 'MFA_CHALLENGE_VERIFIED') void client.invalidateQueries({ predicate: isAnswer });
  });
}

/** A refusal of any call may mean that the session has changed. */
function watchRefusals(client: QueryClient) {
  onSessionProblem((problem) => {
    const session = client.getQueryData(sessionQuery.queryKey);
    if (!session) return;
    if (problem === 'ended' || !needsSecondFactor(session))
      void client.refetchQueries({ queryKey: sessionQuery.queryKey }, { cancelRefetch: false });
  });
}

/** Sends a change of the session that began in this tab to the other tabs. */
function broadcastChange(
  before: CurrentSession | null | undefined,
  session: CurrentSession | null,
  from: AuthOrigin,
) {
  if (from.tab === 'other') return;
  if (session) broadcast({ session });
  else if (before) broadcast({ ended: before.id, by: from.by });
}

/** Turns every change of the session into events, in this and the other tabs. */
function watchChanges(client: QueryClient): () => void {
  const recovering = isRecovery();
  let known: CurrentSession | null | undefined;
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || isAnswer(query)) return;
    const session = query.state.data as CurrentSession | null | undefined;
    if (session === undefined || session === known) return;
    const events = eventsBetween(known, session, recovering);
    const from = session ? origin : endedBy(origin);
    if (!session) leaving = undefined;
    endedElsewhere = false;
    const before = known;
    known = session;
    for (const event of events) emitAuthEvent(event, session, from);
    broadcastChange(before, session, from);
  });
}

/** Called once at start. Returns a function that stops it. */
export function watchSession(client: QueryClient): () => void {
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('munshi-session');
  const hearTab = ({ data }: MessageEvent<TabMessage>) => void receive(client, data);
  // A page from the back/forward cache is restored unchanged.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void client.refetchQueries({ queryKey: sessionQuery.queryKey });
  };
  const ends = [watchAnswers(client), watchExpiry(client), watchChanges(client)];
  broadcast = (message) => tabs?.postMessage(message);
  watchRefusals(client);
  tabs?.addEventListener('message', hearTab);
  window.addEventListener('pageshow', wake);
  const known = isRecovery() ? undefined : sessionOfPage();
  // The session may have ended while no page was open.
  if (known === null) forgetRead();
  if (known !== undefined) client.setQueryData(sessionQuery.queryKey, known);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('pageshow', wake);
    tabs?.close();
  };
}
