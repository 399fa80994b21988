import type { Viewer } from '#server/platform/db/database.ts';
import { InFlight } from '#server/platform/http/in-flight.ts';

/** Requests of one user at once; a few more wait. */
const ofUser = { atOnce: 3, waiting: 6, waitMs: 20_000 };
/** Those of all users that wait. */
const ofAll = { waiting: 100, waitMs: 20_000 };

/** Requests to one endpoint: so many of a user and of all run at once, the others wait in order. */
export class ModelTurns {
  readonly #ofUser = new InFlight(ofUser);
  readonly #ofAll: InFlight;

  constructor(atOnce: number) {
    this.#ofAll = new InFlight({ atOnce, ...ofAll });
  }

  /**
   * Resolves with a function to call when the request has ended. Errors: `too_many_requests` when the queue is full or
   * the turn does not come in time; the reason of the signal.
   */
  async enter(viewer: Viewer | undefined, signal: AbortSignal): Promise<() => void> {
    const leaveUser = viewer && (await turn(this.#ofUser, viewer.userId, signal));
    try {
      const leaveAll = await turn(this.#ofAll, 'all', signal);
      return () => {
        leaveAll();
        leaveUser?.();
      };
    } catch (error) {
      leaveUser?.();
      throw error;
    }
  }
}

async function turn(queue: InFlight, of: string, signal: AbortSignal): Promise<() => void> {
  try {
    return await queue.enter(of, signal);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
