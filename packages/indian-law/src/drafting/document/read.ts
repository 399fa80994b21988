import { ALIGNMENTS, type Block, type DraftDocument, MARKS } from './model.ts';

/** Limits of one document: more than 500 pages of text. */
export const DRAFT_LIMITS = {
  /** Nodes inside nodes. */
  depth: 24,
  nodes: 60_000,
  /** Paragraphs, headings, lists and tables at the top: more than 1,000 pages have. */
  blocks: 10_000,
  /** UTF-16 units of all texts together. */
  characters: 1_200_000,
  /** Characters of an id, of the name of a blank, of the mark of an annexure. */
  name: 200,
  /** The number of a paragraph. */
  number: 9999,
} as const;

/** The reason why a value is not a document. `what` names the node or the attribute. */
export interface DocumentProblem {
  reason:
    | 'not_a_document'
    | 'unknown_node'
    | 'misplaced_node'
    | 'invalid_attribute'
    | 'too_deep'
    | 'too_long'
    | 'too_many_blocks';
  what: string;
}

class InvalidDocument extends Error {
  readonly problem: DocumentProblem;
  constructor(reason: DocumentProblem['reason'], what = '') {
    super(reason);
    this.problem = { reason, what: what.slice(0, 60) };
  }
}

type Value = Record<string, unknown>;
type ReadAttribute = (value: unknown, name: string) => unknown;

interface NodeRule {
  /** The nodes that it may hold; absent for a node without content. */
  holds?: ReadonlySet<string>;
  /** It has an id. */
  block?: true;
  attributes?: Readonly<Record<string, ReadAttribute>>;
}

/** Control characters except tabs and line ends, and lone surrogates: the database stores neither. */
const UNSTORABLE = /(?![\t\n])\p{Cc}|\p{Cs}/u;
const ID = /^[\w-]{1,64}$/u;

const oneOf =
  (allowed: readonly unknown[]): ReadAttribute =>
  (value, name) => {
    if (!allowed.includes(value)) throw new InvalidDocument('invalid_attribute', name);
    return value;
  };
const shortText: ReadAttribute = (value, name) => {
  const valid = typeof value === 'string' && value.trim() !== '' && value.length <= DRAFT_LIMITS.name;
  if (!valid || UNSTORABLE.test(value)) throw new InvalidDocument('invalid_attribute', name);
  return value;
};
/** An attribute that may be absent, or null as the editor writes it. */
const optional =
  (read: ReadAttribute): ReadAttribute =>
  (value, name) =>
    value === undefined || value === null ? undefined : read(value, name);

const align = optional(oneOf(ALIGNMENTS));
const level = oneOf([1, 2, 3]);
const listNumber: ReadAttribute = (value, name) => {
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > DRAFT_LIMITS.number)
    throw new InvalidDocument('invalid_attribute', name);
  return value;
};
const INLINE = new Set(['text', 'hardBreak', 'blank', 'crossReference', 'annexureReference', 'footnote']);
const BLOCKS = new Set([
  'paragraph',
  'heading',
  'numberedParagraph',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'table',
  'pageBreak',
]);
const PARTS = new Set(['paragraph', 'bulletList', 'orderedList']);
const TEXT = new Set(['text']);

