import type { CaseFile } from '#shared/contracts/files.ts';

/** How long a deletion can be taken back. */
export const UNDO_MS = 8000;

/** Deletes the file; `leaving`: the page is being left, and the call must go out all the same. */
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

/** The files, by id, that are gone for the eye: they will be deleted, or are being deleted. */
export const hiddenFiles = (): ReadonlySet<string> => hidden;

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

/** Hides a file now and deletes it when `UNDO_MS` have passed; it is shown again when it is taken back or fails. */
export function deleteLater({ id }: Pick<CaseFile, 'id'>, deletion: Deletion): void {
  if (pending.has(id)) return;
  pending.set(id, { ...deletion, timer: setTimeout(() => void commit(id, false), UNDO_MS) });
  publish([...hidden, id]);
}

/** False when it was too late. */
export function takeBack(id: string): boolean {
  const deletion = pending.get(id);
  if (!deletion) return false;
  clearTimeout(deletion.timer);
  pending.delete(id);
  publish([...hidden].filter((one) => one !== id));
  return true;
}

/** Sends what still waits, because the page is being left. */
export function deleteNow(): void {
  for (const id of [...pending.keys()]) void commit(id, true);
}

window.addEventListener('pagehide', deleteNow);
