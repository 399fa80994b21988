import { blankPlaces, isNumberToCome } from '#law/drafting/check/blanks.ts';
import { sameMark } from '#law/drafting/document/annexure-marks.ts';
import type {
  Block,
  DraftDocument,
  DraftTable,
  Inline,
  List,
  ListItem,
} from '#law/drafting/document/model.ts';
import { paragraphNumbers } from '#law/drafting/document/numbering.ts';
import { inlineText, type TextContext } from '#law/drafting/document/text.ts';
import type { PageLayout } from '#law/drafting/page-layout.ts';
import type {
  Alignment,
  Comment,
  DocumentModel,
  Paragraph,
  TextRun,
} from '#server/platform/documents/model.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import type { PracticeLines } from './practice-lines.ts';

type Part = DocumentModel['blocks'][number];

const BREAK: TextRun = { text: '\n' };
const aligned = (align?: Alignment) => (align ? { align } : {});
const plain = (text: string, align?: Alignment): Paragraph => ({
  kind: 'paragraph',
  runs: textRuns(text),
  ...aligned(align),
});

const ROLES = { blank: 'blank', annexureReference: 'annexure', crossReference: 'reference' } as const;

/** The draft on its way to a file: its numbers, its footnotes so far, and its number of lists. */
class Exporter {
  readonly context: TextContext;
  readonly #annexurePages: AnnexurePages;
  #lists = 0;

  constructor(content: readonly Block[], annexurePages: AnnexurePages) {
    this.context = { numbers: paragraphNumbers(content), footnotes: [] };
    this.#annexurePages = annexurePages;
  }

  runs(nodes: readonly Inline[]): TextRun[] {
    const blanks = typedBlanks(nodes);
    let at = 0;
    return nodes.flatMap((node) => {
      const from = at;
      at += lengthOf(node);
      return node.type === 'text' ? textRunsOf(node, from, blanks) : this.#runsOf(node);
    });
  }

  #runsOf(node: Exclude<Inline, { type: 'text' }>): TextRun[] {
    if (node.type === 'hardBreak') return [BREAK];
    const text = inlineText([node], this.context) + this.#pageOf(node);
    if (node.type === 'footnote') return [{ text, note: this.context.footnotes.length }];
    const target = node.type === 'crossReference' ? { target: node.attrs.target } : {};
    return [{ text, role: ROLES[node.type], ...target }];
  }

  #pageOf(node: Inline): string {
    const page = node.type === 'annexureReference' && this.#annexurePages.get(sameMark(node.attrs.mark));
    return page ? ` (page ${page})` : '';
  }

  parts(block: Block): Part[] {
    switch (block.type) {
      case 'heading': {
        const { level, align } = block.attrs;
        return [{ kind: 'heading', level, runs: this.runs(block.content), ...aligned(align) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', runs: this.runs(block.content), ...aligned(block.attrs.align) }];
      case 'numberedParagraph': {
        const { id, align } = block.attrs;
        const { printed = '', number = 1, level = 1 } = this.context.numbers.get(id) ?? {};
        const sign = { kind: 'numbered', level, printed, number } as const;
        return [{ kind: 'paragraph', id, sign, runs: this.runs(block.content), ...aligned(align) }];
      }
      case 'blockquote':
        return block.content.map(({ content, attrs }) => ({
          ...{ kind: 'paragraph', style: 'quote', runs: this.runs(content) },
          ...aligned(attrs.align),
        }));
      case 'table':
        return [this.#table(block)];
      case 'bulletList':
      case 'orderedList':
        return this.#list(block, 1);
      case 'codeBlock': {
        const lines = block.content
          .map(({ text }) => text)
          .join('')
          .split('\n');
        const runs = lines.flatMap((line, at) => [
          ...(at > 0 ? [BREAK] : []),
          ...(line === '' ? [] : [{ text: line, code: true }]),
        ]);
        return [{ kind: 'paragraph', style: 'code', runs }];
      }
      case 'pageBreak':
        return [{ kind: 'pageBreak' }];
    }
  }

  #list({ type, content }: List, level: number): Paragraph[] {
    this.#lists += 1;
    const list = this.#lists;
    const kind = type === 'orderedList' ? 'ordered' : 'bullet';
    return content.flatMap((item, at) => {
      const printed = kind === 'ordered' ? `${at + 1}.` : '•';
      return this.#item(item, level, { kind, level, printed, number: at + 1, list });
    });
  }

  /** The first paragraph of an item has its sign; an item that starts with a list has an empty one. */
  #item({ content }: ListItem, level: number, sign: Paragraph['sign'] & object): Paragraph[] {
    const [first] = content;
    const parts = first?.type === 'paragraph' ? content.slice(1) : content;
    const head = first?.type === 'paragraph' ? first : undefined;
    return [
      { kind: 'paragraph', sign, runs: this.runs(head?.content ?? []), ...aligned(head?.attrs.align) },
      ...parts.flatMap((part): Paragraph[] =>
        part.type === 'paragraph'
          ? [{ kind: 'paragraph', below: level, runs: this.runs(part.content), ...aligned(part.attrs.align) }]
          : this.#list(part, level + 1),
      ),
    ];
  }

  #table({ content }: DraftTable): Part {
    const width = Math.max(1, ...content.map((row) => row.content.length));
    const rows = content.map((row) =>
      Array.from({ length: width }, (_, at) =>
        (row.content[at]?.content ?? []).flatMap((part): Paragraph[] =>
          part.type === 'paragraph'
            ? [{ kind: 'paragraph', runs: this.runs(part.content), ...aligned(part.attrs.align) }]
            : this.#list(part, 1),
        ),
      ),
    );
    const [first] = content;
    const hasHead = first?.content.every(({ type }) => type === 'tableHeader') === true;
    const columns = Array.from({ length: width }, () => 100 / width);
    return {
      kind: 'table',
      columns,
      head: hasHead ? (rows[0] ?? []) : [],
      rows: hasHead ? rows.slice(1) : rows,
    };
  }
}

