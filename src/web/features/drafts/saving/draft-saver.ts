import type { JSONContent } from '@tiptap/core';
import { type BlockChange, changeBetween } from '#law/drafting/document/change-blocks.ts';
import { mergeDocuments } from '#law/drafting/document/merge.ts';
import type { Block, DraftDocument } from '#law/drafting/document/model.ts';
import { readDocument } from '#law/drafting/document/read.ts';
import {
  DRAFTS,
  type Draft,
  type DraftWithoutText,
  type SaveDraft,
} from '#shared/contracts/drafts/drafts.ts';
import { ApiError } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { whenIdle } from './when-idle.ts';

/** Typing is saved after this time, in a pause of the hands; without one a moment later. */
const PAUSE_MS = 1200;
const LATEST_MS = 300;
const RETRY_MS = 5000;
/** Suggestions that one save records. */
const MOST_ACCEPTED = 20;

export interface SaveState {
  phase: 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict' | 'deleted';
  /** The reason why the last save failed. */
  error?: unknown;
  /** The state that another window or user saved meanwhile, which cannot be merged. */
  newer?: Draft;
}

export interface Written {
  title: string;
  /** A block that was not changed since the last reading is the same object. */
  document: JSONContent;
}

/** A state on the server as this window knows it: the document is the one that it read or sent. */
export type SavedDraft = DraftWithoutText & Pick<Draft, 'document'>;

interface Options {
  /** Reads the title and the document on the screen. */
  read: () => Written;
  save: (change: SaveDraft) => Promise<DraftWithoutText>;
  load: (id: string) => Promise<Draft>;
  /** Shows a document that came from elsewhere. */
  show: (document: DraftDocument, title: string) => void;
  onState: (state: SaveState) => void;
  onSaved: (draft: SavedDraft) => void;
}

const newId = () => crypto.randomUUID().slice(-12);
const asDocument = (value: unknown): DraftDocument | undefined => {
  const read = readDocument(value, newId);
  return 'document' in read ? read.document : undefined;
};

/** True when the server was not reached or is overloaded: the same save may work later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale';
const isGone = (error: unknown) => isMissing(error) || (error instanceof ApiError && error.status === 404);

const blocksOf = (document: object) => (document as { content: readonly Block[] }).content;

/**
 * The part of a document that a save sends: the blocks changed since the base, or all when they are many or not known.
 */
function changeSince(base: Draft['document'], document: JSONContent): Pick<SaveDraft, 'change' | 'document'> {
  const change: BlockChange | undefined = changeBetween(blocksOf(base), blocksOf(document));
  const isShort = change && Math.max(change.removes.length, change.blocks.length) <= DRAFTS.changedBlocks / 2;
  return isShort ? { change: change as unknown as SaveDraft['change'] } : { document: document as never };
}

/**
 * Saves a draft while it is written. A state that was saved elsewhere meanwhile is merged block by block; where that is
 * not possible nothing is saved until the user has chosen.
 */
export class DraftSaver {
  readonly #options: Options;
  /** The state on the server that the screen is based on. */
  #base: SavedDraft;
  #state: SaveState = { phase: 'saved' };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #callOff: (() => void) | undefined;
  #running: Promise<void> | undefined;
  /** Counts changes, to know of those during a save. */
  #changes = 0;
  #savedChanges = 0;
  /** The last save of which no answer came: the server may have it. */
  #unanswered: { document: JSONContent; changes: number } | undefined;
  /** Suggestions that are accepted in what is not saved yet. */
  #accepted: readonly string[] = [];

  /** `unsaved`: the screen differs from the row at first, and is to be saved. */
  constructor(row: SavedDraft, options: Options, unsaved = false) {
    this.#base = row;
    this.#options = options;
    if (!unsaved) return;
    this.#changes = 1;
    this.#state = { phase: 'unsaved' };
  }

  get base(): SavedDraft {
    return this.#base;
  }

  /** The editor shows the base as this document: what is saved later is compared with it, block by block. */
  readonly shown = (document: JSONContent): void => {
    this.#base = { ...this.#base, document: document as Draft['document'] };
  };

  get dirty(): boolean {
    return this.#changes !== this.#savedChanges;
  }

  /** The title or the document was changed on the screen. */
  readonly changed = (): void => {
    this.#changes += 1;
    const { phase } = this.#state;
    if (phase === 'conflict' || phase === 'deleted') return;
    if (phase === 'saved') this.#set({ phase: 'unsaved' });
    this.#schedule(PAUSE_MS);
  };

  /** The text has a suggestion that the user accepted: the next save records it. */
  readonly accept = (id: string): void => {
    this.#accepted = [...this.#accepted, id];
    this.changed();
    void this.flush();
  };

