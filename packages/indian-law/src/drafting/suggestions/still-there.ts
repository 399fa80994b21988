import { collapseWhitespace } from '../../text/text.ts';
import type { DraftDocument } from '../document/model.ts';
import { namedBlocks } from './draft-blocks.ts';

/** A change of a draft that was accepted, or an answer that was sent to it. */
export interface AcceptedChange {
  kind: 'replace' | 'insert_after' | 'sent_answer';
  /** The id of the block; empty for an answer. */
  block: string;
  before: string;
  after: string;
}

/**
 * True for each change whose words the draft has as they were accepted: in the block that it changed, or as whole new
 * paragraphs. O(text of the blocks × changes of one block).
 */
export function stillThere(document: DraftDocument, changes: readonly AcceptedChange[]): boolean[] {
  const blocks = namedBlocks(document).map(({ id, text }) => ({ id, text: collapseWhitespace(text) }));
  const texts = new Map(blocks.map(({ id, text }) => [id, text]));
  const whole = new Set(texts.values());
  return changes.map(({ kind, block, before, after }) => {
    if (kind !== 'replace')
      return after
        .split(/\n{2,}/u)
        .map(collapseWhitespace)
        .every((part) => part === '' || whole.has(part));
    const text = texts.get(block) ?? '';
    const [words, removed] = [collapseWhitespace(after), collapseWhitespace(before)];
    return words === '' ? !text.includes(removed) : text.includes(words);
  });
}
