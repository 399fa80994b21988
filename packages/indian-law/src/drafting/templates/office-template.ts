import { bracketsOf } from '../check/blanks.ts';
import type { DraftDocument } from '../document/model.ts';
import type { Fact, Facts } from './facts.ts';
import type { AskedFact } from './read-template.ts';
import { SHARED_FACTS } from './shared-facts.ts';
import { printedFact, withBreaks } from './write-template.ts';

/** Blanks of one template. */
export const MOST_BLANKS = 100;

/** A node of a document, of any type. */
interface Node {
  type: string;
  attrs?: Readonly<Record<string, unknown>>;
  content?: readonly Node[];
  text?: string;
}
type Change = (content: readonly Node[]) => readonly Node[];

/** Nodes that hold nothing but words. */
const WORDS_ONLY = new Set(['codeBlock', 'footnote']);

/** A node with other content; the nodes inside come first. */
function changed(node: Node, change: Change): Node {
  if (!node.content || WORDS_ONLY.has(node.type)) return node;
  return { ...node, content: change(node.content.map((child) => changed(child, change))) };
}

const changedDocument = (document: DraftDocument, change: Change): DraftDocument =>
  changed(document as unknown as Node, change) as unknown as DraftDocument;

/** Text nodes that follow each other, with the names in brackets as blanks; a bracket can reach over several of them. */
function withBlanks(nodes: readonly Node[]): Node[] {
  const text = nodes.map((node) => node.text ?? '').join('');
  const brackets = bracketsOf(text).filter(({ words }) => /\p{L}/u.test(words));
  const pieces: Node[] = [];
  let next = 0;
  let start = 0;
  for (const node of nodes) {
    const end = start + (node.text ?? '').length;
    let from = start;
    const keepTo = (to: number) => {
      if (to > from) pieces.push({ ...node, text: text.slice(from, to) });
    };
    for (let found = brackets[next]; found && found.start < end; found = brackets[next]) {
      if (found.start >= start) {
        keepTo(found.start);
        pieces.push({ type: 'blank', attrs: { name: found.words.trim() } });
      }
      from = Math.min(found.end, end);
      if (found.end > end) break;
      next += 1;
    }
    keepTo(end);
    start = end;
  }
  return pieces;
}

/** The content of a line with its names in brackets as blanks. */
function lineWithBlanks(content: readonly Node[]): Node[] {
  const line: Node[] = [];
  for (let at = 0; at < content.length; ) {
    let end = at;
    while (content[end]?.type === 'text') end += 1;
    line.push(...withBlanks(content.slice(at, end)), ...content.slice(end, end + 1));
    at = end + 1;
  }
  return line;
}

/**
 * A template of an office from one of its drafts: names in brackets become blanks, as Word documents have them, and an
 * annexure keeps its mark but not the file of the case. With the names of the blanks, each once, in their order.
 */
export function officeTemplateOf(document: DraftDocument): { document: DraftDocument; blanks: string[] } {
  const names = new Set<string>();
  const made = changedDocument(document, (content) => {
    const line = lineWithBlanks(content);
    for (const { type, attrs } of line) if (type === 'blank') names.add(String(attrs?.name));
    return line.map((node) =>
      node.type === 'annexureReference' ? { ...node, attrs: { mark: node.attrs?.mark } } : node,
    );
  });
  return { document: made, blanks: [...names] };
}

const EMPTY_WORDS = new Set(['the', 'of', 'name', 's', 'a', 'an']);
const SAME_WORDS: Readonly<Record<string, string>> = { no: 'number', mobile: 'phone' };

/** The words by which two names of a blank are the same: *Name of the client*, *Client's name*, *client*. */
function keyOf(name: string): string {
  const all = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  const words = (all ?? []).filter((word) => !EMPTY_WORDS.has(word)).map((word) => SAME_WORDS[word] ?? word);
  return [...new Set(words)].sort().join(' ');
}

type Known = Fact & { name: string; type: AskedFact['type'] };

/** Facts that a blank can name: by the labels that our templates have, and by the short names of what a case knows. */
const KNOWN: ReadonlyMap<string, Known> = (() => {
  const known = new Map<string, Known>();
  const add = (words: string, fact: Known) => {
    const key = keyOf(words);
    if (key !== '' && !known.has(key)) known.set(key, fact);
  };
  const facts = Object.entries(SHARED_FACTS).flatMap(([name, { type, ...fact }]) =>
    type === 'computed' ? [] : [{ ...fact, name, type }],
  );
  for (const fact of facts) for (const label of fact.label) add(label, fact);
  // An address without an owner can be that of anybody.
  for (const fact of facts)
    if (fact.from !== undefined && fact.name !== 'address')
      add(
        fact.name.replace(/\p{Lu}/gu, (letter) => ` ${letter}`),
        fact,
      );
  for (const what of ['phone', 'email'] as const)
    add(`client ${what}`, {
      ...{ name: `client ${what}`, label: [what, what, what], type: 'line', from: `client.${what}` },
    });
  return known;
})();

/**
 * The facts that the blanks of a template ask for. One that our templates know has its name, type and source, so that its
 * value is shared with theirs; every other is a line of words under the name of its blank.
 */
export function askedOfBlanks(blanks: readonly string[]): AskedFact[] {
  const taken = new Set<string>();
  return blanks.map((blank) => {
    const label = [blank, blank, blank] as const;
    const known = KNOWN.get(keyOf(blank));
    const name = known && !taken.has(known.name) ? known.name : blank;
    taken.add(name);
    return known ? { ...known, name, label } : { name, label, type: 'line' as const };
  });
}

/** The draft that a template becomes with these facts, which `readAsked` read; what is not given stays a blank. */
export function filledTemplate(
  document: DraftDocument,
  blanks: readonly string[],
  facts: Facts,
): DraftDocument {
  const values = new Map(
    askedOfBlanks(blanks).flatMap(({ name, label: [blank], type }) =>
      Object.hasOwn(facts, name) ? [[blank, printedFact(type, facts[name] ?? '')] as const] : [],
    ),
  );
  return changedDocument(document, (content) =>
    content.flatMap((node): readonly Node[] => {
      const value = node.type === 'blank' ? values.get(String(node.attrs?.name)) : undefined;
      return value === undefined ? [node] : withBreaks(value);
    }),
  );
}
