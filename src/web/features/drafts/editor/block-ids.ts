import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { changedRange, perNode } from './per-block.ts';

const newId = () => crypto.randomUUID().slice(-12);
const hasId = ({ type }: Node) => type.spec.attrs !== undefined && 'id' in type.spec.attrs;

/** The ids of a block and of the blocks in it. */
const idsOf = perNode((block): unknown[] => {
  const inside: unknown[] = block.isTextblock ? [] : block.children.flatMap(idsOf);
  return hasId(block) ? [block.attrs.id, ...inside] : inside;
});

/** True when a change leaves the blocks and their ids as they were, as typing in a block does. */
function keepsIds(before: Node, after: Node): boolean {
  const { start, ends } = changedRange(before, after);
  const [was, is] = [before, after].map((doc, at) => doc.children.slice(start, ends[at]).flatMap(idsOf));
  return (
    was?.length === is?.length && is?.every((id, at) => typeof id === 'string' && id === was?.[at]) === true
  );
}

/** Gives each block without an id, and each copy of a block, an id of its own. */
export const blockIds = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, before, { doc, tr }) {
      if (!transactions.some(({ docChanged }) => docChanged) || keepsIds(before.doc, doc)) return null;
      const known = new Set<unknown>();
      doc.descendants((node, at) => {
        if (!hasId(node)) return !node.isTextblock;
        const { id } = node.attrs;
        if (typeof id === 'string' && !known.has(id)) known.add(id);
        else tr.setNodeAttribute(at, 'id', newId());
        return !node.isTextblock;
      });
      return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
    },
  });

export const BlockIds = Extension.create({
  name: 'blockIds',
  addProseMirrorPlugins: () => [blockIds()],
});
