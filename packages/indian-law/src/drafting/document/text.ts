import type { Block, DraftDocument, Inline, List, TableRow } from './model.ts';
import { type BlockNumber, paragraphNumbers } from './numbering.ts';

/** Between the blocks of a document in its text. */
export const BLOCK_GAP = '\n\n';

/** Context of an inline node's text: the numbers of paragraphs, and the footnotes so far. */
export interface TextContext {
  numbers: ReadonlyMap<string, BlockNumber>;
  /** The texts of the footnotes, in their order; a footnote adds its own. */
  footnotes: string[];
}

/** A blank as it is shown: [Name of the deponent]. */
export const blankText = (name: string): string => `[${name}]`;

/** A reference to another paragraph in words; a paragraph that is gone is shown as a blank. */
export function referenceText(target: string, numbers: TextContext['numbers']): string {
  const number = numbers.get(target);
  return number ? `paragraph ${number.reference}` : blankText('paragraph');
}

/** The text of inline nodes, in one string. */
export function inlineText(nodes: readonly Inline[], context: TextContext): string {
  return nodes.map((node) => textOfInline(node, context)).join('');
}

function textOfInline(node: Inline, context: TextContext): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return '\n';
    case 'blank':
      return blankText(node.attrs.name);
    case 'crossReference':
      return referenceText(node.attrs.target, context.numbers);
    case 'annexureReference':
      return `Annexure ${node.attrs.mark}`;
    case 'footnote':
      context.footnotes.push(node.content.map(({ text }) => text).join(''));
      return `[${context.footnotes.length}]`;
  }
}

function listText(list: List, context: TextContext, depth: number): string {
  const lines = list.content.flatMap(({ content }, at) => {
    const sign = list.type === 'orderedList' ? `${at + 1}.` : '•';
    return content.map((part, place) => {
      if (part.type !== 'paragraph') return listText(part, context, depth + 1);
      const text = inlineText(part.content, context);
      return `${'    '.repeat(depth)}${place === 0 ? `${sign} ` : '  '}${text}`;
    });
  });
  return lines.join('\n');
}

function rowText({ content }: TableRow, context: TextContext): string {
  const cells = content.map((cell) =>
    cell.content
      .map((part) =>
        part.type === 'paragraph' ? inlineText(part.content, context) : listText(part, context, 0),
      )
      .join(' ')
      .replaceAll('\n', ' '),
  );
  return cells.join('\t');
}

/** The text of one block, with the number that the document gives it. */
export function blockText(block: Block, context: TextContext): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content, context);
    case 'numberedParagraph': {
      const number = context.numbers.get(block.attrs.id)?.printed ?? '';
      return `${number} ${inlineText(block.content, context)}`;
    }
    case 'bulletList':
    case 'orderedList':
      return listText(block, context, 0);
    case 'blockquote':
      return block.content.map(({ content }) => inlineText(content, context)).join('\n');
    case 'codeBlock':
      return block.content.map(({ text }) => text).join('');
    case 'table':
      return block.content.map((row) => rowText(row, context)).join('\n');
    case 'pageBreak':
      return '';
  }
}

/** The plain text of a document: its blocks with an empty line between them, and its footnotes at the end. */
export function textOfDocument({ content }: DraftDocument): string {
  const context: TextContext = { numbers: paragraphNumbers(content), footnotes: [] };
  const blocks = content.filter(({ type }) => type !== 'pageBreak').map((block) => blockText(block, context));
  const notes = context.footnotes.map((note, at) => `[${at + 1}] ${note}`);
  return [...blocks, ...notes].join(BLOCK_GAP);
}
