import { type BlankPlaces, placesOfBlanks } from '#law/drafting/check/blanks-left.ts';
import type { DraftCase } from '#law/drafting/check/types.ts';
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
import type { DraftKind } from '#law/drafting/kinds.ts';
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
import { columnsFor } from './table-columns.ts';

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
  readonly #blanks: BlankPlaces;
  #lists = 0;
  /** The id of the block that is exported. */
  #block = '';

  constructor(content: readonly Block[], annexurePages: AnnexurePages, blanks: BlankPlaces) {
    this.context = { numbers: paragraphNumbers(content), footnotes: [] };
    this.#annexurePages = annexurePages;
    this.#blanks = blanks;
  }

  /** The runs of a paragraph or a heading. */
  #runs(nodes: readonly Inline[]): TextRun[] {
    return this.#cut(nodes, () => this.#blanks.ofText(this.#block));
  }

  /** The runs of a text within a table, a list or a quotation. */
  #runsWithin(nodes: readonly Inline[]): TextRun[] {
    return this.#cut(nodes, (text) => this.#blanks.within(this.#block, text));
  }

  #cut(nodes: readonly Inline[], placesIn: (text: string) => readonly Place[]): TextRun[] {
    // Footnotes count from 1 in each text, as where the check looks for blanks.
    const context = { numbers: this.context.numbers, footnotes: [] };
    const texts = nodes.map((node) => inlineText([node], context));
    const blanks = new TypedBlanks(placesIn(texts.join('')));
    let at = 0;
    return nodes.flatMap((node, place) => {
      const from = at;
      at += texts[place]?.length ?? 0;
      return node.type === 'text' ? blanks.runs(node, from) : this.#runsOf(node);
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
    this.#block = block.attrs.id;
    switch (block.type) {
      case 'heading': {
        const { level, align } = block.attrs;
        return [{ kind: 'heading', level, runs: this.#runs(block.content), ...aligned(align) }];
      }
      case 'paragraph':
        return [{ kind: 'paragraph', runs: this.#runs(block.content), ...aligned(block.attrs.align) }];
      case 'numberedParagraph': {
        const { id, align } = block.attrs;
        const { printed = '', number = 1, level = 1 } = this.context.numbers.get(id) ?? {};
        const sign = { kind: 'numbered', level, printed, number } as const;
        return [{ kind: 'paragraph', id, sign, runs: this.#runs(block.content), ...aligned(align) }];
      }
      case 'blockquote':
        return block.content.map(({ content, attrs }) => ({
          ...{ kind: 'paragraph', style: 'quote', runs: this.#runsWithin(content) },
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
      { kind: 'paragraph', sign, runs: this.#runsWithin(head?.content ?? []), ...aligned(head?.attrs.align) },
      ...parts.flatMap((part): Paragraph[] =>
        part.type === 'paragraph'
          ? [
              {
                kind: 'paragraph',
                below: level,
                runs: this.#runsWithin(part.content),
                ...aligned(part.attrs.align),
              },
            ]
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
            ? [{ kind: 'paragraph', runs: this.#runsWithin(part.content), ...aligned(part.attrs.align) }]
            : this.#list(part, 1),
        ),
      ),
    );
    const [first] = content;
    const hasHead = first?.content.every(({ type }) => type === 'tableHeader') === true;
    return {
      kind: 'table',
      columns: columnsFor(rows, width),
      head: hasHead ? (rows[0] ?? []) : [],
      rows: hasHead ? rows.slice(1) : rows,
    };
  }
}

type Place = { start: number; end: number };
type TextNode = Extract<Inline, { type: 'text' }>;

/** Cuts the texts of a paragraph, one after another, with marks behind its blanks, which are in order. */
class TypedBlanks {
  readonly #blanks: readonly Place[];
  #next = 0;

  constructor(blanks: readonly Place[]) {
    this.#blanks = blanks;
  }

  /** The runs of a text that begins at `from` in its paragraph. */
  runs({ text, marks = [] }: TextNode, from: number): TextRun[] {
    const style = marks.map(({ type }) => type);
    const end = from + text.length;
    const runs: TextRun[] = [];
    let at = from;
    const cut = (to: number, role?: 'blank') => {
      if (to <= at) return;
      const made = styledRuns(text.slice(at - from, to - from), style);
      runs.push(...(role ? made.map((run) => ({ ...run, role })) : made));
      at = to;
    };
    for (; !style.includes('code'); this.#next += 1) {
      const blank = this.#blanks[this.#next];
      if (!blank || blank.start >= end) break;
      cut(Math.max(at, blank.start));
      cut(Math.min(end, blank.end), 'blank');
      // A blank across two styles goes on in the next text.
      if (blank.end > end) break;
    }
    cut(end);
    return runs;
  }
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
  /** The kind of the draft, and the number of its case: with them the check finds its blanks. */
  kind?: DraftKind;
  known?: Pick<DraftCase, 'case_number'>;
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
  const able = new Set(parts.filter((one) => one.parts.some(takes)).map(({ id }) => id));
  const [first] = able;
  const placed = new Map<string | undefined, number[]>();
  for (const [at, { block }] of comments.entries()) {
    const place = block !== null && able.has(block) ? block : first;
    const on = placed.get(place);
    if (on) on.push(at);
    else placed.set(place, [at]);
  }
  return parts.flatMap(({ id, parts: own }) => {
    const on = placed.get(id) ?? [];
    const taking = on.length > 0 ? own.findIndex(takes) : -1;
    return own.map((part, at) => (at === taking ? ({ ...part, comments: on } as Part) : part));
  });
}

/** A book writes its draft again until the pages of its index agree; the blanks stay the same. */
const blanksOfDrafts = new WeakMap<DraftToExport, BlankPlaces>();
function blanksOf(draft: DraftToExport): BlankPlaces {
  const found =
    blanksOfDrafts.get(draft) ?? placesOfBlanks(draft.document, draft.kind ?? 'other', draft.known ?? {});
  blanksOfDrafts.set(draft, found);
  return found;
}

/**
 * Builds the model that the writers of Word documents and PDFs export. References to annexures name the given pages.
 */
export function exportDocument(
  draft: DraftToExport,
  annexurePages: AnnexurePages = new Map(),
): DocumentModel {
  const { title, document, before, after, layout, comments = [] } = draft;
  const exporter = new Exporter(document.content, annexurePages, blanksOf(draft));
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
