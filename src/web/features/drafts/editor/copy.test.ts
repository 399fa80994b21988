import { Editor, type JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, test } from 'vitest';
import { EXTENSIONS } from './extensions.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const text = (words: string): JSONContent => ({ type: 'text', text: words });
const numbered = (level: number, words: string, ...more: JSONContent[]): JSONContent => ({
  type: 'numberedParagraph',
  attrs: { level, id: crypto.randomUUID() },
  content: [text(words), ...more],
});
const note: JSONContent = { type: 'footnote', content: [text('Order of 1 June')] };

function open(...content: JSONContent[]): void {
  const element = document.createElement('div');
  document.body.append(element);
  editor = new Editor({
    element,
    extensions: EXTENSIONS,
    content: { type: 'doc', content },
    injectCSS: false,
  });
}
function copied(from?: number, to?: number) {
  const { doc, tr } = editor.state;
  if (from === undefined || to === undefined) editor.commands.selectAll();
  else editor.view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
  const { dom, text: plain } = editor.view.serializeForClipboard(editor.state.selection.content());
  return { html: dom.innerHTML, plain };
}
function paste({ html, plain }: ReturnType<typeof copied>): void {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', plain);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  editor.view.dom.dispatchEvent(event);
}

test('a copy has the numbers that the draft prints, of each level, and its notes below', () => {
  open(numbered(1, 'First'), numbered(2, 'Sub', note), numbered(1, 'Second'), {
    type: 'paragraph',
    content: [text('See'), note, text('.')],
  });
  const { html, plain } = copied();
  expect(plain.split('\n\n')).toEqual([
    ...['1. First', '(a) Sub[1]', '2. Second', 'See[2].', '[1] Order of 1 June', '[2] Order of 1 June'],
  ]);
  const shown = new DOMParser()
    .parseFromString(html, 'text/html')
    .body.textContent?.replaceAll('\u00A0', ' ');
  expect(shown).toContain('1. First');
  expect(shown).toContain('See[2].');
  expect(shown).not.toContain('SeeOrder');
});

test('a copy from the middle begins with the number of its first whole paragraph', () => {
  open(numbered(1, 'First ground'), numbered(1, 'Second ground'), numbered(1, 'Third'));
  const second = editor.state.doc.child(0).nodeSize;
  expect(copied(second + 1, second + 7).plain).toBe('Second');
  const { plain, html } = copied(second + 8, editor.state.doc.content.size - 1);
  expect(plain).toBe('ground\n\n3. Third');
  expect(html).not.toContain('2.');
});

test('pasted into a draft again, a copy has its numbers and notes once', () => {
  open(numbered(1, 'First', note), numbered(2, 'Sub'), { type: 'paragraph' });
  const before = editor.getJSON().content?.length ?? 0;
  const copy = copied(1, editor.state.doc.content.size - 3);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  paste(copy);
  const pasted = editor.getJSON().content?.slice(before - 1) ?? [];
  expect(JSON.stringify(pasted)).not.toMatch(/1\.|\(a\)|\[1\]/u);
  expect(JSON.stringify(pasted).match(/Order of 1 June/gu)).toHaveLength(1);
  expect(pasted.map(({ type }) => type)).toContain('numberedParagraph');
});

test('words of a table and of a list are copied as they are', () => {
  const cell = (words: string): JSONContent => ({
    type: 'tableCell',
    content: [{ type: 'paragraph', content: [text(words)] }],
  });
  open({ type: 'table', content: [{ type: 'tableRow', content: [cell('Date'), cell('Order')] }] });
  expect(copied().plain).toBe('Date\tOrder');
});
