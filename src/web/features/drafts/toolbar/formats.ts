import type { Editor } from '@tiptap/core';

export const STYLES = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'numberedParagraph',
  'codeBlock',
] as const;
export type Style = (typeof STYLES)[number];

/** The style of the paragraph with the cursor; undefined in lists, quotations and tables it is that of the text. */
export function styleAt(editor: Editor): Style {
  const { type, attrs } = editor.state.selection.$from.parent;
  if (type.name === 'heading') return `heading${attrs.level as 1 | 2 | 3}`;
  return STYLES.find((style) => style === type.name) ?? 'paragraph';
}

export function setStyle(editor: Editor, style: Style): void {
  const chain = editor.chain().focus();
  const level = /^heading([123])$/u.exec(style)?.[1];
  // A heading or a numbered paragraph is no part of a list: it is lifted out first.
  if (level)
    chain
      .clearNodes()
      .setNode('heading', { level: Number(level) })
      .run();
  else chain.clearNodes().setNode(style).run();
}

/** Centers the paragraphs of the selection, or returns them to the left. */
export function toggleCenter(editor: Editor): void {
  const { tr, doc, selection } = editor.state;
  const centered = isCentered(editor);
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.type.spec.attrs && 'align' in node.type.spec.attrs)
      tr.setNodeAttribute(at, 'align', centered ? null : 'center');
  });
  editor.view.dispatch(tr);
}

export const isCentered = ({ state }: Editor): boolean =>
  state.selection.$from.parent.attrs.align === 'center';

export function toggleRestart(editor: Editor): void {
  const restart = editor.getAttributes('numberedParagraph').restart === true ? null : true;
  editor.chain().focus().updateAttributes('numberedParagraph', { restart }).run();
}

export function shiftLevel(editor: Editor, by: 1 | -1): void {
  const level = Number(editor.getAttributes('numberedParagraph').level) + by;
  if (level >= 1 && level <= 3) editor.chain().focus().updateAttributes('numberedParagraph', { level }).run();
}

const ROWS = 3;
const COLUMNS = 3;

/** A table with a first row of headings. */
export function insertTable(editor: Editor): void {
  const cells = (type: string) =>
    Array.from({ length: COLUMNS }, () => ({ type, content: [{ type: 'paragraph' }] }));
  const content = Array.from({ length: ROWS }, (_, row) => ({
    type: 'tableRow',
    content: cells(row === 0 ? 'tableHeader' : 'tableCell'),
  }));
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'table', content }, { type: 'paragraph' }])
    .run();
}

export function insertPageBreak(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertContent([{ type: 'pageBreak' }, { type: 'paragraph' }])
    .run();
}
