import { type MarkedAnswer, printedNote } from '#shared/checks/sentence-notes.ts';
import { type Block, parseMarkdown } from './parse-blocks.ts';
import type { Inline } from './parse-inline.ts';

/** The line below the head of a table, bars, marks of underlining, headings and lists, rules and numbers of sources. */
const MARKS = /\|(?:\s?:?-+:?\s?\|)+|[_#>|]+|-{3,}|(?:^|\s)[-•](?=\s)|\[\d{1,3}\]/gu;

/** The words of a piece of an answer in one line, without the marks of its Markdown. O(n). */
export const plainWords = (text: string): string =>
  text.replaceAll(/[*`]+/gu, '').replaceAll(MARKS, ' ').replaceAll(/\s+/gu, ' ').trim();

type Notes = MarkedAnswer['notes'];

const wordsOf = (pieces: readonly Inline[], notes: Notes): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'source') return `[${piece.n}]`;
      if (piece.kind === 'note') return noteAt(notes, piece.at);
      return 'children' in piece ? wordsOf(piece.children, notes) : piece.text;
    })
    .join('');

/** The note of a sentence, as a text prints it; nothing when there is none. */
export const noteAt = (notes: Notes, at: number): string => {
  const note = notes[at];
  return note ? printedNote(note) : '';
};

function itemLines(blocks: readonly Block[], mark: string, notes: Notes): string[] {
  const [first = '', ...rest] = blocks.flatMap((block) => linesOf(block, notes));
  return [`${mark} ${first}`, ...rest.map((line) => `   ${line}`)];
}

function linesOf(block: Block, notes: Notes): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [wordsOf(block.children, notes)];
    case 'list':
      return block.items.flatMap(({ blocks }, at) =>
        itemLines(blocks, block.ordered ? `${block.start + at}.` : '•', notes),
      );
    case 'quote':
      return block.blocks.flatMap((one) => linesOf(one, notes));
    case 'code':
      return block.text.split('\n');
    case 'table':
      return [block.head, ...block.rows].map(({ cells }) =>
        cells.map(({ children }) => wordsOf(children, notes)).join('\t'),
      );
    case 'rule':
      return [];
  }
}

/**
 * An answer as text that a letter or a note can hold: its paragraphs, points and rows without the marks of Markdown, and
 * what was found about a sentence in brackets behind it.
 */
export const plainText = ({ text, notes }: MarkedAnswer): string =>
  parseMarkdown(text)
    .map((block) => linesOf(block, notes).join('\n'))
    .filter((lines) => lines !== '')
    .join('\n\n');
