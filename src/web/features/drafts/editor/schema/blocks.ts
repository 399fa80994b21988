import { Node, textblockTypeInputRule, wrappingInputRule } from '@tiptap/core';
import type { Attrs } from '@tiptap/pm/model';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { BLOCK_ID, BY_FIRST_LETTER, TEXT_BLOCK } from './attributes.ts';

const Doc = Node.create({ name: 'doc', topNode: true, content: 'block+' });
const Text = Node.create({ name: 'text', group: 'inline' });

const Paragraph = Node.create({
  name: 'paragraph',
  // The first block of the schema is the one that Enter makes.
  priority: 1000,
  group: 'block part',
  content: 'inline*',
  addAttributes: () => TEXT_BLOCK,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Alt-0': () => this.editor.commands.setNode('paragraph') };
  },
});

const LEVELS = [1, 2, 3] as const;

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ ...TEXT_BLOCK, level: { default: 1, rendered: false } }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(level, 3) } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${2 + Number(node.attrs.level)}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return Object.fromEntries(
      LEVELS.map((level) => [
        `Mod-Alt-${level}`,
        () => this.editor.commands.toggleNode('heading', 'paragraph', { level }),
      ]),
    );
  },
  addInputRules() {
    return LEVELS.map((level) =>
      textblockTypeInputRule({
        find: new RegExp(`^#{${level}}\\s$`, 'u'),
        type: this.type,
        getAttributes: { level },
      }),
    );
  },
});

const COUNTERS = ['paragraph', 'clause', 'item'] as const;
/** The counter of a level at a number, and those of the levels below at none. */
const countersFrom = (level: number, start: number): string =>
  COUNTERS.slice(level - 1)
    .map((name, at) => `${name} ${at === 0 ? start : 0}`)
    .join(' ');
const startOf = (written: string | null): number | null => {
  const start = Number(written);
  return Number.isInteger(start) && start >= 1 && start <= DRAFT_LIMITS.number ? start : null;
};

/** A paragraph that the document numbers; the style sheet counts as `paragraphNumbers` does. */
const NumberedParagraph = Node.create({
  name: 'numberedParagraph',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({
    ...TEXT_BLOCK,
    level: {
      default: 1,
      parseHTML: (element) => Math.min(3, Math.max(1, Number(element.getAttribute('data-numbered')) || 1)),
      renderHTML: ({ level }) => ({ 'data-numbered': level }),
    },
    restart: {
      default: null,
      keepOnSplit: false,
      parseHTML: (element) => (element.hasAttribute('data-restart') ? true : null),
      renderHTML: ({ restart }) => (restart === true ? { 'data-restart': '' } : {}),
    },
    start: {
      default: null,
      keepOnSplit: false,
      parseHTML: (element) => startOf(element.getAttribute('data-start')),
      // The style sheet counts, and cannot read a number from an attribute.
      renderHTML: ({ start, level }) =>
        typeof start === 'number'
          ? { 'data-start': start, style: `counter-set: ${countersFrom(Number(level), start)}` }
          : {},
    },
  }),
  parseHTML: () => [{ tag: 'p[data-numbered]', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['p', { ...HTMLAttributes, ...BY_FIRST_LETTER }, 0],
  addInputRules() {
    return [textblockTypeInputRule({ find: /^[1१௧]\.\s$/u, type: this.type })];
  },
  addKeyboardShortcuts() {
    const here = () => {
      const { $from, empty } = this.editor.state.selection;
      return $from.parent.type === this.type
        ? { node: $from.parent, atStart: empty && $from.parentOffset === 0 }
        : undefined;
    };
    const shift = (by: 1 | -1) => () => {
      const found = here();
      if (!found) return false;
      const level = Number(found.node.attrs.level) + by;
      if (level > 3) return true;
      if (level < 1) return this.editor.commands.setNode('paragraph');
      return this.editor.commands.updateAttributes(this.name, { level });
    };
    // The paragraph behind a numbered paragraph is numbered too.
    const next = ({ level, align }: Attrs) =>
      this.editor.commands.command(({ tr }) => {
        tr.deleteSelection();
        tr.split(tr.selection.from, 1, [{ type: this.type, attrs: { level, align } }]).scrollIntoView();
        return true;
      });
    return {
      'Mod-Shift-7': () => this.editor.commands.toggleNode(this.name, 'paragraph'),
      Tab: shift(1),
      'Shift-Tab': shift(-1),
      Enter: () => {
        const found = here();
        if (!found) return false;
        return found.node.content.size === 0 ? shift(-1)() : next(found.node.attrs);
      },
      Backspace: () => (here()?.atStart === true ? shift(-1)() : false),
    };
  },
});

const Blockquote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => BLOCK_ID,
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', { ...HTMLAttributes, ...BY_FIRST_LETTER }, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleWrap(this.name) };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^>\s$/u, type: this.type })];
  },
});

const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => BLOCK_ID,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
  addKeyboardShortcuts() {
    return {
      'Mod-Alt-c': () => this.editor.commands.toggleNode(this.name, 'paragraph'),
    };
  },
});

const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  addAttributes: () => BLOCK_ID,
  parseHTML: () => [{ tag: 'hr' }, { tag: 'div[data-page-break]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { ...HTMLAttributes, 'data-page-break': '' }],
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => this.editor.commands.insertContent([{ type: this.name }, { type: 'paragraph' }]),
    };
  },
});

export const BLOCKS = [Doc, Text, Paragraph, Heading, NumberedParagraph, Blockquote, CodeBlock, PageBreak];
