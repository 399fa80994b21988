import { Node, wrappingInputRule } from '@tiptap/core';
import { BLOCK_ID, BY_FIRST_LETTER } from './attributes.ts';

const list = (name: 'bulletList' | 'orderedList', tag: 'ul' | 'ol', keys: string, begins: RegExp) =>
  Node.create({
    name,
    group: 'block part list',
    content: 'listItem+',
    addAttributes: () => BLOCK_ID,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, { ...HTMLAttributes, ...BY_FIRST_LETTER }, 0],
    addKeyboardShortcuts() {
      return { [keys]: () => this.editor.commands.toggleList(name, 'listItem') };
    },
    addInputRules() {
      return [wrappingInputRule({ find: begins, type: this.type })];
    },
  });

const ListItem = Node.create({
  name: 'listItem',
  content: '(paragraph | list)+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    // A command of Tiptap draws the text again also where it has nothing to do.
    const inItem = () => this.editor.state.selection.$from.node(-1)?.type === this.type;
    return {
      Enter: () => inItem() && this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

export const LISTS = [
  list('bulletList', 'ul', 'Mod-Shift-8', /^\s*[-*]\s$/u),
  list('orderedList', 'ol', 'Mod-Shift-9', /^\(?1\)\s$/u),
  ListItem,
];
