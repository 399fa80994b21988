import { Mark, Node } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { blankText } from '#law/drafting/document/text.ts';
import { NOTE_SIGN } from './copied.ts';

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

/** An attribute that is kept in the HTML under its own name, so that copying inside the editor keeps it. */
const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === null ? {} : { [`data-${name}`]: String(attributes[name]) },
});

const Blank = Node.create({
  name: 'blank',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: kept('name') }),
  parseHTML: () => [{ tag: 'span[data-blank]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    { ...HTMLAttributes, 'data-blank': '' },
    blankText(String(node.attrs.name)),
  ],
  renderText: ({ node }) => blankText(String(node.attrs.name)),
});

/** Its number is shown by `references.ts`. */
const CrossReference = Node.create({
  name: 'crossReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ target: kept('target') }),
  parseHTML: () => [{ tag: 'span[data-target]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes],
});

const AnnexureReference = Node.create({
  name: 'annexureReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ mark: kept('mark'), file: kept('file') }),
  parseHTML: () => [{ tag: 'span[data-mark]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['span', HTMLAttributes, `Annexure ${node.attrs.mark}`],
  renderText: ({ node }) => `Annexure ${node.attrs.mark}`,
});

const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  content: 'text*',
  marks: '',
  parseHTML: () => [
    {
      tag: `span[${NOTE_SIGN}]`,
      priority: 60,
      getContent: (element, schema) => {
        const words = element instanceof Element ? (element.getAttribute(NOTE_SIGN) ?? '') : '';
        return words === '' ? Fragment.empty : Fragment.from(schema.text(words));
      },
    },
    { tag: 'span[data-footnote]' },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-footnote': '' }, 0],
});

const mark = (name: string, tag: string, key: string, also: readonly string[], style?: RegExp) =>
  Mark.create({
    name,
    ...(name === 'code' ? { code: true } : {}),
    parseHTML: () => [
      ...[tag, ...also].map((known) => ({ tag: known })),
      ...(style
        ? [
            {
              tag: 'span[data-style]',
              consuming: false,
              getAttrs: (element: HTMLElement) =>
                style.test(element.getAttribute('data-style') ?? '') ? null : (false as const),
            },
          ]
        : []),
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const INLINE = [
  HardBreak,
  Blank,
  CrossReference,
  AnnexureReference,
  Footnote,
  mark('bold', 'strong', 'Mod-b', ['b'], /font-weight\s*:\s*(?:bold|[6-9]00)/iu),
  mark('italic', 'em', 'Mod-i', ['i'], /font-style\s*:\s*italic/iu),
  mark('underline', 'u', 'Mod-u', [], /text-decoration[\w-]*\s*:[^;]*underline/iu),
  mark('code', 'code', 'Mod-e', []),
];
