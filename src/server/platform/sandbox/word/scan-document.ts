import { isLegacyHindiFont, isUnreadFont } from '#law/text/legacy-fonts.ts';
import { decodeEntities } from '../markup.ts';
import { scanWord, type WordTag } from './archive.ts';
import { Changes } from './changes.ts';
import { CommentPlaces } from './comments.ts';
import { isHolder, isKnown, LOST, SILENT } from './elements.ts';
import { type FieldSign, Fields } from './fields.ts';
import { Formula } from './formula.ts';
import { marksOf, Runs } from './runs.ts';
import type { Loss, Scanned, ScannedInline, ScannedParagraph, ScannedPart, ScanOptions } from './scanned.ts';
import { paragraphsOf } from './scanned.ts';
import { isOn, type RunProperties, readParagraphProperty, readRunProperty, type Style } from './styles.ts';
import { symbolOf } from './symbols.ts';
import { Tables } from './tables.ts';

const TABLE_PROPERTIES = new Set(['trPr', 'tcPr']);
const LATIN = /[a-z]/iu;

type Inside = 'pPr' | 'rPr' | 't' | 'instruction' | 'sdtPr';

/** A text box interrupts the paragraph that holds it. */
interface Interrupted {
  paragraph: ScannedParagraph | undefined;
  tables: Tables;
  blocks: Scanned[];
  holders: string[];
}

