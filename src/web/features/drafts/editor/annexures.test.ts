import { Editor } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import { afterEach, expect, test } from 'vitest';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { changedMarks, renumberAnnexures } from './annexures.ts';
import { EXTENSIONS } from './extensions.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const annexure = (mark: string) => ({ type: 'annexureReference', attrs: { mark, file: null } });
const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

function open(...content: object[]): void {
  editor = new Editor({ extensions: EXTENSIONS, content: { type: 'doc', content }, injectCSS: false });
}
function shown(): string {
  const read = readDocument(editor.getJSON(), () => crypto.randomUUID());
  return 'document' in read ? textOfDocument(read.document) : JSON.stringify(read.problem);
}

test('annexures are numbered in the order of their references, each series alone, also where they are typed', () => {
  open(
    paragraph(text('See '), annexure('P-3'), text(' and '), annexure('R/2'), text('.')),
    paragraph(
      text('Then '),
      annexure('P-1'),
      text(', again '),
      annexure('P-3'),
      text(' and '),
      annexure('X-ray'),
    ),
    paragraph(
      text('Annexure P-3: Copy of the order. Annexure P-1 to the petition stays. Annexure P-12 too.'),
    ),
  );
  const before = shown();
  const heard: [string, string][][] = [];
  editor.on('transaction', ({ transaction }) => heard.push([...(changedMarks(transaction) ?? [])]));
  expect([...renumberAnnexures(editor)]).toEqual([
    ['P-3', 'P-1'],
    ['R/2', 'R/1'],
    ['P-1', 'P-2'],
  ]);
  expect(shown()).toBe(
    'See Annexure P-1 and Annexure R/1.\n\nThen Annexure P-2, again Annexure P-1 and Annexure X-ray\n\nAnnexure P-1: Copy of the order. Annexure P-1 to the petition stays. Annexure P-12 too.',
  );
  expect(renumberAnnexures(editor).size).toBe(0);
  undo(editor.state, editor.view.dispatch);
  expect(shown()).toBe(before);
  redo(editor.state, editor.view.dispatch);
  expect(heard).toEqual([
    [
      ...[
        ['P-3', 'P-1'],
        ['R/2', 'R/1'],
        ['P-1', 'P-2'],
      ],
    ],
    [
      ...[
        ['P-1', 'P-3'],
        ['R/1', 'R/2'],
        ['P-2', 'P-1'],
      ],
    ],
    [
      ...[
        ['P-3', 'P-1'],
        ['R/2', 'R/1'],
        ['P-1', 'P-2'],
      ],
    ],
  ]);
});

test('annexures with letters follow the alphabet', () => {
  open(paragraph(annexure('C'), annexure('A')));
  renumberAnnexures(editor);
  expect(shown()).toBe('Annexure AAnnexure B');
});