const RULES: Readonly<Record<string, NodeRule>> = {
  doc: { holds: BLOCKS },
  paragraph: { holds: INLINE, block: true, attributes: { align } },
  heading: { holds: INLINE, block: true, attributes: { level, align } },
  numberedParagraph: {
    holds: INLINE,
    block: true,
    attributes: { level, align, restart: optional(oneOf([true, false])), start: optional(listNumber) },
  },
  bulletList: { holds: new Set(['listItem']), block: true },
  orderedList: { holds: new Set(['listItem']), block: true },
  listItem: { holds: PARTS },
  blockquote: { holds: new Set(['paragraph']), block: true },
  codeBlock: { holds: TEXT, block: true },
  table: { holds: new Set(['tableRow']), block: true },
  tableRow: { holds: new Set(['tableCell', 'tableHeader']) },
  tableCell: { holds: PARTS },
  tableHeader: { holds: PARTS },
  pageBreak: { block: true },
  hardBreak: {},
  blank: { attributes: { name: shortText } },
  crossReference: { attributes: { target: shortText } },
  annexureReference: { attributes: { mark: shortText, file: optional(shortText) } },
  footnote: { holds: TEXT },
};

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One reading of one value: counts what the limits count, and gives ids to blocks without one of their own. */
class Reader {
  #nodes = 0;
  #characters = 0;
  readonly #ids = new Set<string>();
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  read(value: unknown, allowed: ReadonlySet<string>, depth: number): unknown {
    if (!isObject(value) || typeof value.type !== 'string')
      throw new InvalidDocument('not_a_document', 'type');
    const { type } = value;
    if (depth > DRAFT_LIMITS.depth) throw new InvalidDocument('too_deep', type);
    this.#nodes += 1;
    if (this.#nodes > DRAFT_LIMITS.nodes) throw new InvalidDocument('too_long', type);
    if (type !== 'text' && !Object.hasOwn(RULES, type)) throw new InvalidDocument('unknown_node', type);
    if (!allowed.has(type)) throw new InvalidDocument('misplaced_node', type);
    return type === 'text' ? this.#text(value) : this.#node(type, value, depth);
  }

  #text({ text, marks }: Value): unknown {
    if (typeof text !== 'string' || text === '' || UNSTORABLE.test(text))
      throw new InvalidDocument('invalid_attribute', 'text');
    this.#characters += text.length;
    if (this.#characters > DRAFT_LIMITS.characters) throw new InvalidDocument('too_long', 'text');
    const known = marksOf(marks);
    return { type: 'text', text, ...(known.length > 0 ? { marks: known } : {}) };
  }

  #node(type: string, value: Value, depth: number): unknown {
    const rule = RULES[type] ?? {};
    const attrs = this.#attributes(rule, isObject(value.attrs) ? value.attrs : {});
    const content = rule.holds ? this.#content(value.content, rule.holds, depth) : undefined;
    return { type, ...(attrs ? { attrs } : {}), ...(content ? { content } : {}) };
  }

  #content(content: unknown, holds: ReadonlySet<string>, depth: number): unknown[] {
    if (content === undefined || content === null) return [];
    if (!Array.isArray(content)) throw new InvalidDocument('not_a_document', 'content');
    if (depth === 0 && content.length > DRAFT_LIMITS.blocks) throw new InvalidDocument('too_many_blocks');
    return content.map((child) => this.read(child, holds, depth + 1));
  }

  #attributes({ block, attributes = {} }: NodeRule, given: Value): Value | undefined {
    if (!block && Object.keys(attributes).length === 0) return undefined;
    const read: Value = block ? { id: this.#id(given.id) } : {};
    for (const [name, readValue] of Object.entries(attributes)) {
      const value = readValue(given[name], name);
      if (value !== undefined) read[name] = value;
    }
    return read;
  }

  /** The id of a block; a block that was copied gets one of its own. */
  #id(given: unknown): string {
    const own = typeof given === 'string' && ID.test(given) && !this.#ids.has(given) ? given : this.#newId();
    this.#ids.add(own);
    return own;
  }
}

/** The marks that a draft can have, each once and in one order; marks of other editors are left out. */
function marksOf(marks: unknown): { type: string }[] {
  const given = new Set(
    Array.isArray(marks) ? marks.map((mark: unknown) => (isObject(mark) ? mark.type : undefined)) : [],
  );
  return MARKS.filter((mark) => given.has(mark)).map((type) => ({ type }));
}

const DOC = new Set(['doc']);
const GAP = /\r?\n\r?\n|\r\r/gu;

/** True when a text would have more blocks than a document may. */
export function hasTooManyBlocks(text: string): boolean {
  if (text.length <= DRAFT_LIMITS.blocks) return false;
  let gaps = 0;
  for (const _ of text.matchAll(GAP)) {
    gaps += 1;
    if (gaps >= DRAFT_LIMITS.blocks) return true;
  }
  return false;
}

/**
 * Reads a value as a document, within `DRAFT_LIMITS`. Attributes and marks that a draft does not have are left out; blocks
 * without an id, or with the id of a block before them, get one from `newId`. Linear time.
 */
export function readDocument(
  value: unknown,
  newId: () => string,
): { document: DraftDocument } | { problem: DocumentProblem } {
  try {
    const read = new Reader(newId).read(value, DOC, 0) as { content: Block[] };
    const content: Block[] =
      read.content.length > 0 ? read.content : [{ type: 'paragraph', attrs: { id: newId() }, content: [] }];
    return { document: { type: 'doc', content } };
  } catch (error) {
    if (error instanceof InvalidDocument) return { problem: error.problem };
    throw error;
  }
}
