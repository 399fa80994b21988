import type { JSONContent } from '@tiptap/core';
import { type BlockChange, changeBetween, changedBlocks } from '#law/drafting/document/change-blocks.ts';
import type { Block } from '#law/drafting/document/model.ts';
import { documentText } from './document-text.ts';

/** A document as this device keeps it: the change of another one, or its text. A build before kept the document itself. */
export type PersistedDocument = BlockChange | string | JSONContent;

/** Limit: changed blocks of a document that is kept as a change. */
const MOST_CHANGED = 60;

const blocksOf = (document: object) => (document as { content: readonly Block[] }).content;

/** The change from one document to another; undefined when it is large. Blocks that stayed are the same objects. */
export function smallChange(from: object, to: object): BlockChange | undefined {
  const change = changeBetween(blocksOf(from), blocksOf(to));
  return change && Math.max(change.blocks.length, change.removes.length) <= MOST_CHANGED ? change : undefined;
}

export const persistedDocument = (start: object, document: object): PersistedDocument =>
  smallChange(start, document) ?? documentText(document);

/** The document; `start` is the text of the one that it is a change of. Undefined without the blocks that it changes. */
export function readPersisted(kept: PersistedDocument, start: string | undefined): JSONContent | undefined {
  if (typeof kept === 'string') return JSON.parse(kept) as JSONContent;
  if (!('removes' in kept)) return kept as JSONContent;
  const content =
    start === undefined ? undefined : changedBlocks(blocksOf(JSON.parse(start)), kept as BlockChange);
  return content && { type: 'doc', content: content as unknown as JSONContent[] };
}
