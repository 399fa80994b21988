import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { DRAFT_LIMITS } from '#law/drafting/document/read.ts';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { cleanHtml, withoutEmbedded } from './clean-html.ts';

const CELLS = new Set(['tableCell', 'tableHeader']);
const LISTS = new Set(['bulletList', 'orderedList']);

function isInCell($at: ResolvedPos): boolean {
  for (let depth = $at.depth; depth > 0; depth -= 1) if (CELLS.has($at.node(depth).type.name)) return true;
  return false;
}

/** A block as the paragraphs and lists that a cell holds. */
function partsOf(node: Node, schema: Schema): Node[] {
  if (LISTS.has(node.type.name)) return [node];
  if (node.isTextblock) return [schema.nodes.paragraph?.create(null, node.content) ?? node];
  return node.content.content.flatMap((child) => partsOf(child, schema));
}

/**
 * Turns what is pasted into a cell into paragraphs and lists: a heading or a quotation would tear the table. A table alone goes into
 * its cells, and words without a block go into the paragraph, as they are.
 */
function fitCell(slice: Slice, $at: ResolvedPos): Slice {
  const blocks = slice.content.content;
  const fits = blocks.every(
    ({ isInline, type }) => isInline || type.name === 'paragraph' || type.name.startsWith('table'),
  );
  if (fits || !isInCell($at)) return slice;
  const parts = blocks.flatMap((block) => partsOf(block, $at.doc.type.schema));
  const open = (part: Node | undefined) => (part?.isTextblock === true ? 1 : 0);
  return new Slice(Fragment.from(parts), open(parts[0]), open(parts.at(-1)));
}

/** Limit: UTF-16 units of pasted HTML without its pictures. Word writes about ten times as much markup as text. */
const MOST_HTML = 6_000_000;

const refuse = (description: string) => toastProblem(t(messages.notPasted), description);

/** The reason why something cannot be inserted; undefined when it can. `used`: the characters that the draft has. */
function problemOf(data: DataTransfer, used: number): string | undefined {
  if (data.files.length > 0 && data.getData('text/plain') === '') return t(messages.pasteNoFiles);
  const tooLong =
    withoutEmbedded(data.getData('text/html')).length > MOST_HTML ||
    data.getData('text/plain').length + used > DRAFT_LIMITS.characters;
  return tooLong ? t(messages.pasteTooLong, { max: DRAFT_LIMITS.characters }) : undefined;
}

const PICTURE = /<img[\s/>]/iu;

const STRUCK = /<(?:s|strike)[\s>]|text-decoration[^;"']{0,80}line-through/iu;

/** A draft has no struck out words: they are kept, with a sentence that says so. */
function sayStruck(data: DataTransfer | null): void {
  if (data && STRUCK.test(data.getData('text/html')))
    toast({ title: t(messages.struckKept), description: t(messages.struckKeptWhy), variant: 'warning' });
}

/** Pictures in text are left out, with a sentence that says so. Whether nothing but pictures is there. */
function onlyPictures(data: DataTransfer | null, { content }: Slice): boolean {
  sayStruck(data);
  if (!data || !PICTURE.test(data.getData('text/html'))) return false;
  if (content.textBetween(0, content.size).trim() === '') {
    refuse(t(messages.pasteNoFiles));
    return true;
  }
  toast({ title: t(messages.picturesLeftOut), description: t(messages.pasteNoFiles), variant: 'warning' });
  return false;
}

/**
 * Keeps the structure of pasted or dropped text. Files, pictures, and more than a draft may have, are refused with a
 * sentence.
 */
export const Paste = Extension.create({
  name: 'safePaste',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        transformPastedHTML: cleanHtml,
        transformPasted: (slice, { state }) => fitCell(slice, state.selection.$from),
        handlePaste: (_view, event, slice) => onlyPictures(event.clipboardData, slice),
        handleDrop: (_view, event, slice) => onlyPictures(event.dataTransfer, slice),
        handleDOMEvents: {
          paste: (view, event) => refused(event, event.clipboardData, view.state.doc.content.size),
          drop: (view, event) => refused(event, event.dataTransfer, view.state.doc.content.size),
        },
      },
    }),
  ],
});

function refused(event: Event, data: DataTransfer | null, used: number): boolean {
  const problem = data ? problemOf(data, used) : undefined;
  if (problem === undefined) return false;
  event.preventDefault();
  refuse(problem);
  return true;
}
