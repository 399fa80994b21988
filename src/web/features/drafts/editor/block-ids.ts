import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

const newId = () => crypto.randomUUID().slice(-12);

/** Gives each block without an id, and each copy of a block, an id of its own. */
export const BlockIds = Extension.create({
  name: 'blockIds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, _, { doc, tr }) {
        if (!transactions.some(({ docChanged }) => docChanged)) return null;
        const known = new Set<unknown>();
        doc.descendants((node, at) => {
          if (!node.type.spec.attrs || !('id' in node.type.spec.attrs)) return !node.isTextblock;
          const { id } = node.attrs;
          if (typeof id === 'string' && !known.has(id)) known.add(id);
          else tr.setNodeAttribute(at, 'id', newId());
          return !node.isTextblock;
        });
        return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
      },
    }),
  ],
});
