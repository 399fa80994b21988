import { ACTS, type Act, actOfKey } from '#law/acts/acts.ts';
import { concordanceRows } from '#law/acts/concordance/table.ts';
import { extentOf } from '#law/acts/in-force.ts';
import { compareSections } from '#law/acts/parts.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';

/** A section that the library has. */
export interface HeldSection {
  number: string;
  title: string;
  /** Its documents: the text of the act, our summary, or both. */
  ids: string[];
}

/** An act of which the library has sections, in order. */
export interface HeldAct {
  act: Act;
  sections: HeldSection[];
  summary: boolean;
  source: string;
}

/** Keys are looked up in parts, so that searches get their turn between them. */
const KEYS_AT_ONCE = 2000;
const LETTERS = ['', ...'ABCDEFGHIJKLMN'];
/** Part IXB of the Constitution numbers its articles with two letters. */
const LONG_LETTERS: Readonly<Record<string, readonly string[]>> = {
  constitution: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letter) => [`243${letter}`, `243Z${letter}`]),
};

/** Numbers that sections of an act can have. */
function numbersOf(act: string): string[] {
  const last = extentOf(act)?.last ?? 0;
  const plain = Array.from({ length: last }, (_, at) => String(at + 1));
  const known = concordanceRows().flatMap(({ old, now }) =>
    [old, now].flatMap((ref) => (ref?.act === act ? [ref.section.split('(', 1)[0] ?? ''] : [])),
  );
  const lettered = plain.flatMap((number) => LETTERS.map((letter) => number + letter));
  return [...new Set([...lettered, ...known, ...(LONG_LETTERS[act] ?? [])])];
}

/** 'Section 302, Indian Penal Code, 1860 — Punishment for murder' → 'Punishment for murder'. */
const headingOf = (title: string): string => title.split(' — ')[1] ?? '';

async function heldSections(library: LibraryReader, act: string): Promise<HeldSection[]> {
  const numbers = numbersOf(act);
  const held: HeldSection[] = [];
  for (let from = 0; from < numbers.length; from += KEYS_AT_ONCE) {
    const part = numbers.slice(from, from + KEYS_AT_ONCE);
    const found = await library.resolveCitations(part.map((number) => `${act}:${number.toLowerCase()}`));
    for (const number of part) {
      const documents = found.get(`${act}:${number.toLowerCase()}`) ?? [];
      const [first] = documents;
      if (!first) continue;
      const titled = documents.find(({ title }) => headingOf(title) !== '') ?? first;
      held.push({ number, title: headingOf(titled.title), ids: documents.map(({ id }) => id) });
    }
  }
  return held.sort((a, b) => compareSections(a.number, b.number));
}

/** The document of a section: the text of the act before our summary of it. */
export async function documentOf(
  library: LibraryReader,
  { ids }: HeldSection,
): Promise<LibraryDocument | undefined> {
  let summary: LibraryDocument | undefined;
  for (const id of ids.slice(0, 5)) {
    const document = await library.get(id);
    if (document && !document.summary) return document;
    summary ??= document;
  }
  return summary;
}

async function heldAct(library: LibraryReader, act: Act): Promise<HeldAct | undefined> {
  const sections = await heldSections(library, act.key);
  const [first] = sections;
  const document = first && (await documentOf(library, first));
  if (!document) return undefined;
  return { act, sections, summary: document.summary ?? false, source: document.source };
}

/** The acts of the library. Results are cached until the number of its sections changes. */
export class ActLibrary {
  readonly #library: LibraryReader;
  #mark = '';
  #held = new Map<string, Promise<HeldAct | undefined>>();

  constructor(library: LibraryReader) {
    this.#library = library;
  }

  /** An act of which the library has sections, by its key. */
  async act(key: string): Promise<HeldAct | undefined> {
    const act = actOfKey(key);
    if (!act || extentOf(key) === undefined) return undefined;
    const { acts, summaries } = await this.#library.stats();
    const mark = `${acts} ${summaries}`;
    if (mark !== this.#mark) {
      this.#held = new Map();
      this.#mark = mark;
    }
    const known = this.#held.get(key) ?? heldAct(this.#library, act);
    this.#held.set(key, known);
    try {
      return await known;
    } catch (error) {
      this.#held.delete(key);
      throw error;
    }
  }

  async acts(): Promise<HeldAct[]> {
    const found: HeldAct[] = [];
    for (const { key } of ACTS) {
      const held = await this.act(key);
      if (held) found.push(held);
    }
    return found;
  }
}
