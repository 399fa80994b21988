import type { Inline as DraftInline, Mark, Paragraph } from '#law/drafting/document/model.ts';
import type { MarkedAnswer } from '#shared/checks/sentence-notes.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { type Block, parseMarkdown } from './markdown/parse-blocks.ts';
import type { Inline } from './markdown/parse-inline.ts';
import { noteAt } from './markdown/plain-words.ts';
import { referenceOf } from './sources/reference.ts';

interface Sources {
  byNumber: ReadonlyMap<number, AnswerSource>;
  /** Notes on sentences: they go with them into the draft. */
  notes: MarkedAnswer['notes'];
}

const MARK_OF = { strong: 'bold', emphasis: 'italic', underline: 'underline' } as const;

/** Running text of a draft: the number of a source becomes a footnote with its citation. */
function draftInline(
  inline: readonly Inline[],
  sources: Sources,
  marks: readonly Mark[] = [],
): DraftInline[] {
  return inline.flatMap((piece): DraftInline[] => {
    if (piece.kind === 'source') {
      const source = sources.byNumber.get(piece.n);
      return source ? [{ type: 'footnote', content: [{ type: 'text', text: referenceOf(source) }] }] : [];
    }
    if (piece.kind === 'note') return textNode(noteAt(sources.notes, piece.at), ['bold']);
    if (piece.kind === 'text' || piece.kind === 'code') return textNode(piece.text, marks);
    return draftInline(piece.children, sources, [...new Set([...marks, MARK_OF[piece.kind]])]);
  });
}

const textNode = (text: string, marks: readonly Mark[]): DraftInline[] =>
  text === ''
    ? []
    : [{ type: 'text', text, ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}) }];

/** A sentence about the answer: it is no part of what a draft says. */
const isNote = (block: Block): boolean =>
  block.kind === 'paragraph' && block.children.every(({ kind }) => kind === 'emphasis');

/** The running texts of an answer, one for each paragraph; points of lists and rows of tables are paragraphs too. */
function textsOf(block: Block, sources: Sources): DraftInline[][] {
  switch (block.kind) {
    case 'heading':
      return [draftInline(block.children, sources, ['bold'])];
    case 'paragraph':
      return isNote(block) ? [] : [draftInline(block.children, sources)];
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap((one) => textsOf(one, sources)));
    case 'quote':
      return block.blocks.flatMap((one) => textsOf(one, sources));
    case 'code':
      return [textNode(block.text, [])];
    case 'table':
      return [block.head, ...block.rows].map(({ cells }, row) =>
        cells.flatMap(({ children }, at) => [
          ...(at === 0 ? [] : textNode('; ', [])),
          ...draftInline(children, sources, row === 0 ? ['bold'] : []),
        ]),
      );
    case 'rule':
      return [];
  }
}

/** An answer as paragraphs of a draft, its sources as footnotes. */
export function answerBlocks(
  { text, notes }: MarkedAnswer,
  given: readonly AnswerSource[],
  newId: () => string,
): Paragraph[] {
  const sources = { byNumber: new Map(given.map((source) => [source.n, source])), notes };
  return parseMarkdown(text)
    .flatMap((block) => textsOf(block, sources))
    .filter((content) => content.length > 0)
    .map((content) => ({ type: 'paragraph', attrs: { id: newId() }, content }));
}
