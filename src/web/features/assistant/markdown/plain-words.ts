import { type Block, parseMarkdown } from './parse-blocks.ts';
import type { Inline } from './parse-inline.ts';

/** The line below the head of a table, bars, marks of underlining, headings and lists, rules and numbers of sources. */
const MARKS = /\|(?:\s?:?-+:?\s?\|)+|[_#>|]+|-{3,}|(?:^|\s)[-•](?=\s)|\[\d{1,3}\]/gu;

/** The words of a piece of an answer in one line, without the marks of its Markdown. O(n). */
export const plainWords = (text: string): string =>
  text.replaceAll(/[*`]+/gu, '').replaceAll(MARKS, ' ').replaceAll(/\s+/gu, ' ').trim();

const wordsOf = (pieces: readonly Inline[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'source') return `[${piece.n}]`;
      return 'children' in piece ? wordsOf(piece.children) : piece.text;
    })
    .join('');

function itemLines(blocks: readonly Block[], mark: string): string[] {
  const [first = '', ...rest] = blocks.flatMap(linesOf);
  return [`${mark} ${first}`, ...rest.map((line) => `   ${line}`)];
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [wordsOf(block.children)];
    case 'list':
      return block.items.flatMap(({ blocks }, at) =>
        itemLines(blocks, block.ordered ? `${block.start + at}.` : '•'),
      );
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'code':
      return block.text.split('\n');
    case 'table':
      return [block.head, ...block.rows].map(({ cells }) =>
        cells.map(({ children }) => wordsOf(children)).join('\t'),
      );
    case 'rule':
      return [];
  }
}

/** An answer as text that a letter or a note can hold: its paragraphs, points and rows without the marks of Markdown. */
export const plainText = (answer: string): string =>
  parseMarkdown(answer)
    .map((block) => linesOf(block).join('\n'))
    .filter((lines) => lines !== '')
    .join('\n\n');
