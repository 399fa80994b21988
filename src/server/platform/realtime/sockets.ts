import { CLOSE, LIMITS } from './protocol.ts';
import type { LiveSocket } from './socket.ts';

const NOBODY: ReadonlySet<LiveSocket> = new Set();

/** All sockets of this server, by user once they are authenticated. */
export class Sockets {
  /** Unauthenticated sockets with their addresses. */
  readonly #all = new Map<LiveSocket, string>();
  readonly #byUser = new Map<string, Set<LiveSocket>>();
  #emptied: () => void = () => undefined;

  add(socket: LiveSocket, address: string): void {
    this.#all.set(socket, address);
  }

  /** False when this user has reached the limit. */
  admit(socket: LiveSocket, userId: string): boolean {
    const own = this.#byUser.get(userId) ?? new Set();
    if (own.size >= LIMITS.socketsPerUser) return false;
    this.#byUser.set(userId, own.add(socket));
    return true;
  }

  remove(socket: LiveSocket): void {
    this.#all.delete(socket);
    const userId = socket.viewer?.userId;
    const own = userId === undefined ? undefined : this.#byUser.get(userId);
    own?.delete(socket);
    if (own?.size === 0 && userId !== undefined) this.#byUser.delete(userId);
    if (this.#all.size === 0) this.#emptied();
  }

  of(userId: string): ReadonlySet<LiveSocket> {
    return this.#byUser.get(userId) ?? NOBODY;
  }

  /** Number of unauthenticated sockets of an address. */
  unauthenticatedAt(address: string): number {
    let count = 0;
    for (const [socket, from] of this.#all) if (from === address && !socket.viewer) count += 1;
    return count;
  }

  sessionIds(): string[] {
    return [...new Set([...this.#all.keys()].flatMap(({ sessionId }) => sessionId ?? []))];
  }

  endSession(sessionId: string): void {
    for (const socket of this.#all.keys())
      if (socket.sessionId === sessionId) socket.close(CLOSE.sessionEnded, 'session ended');
  }

  /** The access of a user to a case changed: their windows connect again and load what they may see now. */
  endAccess(userId: string): void {
    for (const socket of this.of(userId)) socket.close(CLOSE.accessChanged, 'access changed');
  }

  /** True when somebody else than this user is connected. */
  hasOthers(userId: string): boolean {
    return this.#byUser.size > (this.#byUser.has(userId) ? 1 : 0);
  }

  missedAll(): void {
    for (const socket of this.#all.keys()) socket.missed();
  }

  closeExpired(now: number): void {
    for (const socket of this.#all.keys()) {
      if (socket.expired) socket.close(CLOSE.sessionEnded, 'token expired');
      else if (!socket.viewer && now - socket.openedAt > LIMITS.unauthenticatedMs)
        socket.close(CLOSE.policy, 'no session');
    }
  }

  ping(): void {
    for (const socket of this.#all.keys()) socket.ping();
  }

  async close(graceMs: number): Promise<void> {
    if (this.#all.size === 0) return;
    const gone = new Promise<void>((resolve) => {
      this.#emptied = resolve;
    });
    for (const socket of this.#all.keys()) socket.close(CLOSE.goingAway, 'the server is stopping');
    const late = setTimeout(() => {
      for (const socket of this.#all.keys()) socket.terminate();
    }, graceMs);
    await gone;
    clearTimeout(late);
  }
}
