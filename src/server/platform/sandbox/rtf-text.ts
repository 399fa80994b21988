import { isLegacyHindiFont } from '#law/text/legacy-fonts.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { LegacyText } from './legacy-text.ts';
import { UnreadableFileError } from './serve-tasks.ts';
import type { UnreadPart } from './unread-parts.ts';

const damaged = () => new UnreadableFileError(sentenceOf(fileReading.documentDamaged));

/** RTF groups that hold metadata instead of text. */
const SILENT =
  /^(?:colortbl|stylesheet|info|pict|object|themedata|datastore|listtable|listoverridetable|rsidtbl|generator|xmlnstbl|latentstyles|atnid|atnauthor|annotation|bkmkstart|bkmkend|fldinst|sp|nonshppict|shprslt|revtbl|filetbl)$/u;

const RTF_TOKEN = /\\([a-z]{1,32})(-?\d{1,7})? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/giu;
/** Drawings of Word 97 and of Word 6 among whose properties the words of a text box are. */
const DRAWINGS = new Set(['shpinst', 'do']);
const BOXES = new Set(['shptxt', 'dptxbxtext']);
const LOST: ReadonlyMap<string, UnreadPart> = new Map([
  ['pict', 'pictures'],
  ['object', 'pictures'],
  ['annotation', 'comments'],
]);
/** Text shown for a control word or a control symbol. */
const RTF_SIGNS: ReadonlyMap<string, string> = new Map([
  ...['par', 'line', 'sect', 'page', 'row'].map((word) => [word, '\n'] as const),
  ...['tab', 'cell', 'nestcell'].map((word) => [word, '\t'] as const),
  ['nestrow', '\n'],
  ['~', ' '],
  ['_', '-'],
  ['emdash', '—'],
  ['endash', '–'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['bullet', '•'],
  ['emspace', ' '],
  ['enspace', ' '],
  ...['\\', '{', '}'].map((symbol) => [symbol, symbol] as const),
]);

interface RtfState {
  /** The group shows nothing. */
  silent: boolean;
  /** Its words are hidden, or their deletion is tracked. */
  hidden: boolean;
  deleted: boolean;
  /** The properties of a drawing, in which a text box may be. */
  drawing: boolean;
  /** The number of the font; of a table of fonts, the one that is described. */
  font: string;
  fonts: boolean;
  /** Characters after a Unicode escape that older readers show in its place. */
  fallback: number;
}

/** Limit: groups inside groups. */
const MOST_GROUPS = 5000;

/** Follows the groups of an RTF document: a group takes the state of the one around it, which returns at its end. */
class RtfGroups {
  #now: RtfState = {
    silent: false,
    hidden: false,
    deleted: false,
    drawing: false,
    font: '',
    fonts: false,
    fallback: 1,
  };
  #standard = '';
  /** Fonts by their numbers. */
  readonly #fonts = new Map<string, string>();
  readonly #around: RtfState[] = [];
  /** Notes in the text, each of which ends as a line. */
  readonly #notes: number[] = [];

  get silent(): boolean {
    return this.#now.silent || this.#now.hidden || this.#now.deleted;
  }
  /** A text in a table of fonts is the name of a font. */
  named(text: string): boolean {
    const { fonts, font } = this.#now;
    if (fonts) this.#fonts.set(font, `${this.#fonts.get(font) ?? ''}${text}`.slice(0, 200));
    return fonts;
  }
  get isLegacy(): boolean {
    return isLegacyHindiFont(this.#fonts.get(this.#now.font || this.#standard));
  }
  get fallback(): number {
    return this.#now.fallback;
  }

  /** True at the end of a note. */
  brace(brace: string): boolean {
    if (brace === '{') {
      if (this.#around.length < MOST_GROUPS) this.#around.push({ ...this.#now });
      return false;
    }
    const ends = this.#notes.at(-1) === this.#around.length;
    if (ends) this.#notes.pop();
    this.#now = this.#around.pop() ?? this.#now;
    return ends;
  }

  word(word: string, figure: string | undefined): void {
    const on = figure !== '0';
    if (SILENT.test(word)) [this.#now.silent, this.#now.drawing] = [true, false];
    else if (DRAWINGS.has(word)) this.#draw();
    else if (BOXES.has(word) && this.#now.drawing) this.#now.silent = false;
    else if (word === 'fonttbl') this.#now.fonts = true;
    else if (word === 'f') this.#now.font = figure ?? '';
    else if (word === 'deff') this.#standard = figure ?? '';
    else if (word === 'v') this.#now.hidden = on;
    else if (word === 'deleted') this.#now.deleted = on;
    else if (word === 'plain') Object.assign(this.#now, { hidden: false, deleted: false, font: '' });
    else if (word === 'uc') this.#now.fallback = Math.min(10, Number(figure ?? 1));
    else if (word === 'footnote') this.#notes.push(this.#around.length);
  }

  /** The words of a drawing are those of its text boxes; the copy of it for older readers has none. */
  #draw(): void {
    const isCopy = this.#around.at(-1)?.silent === true;
    [this.#now.silent, this.#now.drawing] = [true, !isCopy];
  }

  /** A group that older readers leave out. */
  optional(): void {
    this.#now.silent = true;
  }
}

type Token = readonly (string | undefined)[];

/** Collects what the tokens of an RTF document show. */
class RtfText {
  readonly out = new LegacyText();
  readonly losses = new Set<UnreadPart>();
  readonly #groups = new RtfGroups();
  readonly #decode: (byte: number) => string;
  /** Characters that still replace a Unicode escape in older readers. */
  #skip = 0;

  constructor(decode: (byte: number) => string) {
    this.#decode = decode;
  }

  token([, word, figure, hex, symbol, brace, text]: Token): void {
    if (brace !== undefined) this.#brace(brace);
    else if (word !== undefined) this.#word(word, figure);
    else if (symbol === '*') this.#groups.optional();
    else if (symbol !== undefined) this.#say(RTF_SIGNS.get(symbol) ?? '');
    else this.#show(hex === undefined ? (text ?? '') : this.#decode(Number.parseInt(hex, 16)));
  }

  #brace(brace: string): void {
    this.#skip = 0;
    if (this.#groups.brace(brace)) this.#say('\n');
  }

  #word(word: string, figure: string | undefined): void {
    if (word === 'u') {
      this.#say(String.fromCharCode(Number(figure) & 0xffff));
      this.#skip = this.#groups.fallback;
      return;
    }
    const loss = LOST.get(word);
    if (loss && (loss === 'comments' || !this.#groups.silent)) this.losses.add(loss);
    this.#groups.word(word, figure);
    // A note and a text box begin on lines of their own.
    this.#say(word === 'footnote' || BOXES.has(word) ? '\n' : (RTF_SIGNS.get(word) ?? ''));
  }

  #show(text: string): void {
    if (this.#groups.named(text)) return;
    const left = text.slice(this.#skip);
    this.#skip = Math.max(0, this.#skip - text.length);
    this.#say(left);
  }

  #say(text: string): void {
    if (!this.#groups.silent) this.out.add(text, this.#groups.isLegacy && text !== '\n' && text !== '\t');
  }
}

/**
 * The text of a Rich Text document, from Windows-1252 or its Unicode escapes; without hidden and deleted words. `losses` names
 * content without words. Linear time.
 */
export function rtfText(
  rtf: string,
  decode: (byte: number) => string,
): { text: string; losses: UnreadPart[] } {
  if (!rtf.startsWith('{\\rtf')) throw damaged();
  const text = new RtfText(decode);
  const tokens = new RegExp(RTF_TOKEN);
  for (let token = tokens.exec(rtf); token !== null; token = tokens.exec(rtf)) {
    // Bytes of a picture are no tokens.
    if (token[1] === 'bin') tokens.lastIndex += Math.max(0, Number(token[2] ?? 0));
    else text.token(token);
  }
  return { text: text.out.whole(), losses: [...text.losses] };
}
