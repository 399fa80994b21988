import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';

/** The events of this browser's session. */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/**
 * The tab in which it happened, and whether the user caused it in this browser (`user`) or on another device (`elsewhere`), or
 * the server reported it (`server`).
 */
export type AuthOrigin = { tab: 'this' | 'other'; by: 'user' | 'elsewhere' | 'server' };

/** `session` is the one from now on, null when there is none. */
export type AuthListener = (event: AuthEvent, session: CurrentSession | null, origin: AuthOrigin) => void;

const listeners = new Set<AuthListener>();
let latest: CurrentSession | null | undefined;

/** The session of the last event; undefined before the first. */
export const latestSession = (): CurrentSession | null | undefined => latest;

/** Calls the listener for every event from now on; returns a function that stops it. */
export function onAuthEvent(listener: AuthListener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function emitAuthEvent(...event: Parameters<AuthListener>): void {
  [, latest] = event;
  for (const listener of [...listeners]) listener(...event);
}

/**
 * The events between two reads of the session; `before` is undefined at the first. A different user counts as a
 * sign-out and a sign-in. `recovering`: the page was opened by the link of a forgotten password.
 */
export function eventsBetween(
  before: CurrentSession | null | undefined,
  after: CurrentSession | null,
  recovering = false,
): AuthEvent[] {
  if (before === undefined)
    return after && recovering ? ['INITIAL_SESSION', 'PASSWORD_RECOVERY'] : ['INITIAL_SESSION'];
  if (!before) return after ? ['SIGNED_IN'] : [];
  if (!after) return ['SIGNED_OUT'];
  if (before.user.id !== after.user.id) return ['SIGNED_OUT', 'SIGNED_IN'];
  const events: AuthEvent[] = [];
  if (before.aal === 'aal1' && after.aal === 'aal2') events.push('MFA_CHALLENGE_VERIFIED');
  else if (before.id !== after.id) events.push('SIGNED_IN');
  else if (later(before.expires_at, after.expires_at) || later(before.last_seen_at, after.last_seen_at))
    events.push('TOKEN_REFRESHED');
  if (before.user.updated_at !== after.user.updated_at) events.push('USER_UPDATED');
  return events;
}

const later = (before: string, after: string) => Date.parse(after) > Date.parse(before);
