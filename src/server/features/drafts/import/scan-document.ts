import type { Mark } from '#law/drafting/document/model.ts';
import { decodeEntities } from '#server/platform/sandbox/markup.ts';
import { scanWord, type WordTag } from './archive.ts';
import type { Loss, Scanned, ScannedInline, ScannedParagraph, ScannedTable } from './scanned.ts';

/** Elements whose words are left out, and what is lost with them. */
const SILENT: Readonly<Record<string, Loss | undefined>> = {
  del: 'deletions',
  moveFrom: undefined,
  'mc:Choice': undefined,
  txbxContent: 'textBoxes',
  footnotePr: undefined,
  sectPr: undefined,
};
const PICTURES = new Set(['drawing', 'pict', 'object']);
const MARKS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' };
const OFF = new Set(['0', 'false', 'none', 'off']);
const SHOWN: Readonly<Record<string, string>> = { tab: '\t', noBreakHyphen: '-' };
/** A field that gives the number of a paragraph, not its text. */
const NUMBER_FIELD = /^\s*REF\s+(\S+)(?=\s)(?=.*\\[nrw]\b)/iu;

interface Field {
  instruction: string;
  shown: string;
  isShown: boolean;
  /** `fldSimple` ends with its element. */
  simple: boolean;
}

/** Follows the elements of a document from its beginning to its end. */
class Scanner {
  readonly blocks: Scanned[] = [];
  readonly losses = new Set<Loss>();
  #tables: ScannedTable[] = [];
  #paragraph: ScannedParagraph | undefined;
  #style = '';
  #marks = new Set<Mark>();
  #silent = { name: '', depth: 0 };
  #in = { pPr: false, rPr: false, t: false, instruction: false };
  #fields: Field[] = [];

  text(words: string): void {
    if (this.#silent.depth > 0) return;
    const field = this.#fields.at(-1);
    if (this.#in.instruction && field) field.instruction += decodeEntities(words);
    else if (this.#in.t) this.#say(decodeEntities(words));
  }

  tag(tag: WordTag): void {
    const { local, kind } = tag;
    if (this.#silence(local, kind)) return;
    if (PICTURES.has(local) && kind === 'open') this.losses.add('pictures');
    if (kind === 'close') this.#close(local);
    else this.#open(tag);
    if (kind === 'empty') this.#close(local);
  }

  /** True when the tag belongs to an element that is left out. */
  #silence(local: string, kind: WordTag['kind']): boolean {
    if (this.#silent.depth > 0) {
      if (local === this.#silent.name && kind !== 'empty') this.#silent.depth += kind === 'open' ? 1 : -1;
      return true;
    }
    if (kind !== 'open' || !Object.hasOwn(SILENT, local)) return false;
    const loss = SILENT[local];
    if (loss) this.losses.add(loss);
    this.#silent = { name: local, depth: 1 };
    return true;
  }

  #open(tag: WordTag): void {
    const { local, value } = tag;
    if (local === 'p') this.#paragraph = { type: 'paragraph', style: '', bookmarks: [], content: [] };
    else if (local === 'pPr' || local === 'rPr' || local === 't') this.#in[local] = true;
    else if (local === 'instrText') this.#in.instruction = true;
    else if (local === 'r') {
      this.#style = '';
      this.#marks = new Set();
    } else if (local === 'tbl' || local === 'tr' || local === 'tc') this.#openTable(local);
    else if (this.#in.rPr) this.#runProperty(local, value('val'));
    else if (this.#in.pPr) this.#paragraphProperty(local, value('val'));
    else this.#inside(tag);
  }

  #inside(tag: WordTag): void {
    const { local, value } = tag;
    if (Object.hasOwn(SHOWN, local)) this.#say(SHOWN[local] ?? '');
    else if (local === 'br' || local === 'cr')
      this.#add({ type: value('type') === 'page' ? 'pageBreak' : 'break' });
    else if (local === 'bookmarkStart') this.#paragraph?.bookmarks.push(value('name') ?? '');
    else if (local === 'footnoteReference') this.#add({ type: 'note', id: value('id') ?? '' });
    else if (local === 'fldSimple')
      this.#fields.push({ instruction: value('instr') ?? '', shown: '', isShown: true, simple: true });
    else if (local === 'fldChar') this.#fieldPart(value('fldCharType') ?? '');
    else this.#tableProperty(tag);
  }

  #tableProperty({ local, value }: WordTag): void {
    const row = this.#tables.at(-1)?.rows.at(-1);
    if (local === 'gridSpan') this.#span(Number(value('val')) || 1);
    else if (local === 'vMerge' && value('val') !== 'restart') this.losses.add('mergedCells');
    else if (local === 'tblHeader' && row) row.head = !OFF.has(value('val') ?? '');
  }

  #close(local: string): void {
    if (local === 'pPr' || local === 'rPr' || local === 't') this.#in[local] = false;
    else if (local === 'instrText') this.#in.instruction = false;
    else if (local === 'p') this.#endParagraph();
    else if (local === 'tbl') this.#endTable();
    else if (local === 'fldSimple' && this.#fields.at(-1)?.simple === true) this.#endField();
  }

  #runProperty(local: string, value: string | undefined): void {
    // The properties of the mark of a paragraph are inside pPr.
    if (this.#in.pPr) return;
    const mark = Object.hasOwn(MARKS, local) ? MARKS[local] : undefined;
    if (local === 'rStyle') this.#style = value ?? '';
    else if (mark && !OFF.has(value ?? '')) this.#marks.add(mark);
  }

  #paragraphProperty(local: string, value = ''): void {
    const paragraph = this.#paragraph;
    if (!paragraph) return;
    if (local === 'pStyle') paragraph.style = value;
    else if (local === 'jc') paragraph.align = value;
    else if (local === 'numId') paragraph.numId = value;
    else if (local === 'ilvl') paragraph.level = Number(value) || 0;
    else if (local === 'outlineLvl' && Number(value) < 9) paragraph.heading = Number(value) + 1;
    else if (local === 'pageBreakBefore' && !OFF.has(value)) paragraph.newPage = true;
  }

  #openTable(local: 'tbl' | 'tr' | 'tc'): void {
    const table = this.#tables.at(-1);
    if (local === 'tbl') this.#tables.push({ type: 'table', rows: [] });
    else if (local === 'tr') table?.rows.push({ head: false, cells: [] });
    else table?.rows.at(-1)?.cells.push({ paragraphs: [], span: 1 });
  }

  #span(columns: number): void {
    const cell = this.#tables.at(-1)?.rows.at(-1)?.cells.at(-1);
    if (!cell || columns < 2) return;
    cell.span = Math.min(columns, 60);
    this.losses.add('mergedCells');
  }