type Place = { start: number; end: number };
type TextNode = Extract<Inline, { type: 'text' }>;

/** A sign for each node that is no text: blanks are looked for in what was typed. */
const typedText = (node: Inline) =>
  node.type === 'text' ? node.text : node.type === 'hardBreak' ? '\n' : '\uFFFC';
const lengthOf = (node: Inline) => typedText(node).length;

/** The places of blanks that were typed, such as '[Date]' and '____', in their order. The number that a registry gives is none. */
function typedBlanks(nodes: readonly Inline[]): Place[] {
  let from = 0;
  return nodes
    .map(typedText)
    .join('')
    .split('\n')
    .flatMap((line) => {
      const start = from;
      from += line.length + 1;
      const found = isNumberToCome(line) ? [] : blankPlaces(line);
      return found.map((place) => ({ start: start + place.start, end: start + place.end }));
    })
    .sort((one, other) => one.start - other.start);
}

/** The runs of a text from `from` on in its paragraph, with marks behind the blanks in it. */
function textRunsOf({ text, marks = [] }: TextNode, from: number, blanks: readonly Place[]): TextRun[] {
  const style = marks.map(({ type }) => type);
  if (style.includes('code')) return styledRuns(text, style);
  const runs: TextRun[] = [];
  let at = 0;
  for (const blank of blanks) {
    const start = Math.max(at, blank.start - from);
    const end = Math.min(text.length, blank.end - from);
    if (start >= end) continue;
    if (start > at) runs.push(...styledRuns(text.slice(at, start), style));
    runs.push(
      ...styledRuns(text.slice(start, end), style).map((run) => ({ ...run, role: 'blank' as const })),
    );
    at = end;
  }
  return [...runs, ...(at < text.length ? styledRuns(text.slice(at), style) : [])];
}

function styledRuns(text: string, marks: readonly string[]): TextRun[] {
  const style = {
    ...(marks.includes('bold') ? { bold: true } : {}),
    ...(marks.includes('italic') ? { italic: true } : {}),
    ...(marks.includes('underline') ? { underline: true } : {}),
    ...(marks.includes('code') ? { code: true } : {}),
  };
  return textRuns(text).map((run) => ({ ...run, ...style }));
}

/** A comment on a block; on the draft as a whole where the block is not known. */
export interface DraftCommentToExport extends Comment {
  block: string | null;
}

/** A draft with what its export adds, and its page. */
export interface DraftToExport extends PracticeLines {
  title: string;
  document: DraftDocument;
  /** For a Word document of colleagues; nothing that is filed has them. */
  comments?: readonly DraftCommentToExport[];
  layout?: PageLayout;
}

/** The first pages of annexures that are bound with a draft, by `sameMark`. */
export type AnnexurePages = ReadonlyMap<string, number>;

/** The parts of the blocks, each comment on the first paragraph of its block, or of the draft. */
function commentedParts(
  parts: readonly { id: string; parts: Part[] }[],
  comments: readonly DraftCommentToExport[],
): Part[] {
  const takes = (part: Part) => part.kind === 'paragraph' || part.kind === 'heading';
  const able = parts.filter((one) => one.parts.some(takes)).map(({ id }) => id);
  const placeOf = ({ block }: DraftCommentToExport) =>
    block !== null && able.includes(block) ? block : able[0];
  return parts.flatMap(({ id, parts: own }) => {
    const on = comments.flatMap((comment, at) => (placeOf(comment) === id ? [at] : []));
    const first = on.length > 0 ? own.findIndex(takes) : -1;
    return own.map((part, at) => (at === first ? ({ ...part, comments: on } as Part) : part));
  });
}

/**
 * Builds the model that the writers of Word documents and PDFs export. References to annexures name the given pages.
 */
export function exportDocument(
  { title, document, before, after, layout, comments = [] }: DraftToExport,
  annexurePages: AnnexurePages = new Map(),
): DocumentModel {
  const exporter = new Exporter(document.content, annexurePages);
  const blocks = commentedParts(
    document.content.map((block) => ({ id: block.attrs.id, parts: exporter.parts(block) })),
    comments,
  );
  return {
    title,
    language: 'en-IN',
    header: '',
    blocks: [...before.map((line) => plain(line, 'center')), ...blocks, ...after.map((line) => plain(line))],
    notes: exporter.context.footnotes.map((note) => textRuns(note)),
    ...(comments.length > 0 ? { comments } : {}),
    ...(layout ? { layout } : {}),
  };
}
