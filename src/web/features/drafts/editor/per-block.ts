import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/**
 * Remembers the result of `read` for each node of the editor or of its JSON, as long as the node is the same object: a
 * key makes one new block of a draft.
 */
export function perNode<T, N extends object = Node>(read: (node: N) => T): (node: N) => T {
  const known = new WeakMap<N, { found: T }>();
  return (node) => {
    const before = known.get(node);
    if (before) return before.found;
    const found = read(node);
    known.set(node, { found });
    return found;
  };
}

const jsonOfBlock = perNode((block) => block.toJSON() as JSONContent);

/** The JSON of a document. A block that stays the same gives the same object, which nobody may change. */
export const documentJson = perNode(
  (doc): JSONContent => ({ type: 'doc', content: doc.children.map(jsonOfBlock) }),
);

/** The top-level blocks that differ: from `start`, and up to `ends` in each of the two documents. */
export function changedRange(
  { children: before }: Node,
  { children: after }: Node,
): { start: number; ends: [number, number] } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, ends: [before.length - end, after.length - end] };
}
