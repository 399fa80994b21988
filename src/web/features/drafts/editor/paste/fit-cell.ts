import { Fragment, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';

const CELLS = new Set(['tableCell', 'tableHeader']);
const LISTS = new Set(['bulletList', 'orderedList']);

function isInCell($at: ResolvedPos): boolean {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (CELLS.has($at.node(depth).type.name)) return true;
  return false;
}

/** A block as the paragraphs and lists that a cell holds. */
function partsOf(node: Node, schema: Schema): Node[] {
  if (LISTS.has(node.type.name)) return [node];
  if (node.isTextblock) return [schema.nodes.paragraph?.create(null, node.content) ?? node];
  return node.content.content.flatMap((child) => partsOf(child, schema));
}

/**
 * Turns what is pasted into a cell into paragraphs and lists: a heading or a quotation would tear the table. A table alone goes into
 * its cells, and words without a block go into the paragraph, as they are.
 */
export function fitCell(slice: Slice, $at: ResolvedPos): Slice {
  const blocks = slice.content.content;
  const fits = blocks.every(
    ({ isInline, type }) => isInline || type.name === 'paragraph' || type.name.startsWith('table'),
  );
  if (fits || !isInCell($at)) return slice;
  const parts = blocks.flatMap((block) => partsOf(block, $at.doc.type.schema));
  const open = (part: Node | undefined) => (part?.isTextblock === true ? 1 : 0);
  return new Slice(Fragment.from(parts), open(parts[0]), open(parts.at(-1)));
}
