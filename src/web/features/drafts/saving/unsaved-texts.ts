import type { JSONContent } from '@tiptap/core';
import { deviceStore } from '#web/data/device/device-store.ts';
import { UNSENT_DATABASE } from '#web/data/device/forget.ts';
import { documentOf, documentText } from './document-text.ts';
import type { SavedDraft } from './draft-saver.ts';

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
  base: SavedDraft;
  title: string;
  document: JSONContent;
}

type Kept<T extends { document: unknown }> = Omit<T, 'document'> & {
  /** As text, which the browser copies at once. A build before this one kept the document itself. */
  document: string | T['document'];
};
/** An unsaved text as this device keeps it. */
type KeptText = Kept<Omit<UnsavedText, 'base'>> & { base: Kept<SavedDraft> };

const read = ({ base, document, ...text }: KeptText): UnsavedText => ({
  ...text,
  base: { ...base, document: documentOf(base.document) as SavedDraft['document'] },
  document: documentOf(document),
});

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

const texts = deviceStore<KeptText>(UNSENT_DATABASE, 'drafts');

/** The keys of the texts that this window has kept and not removed. */
const keptHere = new Set<string>();
const keyOf = (userId: string, draftId: string) => `${userId} ${draftId} ${windowId}`;

/** Keeps what is on the screen of this window, in place of what it kept before. */
export async function keepUnsaved({
  base,
  document,
  ...text
}: Pick<UnsavedText, 'draftId' | 'userId' | 'base' | 'title' | 'document'>): Promise<void> {
  holdLock();
  const key = keyOf(text.userId, text.draftId);
  keptHere.add(key);
  const written = {
    base: { ...base, document: documentText(base.document) },
    document: documentText(document),
  };
  await texts.put({ ...text, ...written, key, window: windowId, at: Date.now() });
}

/** Removes what this window kept of a draft, and the text of another one that was restored from. */
export async function removeUnsaved(userId: string, draftId: string, restored?: string): Promise<void> {
  const key = keyOf(userId, draftId);
  // After a sign-out nothing may open the database, which would make it again.
  if (!keptHere.delete(key) && restored === undefined) return;
  await texts.remove(...(restored === undefined ? [] : [restored]), key);
}

/** The latest text of a draft that a window of this user left behind; undefined without one. */
export async function unsavedText(userId: string, draftId: string): Promise<UnsavedText | undefined> {
  const all = await texts.all();
  if (all.length === 0) return undefined;
  const live = await liveWindows();
  // Texts of another user, and old ones, are not kept on a device that somebody else uses now.
  const gone = all.filter((one) => one.userId !== userId || Date.now() - one.at > LIFE_MS);
  await texts.remove(...gone.map(({ key }) => key));
  const latest = all
    .filter((one) => !gone.includes(one) && one.draftId === draftId && !live.has(lockOf(one.window)))
    .sort((a, b) => b.at - a.at)[0];
  return latest && read(latest);
}
