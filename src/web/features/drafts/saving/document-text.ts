import type { JSONContent } from '@tiptap/core';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { perNode } from '../editor/per-block.ts';

const textOfBlock = perNode((block: object): string => JSON.stringify(block));

/** A document as JSON. It and blocks that an earlier document had are not written again. */
export const documentText = perNode((document: { type?: unknown; content?: unknown }): string => {
  const { content, ...rest } = document;
  const blocks = Array.isArray(content) ? content.map(textOfBlock) : [];
  return `${JSON.stringify(rest).slice(0, -1)},"content":[${blocks.join(',')}]}`;
});

/** The plain text of a document of the editor, as the server writes it. */
export function textOfWritten(document: unknown): string {
  const read = readDocument(document, () => crypto.randomUUID().slice(-12));
  return 'document' in read ? textOfDocument(read.document) : '';
}

/** True when a document has anything but empty paragraphs. */
export const hasText = perNode((document: object): boolean => {
  const { content } = document as JSONContent;
  return content?.some((block) => textOfWritten({ type: 'doc', content: [block] }).trim() !== '') ?? false;
});
