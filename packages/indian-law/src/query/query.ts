import { stopWords, termsOf } from '../text/words.ts';
import { type QueryFields, takeFields } from './query-references.ts';

/**
 * A query as a tree. A document matches a `bool` node when it matches every `must`, none of `not`, and, if there is
 * no `must`, at least one `should`. `should` beside `must` affects ranking only.
 */
export type QueryNode =
  | { kind: 'term'; term: string }
  /** Terms next to one another, in this order. */
  | { kind: 'phrase'; terms: string[] }
  | { kind: 'bool'; must: QueryNode[]; should: QueryNode[]; not: QueryNode[] };

export interface ParsedQuery {
  /** The query as typed, trimmed. */
  text: string;
  /** The text without its fields: the input for keyword and vector search. */
  words: string;
  /** `judge:`, `court:`, `act:`, citations, provisions with their counterparts in the new or the old code. */
  fields: QueryFields;
  /** Absent when the query has no word: everything matches. */
  root?: QueryNode;
  /**
   * True where quotation marks, AND, OR, NOT or `act:` say what a document must contain. Otherwise the words rank, and
   * a document that is only near in meaning is a result too.
   */
  binds: boolean;
  /** True where a document must refer to the provisions and citations: the query has no other words, or operators. */
  referencesBind: boolean;
}

type Piece =
  | { kind: 'word' | 'phrase'; text: string }
  | { kind: 'and' | 'or' | 'not' | 'open' | 'close'; text?: undefined };

const SIGNS: ReadonlyMap<string, Piece> = new Map([
  ['(', { kind: 'open' }],
  [')', { kind: 'close' }],
  ['AND', { kind: 'and' }],
  ['OR', { kind: 'or' }],
  ['NOT', { kind: 'not' }],
]);
const piecePattern = /["“”]([^"“”]*)(?:["“”]|$)|[()]|[^\s()"“”]+/gu;
/** Further words are ignored: a query is a question, not a document (`similar` accepts documents). */
export const queryLimits = { words: 200, depth: 20 } as const;

function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const match of text.matchAll(piecePattern)) {
    const raw = match[0];
    if (found.length >= queryLimits.words) break;
    if (match[1] !== undefined) found.push({ kind: 'phrase', text: match[1] });
    else found.push(SIGNS.get(raw) ?? { kind: 'word', text: raw });
  }
  return found;
}

function leaf(text: string): QueryNode | undefined {
  const terms = termsOf(text).slice(0, queryLimits.words);
  const [first] = terms;
  if (first === undefined) return undefined;
  return terms.length === 1 ? { kind: 'term', term: first } : { kind: 'phrase', terms };
}

/** Joins nodes with AND or OR; a single node is returned unchanged. */
function join(nodes: QueryNode[], how: 'must' | 'should'): QueryNode | undefined {
  if (nodes.length < 2) return nodes[0];
  return { kind: 'bool', must: [], should: [], not: [], [how]: nodes };
}

/** Adjacent words: phrases and groups are required; plain words rank, and match by any of them when they are alone. */
function besides(must: QueryNode[], words: QueryNode[], not: QueryNode[]): QueryNode | undefined {
  const meaningful = words.filter((node) => node.kind !== 'term' || !stopWords.has(node.term));
  const should = meaningful.length > 0 || must.length > 0 ? meaningful : words;
  if (not.length === 0 && must.length === 0) return join(should, 'should');
  if (not.length === 0 && should.length === 0) return join(must, 'must');
  return { kind: 'bool', must, should, not };
}

const ENDS_SIDE: ReadonlySet<Piece['kind']> = new Set(['and', 'or', 'close']);

/** Parses by precedence: OR binds loosest, then AND, then adjacent words, then NOT. */
class Reader {
  #at = 0;
  #depth = 0;
  readonly #pieces: readonly Piece[];

  constructor(list: readonly Piece[]) {
    this.#pieces = list;
  }

