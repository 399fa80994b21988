import { createHmac, timingSafeEqual } from 'node:crypto';

const tokenOf = (secret: Uint8Array, searchId: string) =>
  createHmac('sha256', secret).update(`stop-alert:${searchId}`).digest('base64url');

/** The address that stops the mails of a saved search, and does nothing else. It needs no sign-in and does not expire. */
export function stopLink(secret: Uint8Array, searchId: string, origin: string): string {
  const query = new URLSearchParams({ search: searchId, token: tokenOf(secret, searchId) });
  return `${origin}/alerts/stop?${query}`;
}

export function isStopToken(secret: Uint8Array, searchId: string, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(secret, searchId))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
