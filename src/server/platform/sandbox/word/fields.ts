import type { WordTag } from './archive.ts';
import type { ScannedInline, ScannedParagraph } from './scanned.ts';
import { isOn } from './styles.ts';

/** A field that gives the number of a paragraph, not its text. */
const NUMBER_FIELD = /^\s*REF\s+(\S+)(?=\s)(?=.*\\[nrw]\b)/iu;
const PAGE_NUMBER = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/iu;
/** Fields that Word counts and never writes out. */
const COUNTED = /^\s*(?:LISTNUM|AUTONUM(?:LGL|OUT)?)\b/iu;
const EQUATION = /^\s*EQ\b/iu;
const SYMBOL = /^\s*SYMBOL\s+(\d{1,5}|0x[\da-f]{1,4})\b(?:.*\\f\s+"?([^"\\]{1,60}))?/iu;
/** Limit: characters of an instruction that are read. */
const LONGEST = 2000;

interface Field {
  instruction: string;
  isShown: boolean;
  /** `fldSimple` ends with its element. */
  simple: boolean;
  /** The place where its result begins. */
  paragraph?: ScannedParagraph;
  at: number;
  box?: boolean;
  choice?: { entries: string[]; chosen: number };
}

/** A field may show a sign that is not text of its result. */
export type FieldSign = { symbol: number; font: string } | { text: string } | 'numbers' | 'formulas';

/**
 * The fields that are open. A result is ordinary content: it goes into the document as it comes, through as many
 * paragraphs and tables as it has. An instruction ends with its paragraph at the latest.
 */
export class Fields {
  #open: Field[] = [];

  /** The words here are an instruction, or a number of a page. */
  get silent(): boolean {
    return this.#open.some(({ isShown, instruction }) => !isShown || PAGE_NUMBER.test(instruction));
  }

  instruct(words: string): void {
    const field = this.#open.at(-1);
    if (field && field.instruction.length < LONGEST) field.instruction += words;
  }

  simple(instruction: string, paragraph: ScannedParagraph | undefined): void {
    this.#open.push({ instruction, isShown: true, simple: true, at: 0 });
    this.#show(paragraph);
  }

  get simpleIsLast(): boolean {
    return this.#open.at(-1)?.simple === true;
  }

  #show(paragraph: ScannedParagraph | undefined): void {
    const field = this.#open.at(-1);
    if (!field) return;
    field.isShown = true;
    if (paragraph) Object.assign(field, { paragraph, at: paragraph.content.length });
  }

  /** A part of a field; at its end, what it shows besides its result. */
  part(type: string, paragraph: ScannedParagraph | undefined): FieldSign | undefined {
    if (type === 'begin') this.#open.push({ instruction: '', isShown: false, simple: false, at: 0 });
    else if (type === 'separate') this.#show(paragraph);
    else if (type === 'end') return this.end(paragraph);
    return undefined;
  }

  /** A property of a field of a form: its box, or its choices. */
  form({ local, value }: WordTag): void {
    const field = this.#open.at(-1);
    if (!field) return;
    if (local === 'checkBox') field.box = false;
    else if (local === 'ddList') field.choice = { entries: [], chosen: 0 };
    else if (field.box !== undefined && (local === 'default' || local === 'checked'))
      field.box = isOn(value('val'));
    else if (field.choice && local === 'listEntry') field.choice.entries.push(value('val') ?? '');
    else if (field.choice && (local === 'result' || local === 'default'))
      field.choice.chosen = Number(value('val')) || 0;
  }

  end(paragraph: ScannedParagraph | undefined): FieldSign | undefined {
    const field = this.#open.pop();
    if (!field) return undefined;
    const { instruction, box, choice } = field;
    const bookmark = NUMBER_FIELD.exec(`${instruction} `)?.[1];
    if (bookmark !== undefined) refer(field, bookmark, paragraph);
    if (box !== undefined) return { text: box ? '☒' : '☐' };
    if (choice) return { text: choice.entries[choice.chosen] ?? '' };
    if (COUNTED.test(instruction)) return 'numbers';
    if (EQUATION.test(instruction)) return 'formulas';
    const symbol = field.paragraph ? null : SYMBOL.exec(instruction);
    return symbol ? { symbol: Number(symbol[1]), font: (symbol[2] ?? 'Symbol').trim() } : undefined;
  }

  /** An instruction that goes on behind its paragraph has no end: nothing after it is left out. */
  endParagraph(): void {
    this.#open = this.#open.filter(({ isShown }) => isShown);
  }
}

/** The result of a reference becomes the reference. */
function refer(field: Field, bookmark: string, paragraph: ScannedParagraph | undefined): void {
  if (!paragraph) return;
  const own = field.paragraph === paragraph;
  const result = own ? paragraph.content.splice(field.at) : [];
  const shown = result.map((one: ScannedInline) => (one.type === 'text' ? one.text : '')).join('');
  paragraph.content.push({ type: 'reference', bookmark, shown });
}
