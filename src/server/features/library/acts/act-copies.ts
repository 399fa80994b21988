import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { keyOfAct } from '#law/acts/reading/act-key.ts';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { type CopyDifference, differencesOf, withOtherParts } from '#law/acts/reading/compare-copies.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { ProblemError } from '#shared/errors.ts';

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
}

/** A stored act without its text: enough to list it and to find its sections. */
export interface ActOutline {
  key: string;
  title: string;
  unit: ActText['unit'];
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

/** Stores a copy in place of the one before it. Resolves when it is durable. */
export async function keepAct(
  storage: FileStorage,
  act: ActText,
  { file, source }: Pick<StoredAct, 'file' | 'source'>,
): Promise<StoredAct> {
  const key = keyOfAct(act);
  const before = await loadAct(storage, key);
  const whole = withOtherParts(before?.act, act);
  const stored: StoredAct = {
    key,
    act: whole,
    file,
    source,
    stored_at: new Date().toISOString(),
    ...(before
      ? { replaced: { stored_at: before.stored_at, differences: differencesOf(before.act, whole) } }
      : {}),
  };
  await storage.put(objectOf(key), bodyOf(stored), {
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

  constructor(storage: FileStorage) {
    this.#storage = storage;
  }

  async get(key: string): Promise<StoredAct | undefined> {
    if (!KEY.test(objectOf(key))) return undefined;
    const mark = await this.#markOf(key);
    return mark === undefined ? undefined : this.#load(key, mark);
  }

  async outlines(): Promise<ActOutline[]> {
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
    this.#outlines = present;
    return [...present.values()].flatMap(({ outline }) => outline ?? []);
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
