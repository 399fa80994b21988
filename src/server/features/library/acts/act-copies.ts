import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { keyOfAct } from '#law/acts/reading/act-key.ts';
import type { ActText } from '#law/acts/reading/act-text.ts';
import {
  type CopyDifference,
  differencesOf,
  lackedSections,
  withOtherParts,
} from '#law/acts/reading/compare-copies.ts';
import { type ActCorrection, correctedAct } from '#law/acts/reading/corrections.ts';
import { shownNumber } from '#law/acts/reading/orders.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A copy of an act as the library keeps it: in one object, so that it is replaced whole or not at all. */
export interface StoredAct {
  key: string;
  act: ActText;
  /** The file that was read. */
  file: string;
  source: string;
  /** ISO instant. */
  stored_at: string;
  /** Sections in which it differs from the copy before it, and that copy's day. */
  replaced?: { stored_at: string; differences: CopyDifference[] };
  /** The operator's corrections. `as_read` is the act without that; a newer copy gets the same corrections. */
  corrections?: ActCorrection[];
  as_read?: ActText;
  /** Corrections that found nothing to correct in this copy. */
  unapplied?: ActCorrection[];
}

/** A stored act without its text: enough to list it and to find its sections. */
export interface ActOutline {
  key: string;
  title: string;
  unit: ActText['unit'];
  kind: ActText['kind'];
  sections: { number: string; title: string }[];
  source: string;
}

/** Limits: bytes of a stored act, acts of the library, and acts whose text is in memory. */
const MOST_BYTES = 40_000_000;
const MOST_ACTS = 1000;
const IN_MEMORY = 40;

const FOLDER = 'acts';
const objectOf = (key: string): string => `${FOLDER}/${key}.json`;
const KEY = /^acts\/([a-z\d-]{1,90})\.json$/u;

/** The outline of a stored act; the rest is what `readAct` made. */
const shape = z.looseObject({
  key: z.string(),
  act: z.looseObject({ title: z.string(), units: z.array(z.looseObject({ number: z.string() })) }),
  file: z.string(),
  source: z.string(),
  stored_at: z.string(),
});
const storedAct = z.custom<StoredAct>((value) => shape.safeParse(value).success);

/** The id of the document of a section; a copy from another file has the same. */
export function sectionId(key: string, number: string): string {
  return createHash('sha256').update(['act', key, number].join('\u0000')).digest('hex').slice(0, 24);
}

async function loadAct(storage: FileStorage, key: string): Promise<StoredAct | undefined> {
  if (!KEY.test(objectOf(key))) return undefined;
  try {
    return storedAct.parse(JSON.parse(await text(await storage.read(objectOf(key)))));
  } catch (cause) {
    if (cause instanceof ProblemError && cause.code === 'not_found') return undefined;
    throw cause;
  }
}

/** Documents of sections that the copy before had and this one lacks. */
export const goneSections = ({ key, replaced }: StoredAct): string[] =>
  (replaced?.differences ?? [])
    .filter(({ kind }) => kind === 'removed')
    .map(({ number }) => sectionId(key, number));

const turns = new WeakMap<FileStorage, Promise<unknown>>();

/** Writers of one store wait for each other, so that each sees what the one before it stored. */
function inTurn<T>(storage: FileStorage, work: () => Promise<T>): Promise<T> {
  const own = (turns.get(storage) ?? Promise.resolve()).then(work, work);
  turns.set(storage, own);
  return own;
}

/** The act with its corrections, as it is stored. */
function withCorrections(
  read: ActText,
  corrections: readonly ActCorrection[],
): Pick<StoredAct, 'act' | 'corrections' | 'as_read' | 'unapplied'> {
  if (corrections.length === 0) return { act: read };
  const { act, unapplied } = correctedAct(read, corrections);
  return { act, corrections: [...corrections], as_read: read, unapplied };
}

/** Limit: sections that are named to the operator. */
const NAMED = 5;

/** An act is never half replaced: a copy with missing pages leaves the whole one. */
function refuseHalf(before: ActText, read: ActText): void {
  const lacked = lackedSections(before, read);
  if (lacked.length === 0) return;
  const sections = lacked.slice(0, NAMED).map(shownNumber).join(', ');
  throw new UnreadableFileError(sentenceOf(fileReading.halfAct, { count: lacked.length, sections }));
}

/**
 * Stores a copy in place of the one before it, with the corrections that were made before. Resolves when it is durable.
 * Errors: `UnreadableFileError` for a copy that lacks sections of the one before it.
 */
