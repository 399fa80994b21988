import { inUnicode } from './word/legacy-text.ts';
import { numberOf } from './word/paragraph-number.ts';
import { readWord, type WordDocument } from './word/read-word.ts';
import type { Loss, Scanned, ScannedInline, ScannedParagraph } from './word/scanned.ts';

export interface WordText {
  text: string;
  /** Kinds of content that the text does not have. */
  losses: Loss[];
}

const END = '\n\n';

function inlineText(inline: ScannedInline): string {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'reference') return inline.shown;
  return inline.type === 'note' ? '' : '\n';
}

const textOf = ({ content }: ScannedParagraph) => inUnicode(content).map(inlineText).join('');

/** The paragraphs of some blocks, each with the number that Word prints before it. */
function linesOf(blocks: readonly Scanned[], word: WordDocument): string[] {
  const ofParagraph = (paragraph: ScannedParagraph) => {
    const { printed, bullet } = numberOf(word, paragraph);
    const text = textOf(paragraph);
    return printed === '' || bullet || text.trim() === '' ? text : `${printed} ${text}`;
  };
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [ofParagraph(block)];
    if (block.type === 'pageBreak') return [];
    return block.rows.flatMap(({ cells }) => cells.flatMap(({ paragraphs }) => paragraphs.map(ofParagraph)));
  });
}

/**
 * The text of a Word document (.docx), with an empty line after each paragraph: its body with the numbers and text boxes as
 * printed, then its notes, headers and footers, each once. Linear time, even if its XML is malformed. Call it only in a
 * sandboxed child. Errors: `UnreadableFileError`.
 */
export function docxText(archive: Buffer): WordText {
  const word = readWord(archive);
  const notes = [...word.notes.footnotes.values(), ...word.notes.endnotes.values()];
  const lines = [
    ...linesOf(word.blocks, word),
    ...notes.map((paragraphs) => paragraphs.map(textOf).join('\n')),
    ...word.margins.flatMap((blocks) => linesOf(blocks, word)),
  ];
  const losses = [...word.losses];
  return { text: lines.map((line) => `${line}${END}`).join(''), losses };
}
