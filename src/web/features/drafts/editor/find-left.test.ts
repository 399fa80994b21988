import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { EXTENSIONS } from './extensions.ts';
import { find, leftBehind, replaceMatches } from './find.ts';

test('replacing says what it leaves: words in blanks and marks, and words in other capitals', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const content = [
    text('The order and the Order of '),
    { type: 'blank', attrs: { name: 'Date of the order' } },
    text(' in '),
    { type: 'annexureReference', attrs: { mark: 'ORDER-1', file: null } },
  ];
  const editor = new Editor({
    extensions: EXTENSIONS,
    content: { type: 'doc', content: [{ type: 'paragraph', content }] },
    injectCSS: false,
  });
  find(editor, { words: 'order' });
  expect(leftBehind(editor)).toEqual({ written: 2, capitals: 0, more: false });
  find(editor, { matchCase: true });
  expect(leftBehind(editor)).toEqual({ written: 1, capitals: 1, more: false });
  expect(replaceMatches(editor, 'decree', true)).toBe(1);
  expect(editor.getText()).toContain('The decree and the Order of [Date of the order]');
  editor.destroy();
});