export function keepAct(
  storage: FileStorage,
  act: ActText,
  { file, source }: Pick<StoredAct, 'file' | 'source'>,
): Promise<StoredAct> {
  return inTurn(storage, async () => {
    const key = keyOfAct(act);
    const before = await loadAct(storage, key);
    const read = withOtherParts(before && (before.as_read ?? before.act), act);
    if (before) refuseHalf(before.as_read ?? before.act, read);
    const own = withCorrections(read, before?.corrections ?? []);
    return put(storage, {
      key,
      ...own,
      file,
      source,
      stored_at: new Date().toISOString(),
      ...(before
        ? { replaced: { stored_at: before.stored_at, differences: differencesOf(before.act, own.act) } }
        : {}),
    });
  });
}

/** Replaces the corrections of a stored act. Undefined where there is no such act. */
export function correctAct(
  storage: FileStorage,
  key: string,
  corrections: readonly ActCorrection[],
): Promise<{ stored: StoredAct; before: StoredAct } | undefined> {
  return inTurn(storage, async () => {
    const before = await loadAct(storage, key);
    if (!before) return undefined;
    const { corrections: _, as_read: read, unapplied: __, act, ...rest } = before;
    const stored = await put(storage, { ...rest, ...withCorrections(read ?? act, corrections) });
    return { stored, before };
  });
}

async function put(storage: FileStorage, stored: StoredAct): Promise<StoredAct> {
  await storage.put(objectOf(stored.key), bodyOf(stored), {
    contentType: 'application/json',
    maxBytes: MOST_BYTES,
    overwrite: true,
  });
  return stored;
}

async function* bodyOf(stored: StoredAct): AsyncGenerator<Buffer> {
  yield Buffer.from(JSON.stringify(stored));
}

/** The part of a copy that lists and searches need. */
export const outlineOf = ({ key, act, source }: StoredAct): ActOutline => ({
  key,
  title: act.title,
  unit: act.unit,
  kind: act.kind,
  sections: act.units.map(({ number, title }) => ({ number, title })),
  source,
});

/**
 * The copies of a store. Each is read again when its object changes. The outlines of all of them stay in memory, so that
 * a list or a search parses no text; of the texts, those that were opened last.
 */
export class ActCopies {
  readonly #storage: FileStorage;
  readonly #known = new Map<string, { mark: string; stored: Promise<StoredAct | undefined> }>();
  #outlines = new Map<string, { mark: string; outline: ActOutline | undefined }>();
  #listed: readonly ActOutline[] = [];

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  async get(key: string): Promise<StoredAct | undefined> {
    if (!KEY.test(objectOf(key))) return undefined;
    const mark = await this.#markOf(key);
    return mark === undefined ? undefined : this.#load(key, mark);
  }

  /** The outlines of all copies: the same array until a copy changes. */
  async outlines(): Promise<readonly ActOutline[]> {
    const objects = await this.#storage.list(FOLDER, { limit: MOST_ACTS });
    const present = new Map<string, { mark: string; outline: ActOutline | undefined }>();
    for (const { key: object, size, updated_at: at } of objects) {
      const key = KEY.exec(object)?.[1];
      if (key === undefined) continue;
      const mark = `${size} ${at}`;
      const before = this.#outlines.get(key);
      if (before?.mark === mark) present.set(key, before);
      else {
        const stored = await loadAct(this.#storage, key);
        present.set(key, { mark, outline: stored && outlineOf(stored) });
      }
    }
    const isSame =
      present.size === this.#outlines.size &&
      [...present].every(([key, known]) => this.#outlines.get(key) === known);
    this.#outlines = present;
    if (!isSame) this.#listed = [...present.values()].flatMap(({ outline }) => outline ?? []);
    return this.#listed;
  }

  async #markOf(key: string): Promise<string | undefined> {
    try {
      const { size, updated_at: at } = await this.#storage.stat(objectOf(key));
      return `${size} ${at}`;
    } catch (cause) {
      if (cause instanceof ProblemError && cause.code === 'not_found') return undefined;
      throw cause;
    }
  }

  #load(key: string, mark: string): Promise<StoredAct | undefined> {
    const known = this.#known.get(key);
    if (known?.mark === mark) return known.stored;
    const stored = loadAct(this.#storage, key);
    this.#known.set(key, { mark, stored });
    stored.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > IN_MEMORY && oldest !== undefined) this.#known.delete(oldest);
    return stored;
  }
}
