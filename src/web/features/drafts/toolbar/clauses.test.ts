import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { EXTENSIONS } from '../editor/extensions.ts';
import { chosenBlocks, insertClause, wordsOf } from './clause-queries.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const paragraph = (text: string, id: string) => ({
  type: 'numberedParagraph',
  attrs: { id, level: 1 },
  content: [{ type: 'text', text }],
});

test('chosen paragraphs are kept whole, and a clause comes behind the paragraph with the cursor, with ids of its own', () => {
  const content = [paragraph('One is first', 'a'), paragraph('Two', 'b'), paragraph('Three', 'c')];
  editor = new Editor({ extensions: EXTENSIONS, content: { type: 'doc', content }, injectCSS: false });
  editor.commands.setTextSelection({ from: 5, to: 16 });
  const chosen = chosenBlocks(editor);
  expect(chosen && wordsOf(chosen)).toBe('One is first Two');
  editor.commands.setTextSelection(3);
  expect(chosenBlocks(editor)).toBeUndefined();
  expect(insertClause(editor, chosen ?? {})).toBe(true);
  const texts = editor.state.doc.children.map(({ textContent }) => textContent);
  expect(texts).toEqual(['One is first', 'One is first', 'Two', 'Two', 'Three']);
  const ids = editor.state.doc.children.map(({ attrs }) => String(attrs.id));
  expect(new Set(ids).size).toBe(5);
});
