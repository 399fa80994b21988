import type { Block, DraftDocument, Inline } from './model.ts';
import { BLOCK_GAP } from './text.ts';

/** A number of up to three figures before a paragraph. */
const NUMBER = /^(\d{1,3})\. (?=\S)/u;

/** Lines of one paragraph. */
function inlineOf(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]);
}

/**
 * A document from plain text: a paragraph for each part between empty lines. Paragraphs that are numbered in order become
 * numbered paragraphs. `textOfDocument` gives the same text again, with `\n` as the end of a line.
 */
export function documentOfText(text: string, newId: () => string): DraftDocument {
  let counted = 0;
  const content = text
    .replace(/\r\n?/gu, '\n')
    .split(BLOCK_GAP)
    .map((part): Block => {
      const number = Number(NUMBER.exec(part)?.[1]);
      const restart = number === 1 && counted > 0;
      if (!restart && number !== counted + 1)
        return { type: 'paragraph', attrs: { id: newId() }, content: inlineOf(part) };
      counted = number;
      return {
        type: 'numberedParagraph',
        attrs: { id: newId(), level: 1, ...(restart ? { restart } : {}) },
        content: inlineOf(part.replace(NUMBER, '')),
      };
    });
  return { type: 'doc', content };
}
