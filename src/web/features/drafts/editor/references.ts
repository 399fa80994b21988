import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Block } from '#law/drafting/document/model.ts';
import { paragraphNumbers } from '#law/drafting/document/numbering.ts';
import { referenceText } from '#law/drafting/document/text.ts';
import { perNode } from './per-block.ts';

/** The numbers of the numbered paragraphs, by the ids of the blocks. */
export function numbersOf(doc: Node): ReturnType<typeof paragraphNumbers> {
  const blocks: Block[] = [];
  doc.forEach(({ type, attrs }) => {
    if (type.name === 'numberedParagraph')
      blocks.push({ type: 'numberedParagraph', attrs: attrs as never, content: [] });
  });
  return paragraphNumbers(blocks);
}

/** The places of the references in a block, from its beginning. */
const referencesIn = perNode((block): number[] => {
  const found: number[] = [];
  block.descendants((node, at) => {
    if (node.type.name === 'crossReference') found.push(at + 1);
  });
  return found;
});

function shown(doc: Node): DecorationSet {
  const found: number[] = [];
  doc.forEach((block, at) => {
    for (const inside of referencesIn(block)) found.push(at + inside);
  });
  if (found.length === 0) return DecorationSet.empty;
  const numbers = numbersOf(doc);
  const decorations = found.map((at) => {
    const target = String(doc.nodeAt(at)?.attrs.target);
    return Decoration.node(at, at + 1, {
      'data-reference': referenceText(target, numbers),
      ...(numbers.has(target) ? {} : { 'data-broken': '' }),
    });
  });
  return DecorationSet.create(doc, decorations);
}

const key = new PluginKey<DecorationSet>('references');

/** Shows the number of the paragraph that a reference names, which follows when paragraphs move. */
export const references = (): Plugin<DecorationSet> =>
  new Plugin({
    key,
    state: {
      init: (_, { doc }) => shown(doc),
      apply: (tr, before) => (tr.docChanged ? shown(tr.doc) : before),
    },
    props: { decorations: (state) => key.getState(state) },
  });

export const References = Extension.create({
  name: 'references',
  addProseMirrorPlugins: () => [references()],
});
