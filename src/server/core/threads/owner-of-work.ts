import { AsyncLocalStorage } from 'node:async_hooks';

/** The user whose request starts work in threads, and the signal that ends it when the client has gone. */
export interface OwnerOfWork {
  id: string;
  /** Called when a piece of work starts, because making a signal has its price. */
  signal?: () => AbortSignal | undefined;
}

/** Work of schedules and commands. */
const NOBODY: OwnerOfWork = { id: '' };

const current = new AsyncLocalStorage<OwnerOfWork>();

/** Runs a request for an owner: the pieces of work that it starts take turns as theirs. */
export const forOwner = <T>(owner: OwnerOfWork, run: () => T): T => current.run(owner, run);

/** Runs a part of a request that ends with another signal than the request, such as an answer that is kept when its reader leaves. */
export const withSignal = <T>(signal: AbortSignal, run: () => T): T =>
  current.run({ id: ownerOfWork().id, signal: () => signal }, run);

/** The owner of what runs here. */
export const ownerOfWork = (): OwnerOfWork => current.getStore() ?? NOBODY;
