import { letterNumber, romanNumber } from '#law/drafting/document/numbering.ts';
import { scanWord, type WordTag } from './archive.ts';
import { isOn } from './styles.ts';

interface Level {
  format: string;
  start: number;
  /** The sign with the places of the numbers of its levels: %1.%2 */
  text?: string;
  /** All numbers in it are printed as figures. */
  legal?: boolean;
  /** The level after which it starts again; 0 for never. */
  restart?: number;
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
  /** The sign as Word prints it: IV. · 2.1 · (क) */
  printed: string;
  format: string;
}

const NONE: Counted = { bullet: false, silent: true, number: 0, printed: '', format: 'none' };

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
    else if (local === 'lvlText') level.text = value;
    else if (local === 'isLgl') level.legal = isOn(value);
    else if (local === 'lvlRestart') level.restart = Number(value) || 0;
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
    const levels = num && this.#levels.get(num.abstract);
    const found = levels?.get(level);
    if (!num || !levels || !found) return NONE;
    const { format } = found;
    if (format === 'bullet') return { bullet: true, silent: false, number: 0, printed: '•', format };
    const number = this.#count(numId, num, level);
    // A level may be counted and printed nowhere.
    if (format === 'none' || found.text?.trim() === '') return NONE;
    const counts = this.#counts.get(num.abstract) ?? [];
    const printed = (found.text ?? `%${level + 1}.`).replaceAll(/%(\d)/gu, (_, of: string) => {
      const at = Number(of) - 1;
      const shown = found.legal === true ? 'decimal' : (levels.get(at)?.format ?? 'decimal');
      return numberAs(shown, counts[at] ?? levels.get(at)?.start ?? 1);
    });
    return { bullet: false, silent: false, number, printed: printed.trim(), format };
  }

  #count(numId: string, num: Num, level: number): number {
    const counts = this.#counts.get(num.abstract) ?? [];
    const levels = this.#levels.get(num.abstract);
    if (!this.#used.has(numId)) {
      this.#used.add(numId);
      for (const [of, start] of num.starts) counts[of] = start - 1;
    }
    const start = num.starts.get(level) ?? levels?.get(level)?.start ?? 1;
    const number = (counts[level] ?? start - 1) + 1;
    counts[level] = number;
    // The levels below start again, except those that never do.
    for (let below = level + 1; below < counts.length; below += 1)
      if (levels?.get(below)?.restart !== 0) Reflect.deleteProperty(counts, below);
    this.#counts.set(num.abstract, counts);
    return number;
  }
}

/** Letters with which lists of Hindi papers are counted. */
const VOWELS = [...'अआइईउऊऋएऐओऔ'];
const CONSONANTS = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const ZEROS: Readonly<Record<string, number>> = { hindiNumbers: 0x966, thaiNumbers: 0xe50 };

const digitsFrom = (zero: number, number: number) =>
  String(number).replaceAll(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)));

function ordinal(number: number): string {
  const teens = number % 100 > 10 && number % 100 < 14;
  const end = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${end}`;
}

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  lowerLetter: letterNumber,
  upperLetter: (number) => letterNumber(number).toUpperCase(),
  lowerRoman: romanNumber,
  upperRoman: (number) => romanNumber(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, '0'),
  ordinal,
  hindiVowels: (number) => CONSONANTS[number - 1] ?? String(number),
  hindiConsonants: (number) => VOWELS[number - 1] ?? String(number),
  none: () => '',
  bullet: () => '',
};

/** A number in the format of a level. */
function numberAs(format: string, number: number): string {
  if (number < 0 || number > 99_999) return String(number);
  const zero = ZEROS[format];
  return zero === undefined ? (FORMATS[format] ?? String)(number) : digitsFrom(zero, number);
}
