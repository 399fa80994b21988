import type { JSONContent } from '@tiptap/core';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { UNSAVED_DATABASE } from '#web/data/unsaved-database.ts';

/** What was typed in a window of this device and is not saved on the server. */
export interface UnsavedText {
  key: string;
  draftId: string;
  userId: string;
  /** The window that wrote it. */
  window: string;
  /** Epoch ms. */
  at: number;
  /** The state on the server that it is based on. */
  base: Draft;
  title: string;
  document: JSONContent;
}

const STORE = 'drafts';
/** A text that nobody came back for is removed. */
const LIFE_MS = 30 * 24 * 60 * 60_000;

const windowId = crypto.randomUUID();
const lockOf = (id: string) => `munshi-window-${id}`;
let locked = false;

/** Holds a lock as long as this window lives, so that other windows do not take its texts. */
function holdLock(): void {
  if (locked || !navigator.locks) return;
  locked = true;
  void navigator.locks.request(lockOf(windowId), () => new Promise(() => undefined));
}

async function liveWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => name ?? []));
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(UNSAVED_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => {
      // A sign-out removes the database while this window still has it open.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Runs one request. A browser that keeps nothing, as in some private windows, answers with undefined. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (!globalThis.indexedDB) return undefined;
  try {
    const transaction = (await open()).transaction(STORE, mode);
    return await new Promise<T>((resolve, reject) => {
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } catch (error) {
    opened = undefined;
    console.warn('Unsaved text could not be kept on this device', error);
    return undefined;
  }
}

/** The keys of the texts that this window has kept and not removed. */
const keptHere = new Set<string>();
const keyOf = (userId: string, draftId: string) => `${userId} ${draftId} ${windowId}`;

/** Keeps what is on the screen of this window, in place of what it kept before. */
export async function keepUnsaved(
  text: Pick<UnsavedText, 'draftId' | 'userId' | 'base' | 'title' | 'document'>,
): Promise<void> {
  holdLock();
  const key = keyOf(text.userId, text.draftId);
  keptHere.add(key);
  await run('readwrite', (store) => store.put({ ...text, key, window: windowId, at: Date.now() }));
}

/** Removes what this window kept of a draft, and the text of another one that was restored from. */
export async function removeUnsaved(userId: string, draftId: string, restored?: string): Promise<void> {
  const key = keyOf(userId, draftId);
  // After a sign-out nothing may open the database, which would make it again.
  if (!keptHere.delete(key) && restored === undefined) return;
  await run('readwrite', (store) => {
    if (restored !== undefined) store.delete(restored);
    return store.delete(key);
  });
}

/** The latest text of a draft that a window of this user left behind; undefined without one. */
export async function unsavedText(userId: string, draftId: string): Promise<UnsavedText | undefined> {
  const all = (await run<UnsavedText[]>('readonly', (store) => store.getAll())) ?? [];
  if (all.length === 0) return undefined;
  const live = await liveWindows();
  // Texts of another user, and old ones, are not kept on a device that somebody else uses now.
  const gone = all.filter((one) => one.userId !== userId || Date.now() - one.at > LIFE_MS);
  for (const { key } of gone) await run('readwrite', (store) => store.delete(key));
  return all
    .filter((one) => !gone.includes(one) && one.draftId === draftId && !live.has(lockOf(one.window)))
    .sort((a, b) => b.at - a.at)[0];
}
