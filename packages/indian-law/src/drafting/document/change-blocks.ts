import type { Block } from './model.ts';

/** A change of a document: blocks that take the place of others, which their ids name. */
export interface BlockChange {
  /** The id of the block before them; null at the beginning. */
  after: string | null;
  /** The ids of the blocks that go, next to each other. */
  removes: readonly string[];
  blocks: readonly Block[];
}

/**
 * The one change from blocks to others; blocks that stayed are the same objects in both. Undefined when a block that it
 * would have to name has no id. Linear time, without a look into the blocks.
 */
export function changeBetween(before: readonly Block[], after: readonly Block[]): BlockChange | undefined {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // The editor may hold blocks that have no id yet.
  const idOf = ({ attrs }: Block): unknown => attrs?.id;
  const removes = before.slice(start, before.length - end).map(idOf);
  const behind = start === 0 ? null : idOf(before[start - 1] as Block);
  const named = removes.every((id) => typeof id === 'string');
  if (!named || (behind !== null && typeof behind !== 'string')) return undefined;
  return { after: behind, removes, blocks: after.slice(start, after.length - end) };
}

/** The blocks after a change; undefined when they have not what it names, next to each other. */
export function changedBlocks(
  before: readonly Block[],
  { after, removes, blocks }: BlockChange,
): Block[] | undefined {
  const idAt = (at: number) => before[at]?.attrs.id;
  const start = after === null ? 0 : before.findIndex(({ attrs }) => attrs.id === after) + 1;
  const isThere = (after === null || start > 0) && removes.every((id, at) => idAt(start + at) === id);
  return isThere
    ? [...before.slice(0, start), ...blocks, ...before.slice(start + removes.length)]
    : undefined;
}
