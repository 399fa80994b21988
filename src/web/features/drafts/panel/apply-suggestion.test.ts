import { Editor, type JSONContent } from '@tiptap/core';
import { undo } from '@tiptap/pm/history';
import { afterEach, describe, expect, test } from 'vitest';
import { readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { EXTENSIONS } from '../editor/extensions.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { applyFix } from './find-block.ts';

let editor: Editor;
afterEach(() => editor.destroy());

const text = (words: string, ...marks: string[]): JSONContent => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const blank = (name: string): JSONContent => ({ type: 'blank', attrs: { name } });
const numbered = (id: string, ...content: JSONContent[]): JSONContent => ({
  type: 'numberedParagraph',
  attrs: { id, level: 1 },
  content,
});

function open(...content: JSONContent[]): void {
  editor = new Editor({ extensions: EXTENSIONS, content: { type: 'doc', content }, injectCSS: false });
}
function shown(): string {
  const read = readDocument(editor.getJSON(), () => 'new');
  return 'document' in read ? textOfDocument(read.document) : JSON.stringify(read.problem);
}
const nodesIn = (type: string): unknown[] => {
  const found: unknown[] = [];
  editor.state.doc.descendants((node) => {
    if (node.type.name === type) found.push(node.toJSON());
  });
  return found;
};
const suggested = (kind: Suggestion['kind'], before: string, after: string): Suggestion => ({
  ...{ id: crypto.randomUUID(), kind, block: 'p1', before, after, reason: '', sources: [], unsupported: [] },
  checks: { citations: [], provisions: [], not_checked: [], removed: [], unread_files: [] },
  state: 'open',
});

describe('an accepted suggestion', () => {
  test('changes its words, and the form of the others stays', () => {
    open(
      numbered(
        'p1',
        text('The order was '),
        text('never', 'bold'),
        text(' served on '),
        blank('Date'),
        text('.'),
      ),
    );
    expect(
      applySuggestion(
        editor,
        suggested(
          'replace',
          'The order was never served on [Date].',
          'The impugned order was never received on [Date].',
        ),
      ),
    ).toBe(true);
    expect(shown()).toBe('1. The impugned order was never received on [Date].');
    expect(nodesIn('blank')).toEqual([blank('Date')]);
    expect(nodesIn('text')).toContainEqual(text('never', 'bold'));
  });

  test('brings blanks as blanks, and is one step to undo', () => {
    open(numbered('p1', text('The order is bad.')), numbered('p2', text('Second.')));
    const before = shown();
    applySuggestion(
      editor,
      suggested('replace', 'The order is bad.', 'The order of [Date of the order]\nis void [1].'),
    );
    expect(shown()).toBe('1. The order of [Date of the order]\nis void [1].\n\n2. Second.');
    expect(nodesIn('blank')).toEqual([blank('Date of the order')]);
    expect(nodesIn('hardBreak')).toHaveLength(1);
    undo(editor.state, editor.view.dispatch);
    expect(shown()).toBe(before);
  });

  test('replaces a blank with several words as a whole', () => {
    open(numbered('p1', text('On '), blank('Date of the order'), text(' it was served.')));
    applySuggestion(
      editor,
      suggested('replace', 'On [Date of the order] it was served.', 'On [Date of service] it was served.'),
    );
    expect(shown()).toBe('1. On [Date of service] it was served.');
    expect(nodesIn('blank')).toEqual([blank('Date of service')]);
  });

  test('of several sentences changes its own, and a second one finds its words again', () => {
    open(numbered('p1', text('A debt is presumed. It is denied.')));
    const cite = (citation: string) =>
      applySuggestion(
        editor,
        suggested('replace', 'A debt is presumed.', `A debt is presumed (${citation}).`),
      );
    expect(cite('A v. B')).toBe(true);
    expect(shown()).toBe('1. A debt is presumed (A v. B). It is denied.');
    expect(cite('C v. D')).toBe(false);
    expect(shown()).toBe('1. A debt is presumed (A v. B). It is denied.');
  });

  test('adds paragraphs that are numbered like the one before', () => {
    open(numbered('p1', text('First.')), numbered('p2', text('Last.')));
    expect(applySuggestion(editor, suggested('insert_after', '', 'Second.\n\nThird on [Date].'))).toBe(true);
    expect(shown()).toBe('1. First.\n\n2. Second.\n\n3. Third on [Date].\n\n4. Last.');
  });

  test('a translation that moves a reference, an annexure and a footnote keeps them', () => {
    const reference = { type: 'crossReference', attrs: { target: 'p2' } };
    const annexure = { type: 'annexureReference', attrs: { mark: 'P-1', file: null } };
    const note = { type: 'footnote', content: [text('Order of 1 June.')] };
    open(
      numbered('p1', text('See '), reference, text(' with '), annexure, text(' on service'), note, text('.')),
      numbered('p2', text('Second.')),
    );
    const after = 'तामील[1] पर Annexure P-1 के साथ paragraph 2 देखें।';
    const before = 'See paragraph 2 with Annexure P-1 on service[1].';
    expect(applySuggestion(editor, suggested('replace', before, after))).toBe(true);
    expect(shown()).toBe(`1. ${after}\n\n2. Second.\n\n[1] Order of 1 June.`);
    expect([nodesIn('crossReference'), nodesIn('annexureReference'), nodesIn('footnote')]).toEqual([
      [reference],
      [annexure],
      [note],
    ]);
  });

  test('that was read while a word was typed does not cut the word in two', () => {
    const read = 'The presumption under section 139 includ';
    for (const after of [`${read} (A v. B, para 11)`, '', `${read}es`]) {
      open(numbered('p1', text(`${read}es a debt.`)));
      expect(applySuggestion(editor, suggested('replace', read, after))).toBe(false);
      expect(shown()).toBe(`1. ${read}es a debt.`);
    }
    open(numbered('p1', text('Under section 1390 and section 139 it is presumed.')));
    expect(applySuggestion(editor, suggested('replace', 'section 139', 'section 118'))).toBe(true);
    expect(shown()).toBe('1. Under section 1390 and section 118 it is presumed.');
  });

  test('for a block that is gone, or whose words are others by now, changes nothing', () => {
    open(numbered('p2', text('The order is bad.')));
    expect(applySuggestion(editor, suggested('replace', 'The order is bad.', 'Void.'))).toBe(false);
    expect(applySuggestion(editor, suggested('insert_after', '', 'Void.'))).toBe(false);
    open(numbered('p1', text('The order is worse.')));
    expect(applySuggestion(editor, suggested('replace', 'The order is bad.', 'Void.'))).toBe(false);
    expect(shown()).toBe('1. The order is worse.');
  });
});

describe('the fix of a finding', () => {
  test('replaces the words that it names, behind blanks and references too', () => {
    open(
      numbered(
        'p1',
        text('See '),
        { type: 'crossReference', attrs: { target: 'p2' } },
        text(' of '),
        blank('Date'),
        text(': 9.'),
      ),
      numbered('p2', text('Second.')),
    );
    const before = 'See paragraph 2 of [Date]: ';
    const at = { block: 'p1', start: before.length, end: before.length + 1, was: '9' };
    expect(applyFix(editor, { kind: 'replace', ...at, text: '3' })).toBe(true);
    expect(shown()).toBe(`1. ${before}3.\n\n2. Second.`);
    // Half of a reference is not replaced.
    const half = { kind: 'replace', block: 'p1', start: 6, end: 9, was: 'rag', text: 'x' } as const;
    expect(applyFix(editor, half)).toBe(false);
    expect(applyFix(editor, { ...half, block: 'gone' })).toBe(false);
  });

  test('changes nothing where the block has other words at its place by now', () => {
    open(numbered('p1', text('See above: 9.')));
    const fix = { kind: 'replace', block: 'p1', start: 11, end: 12, was: '9', text: '3' } as const;
    editor.commands.insertContentAt(1, 'Now ');
    expect(applyFix(editor, fix)).toBe(false);
    expect(shown()).toBe('1. Now See above: 9.');
  });

  test('adds paragraphs behind the block that it names', () => {
    open(numbered('p1', text('First.')), {
      type: 'paragraph',
      attrs: { id: 'p2' },
      content: [text('DEPONENT')],
    });
    expect(
      applyFix(editor, { kind: 'insert_after', block: 'p2', text: 'VERIFICATION: I\nverify.\n\nPlace' }),
    ).toBe(true);
    expect(shown()).toBe('1. First.\n\nDEPONENT\n\nVERIFICATION: I\nverify.\n\nPlace');
  });
});