  #endParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = undefined;
    if (!paragraph) return;
    const cell = this.#tables.at(-1)?.rows.at(-1)?.cells.at(-1);
    if (this.#tables.length === 0) this.blocks.push(paragraph);
    else cell?.paragraphs.push(paragraph);
  }

  /** A table in a cell gives its paragraphs to the cell. */
  #endTable(): void {
    const table = this.#tables.pop();
    const outer = this.#tables.at(-1)?.rows.at(-1)?.cells.at(-1);
    if (!table) return;
    if (this.#tables.length === 0) this.blocks.push(table);
    else if (outer)
      for (const { cells } of table.rows)
        for (const { paragraphs } of cells) outer.paragraphs.push(...paragraphs);
  }

  #fieldPart(type: string): void {
    const field = this.#fields.at(-1);
    if (type === 'begin') this.#fields.push({ instruction: '', shown: '', isShown: false, simple: false });
    else if (type === 'separate' && field) field.isShown = true;
    else if (type === 'end' && field) this.#endField();
  }

  #endField(): void {
    const field = this.#fields.pop();
    const bookmark = field && NUMBER_FIELD.exec(`${field.instruction} `)?.[1];
    if (!field) return;
    if (bookmark !== undefined) this.#add({ type: 'reference', bookmark, shown: field.shown });
    else if (field.shown !== '') this.#say(field.shown);
  }

  #say(words: string): void {
    const field = this.#fields.at(-1);
    if (field) {
      if (field.isShown) field.shown += words;
      return;
    }
    const last = this.#paragraph?.content.at(-1);
    const marks = [...this.#marks];
    if (last?.type === 'text' && last.style === this.#style && last.marks.join() === marks.join())
      last.text += words;
    else this.#add({ type: 'text', text: words, style: this.#style, marks });
  }

  #add(inline: ScannedInline): void {
    this.#paragraph?.content.push(inline);
  }
}

/** The paragraphs and tables of the main part of a Word document, in order, and what was left out. Linear time. */
export function scanDocument(xml: string): { blocks: Scanned[]; losses: Set<Loss> } {
  const scanner = new Scanner();
  scanWord(xml, { text: (words) => scanner.text(words), tag: (tag) => scanner.tag(tag) });
  return { blocks: scanner.blocks, losses: scanner.losses };
}

/** The texts of the footnotes, by their ids. */
export function scanFootnotes(xml: string): Map<string, string> {
  const notes = new Map<string, string>();
  let id: string | undefined;
  let reads = false;
  scanWord(xml, {
    text: (words) => {
      if (reads && id !== undefined) notes.set(id, (notes.get(id) ?? '') + decodeEntities(words));
    },
    tag: ({ local, kind, value }) => {
      if (local === 'footnote') id = kind === 'open' ? value('id') : undefined;
      else if (local === 't') reads = kind === 'open';
      else if (local === 'p' && kind === 'close' && id !== undefined && notes.has(id))
        notes.set(id, `${notes.get(id)} `);
    },
  });
  return new Map([...notes].map(([key, text]) => [key, text.trim()]));
}
