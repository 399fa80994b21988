import type { Editor } from '@tiptap/core';
import type { Mark, Node, Schema } from '@tiptap/pm/model';
import { compareTexts } from '#law/drafting/document/compare.ts';
import { placeOfWords } from '#law/drafting/suggestions/place-of-words.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { blockById, type FoundBlock, inlineTextOf, rangeOf, textOf } from './find-block.ts';

/** A blank in brackets, a line end, or the words between them. A number in brackets is the sign of a footnote. */
const PIECES = /\[(?!\d+\])([^\][\n]{1,200})\]|\n|(?:(?!\[(?!\d+\])[^\][\n]{1,200}\])[^\n])+/gu;

/** References and footnotes of a block, by their words: where the words are moved, the node is. */
function fixedNodes(doc: Node, block: Node): Map<string, Node> {
  const fixed = new Map<string, Node>();
  let notes = 0;
  block.forEach((child) => {
    if (child.type.name === 'footnote') fixed.set(`[${++notes}]`, child);
    else if (child.isAtom && !child.isText && child.type.name.endsWith('Reference'))
      fixed.set(inlineTextOf(doc, child.type.schema.node('paragraph', null, [child])), child);
  });
  return fixed;
}

/** The nodes of a text: its blanks are blanks of the draft, its references those that the block has. */
function nodesOf(
  schema: Schema,
  text: string,
  marks: readonly Mark[],
  fixed: ReadonlyMap<string, Node> = new Map(),
): Node[] {
  for (const [words, node] of fixed) {
    const at = text.indexOf(words);
    // *paragraph 1* is no part of *paragraph 12*.
    if (at < 0 || /^[\p{L}\p{N}]/u.test(text.slice(at + words.length))) continue;
    const rest = [text.slice(0, at), text.slice(at + words.length)] as const;
    const [before, behind] = rest.map((part) => nodesOf(schema, part, marks, fixed));
    return [...(before ?? []), node, ...(behind ?? [])];
  }
  return [...text.matchAll(PIECES)].flatMap(([piece, blank]): Node[] => {
    if (piece === '\n') return [schema.nodes.hardBreak?.create()].filter((node) => node !== undefined);
    if (blank === undefined) return [schema.text(piece, marks)];
    return blank.trim() === ''
      ? []
      : [schema.nodes.blank?.create({ name: blank })].filter((node) => node !== undefined);
  });
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Changes between two texts, word by word, from the end to the beginning. */
function editsOf(before: string, after: string, offset: number): Edit[] {
  const edits: Edit[] = [];
  let at = offset;
  for (const { kind, text } of compareTexts(before, after).flatMap(({ parts }) => parts)) {
    if (kind === 'same') at += text.length;
    else {
      const last = edits.at(-1);
      const edit = last?.end === at ? last : { start: at, end: at, text: '' };
      if (edit !== last) edits.push(edit);
      if (kind === 'added') edit.text += text;
      else {
        at += text.length;
        edit.end = at;
      }
    }
  }
  return edits.reverse();
}

type Range = Edit & { from: number; to: number };

/** The edits with their places in the document; undefined when one cuts a blank or a reference in two. */
function placed(editor: Editor, block: FoundBlock, edits: readonly Edit[]): Range[] | undefined {
  const ranges: Range[] = [];
  for (const edit of edits) {
    const range = rangeOf(editor, block, edit.start, edit.end);
    if (!range) return undefined;
    ranges.push({ ...edit, ...range });
  }
  return ranges;
}

function replaceWords(editor: Editor, block: FoundBlock, { before, after }: Suggestion): boolean {
  const start = placeOfWords(textOf(editor, block), before);
  if (start < 0) return false;
  const whole = [{ start, end: start + before.length, text: after }];
  // Word by word, so that the form of the other words, blanks and references stay.
  const edits = before.includes('\n\n') || after.includes('\n\n') ? whole : editsOf(before, after, start);
  const ranges = placed(editor, block, edits) ?? placed(editor, block, whole);
  if (!ranges) return false;
  const { tr, schema } = editor.state;
  const fixed = fixedNodes(tr.doc, block.node);
  for (const { from, to, text } of ranges) {
    const marks = tr.doc.resolve(from).marks();
    tr.replaceWith(from, to, nodesOf(schema, text.replaceAll('\n\n', '\n'), marks, fixed));
  }
  editor.view.dispatch(tr.scrollIntoView());
  return true;
}

function insertParagraphs(editor: Editor, { node, at }: FoundBlock, text: string): boolean {
  const { tr, schema } = editor.state;
  // Paragraphs behind a numbered one are numbered too.
  const type = node.type.name === 'numberedParagraph' ? node.type : schema.nodes.paragraph;
  if (!type) return false;
  const attrs = type === node.type ? { level: node.attrs.level, align: node.attrs.align } : {};
  const nodes = text
    .split(/\n{2,}/u)
    .filter((part) => part.trim() !== '')
    .map((part) => type.create(attrs, nodesOf(schema, part.trim(), [])));
  editor.view.dispatch(tr.insert(at + node.nodeSize, nodes).scrollIntoView());
  return true;
}

/** Puts a suggestion into the text, as one step that can be undone. False when its block or its words are gone. */
export function applySuggestion(editor: Editor, suggestion: Suggestion): boolean {
  const block = blockById(editor.state.doc, suggestion.block);
  if (!block) return false;
  if (suggestion.kind === 'insert_after') return insertParagraphs(editor, block, suggestion.after);
  return block.node.isTextblock && replaceWords(editor, block, suggestion);
}
