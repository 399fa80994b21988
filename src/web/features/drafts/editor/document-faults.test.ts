import { Editor, type JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { afterEach, expect, test } from 'vitest';
import { type DocumentFault, differences, documentFaults, failing } from '#test/support/document-faults.ts';
import { currentToasts, dismissToast } from '#web/ui/feedback/toast-store.ts';
import { EXTENSIONS } from './extensions.ts';
import { find, foundIn, replaceMatches } from './find.ts';

// Users find, paste, copy and type in a draft: cases of the shared data, each with what must be there afterwards.

let editor: Editor;
afterEach(() => {
  editor.destroy();
  for (const { id } of currentToasts()) dismissToast(id);
});

type Fault = DocumentFault & { call: 'browser' };

function cursorAfter(words: string): void {
  editor.state.doc.descendants((node, at) => {
    const inside = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (inside >= 0)
      editor.view.dispatch(
        editor.state.tr.setSelection(TextSelection.create(editor.state.doc, at + inside + words.length)),
      );
  });
}

/** A clipboard event as a browser sends it. */
function paste(html: string, plain: string): void {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', plain);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: data });
  editor.view.dom.dispatchEvent(event);
}

function press(key: string): void {
  const typed = key.startsWith('type:') ? key.slice('type:'.length) : undefined;
  if (typed === undefined) {
    editor.view.someProp('handleKeyDown', (handle) =>
      handle(editor.view, new KeyboardEvent('keydown', { key, bubbles: true })),
    );
    return;
  }
  for (const letter of typed) {
    const { from, to } = editor.state.selection;
    const insert = () => editor.state.tr.insertText(letter, from, to);
    const handled = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, insert),
    );
    if (handled !== true) editor.view.dispatch(insert());
  }
}

function findAll(words: string, by: string | undefined, count: number | undefined): void {
  find(editor, { words });
  if (count !== undefined) expect(foundIn(editor).matches).toHaveLength(count);
  if (by !== undefined) replaceMatches(editor, by, true);
}

interface Copied {
  copied: readonly string[] | undefined;
  absent: readonly string[] | undefined;
  html: string | undefined;
}

function copyAll({ copied = [], absent = [], html }: Copied, again: boolean): void {
  editor.commands.selectAll();
  const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content());
  for (const pattern of copied) expect(text).toMatch(new RegExp(pattern, 'mu'));
  for (const none of absent) expect(text).not.toContain(none);
  if (html !== undefined) expect(dom.innerHTML).toMatch(new RegExp(html, 'u'));
  if (!again) return;
  editor.commands.setTextSelection(editor.state.doc.content.size);
  paste(dom.innerHTML, text);
}

function check({ input, expected }: Fault): void {
  const draft = input.draft as JSONContent[] | undefined;
  const element = document.createElement('div');
  document.body.append(element);
  // A stored draft has an id for each block.
  const blocks = (draft ?? [{ type: 'paragraph' }]).map((block, at) => ({
    ...block,
    attrs: { id: `block ${at}`, ...block.attrs },
  }));
  const content = { type: 'doc', content: blocks };
  editor = new Editor({ element, extensions: EXTENSIONS, injectCSS: false, content });
  const { count, plain: copied, plain_not: absent, html, counts, says: _, ...ofDocument } = expected;
  if (input.find !== undefined) findAll(input.find, input.replace, count);
  if (input.at !== undefined) cursorAfter(input.at);
  if (input.html !== undefined) paste(input.html, input.plain ?? '');
  if (input.copy === true) copyAll({ copied, absent, html }, input.paste_again === true);
  for (const key of input.keys ?? []) press(key);
  const stored = editor.getJSON();
  for (const [part, times] of Object.entries(counts ?? {}))
    expect(JSON.stringify(stored).split(part).length - 1, part).toBe(times);
  const warnings = currentToasts().map(({ title, description }) => `${title} ${description ?? ''}`);
  expect(differences(stored, warnings, ofDocument), JSON.stringify({ stored, warnings })).toEqual([]);
}

const cases = documentFaults().filter(
  (fault): fault is Fault => fault.call === 'browser' && fault.input.files === undefined,
);

test.skipIf(cases.length > 0)('drafts are edited as the shared data says', () => {
  editor = new Editor({ extensions: EXTENSIONS });
});

for (const fault of cases) {
  const run = failing.has(fault.id) ? test.fails : test;
  run(`${fault.id}: ${fault.why}`, () => check(fault));
}