  get #next(): Piece | undefined {
    return this.#pieces[this.#at];
  }

  all(): QueryNode | undefined {
    const nodes: QueryNode[] = [];
    while (this.#next) {
      const node = this.#either();
      if (node) nodes.push(node);
      if (this.#next?.kind === 'close') this.#at += 1;
    }
    return join(nodes, 'should');
  }

  #either(): QueryNode | undefined {
    return this.#list('or', () => this.#list('and', () => this.#side(), 'must'), 'should');
  }

  #list(sign: 'and' | 'or', read: () => QueryNode | undefined, how: 'must' | 'should') {
    const nodes: QueryNode[] = [];
    for (;;) {
      const node = read();
      if (node) nodes.push(node);
      if (this.#next?.kind !== sign) return join(nodes, how);
      this.#at += 1;
    }
  }

  #side(): QueryNode | undefined {
    const must: QueryNode[] = [];
    const words: QueryNode[] = [];
    const not: QueryNode[] = [];
    let negative = this.#negation();
    for (let piece = this.#next; piece && !ENDS_SIDE.has(piece.kind); piece = this.#next) {
      this.#at += 1;
      const node = piece.text === undefined ? this.#group() : leaf(piece.text);
      const required = piece.kind === 'word' ? words : must;
      if (node) (negative ? not : required).push(node);
      negative = this.#negation();
    }
    return besides(must, words, not);
  }

  /** Skips every NOT; true when their number is odd. */
  #negation(): boolean {
    let negative = false;
    for (; this.#next?.kind === 'not'; this.#at += 1) negative = !negative;
    return negative;
  }

  #group(): QueryNode | undefined {
    this.#depth += 1;
    const node = this.#depth <= queryLimits.depth ? this.#either() : undefined;
    this.#depth -= 1;
    if (this.#next?.kind === 'close') this.#at += 1;
    return node;
  }
}

/** An operator beside more words than these, and its references, is in a sentence. */
const mostWordsBesides = 5;

const OPERATORS: ReadonlySet<Piece['kind']> = new Set(['phrase', 'and', 'or', 'not']);

/** A phrase without a word binds nothing. */
const isOperator = ({ kind, text }: Piece) =>
  OPERATORS.has(kind) && (text === undefined || leaf(text) !== undefined);

const JOINS: ReadonlySet<Piece['kind']> = new Set(['and', 'or', 'not']);
const BRACKETS: ReadonlySet<Piece['kind']> = new Set(['open', 'close']);

/** Brackets group what operators join; in a sentence without one they mean nothing: 'clause 3(6) (as it was)'. */
const withoutPlainBrackets = (read: readonly Piece[]): readonly Piece[] =>
  read.some(({ kind }) => JOINS.has(kind)) ? read : read.filter(({ kind }) => !BRACKETS.has(kind));

/** Any of the printed forms of an act. */
function actNode(forms: readonly string[]): QueryNode | undefined {
  const leaves = forms.flatMap((form) => leaf(form) ?? []);
  const unlike = [...new Map(leaves.map((node) => [JSON.stringify(node), node])).values()];
  return join(unlike, 'should');
}

/**
 * Parses a query as typed: words, `"exact phrase"`, AND OR NOT, brackets, `judge:` `court:` `act:`, provisions and
 * citations. Never throws: signs without a meaning are skipped.
 */
export function parseQuery(text: string): ParsedQuery {
  const trimmed = text.trim();
  const { words, fields } = takeFields(trimmed);
  const acts = fields.acts.flatMap((forms) => actNode(forms) ?? []);
  const read = withoutPlainBrackets(pieces(words));
  const typed = new Reader(read).all();
  const root = acts.length > 0 ? join([...(typed ? [typed] : []), ...acts], 'must') : typed;
  const binds = acts.length > 0 || read.some(isOperator);
  // Beside other words a reference is a part of a sentence, unless operators say what must be there.
  const referencesBind =
    fields.provisions.length + fields.citations.length > 0 &&
    fields.besides <= (binds ? mostWordsBesides : 0) &&
    !read.some(({ kind }) => kind === 'or');
  return { text: trimmed, words, fields, binds, referencesBind, ...(root ? { root } : {}) };
}

/** The nodes that a document must not match, from every part of the query. */
export function excludedNodes(node: QueryNode): QueryNode[] {
  if (node.kind !== 'bool') return [];
  return [...node.not, ...[...node.must, ...node.should].flatMap(excludedNodes)];
}

/** The terms and phrases of a query, without those it excludes. */
export function queryLeaves(query: Pick<ParsedQuery, 'root'>): (QueryNode & { kind: 'term' | 'phrase' })[] {
  const leaves: (QueryNode & { kind: 'term' | 'phrase' })[] = [];
  const walk = (node: QueryNode) => {
    if (node.kind !== 'bool') leaves.push(node);
    else for (const child of [...node.must, ...node.should]) walk(child);
  };
  if (query.root) walk(query.root);
  return leaves;
}
