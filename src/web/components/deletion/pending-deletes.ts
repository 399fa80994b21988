/** Milliseconds in which a deletion can be undone. */
export const UNDO_MS = 8000;

/** Deletes the row; `leaving`: the page is closing, and the request must still be sent. */
export type Deletion = { run: (leaving: boolean) => Promise<void>; onError: (error: unknown) => void };

type Pending = Deletion & { timer: ReturnType<typeof setTimeout> };

const pending = new Map<string, Pending>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function publish(ids: Iterable<string>) {
  hidden = new Set(ids);
  for (const listener of listeners) listener();
}

export function subscribeDeletes(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The ids of hidden rows: deleted soon, or being deleted. */
export const hiddenRows = (): ReadonlySet<string> => hidden;

async function commit(id: string, leaving: boolean): Promise<void> {
  const deletion = pending.get(id);
  if (!deletion) return;
  clearTimeout(deletion.timer);
  pending.delete(id);
  try {
    await deletion.run(leaving);
  } catch (error) {
    deletion.onError(error);
  }
  publish([...hidden].filter((one) => one !== id));
}

/** Hides a row now and deletes it when `UNDO_MS` have passed; it is shown again after an undo or a failure. */
export function scheduleDelete({ id }: { id: string }, deletion: Deletion): void {
  if (pending.has(id)) return;
  pending.set(id, { ...deletion, timer: setTimeout(() => void commit(id, false), UNDO_MS) });
  publish([...hidden, id]);
}

/** False if it was too late. */
export function undoDelete(id: string): boolean {
  const deletion = pending.get(id);
  if (!deletion) return false;
  clearTimeout(deletion.timer);
  pending.delete(id);
  publish([...hidden].filter((one) => one !== id));
  return true;
}

/** Sends the pending deletions, because the page is closing. */
export function deleteNow(): void {
  for (const id of [...pending.keys()]) void commit(id, true);
}

window.addEventListener('pagehide', deleteNow);
