import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { Block } from '#law/drafting/document/model.ts';
import { inlineText } from '#law/drafting/document/text.ts';
import type { CheckedDraft } from '#shared/contracts/drafts/draft-functions.ts';
import { numbersOf } from '../editor/references.ts';

type Fix = NonNullable<CheckedDraft['findings'][number]['fix']>;
type Inline = Extract<Block, { type: 'paragraph' }>['content'][number];

export interface FoundBlock {
  node: Node;
  at: number;
}

/** The block with an id, and its position; undefined when it was deleted. */
export function blockById(doc: Node, id: string): FoundBlock | undefined {
  let found: FoundBlock | undefined;
  doc.descendants((node, at) => {
    if (node.attrs.id === id) found = { node, at };
    return !found && !node.isTextblock;
  });
  return found;
}

/** Puts the cursor into a block, scrolls to it and marks it. False when it was deleted. */
export function goToBlock(editor: Editor, id: string): boolean {
  const block = blockById(editor.state.doc, id);
  if (!block) return false;
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(block.at + 1))));
  editor.view.focus();
  const element = editor.view.nodeDOM(block.at);
  if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' });
  return true;
}

/** The text of a text block, without the number that the document gives it. */
export function inlineTextOf(doc: Node, block: Node): string {
  const nodes = block.children.map((child) => child.toJSON() as Inline);
  // The numbers of a long draft are counted only where a reference needs them.
  const refers = block.children.some(({ type }) => type.name === 'crossReference');
  return inlineText(nodes, { numbers: refers ? numbersOf(doc) : new Map(), footnotes: [] });
}

export const textOf = (editor: Editor, { node }: FoundBlock): string => inlineTextOf(editor.state.doc, node);

/** The range in a block that its text from `start` to `end` takes; undefined when it cuts a blank or a reference in two. */
export function rangeOf(editor: Editor, block: FoundBlock, start: number, end: number) {
  const context = { numbers: numbersOf(editor.state.doc), footnotes: [] };
  const places = new Map<number, number>();
  let read = 0;
  let at = block.at + 1;
  block.node.forEach((child) => {
    const length = inlineText([child.toJSON() as Inline], context).length;
    places.set(read, at);
    if (child.isText) for (let more = 1; more < length; more += 1) places.set(read + more, at + more);
    read += length;
    at += child.nodeSize;
  });
  places.set(read, at);
  const [from, to] = [places.get(start), places.get(end)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

const lines = (text: string) =>
  text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line }]),
    ]);

/** Makes the change that a finding proposes. False when the text of the block is another one by now. */
export function applyFix(editor: Editor, fix: Fix): boolean {
  const block = blockById(editor.state.doc, fix.block);
  if (!block) return false;
  if (fix.kind === 'insert_after') {
    const content = fix.text.split('\n\n').map((part) => ({ type: 'paragraph', content: lines(part) }));
    return editor
      .chain()
      .focus()
      .insertContentAt(block.at + block.node.nodeSize, content)
      .run();
  }
  if (!block.node.isTextblock || textOf(editor, block).slice(fix.start, fix.end) !== fix.was) return false;
  const range = rangeOf(editor, block, fix.start, fix.end);
  return range !== undefined && editor.chain().focus().insertContentAt(range, lines(fix.text)).run();
}
