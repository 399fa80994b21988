import { type Editor, Extension } from '@tiptap/core';
import { DOMSerializer, type Fragment, type Node, type Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { Block } from '#law/drafting/document/model.ts';
import { BLOCK_GAP, blockText } from '#law/drafting/document/text.ts';
import { numbersOf } from './references.ts';
import { NOTE_SIGN, NOTES, PRINTED } from './schema/copied.ts';

/** A block as the model of a draft has it: a copied part of a table or of a list alone is none. */
const isBlock = ({ type }: Node): boolean => type.spec.group?.split(' ').includes('block') === true;
const isNumbered = ({ type }: Node): boolean => type.name === 'numberedParagraph';

/** True where the words of the first block are copied from its beginning; its number goes along only then. */
function beginsBlock({ state: { selection } }: Editor): boolean {
  const { $from, $to } = selection;
  return (
    $from.parentOffset === 0 && ($from.parent !== $to.parent || $to.parentOffset === $to.parent.content.size)
  );
}

/** The numbers of copied paragraphs as the draft prints them, in their order. */
function printedNumbers(editor: Editor, content: Fragment): (string | undefined)[] {
  const numbers = numbersOf(editor.state.doc);
  const printed: (string | undefined)[] = [];
  content.forEach((block, _, index) => {
    if (!isNumbered(block)) return;
    const own = index > 0 || beginsBlock(editor);
    printed.push(own ? numbers.get(String(block.attrs.id))?.printed : undefined);
  });
  return printed;
}

/** The plain text of a copy: paragraphs with their numbers, and the footnotes below, each with its sign. */
function copiedText(editor: Editor, { content }: Slice): string {
  const blocks = content.content;
  if (!blocks.every(isBlock))
    return content.textBetween(0, content.size, BLOCK_GAP, (leaf) => leaf.textContent);
  const context = { numbers: numbersOf(editor.state.doc), footnotes: [] };
  const lines = blocks
    .filter(({ type }) => type.name !== 'pageBreak')
    .map((block, at) => {
      const text = blockText(block.toJSON() as Block, context);
      const cut = at === 0 && isNumbered(block) && !beginsBlock(editor);
      return cut ? text.replace(/^\S* /u, '') : text;
    });
  const notes = context.footnotes.map((note, at) => `[${at + 1}] ${note}`);
  return [...lines, ...notes].join(BLOCK_GAP);
}

/**
 * HTML for other programs: numbers and the signs of footnotes are words, and the footnotes are lines at the end. The
 * draft that it is pasted into knows these parts and leaves them out.
 */
class CopySerializer extends DOMSerializer {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    const { nodes, marks } = DOMSerializer.fromSchema(editor.schema);
    super(nodes, marks);
    this.#editor = editor;
  }

  override serializeFragment(
    content: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const copied = super.serializeFragment(content, options, target);
    // A block that writes its own content has a target.
    if (target === undefined) this.#addSigns(copied, content);
    return copied;
  }

  #addSigns(copied: HTMLElement | DocumentFragment, content: Fragment): void {
    const printed = printedNumbers(this.#editor, content);
    const paragraphs = copied.querySelectorAll('p[data-numbered]');
    for (const [at, paragraph] of [...paragraphs].entries()) {
      const number = printed[at];
      if (number === undefined) continue;
      const sign = document.createElement('span');
      sign.setAttribute(PRINTED, '');
      sign.textContent = `${number}\u00A0`;
      paragraph.prepend(sign);
    }
    const notes = [...copied.querySelectorAll('span[data-footnote]')];
    const list = document.createElement('div');
    list.setAttribute(NOTES, '');
    for (const [at, note] of notes.entries()) {
      const line = document.createElement('p');
      line.textContent = `[${at + 1}] ${note.textContent}`;
      list.append(line);
      note.setAttribute(NOTE_SIGN, note.textContent ?? '');
      note.textContent = `[${at + 1}]`;
    }
    if (notes.length > 0) copied.append(list);
  }
}

/** Gives what is copied out of a draft its numbers and footnotes. */
export const Copy = Extension.create({
  name: 'copy',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          clipboardTextSerializer: (slice) => copiedText(editor, slice),
          clipboardSerializer: new CopySerializer(editor),
        },
      }),
    ];
  },
});
