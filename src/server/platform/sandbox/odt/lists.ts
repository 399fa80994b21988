import { attributeOf, scanMarkup } from '../markup.ts';
import { numberAs } from '../word/numbering.ts';

interface Level {
  format: string;
  prefix: string;
  suffix: string;
  start: number;
  /** Levels whose numbers it prints, its own as the last: 1.2 has two. */
  shown: number;
}
export type ListStyle = ReadonlyMap<number, Level>;

const STYLES = new Set(['text:list-style', 'text:outline-style']);
const NUMBERS = new Set(['text:list-level-style-number', 'text:outline-level-style']);
/** The name under which the style of numbered headings is kept; no list has it. */
const OUTLINE = '\u0000outline';
const DEEPEST = 10;

type Value = (attribute: string) => string | undefined;

const levelOf = (value: Value): Level => ({
  format: value('style:num-format') ?? '',
  prefix: value('style:num-prefix') ?? '',
  suffix: value('style:num-suffix') ?? '',
  start: Number(value('text:start-value')) || 1,
  shown: Math.max(1, Math.min(DEEPEST, Number(value('text:display-levels')) || 1)),
});

/** Reads the list styles of a part of an OpenDocument text, by their names. */
export function readListStyles(xml: string, styles: Map<string, Map<number, Level>>): void {
  let open: Map<number, Level> | undefined;
  const begin = (name: string) => {
    open = new Map();
    styles.set(name, open);
  };
  scanMarkup(xml, {
    text: () => undefined,
    tag: (tag) => {
      const value: Value = (attribute) => attributeOf(xml, tag, attribute);
      if (STYLES.has(tag.name)) {
        open = undefined;
        if (tag.kind === 'open')
          begin(tag.name === 'text:outline-style' ? OUTLINE : (value('style:name') ?? ''));
      } else if (NUMBERS.has(tag.name) && tag.kind !== 'close')
        open?.set(Number(value('text:level') ?? 1), levelOf(value));
      return undefined;
    },
  });
}

const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
};

/** A number in a format of OpenDocument: `1`, `a`, `I`, or the first numbers of a script, as in `१, २, ३, ...`. */
function written(number: number, format: string): string {
  const zero = /^\p{Nd}/u.test(format) ? (format.codePointAt(0) ?? 49) - 1 : 48;
  if (zero !== 48)
    return String(number).replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));
  return numberAs(FORMATS[format] ?? 'decimal', number);
}

interface OpenList {
  style: string;
  id: string | undefined;
}

/** The lists that are open, and their numbers. */
export class Lists {
  readonly #styles: ReadonlyMap<string, ListStyle>;
  readonly #open: OpenList[] = [];
  readonly #counts = new Map<string, number[]>();
  readonly #ended = new Map<string, number[]>();
  readonly #headings: number[] = [];
  /** The sign of the item that the next paragraph begins. */
  #sign = '';

  constructor(styles: ReadonlyMap<string, ListStyle>) {
    this.#styles = styles;
  }

  /** Begins a list: one that goes on keeps the numbers of the list before it. */
  begin(value: Value): void {
    const style = value('text:style-name') ?? this.#open.at(-1)?.style ?? '';
    if (this.#open.length === 0) {
      const other = value('text:continue-list');
      const kept = other === undefined ? this.#counts.get(style) : this.#ended.get(other);
      const goesOn = other !== undefined || value('text:continue-numbering') === 'true';
      this.#counts.set(style, goesOn && kept ? kept : []);
    }
    this.#open.push({ style, id: value('xml:id') });
  }

  end(): void {
    const list = this.#open.pop();
    if (list?.id !== undefined)
      this.#ended.set(list.id, this.#counts.get(this.#open[0]?.style ?? list.style) ?? []);
  }

  item(start: string | undefined): void {
    const { style = '' } = this.#open.at(-1) ?? {};
    const level = this.#open.length;
    const counts = this.#counts.get(this.#open[0]?.style ?? style) ?? [];
    this.#sign = this.#next(this.#styles.get(style), { counts, level, start });
  }

  /** The sign of a heading of a level, where headings are numbered. */
  heading(level: number, start: string | undefined): string {
    return this.#next(this.#styles.get(OUTLINE), { counts: this.#headings, level, start });
  }

  #next(
    style: ListStyle | undefined,
    { counts, level, start }: { counts: number[]; level: number; start: string | undefined },
  ): string {
    const own = style?.get(level);
    if (!own) return '';
    const number = start === undefined ? (counts[level] ?? own.start - 1) + 1 : Number(start) || 1;
    counts[level] = number;
    counts.length = Math.min(counts.length, level + 1);
    if (own.format === '') return '';
    const numbers = Array.from({ length: own.shown }, (_, at) => level - own.shown + 1 + at)
      .filter((of) => of > 0)
      .map((of) => written(counts[of] ?? style?.get(of)?.start ?? 1, style?.get(of)?.format ?? '1'));
    return `${own.prefix}${numbers.join('.')}${own.suffix} `.trimStart();
  }

  /** The sign of the item whose first paragraph begins now; once. */
  takeSign(): string {
    const sign = this.#sign;
    this.#sign = '';
    return sign;
  }
}