/** Follows the elements of a part of a document from its beginning to its end. */
class Scanner implements ScannedPart {
  blocks: Scanned[] = [];
  readonly losses = new Set<Loss>();
  readonly notes = new Map<string, ScannedParagraph[]>();
  readonly #runs: Runs;
  readonly #fields = new Fields();
  readonly #formula = new Formula((words) => this.#say(words));
  readonly #lost = (loss: Loss) => void this.losses.add(loss);
  #tables = new Tables(this.#lost);
  #paragraph: ScannedParagraph | undefined;
  #joined: ScannedParagraph | undefined;
  #interrupted: Interrupted[] = [];
  #style = '';
  #run: RunProperties = {};
  #silent = { name: '', depth: 0 };
  readonly #changes: Changes;
  readonly #comments = new CommentPlaces();
  /** Content controls that are open; true for one that shows its placeholder. */
  #controls: boolean[] = [];
  #holders: string[] = [];
  readonly #in: Record<Inside, boolean> = {
    pPr: false,
    rPr: false,
    t: false,
    instruction: false,
    sdtPr: false,
  };
  #note: string | undefined;
  #section = { begins: 0, type: 'nextPage', inParagraph: false };

  constructor(styles: ReadonlyMap<string, Style>, tracked: boolean) {
    this.#changes = new Changes(tracked);
    this.#runs = new Runs(styles, this.#lost);
  }

  text(words: string): void {
    if (this.#silent.depth > 0) return;
    if (this.#formula.active) this.#formula.text(decodeEntities(words));
    else if (this.#in.instruction) this.#fields.instruct(decodeEntities(words));
    else if (this.#in.t) this.#say(decodeEntities(words));
  }

  tag(tag: WordTag): void {
    const { local, kind } = tag;
    if (this.#silence(local, kind)) return;
    if (this.#formula.takes(local, kind)) {
      if (this.#formula.complex) this.losses.add('formulas');
      return;
    }
    if (kind !== 'close') this.#open(tag);
    if (kind !== 'open') this.#close(local, kind);
  }

  #silence(local: string, kind: WordTag['kind']): boolean {
    if (this.#silent.depth > 0) {
      if (local === this.#silent.name && kind !== 'empty') this.#silent.depth += kind === 'open' ? 1 : -1;
      return true;
    }
    if (!SILENT.has(local)) return false;
    if (kind === 'open') this.#silent = { name: local, depth: 1 };
    return true;
  }

  /** Elements that mean the same wherever they begin. */
  readonly #begins: Readonly<Record<string, (tag: WordTag) => void>> = {
    p: () => this.#begin(),
    r: () => {
      this.#style = '';
      this.#run = {};
    },
    t: () => this.#enter('t'),
    delText: () => (this.#changes.tracked ? this.#enter('t') : undefined),
    instrText: () => this.#enter('instruction'),
    pPr: () => this.#enter('pPr'),
    rPr: () => this.#enter('rPr'),
    sdtPr: () => this.#enter('sdtPr'),
    sdt: () => this.#controls.push(false),
    txbxContent: () => this.#interrupt(),
    footnote: (tag) => this.#beginNote(tag),
    endnote: (tag) => this.#beginNote(tag),
    comment: (tag) => this.#beginNote(tag),
    sectPr: () => {
      this.#section.inParagraph = this.#in.pPr;
    },
  };
  readonly #ends: Readonly<Record<string, () => void>> = {
    p: () => this.#end(),
    t: () => this.#leave('t'),
    delText: () => this.#leave('t'),
    instrText: () => this.#leave('instruction'),
    pPr: () => this.#leave('pPr'),
    rPr: () => this.#leave('rPr'),
    sdtPr: () => this.#leave('sdtPr'),
    sdt: () => void this.#controls.pop(),
    tbl: () => this.#push(this.#tables.end()),
    txbxContent: () => this.#resume(),
    footnote: () => this.#endNote(),
    endnote: () => this.#endNote(),
    comment: () => this.#endNote(),
    sectPr: () => this.#endSection(),
    fldSimple: () => {
      if (this.#fields.simpleIsLast) this.#sign(this.#fields.end(this.#paragraph));
    },
  };

  #enter(part: Inside): void {
    this.#in[part] = true;
  }
  #leave(part: Inside): void {
    this.#in[part] = false;
  }

  #open(tag: WordTag): void {
    const { local, kind } = tag;
    this.#look(local);
    if (isHolder(local) && kind === 'open') this.#holders.push(local);
    const begins = Object.hasOwn(this.#begins, local) ? this.#begins[local] : undefined;
    if (begins) begins(tag);
    else if (!this.#property(tag)) this.#content(tag);
  }

  /** Takes a property of a run, a field, a section, a paragraph or a table; false for anything else. */
  #property(tag: WordTag): boolean {
    const holder = this.#holders.at(-1) ?? '';
    if (this.#in.rPr) this.#runProperty(tag);
    else if (this.#in.sdtPr) this.#control(tag);
    else if (this.#holders.includes('ffData')) this.#fields.form(tag);
    else if (holder === 'sectPr') this.#sectionProperty(tag);
    else if (this.#in.pPr) readParagraphProperty(this.#paragraph, tag);
    else if (TABLE_PROPERTIES.has(holder)) this.#tables.property(tag);
    else return false;
    return true;
  }

  /** Names what a draft does not have. */
  #look(local: string): void {
    const loss = LOST.get(local.slice(local.indexOf(':') + 1));
    if (loss && !this.#changes.deleted) this.losses.add(loss);
    const within = this.#holders.length > 0;
    if (!within && !isKnown(local)) this.losses.add('unknown');
  }

  readonly #contents: Readonly<Record<string, (tag: WordTag) => void>> = {
    br: ({ value }) => this.#add({ type: value('type') === 'page' ? 'pageBreak' : 'break' }),
    cr: () => this.#add({ type: 'break' }),
    sym: ({ value }) => this.#symbol(value('font') ?? '', Number.parseInt(value('char') ?? '', 16)),
    bookmarkStart: ({ value }) => this.#paragraph?.bookmarks.push(value('name') ?? ''),
    footnoteReference: ({ value }) => this.#add({ type: 'note', id: value('id') ?? '', of: 'footnotes' }),
    endnoteReference: ({ value }) => this.#add({ type: 'note', id: value('id') ?? '', of: 'endnotes' }),
    commentRangeStart: ({ value }) => this.#comments.begin(this.#paragraph, value('id') ?? ''),
    commentRangeEnd: ({ value }) => this.#comments.end(value('id') ?? ''),
    commentReference: ({ value }) => this.#comments.begin(this.#paragraph, value('id') ?? '', true),
    fldSimple: ({ value }) => this.#fields.simple(value('instr') ?? '', this.#paragraph),
    fldChar: ({ value }) => this.#sign(this.#fields.part(value('fldCharType') ?? '', this.#paragraph)),
    ins: (tag) => this.#change(tag),
    moveTo: (tag) => this.#change(tag),
    del: (tag) => this.#change(tag),
    moveFrom: (tag) => this.#change(tag),
    tbl: ({ local }) => this.#tables.open(local),
    tr: ({ local }) => this.#tables.open(local),
    tc: ({ local }) => this.#tables.open(local),
    tab: () => this.#say('\t'),
    ptab: () => this.#say('\t'),
    noBreakHyphen: () => this.#say('-'),
  };

  #content(tag: WordTag): void {
    if (Object.hasOwn(this.#contents, tag.local)) this.#contents[tag.local]?.(tag);
  }

  #change(tag: WordTag): void {
    if (tag.kind !== 'open' || this.#holders.length > 0) return;
    this.#changes.open(tag);
    if (tag.local === 'del') this.losses.add('deletions');
  }

  #close(local: string, kind: WordTag['kind']): void {
    if (this.#holders.at(-1) === local) this.#holders.pop();
    if (Object.hasOwn(this.#ends, local)) this.#ends[local]?.();
    else if (kind === 'close' && this.#holders.length === 0) this.#changes.close(local);
  }

  #begin(): void {
    this.#paragraph = { type: 'paragraph', style: '', bookmarks: [], content: [] };
    this.#run = {};
  }

  #end(): void {
    const paragraph = this.#paragraph;
    this.#comments.say(' ');
    this.#fields.endParagraph();
    this.#paragraph = undefined;
    if (!paragraph) return;
    const before = this.#joined;
    this.#joined = undefined;
    // The words before a deleted end go on in the next paragraph, which keeps its own form.
    const whole = before
      ? {
          ...paragraph,
          bookmarks: [...before.bookmarks, ...paragraph.bookmarks],
          comments: [...(before.comments ?? []), ...(paragraph.comments ?? [])],
          content: [...before.content, ...paragraph.content],
          ...(before.newPage ? { newPage: before.newPage } : {}),
        }
      : paragraph;
    if (whole.joined) {
      const { joined: _, ...rest } = whole;
      this.#joined = rest;
    } else this.#push(whole);
    for (const block of this.#boxes.splice(0)) this.#push(block);
  }

  #push(block: Scanned | undefined): void {
    if (!block) return;
    if (this.#joined && block.type !== 'paragraph') this.#flushJoined();
    if (!this.#tables.place(block)) this.blocks.push(block);
  }

  /** Nothing follows a paragraph whose end is deleted: it stays one. */
  #flushJoined(): void {
    const left = this.#joined;
    this.#joined = undefined;
    if (left && left.content.length > 0) this.#push(left);
  }

  finish(): ScannedPart {
    this.#end();
    while (this.#interrupted.length > 0) this.#resume();
    for (let table = this.#tables.end(); table; table = this.#tables.end()) this.#push(table);
    this.#flushJoined();
    // A last section that says nothing begins on a new page.
    if (this.#section.begins < this.blocks.length) this.#endSection();
    return this;
  }

  #interrupt(): void {
    this.#interrupted.push({
      paragraph: this.#paragraph,
      tables: this.#tables,
      blocks: this.blocks,
      holders: this.#holders,
    });
    this.#paragraph = undefined;
    this.#holders = [];
    this.#tables = new Tables(this.#lost);
    this.blocks = [];
  }

  /** The paragraphs of a text box follow the paragraph that holds it. */
  #resume(): void {
    const outer = this.#interrupted.pop();
    if (!outer) return;
    this.#flushJoined();
    const inside = this.blocks;
    this.blocks = outer.blocks;
    this.#holders = outer.holders;
    this.#tables = outer.tables;
    this.#paragraph = outer.paragraph;
    this.#boxes.push(...inside);
  }

  readonly #boxes: Scanned[] = [];

  #beginNote({ value }: WordTag): void {
    const type = value('type') ?? 'normal';
    this.#note = type === 'normal' ? value('id') : undefined;
    this.blocks = [];
  }

  #endNote(): void {
    this.#flushJoined();
    if (this.#note !== undefined) this.notes.set(this.#note, paragraphsOf(this.blocks));
    this.blocks = [];
  }

  #sectionProperty({ local, value }: WordTag): void {
    if (local === 'type') this.#section.type = value('val') ?? 'nextPage';
  }

  /** A section says at its end how it began. */
  #endSection(): void {
    const { begins, type, inParagraph } = this.#section;
    if (begins > 0 && type !== 'continuous' && type !== 'nextColumn')
      this.blocks.splice(begins, 0, { type: 'pageBreak' });
    // The paragraph that holds the end of a section belongs to it.
    const next = this.blocks.length + (inParagraph ? 1 : 0);
    this.#section = { begins: next, type: 'nextPage', inParagraph: false };
  }

  #runProperty(tag: WordTag): void {
    const { local, value } = tag;
    if (this.#in.pPr) {
      // These say that the end of the paragraph is deleted or moved.
      if ((local === 'del' || local === 'moveFrom') && this.#paragraph && !this.#changes.tracked)
        this.#paragraph.joined = true;
    } else if (local === 'rStyle') this.#style = value('val') ?? '';
    else readRunProperty(this.#run, tag);
  }

  #control({ local, value }: WordTag): void {
    if (local === 'showingPlcHdr') this.#controls[this.#controls.length - 1] = isOn(value('val'));
  }

  #sign(sign: FieldSign | undefined): void {
    if (sign === undefined) return;
    if (typeof sign === 'string') this.losses.add(sign);
    else if ('text' in sign) this.#say(sign.text);
    else this.#symbol(sign.font, sign.symbol);
  }

  #symbol(font: string, code: number): void {
    const sign = Number.isNaN(code) ? undefined : symbolOf(font, code);
    if (sign === undefined) this.losses.add('symbols');
    else this.#add({ type: 'text', text: sign, style: this.#style, marks: marksOf(this.#properties()) });
  }

  readonly #properties = () => this.#runs.properties(this.#run, this.#style, this.#paragraph);

  /** True where words are not those of the document as it is printed. */
  #isLeftOut(): boolean {
    return this.#changes.hidden || this.#controls.includes(true) || this.#fields.silent;
  }

  #say(words: string): void {
    if (words === '' || !this.#paragraph) return;
    const run = this.#properties();
    if (run.hidden === true) this.losses.add('hidden');
    if (run.hidden === true || this.#isLeftOut()) {
      this.#paragraph.emptied = true;
      return;
    }
    if (isUnreadFont(run.font) && LATIN.test(words)) this.losses.add('unreadFont');
    if (run.struck === true && words.trim() !== '') this.losses.add('struck');
    const text = this.#runs.written(words, run);
    const marks = marksOf(run);
    const change = this.#changes.now;
    const legacy = isLegacyHindiFont(run.font);
    this.#comments.say(text);
    const last = this.#paragraph.content.at(-1);
    const same =
      last?.type === 'text' &&
      last.style === this.#style &&
      last.marks.join() === marks.join() &&
      (last.legacy === true) === legacy &&
      last.change === change;
    const more = { ...(legacy ? { legacy } : {}), ...(change ? { change } : {}) };
    if (same) last.text += text;
    else this.#add({ type: 'text', text, style: this.#style, marks, ...more });
  }

  #add(inline: ScannedInline): void {
    if (this.#paragraph && this.#isLeftOut()) this.#paragraph.emptied = true;
    else this.#paragraph?.content.push(inline);
  }
}

/** The paragraphs and tables of a part of a Word document, in order, and what was left out. Linear time. */
export function scanPart(
  xml: string,
  styles: ReadonlyMap<string, Style>,
  { tracked = false, onParagraph }: ScanOptions = {},
): ScannedPart {
  const scanner = new Scanner(styles, tracked);
  const tag = (one: WordTag) => {
    if (one.local === 'p' && one.kind !== 'close') onParagraph?.();
    scanner.tag(one);
  };
  scanWord(xml, { text: (words) => scanner.text(words), tag });
  return scanner.finish();
}
