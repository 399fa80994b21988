import { letterNumber, romanNumber } from '#law/drafting/document/numbering.ts';
import { scanWord, type WordTag } from './archive.ts';

interface Level {
  format: string;
  start: number;
}
interface Num {
  abstract: string;
  starts: Map<number, number>;
}

/** One paragraph of a list, as Word counts it. */
export interface Counted {
  bullet: boolean;
  /** Word prints no sign. */
  silent: boolean;
  number: number;
  printed: string;
}

const NONE: Counted = { bullet: false, silent: true, number: 0, printed: '' };

/** Collects the lists of a part while it is scanned. */
class Definitions {
  readonly levels = new Map<string, Map<number, Level>>();
  readonly nums = new Map<string, Num>();
  #abstract: Map<number, Level> | undefined;
  #num: Num | undefined;
  #level: Level | undefined;
  #overridden = 0;

  close(local: string): void {
    if (local === 'abstractNum') this.#abstract = undefined;
    else if (local === 'num') this.#num = undefined;
    else if (local === 'lvl') this.#level = undefined;
  }

  open({ local, value }: WordTag): void {
    if (local === 'abstractNum') {
      this.#abstract = new Map();
      this.levels.set(value('abstractNumId') ?? '', this.#abstract);
    } else if (local === 'num') {
      this.#num = { abstract: '', starts: new Map() };
      this.nums.set(value('numId') ?? '', this.#num);
    } else if (local === 'lvl') {
      this.#level = { format: 'decimal', start: 1 };
      this.#abstract?.set(Number(value('ilvl') ?? 0), this.#level);
    } else if (local === 'lvlOverride') this.#overridden = Number(value('ilvl') ?? 0);
    else if (this.#level) this.#ofLevel(this.#level, local, value('val') ?? '');
    else if (this.#num) this.#ofNum(this.#num, local, value('val') ?? '');
  }

  #ofLevel(level: Level, local: string, value: string): void {
    if (local === 'start') level.start = Number(value) || 0;
    else if (local === 'numFmt') level.format = value;
  }

  #ofNum(num: Num, local: string, value: string): void {
    if (local === 'abstractNumId') num.abstract = value;
    else if (local === 'startOverride') num.starts.set(this.#overridden, Number(value) || 0);
  }
}

/** The lists of a document. `take` follows how Word counts: a level starts again after a paragraph of a level above. */
export class Numbering {
  readonly #levels: ReadonlyMap<string, ReadonlyMap<number, Level>>;
  readonly #nums: ReadonlyMap<string, Num>;
  readonly #counts = new Map<string, number[]>();
  readonly #used = new Set<string>();

  constructor(xml: string) {
    const found = new Definitions();
    scanWord(xml, {
      text: () => undefined,
      tag: (tag) => (tag.kind === 'close' ? found.close(tag.local) : found.open(tag)),
    });
    this.#levels = found.levels;
    this.#nums = found.nums;
  }

  take(numId: string, level: number): Counted {
    const num = this.#nums.get(numId);
    const found = num && this.#levels.get(num.abstract)?.get(level);
    if (!num || !found || found.format === 'none') return NONE;
    if (found.format === 'bullet') return { bullet: true, silent: false, number: 0, printed: '•' };
    const number = this.#count(numId, num, level);
    return { bullet: false, silent: false, number, printed: printedAs(found.format, number) };
  }

  #count(numId: string, num: Num, level: number): number {
    const counts = this.#counts.get(num.abstract) ?? [];
    if (!this.#used.has(numId)) {
      this.#used.add(numId);
      for (const [of, start] of num.starts) counts[of] = start - 1;
    }
    const start = num.starts.get(level) ?? this.#levels.get(num.abstract)?.get(level)?.start ?? 1;
    const number = (counts[level] ?? start - 1) + 1;
    counts[level] = number;
    counts.length = level + 1;
    this.#counts.set(num.abstract, counts);
    return number;
  }
}

function printedAs(format: string, number: number): string {
  if (format === 'lowerLetter') return `(${letterNumber(number)})`;
  if (format === 'lowerRoman') return `(${romanNumber(number)})`;
  if (format === 'upperLetter') return `${letterNumber(number).toUpperCase()}.`;
  return format === 'upperRoman' ? `${romanNumber(number).toUpperCase()}.` : `${number}.`;
}
