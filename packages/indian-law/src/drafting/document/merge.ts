import type { Block, DraftDocument } from './model.ts';

type Blocks = ReadonlyMap<string, Block>;

const byId = ({ content }: DraftDocument): Blocks => new Map(content.map((block) => [block.attrs.id, block]));
const written = (block: Block | undefined): string => (block ? JSON.stringify(block) : '');
const idsIn = (blocks: Blocks, among: Blocks): string[] => [...blocks.keys()].filter((id) => among.has(id));
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** True where the blocks that two states share have the same order in both. */
const keepsOrder = (before: Blocks, after: Blocks): boolean =>
  isSame(idsIn(before, after), idsIn(after, before));

/** The block that both changes leave: undefined when one deleted it, null when both changed it in different ways. */
function mergedBlock(base: Block | undefined, mine: Block | undefined, theirs: Block | undefined) {
  const [was, own, other] = [written(base), written(mine), written(theirs)];
  if (own === was || own === other) return theirs;
  return other === was ? mine : null;
}

/** The order of `frame`, with each block that only `added` has behind the one that it follows there. */
function woven(frame: Blocks, added: Blocks, base: Blocks): string[] {
  const order = [...frame.keys()];
  let last: string | undefined;
  for (const id of added.keys()) {
    if (!frame.has(id) && !base.has(id))
      order.splice(last === undefined ? 0 : order.indexOf(last) + 1, 0, id);
    if (order.includes(id)) last = id;
  }
  return order;
}

/**
 * Merges two changes of one document, block by block. Returns undefined when both changed one block in different ways, one
 * deleted what the other changed, or both moved blocks: then a person must choose. All three are as `readDocument` gives
 * them, because blocks are compared as written.
 */
export function mergeDocuments(
  base: DraftDocument,
  mine: DraftDocument,
  theirs: DraftDocument,
): DraftDocument | undefined {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const mineMoved = !keepsOrder(was, own);
  if (mineMoved && !keepsOrder(was, other)) return undefined;
  const content: Block[] = [];
  const [frame, added] = mineMoved ? [own, other] : [other, own];
  // Blocks that one side deleted are looked at too: the other side may have changed them.
  const deleted = [...was.keys()].filter((id) => !own.has(id) || !other.has(id));
  for (const id of deleted)
    if (mergedBlock(was.get(id), own.get(id), other.get(id)) === null) return undefined;
  for (const id of woven(frame, added, was)) {
    const block = mergedBlock(was.get(id), own.get(id), other.get(id));
    if (block === null) return undefined;
    if (block) content.push(block);
  }
  return content.length > 0 ? { type: 'doc', content } : undefined;
}