  /** Saves now what is not saved yet; true when everything is saved. */
  readonly flush = async (): Promise<boolean> => {
    this.#unschedule();
    // Another flush may have waited for the same save and started the next one.
    while (this.#running) await this.#running;
    const { phase } = this.#state;
    if (this.dirty && phase !== 'conflict' && phase !== 'deleted') {
      this.#running = this.#save().finally(() => {
        this.#running = undefined;
      });
      await this.#running;
    }
    return !this.dirty;
  };

  /** A state newer than the one on the screen is known: shows it, unless something is not saved; then the next save merges. */
  readonly follow = async (updatedAt: string): Promise<void> => {
    if (updatedAt <= this.#base.updated_at || this.dirty || this.#running) return;
    try {
      const newer = await this.#options.load(this.#base.id);
      if (this.dirty || this.#running || newer.updated_at <= this.#base.updated_at) return;
      this.#take(newer);
    } catch (error) {
      if (isGone(error)) this.gone();
      else this.#set({ ...this.#state, error });
    }
  };

  /** The draft was deleted elsewhere. What is on the screen stays there. */
  readonly gone = (): void => {
    this.#unschedule();
    this.#set({ phase: 'deleted' });
  };

  /** Saves the screen over the newer state after a conflict. The caller has kept that state. */
  readonly overwrite = async (newer: Draft): Promise<boolean> => {
    this.#base = newer;
    this.#changes += 1;
    this.#set({ phase: 'unsaved' });
    return this.flush();
  };

  /** Shows the newer state after a conflict. The caller has kept the text on the screen. */
  readonly discard = (newer: Draft): void => {
    this.#take(newer);
  };

  readonly stop = (): void => this.#unschedule();

  #set(state: SaveState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  #schedule(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#callOff = whenIdle(() => void this.flush(), LATEST_MS);
    }, ms);
  }

  #unschedule(): void {
    clearTimeout(this.#timer);
    this.#callOff?.();
    this.#timer = undefined;
    this.#callOff = undefined;
  }

  #take(newer: Draft): void {
    this.#base = newer;
    this.#savedChanges = this.#changes;
    this.#options.show(newer.document as unknown as DraftDocument, newer.title);
    this.#options.onSaved(newer);
    this.#set({ phase: 'saved' });
  }

  #changeOf({ title, document }: Written): SaveDraft {
    const { id, updated_at, title: before } = this.#base;
    const named = title.trim();
    return {
      id,
      if_updated_at: updated_at,
      ...changeSince(this.#base.document, document),
      ...(named === '' || named === before ? {} : { title: named }),
      ...(this.#accepted.length > 0 ? { accepts: this.#accepted.slice(0, MOST_ACCEPTED) } : {}),
    } as SaveDraft;
  }

  async #save(): Promise<void> {
    const changes = this.#changes;
    this.#set({ phase: 'saving' });
    const written = this.#options.read();
    try {
      const change = this.#changeOf(written);
      const answer = await this.#options.save(change);
      const saved = { ...answer, document: written.document as Draft['document'] };
      this.#base = saved;
      this.#savedChanges = changes;
      this.#unanswered = undefined;
      this.#accepted = this.#accepted.filter((id) => !change.accepts?.includes(id));
      this.#options.onSaved(saved);
      this.#set({ phase: this.dirty ? 'unsaved' : 'saved' });
      if (this.dirty) this.#schedule(PAUSE_MS);
    } catch (error) {
      if (isStale(error)) await this.#merge();
      else if (isGone(error)) this.gone();
      else {
        if (isPassing(error)) this.#unanswered = { document: written.document, changes };
        this.#failed(error);
      }
    }
  }

  #failed(error: unknown): void {
    this.#set({ phase: 'failed', error });
    if (isPassing(error)) this.#schedule(RETRY_MS);
  }

  /** True when the newer state is the one that this window sent before the connection was lost. */
  #hasArrived(newer: Draft): boolean {
    if (!this.#unanswered) return false;
    const [sent, stored] = [this.#unanswered.document, newer.document].map((one) => asDocument(one));
    return JSON.stringify(sent) === JSON.stringify(stored);
  }

  #goOnFrom(newer: Draft): void {
    this.#base = newer;
    this.#savedChanges = this.#unanswered?.changes ?? this.#savedChanges;
    this.#unanswered = undefined;
    this.#options.onSaved(newer);
    this.#set({ phase: this.dirty ? 'unsaved' : 'saved' });
    if (this.dirty) this.#schedule(0);
  }

  /** Another state was saved meanwhile: both are merged and saved, or the user chooses. */
  async #merge(): Promise<void> {
    try {
      const newer = await this.#options.load(this.#base.id);
      if (this.#hasArrived(newer)) return this.#goOnFrom(newer);
      const { title, document } = this.#options.read();
      const [base, mine, theirs] = [this.#base.document, document, newer.document].map(asDocument);
      const merged = base && mine && theirs && mergeDocuments(base, mine, theirs);
      if (!merged) return this.#set({ phase: 'conflict', newer });
      const renamed = title.trim() !== this.#base.title;
      this.#base = newer;
      this.#options.show(merged, renamed ? title : newer.title);
      this.#set({ phase: 'unsaved' });
      this.#schedule(0);
    } catch (error) {
      if (isGone(error)) this.gone();
      else this.#failed(error);
    }
  }
}
