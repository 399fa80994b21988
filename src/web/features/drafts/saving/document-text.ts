import type { JSONContent } from '@tiptap/core';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';

/** The texts of documents and of blocks, which nobody changes. */
const texts = new WeakMap<object, string>();

function written(value: object, write: () => string): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = write();
  texts.set(value, text);
  return text;
}

const textOfBlock = (block: object): string => written(block, () => JSON.stringify(block));

/** A document as JSON. It and blocks that an earlier document had are not written again. */
export const documentText = (document: { type?: unknown; content?: unknown }): string =>
  written(document, () => {
    const { content, ...rest } = document;
    const blocks = Array.isArray(content) ? content.map(textOfBlock) : [];
    return `${JSON.stringify(rest).slice(0, -1)},"content":[${blocks.join(',')}]}`;
  });

/** The plain text of a document of the editor, as the server writes it. */
export function textOfWritten(document: unknown): string {
  const read = readDocument(document, () => crypto.randomUUID().slice(-12));
  return 'document' in read ? textOfDocument(read.document) : '';
}

/** Whether a document has anything but empty paragraphs. */
export function hasText(document: object): boolean {
  const { content } = document as JSONContent;
  return content?.some((block) => textOfWritten({ type: 'doc', content: [block] }).trim() !== '') ?? false;
}
