import type { Block, DraftDocument } from '../document/model.ts';
import { paragraphNumbers } from '../document/numbering.ts';
import { blockText, inlineText } from '../document/text.ts';

/** A block of a draft as suggestions name it. */
export interface NamedBlock {
  id: string;
  /** Its text, without the number that the document gives it. */
  text: string;
  /** The number that is printed before it. */
  printed?: string;
  /** Words in it that the document writes: references to paragraphs and annexures. */
  fixed: readonly string[];
  /** Lists, tables and quotations are read, but not changed by a suggestion. */
  changeable: boolean;
}

/** The blocks of a draft with their texts. The numbers of footnotes count from 1 in each block. */
export function namedBlocks({ content }: DraftDocument): NamedBlock[] {
  const numbers = paragraphNumbers(content);
  return content
    .filter(({ type }) => type !== 'pageBreak')
    .map((block: Block): NamedBlock => {
      const context = { numbers, footnotes: [] };
      const { id } = block.attrs;
      if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'numberedParagraph')
        return { id, text: blockText(block, context), fixed: [], changeable: false };
      const printed = numbers.get(id)?.printed;
      return {
        id,
        text: inlineText(block.content, context),
        fixed: block.content
          .filter(({ type: kind }) => kind === 'crossReference' || kind === 'annexureReference')
          .map((node) => inlineText([node], { numbers, footnotes: [] })),
        changeable: true,
        ...(printed === undefined ? {} : { printed }),
      };
    });
}
