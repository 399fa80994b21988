import type { JSONContent } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import { deviceStore } from '#web/data/device/device-store.ts';
import { UNSENT_DATABASE } from '#web/data/forget.ts';
import { documentText } from './document-text.ts';
import type { SavedDraft } from './draft-saver.ts';
import {
  type PersistedDocument,
  persistedDocument,
  readPersisted,
  smallChange,
} from './persisted-documents.ts';

/** Text that was typed in a window of this device and is not saved on the server. */
export interface UnsavedText {
  key: string;
  draftId: string;
  userId: string;
  /** The window that wrote it. */
  window: string;
  /** Epoch ms. */
  at: number;
  /** The state on the server that it is based on. */
  base: SavedDraft;
  title: string;
  document: JSONContent;
}

interface Row {
  key: string;
  userId: string;
  window: string;
  at: number;
}
/** An unsaved text as this device keeps it. */
interface UnsentText extends Row {
  draftId: string;
  title: string;
  /** The key of the document that both documents here are changes of. */
  from?: string;
  base: Omit<SavedDraft, 'document'> & { document: PersistedDocument };
  document: PersistedDocument;
}
/** A document that kept texts are changes of: it is written once, and not with every text. */
interface PersistedStart extends Row {
  text: string;
}

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

/** Undefined when the browser does not know. */
async function liveWindows(): Promise<ReadonlySet<string> | undefined> {
  const found = await navigator.locks?.query();
  return found && new Set((found.held ?? []).flatMap(({ name }) => name ?? []));
}

const rows = deviceStore<UnsentText | PersistedStart>(UNSENT_DATABASE, 'drafts');
const isText = (row: UnsentText | PersistedStart): row is UnsentText => 'draftId' in row;

/** The texts that this window has kept and not removed, and what they are changes of. */
const keptHere = new Set<string>();
const starts = new Map<string, { key: string; document: JSONContent }>();
const keyOf = (userId: string, draftId: string) => `${userId} ${draftId} ${windowId}`;

/** The document that a text is kept as a change of: the one of before, or its base when too much has changed since. */
function startOf(key: string, base: SavedDraft, document: JSONContent) {
  const known = starts.get(key);
  if (known && [base.document, document].every((other) => smallChange(known.document, other))) return known;
  const start = { key: `${key} ${crypto.randomUUID()}`, document: base.document as JSONContent };
  starts.set(key, start);
  return start;
}

let refused = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True where this browser refused to keep a text. */
export const useKeepsNothing = (): boolean => useSyncExternalStore(subscribe, () => refused);

/** Keeps what is on the screen of this window, in place of what it kept before. */
export async function keepUnsaved({
  base,
  document,
  ...text
}: Pick<UnsavedText, 'draftId' | 'userId' | 'base' | 'title' | 'document'>): Promise<void> {
  holdLock();
  const key = keyOf(text.userId, text.draftId);
  keptHere.add(key);
  const before = starts.get(key);
  const start = startOf(key, base, document);
  const own = { userId: text.userId, window: windowId, at: Date.now() };
  const kept = {
    from: start.key,
    base: { ...base, document: persistedDocument(start.document, base.document) },
    document: persistedDocument(start.document, document),
  };
  const done = await rows.put(
    { ...text, ...kept, ...own, key },
    {
      key: start.key,
      make: () => ({ ...own, key: start.key, text: documentText(start.document) }),
    },
  );
  if (before && before !== start) await rows.remove(before.key);
  if (done === !refused) return;
  refused = !done;
  for (const listener of listeners) listener();
}

/** Removes what this window kept of a draft, and the text of another one that was restored from. */
export async function removeUnsaved(userId: string, draftId: string, restored?: string): Promise<void> {
  const key = keyOf(userId, draftId);
  // After a sign-out nothing may open the database, which would make it again.
  if (!keptHere.delete(key) && restored === undefined) return;
  await rows.remove(...(restored === undefined ? [] : [restored]), key);
}

/** The draft is left in this window: what its texts were changes of goes too, unless one of them waits. */
export async function leaveUnsaved(userId: string, draftId: string): Promise<void> {
  const key = keyOf(userId, draftId);
  const start = starts.get(key);
  if (!start || keptHere.has(key)) return;
  starts.delete(key);
  await rows.remove(start.key);
}

/** Rows of another user, and old ones, are not kept on a device that somebody else uses now. */
const isOver = (row: Row, userId: string) => row.userId !== userId || Date.now() - row.at > LIFE_MS;

/** The latest text of a draft that a window of this user left behind; undefined without one. */
export async function unsavedText(userId: string, draftId: string): Promise<UnsavedText | undefined> {
  const all = await rows.all();
  if (all.length === 0) return undefined;
  const live = await liveWindows();
  const isLive = ({ window }: Row) => live?.has(lockOf(window)) === true;
  const kept = all.filter((row) => !isOver(row, userId));
  const texts = kept.filter(isText);
  const needed = new Set(texts.map(({ from }) => from));
  // True for the starting text of a window that was killed: no later change is based on it.
  const isLost = (row: UnsentText | PersistedStart) =>
    !isText(row) && live !== undefined && !isLive(row) && !needed.has(row.key);
  const gone = all.filter((row) => !kept.includes(row) || isLost(row));
  await rows.remove(...gone.map(({ key }) => key));
  const starting = new Map(kept.flatMap((row) => (isText(row) ? [] : [[row.key, row.text] as const])));
  return texts
    .filter((one) => one.draftId === draftId && !isLive(one))
    .sort((a, b) => b.at - a.at)
    .flatMap(({ from, base, document, ...text }): UnsavedText[] => {
      const start = from === undefined ? undefined : starting.get(from);
      const [was, is] = [base.document, document].map((one) => readPersisted(one, start));
      return was && is
        ? [{ ...text, base: { ...base, document: was as SavedDraft['document'] }, document: is }]
        : [];
    })[0];
}
