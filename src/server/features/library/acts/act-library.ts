import { ACTS, type Act, actOfKey } from '#law/acts/acts.ts';
import { concordanceRows } from '#law/acts/concordance/table.ts';
import { extentOf } from '#law/acts/in-force.ts';
import { compareSections } from '#law/acts/parts.ts';
import { shortTitle } from '#law/acts/reading/act-key.ts';
import { compareNumbers } from '#law/acts/reading/section-number.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import { type ActCopies, type ActOutline, outlineOf, type StoredAct, sectionId } from './act-copies.ts';

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
  /** True where the library has an official copy. */
  full: boolean;
  /** True for a copy that is a bill. */
  bill: boolean;
  /** That copy; left out where acts are listed or searched. */
  copy?: StoredAct;
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
  const rules = act === 'cpc' ? rulesOfOrders() : [];
  return [...new Set([...lettered, ...known, ...(LONG_LETTERS[act] ?? []), ...rules])];
}

/** Limits: orders of the First Schedule of the CPC, and rules of Order XXI and of the others. */
const ORDERS = 51;
const RULES = 45;
/** Orders XIIIA and XVA are those of the Commercial Courts Act, 2015, Schedule. */
const LETTERED_ORDERS = ['13A', '15A', '16A', '20A', '27A', '32A'];
const RULES_OF_XXI = 106;

/** Numbers that rules of the First Schedule of the CPC can have. */
function rulesOfOrders(): string[] {
  const orders = [...Array.from({ length: ORDERS }, (_, at) => `${at + 1}`), ...LETTERED_ORDERS];
  return orders.flatMap((order) =>
    Array.from({ length: order === '21' ? RULES_OF_XXI : RULES }, (_, at) => at + 1).flatMap((rule) =>
      ['', 'A', 'B'].map((letter) => `O${order}R${rule}${letter}`),
    ),
  );
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
  return held.sort((a, b) => inOrder(a.number, b.number));
}

/** Rules of a schedule come behind the sections. */
const inOrder = (a: string, b: string): number =>
  a.startsWith('O') || b.startsWith('O') ? compareNumbers(a, b) : compareSections(a, b);

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
  return {
    act,
    sections,
    summary: document.summary ?? false,
    full: false,
    bill: false,
    source: document.source,
  };
}

/** An act of which the library has an official copy. */
function heldOutline({ key, title, unit, kind, sections, source }: ActOutline): HeldAct {
  const known = actOfKey(key);
  return {
    act: known ?? { key, name: title, short: shortTitle({ title }), unit, variants: [] },
    sections: sections.map((section) => ({ ...section, ids: [sectionId(key, section.number)] })),
    summary: false,
    full: true,
    bill: kind === 'bill',
    source,
  };
}

/** The acts of the library. Results are cached until the number of its sections changes. */
export class ActLibrary {
  readonly #library: LibraryReader;
  #mark = '';
  #held = new Map<string, Promise<HeldAct | undefined>>();
  #listed: { outlines: readonly ActOutline[]; mark: string; acts: readonly HeldAct[] } | undefined;

  readonly #copies: ActCopies;

  constructor(library: LibraryReader, copies: ActCopies) {
    this.#library = library;
    this.#copies = copies;
  }

  /** An act by its key: the official copy, else what the library has of its sections. */
  async act(key: string): Promise<HeldAct | undefined> {
    const copy = await this.#copies.get(key);
    return copy ? { ...heldOutline(outlineOf(copy)), copy } : this.#sectionsOf(key);
  }

  async #sectionsOf(key: string): Promise<HeldAct | undefined> {
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

  /** All acts: the same array until an act changes. */
  async acts(): Promise<readonly HeldAct[]> {
    const outlines = await this.#copies.outlines();
    const { acts, summaries } = await this.#library.stats();
    const mark = `${acts} ${summaries}`;
    const listed = this.#listed;
    if (listed?.outlines === outlines && listed.mark === mark) return listed.acts;
    const found = await this.#list(outlines);
    this.#listed = { outlines, mark, acts: found };
    return found;
  }

  async #list(outlines: readonly ActOutline[]): Promise<HeldAct[]> {
    const copies = new Map(outlines.map((one) => [one.key, heldOutline(one)]));
    const found: HeldAct[] = [];
    for (const { key } of ACTS) {
      const held = copies.get(key) ?? (await this.#sectionsOf(key));
      copies.delete(key);
      if (held) found.push(held);
    }
    const others = [...copies.values()].sort((a, b) => (a.act.name < b.act.name ? -1 : 1));
    return [...found, ...others];
  }
}

/** The page of a section: the key of its act and its number. */
export interface SectionAddress {
  act: string;
  number: string;
}

const addresses = new WeakMap<readonly HeldAct[], ReadonlyMap<string, SectionAddress>>();

/** Addresses by the id of a section's document, and by its key. Made once for a list of acts. */
function addressesOf(acts: readonly HeldAct[]): ReadonlyMap<string, SectionAddress> {
  const known = addresses.get(acts);
  if (known) return known;
  const made = new Map<string, SectionAddress>();
  for (const { act, sections } of acts)
    for (const { number, ids } of sections) {
      const address = { act: act.key, number };
      made.set(`${act.key}:${number.toLowerCase()}`, address);
      for (const id of ids) made.set(id, address);
    }
  addresses.set(acts, made);
  return made;
}

/** The page that shows the section of a document; undefined for a judgment, and for a section that no act of the library has. */
export async function sectionAddress(
  held: ActLibrary,
  { id, kind, section_law: [section] }: Pick<LibraryDocument, 'id' | 'kind' | 'section_law'>,
): Promise<SectionAddress | undefined> {
  if (kind !== 'act') return undefined;
  const known = addressesOf(await held.acts());
  return known.get(id) ?? (section?.key === undefined ? undefined : known.get(section.key));
}
