import { ENGLISH_NUMBERS } from '#law/text/dates-in-words.ts';
import { romanOf } from '#law/text/roman-numbers.ts';
import { scanWord, type WordTag } from './archive.ts';
import { isOn, type Style } from './styles.ts';

interface Level {
  format: string;
  start: number;
  /** The sign with the places of the numbers of its levels: %1.%2 */
  text?: string;
  /** All numbers in it are printed as figures. */
  legal?: boolean;
  /** The level after which it starts again; 0 for never. */
  restart?: number;
  /** Paragraphs of this style are of the level. */
  style?: string;
}
type Levels = ReadonlyMap<number, Level>;
interface Num {
  abstract: string;
  starts: Map<number, number>;
  /** Levels that it has instead of those of its list. */
  own: Map<number, Level>;
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
  /** Lists whose levels are those of a style. */
  readonly links = new Map<string, string>();
  #abstract: Map<number, Level> | undefined;
  #abstractId = '';
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
      this.#abstractId = value('abstractNumId') ?? '';
      this.levels.set(this.#abstractId, this.#abstract);
    } else if (local === 'num') {
      this.#num = { abstract: '', starts: new Map(), own: new Map() };
      this.nums.set(value('numId') ?? '', this.#num);
    } else if (local === 'lvl') {
      this.#level = { format: 'decimal', start: 1 };
      (this.#num?.own ?? this.#abstract)?.set(Number(value('ilvl') ?? 0), this.#level);
    } else if (local === 'numStyleLink') this.links.set(this.#abstractId, value('val') ?? '');
    else if (local === 'lvlOverride') this.#overridden = Number(value('ilvl') ?? 0);
    else if (this.#level) this.#ofLevel(this.#level, local, value('val') ?? '');
    else if (this.#num) this.#ofNum(this.#num, local, value('val') ?? '');
  }

  #ofLevel(level: Level, local: string, value: string): void {
    if (local === 'start') level.start = Number(value) || 0;
    else if (local === 'numFmt') level.format = value;
    else if (local === 'lvlText') level.text = value;
    else if (local === 'isLgl') level.legal = isOn(value);
    else if (local === 'pStyle') level.style = value;
    else if (local === 'lvlRestart') level.restart = Number(value) || 0;
  }

  #ofNum(num: Num, local: string, value: string): void {
    if (local === 'abstractNumId') num.abstract = value;
    else if (local === 'startOverride') num.starts.set(this.#overridden, Number(value) || 0);
  }
}

/** The lists of a document. `take` follows how Word counts: a level starts again after a paragraph of a level above. */
export class Numbering {
  readonly #lists: Pick<Definitions, 'levels' | 'nums' | 'links'>;
  readonly #styles: ReadonlyMap<string, Style>;
  readonly #counts = new Map<string, number[]>();
  readonly #used = new Set<string>();

  constructor(xml: string, styles: ReadonlyMap<string, Style>) {
    const found = new Definitions();
    scanWord(xml, {
      text: () => undefined,
      tag: (tag) => (tag.kind === 'close' ? found.close(tag.local) : found.open(tag)),
    });
    this.#lists = found;
    this.#styles = styles;
  }

  /** A number with the list that it counts in: the one of a style where its own list names that. */
  #listOf(numId: string): { num: Num; abstract: string; levels: Levels } | undefined {
    const { nums, levels, links } = this.#lists;
    const num = nums.get(numId);
    if (!num) return undefined;
    const link = links.get(num.abstract);
    const linked = link === undefined ? undefined : nums.get(this.#styles.get(link)?.numId ?? '');
    const abstract = linked?.abstract ?? num.abstract;
    const list = levels.get(abstract);
    return list && { num, abstract, levels: num.own.size > 0 ? new Map([...list, ...num.own]) : list };
  }

  /** The level of a list to which paragraphs of a style belong. */
  levelOfStyle(numId: string, style: string): number | undefined {
    if (style === '') return undefined;
    for (const [at, level] of this.#listOf(numId)?.levels ?? []) if (level.style === style) return at;
    return undefined;
  }

  take(numId: string, level: number): Counted {
    const list = this.#listOf(numId);
    const found = list?.levels.get(level);
    if (!list || !found) return NONE;
    const { num, abstract, levels } = list;
    const { format } = found;
    if (format === 'bullet') return { bullet: true, silent: false, number: 0, printed: '•', format };
    const number = this.#count({ numId, num, abstract, levels }, level);
    // A level may be counted and printed nowhere.
    if (format === 'none' || found.text?.trim() === '') return NONE;
    const counts = this.#counts.get(abstract) ?? [];
    const printed = (found.text ?? `%${level + 1}.`).replaceAll(/%(\d)/gu, (_, of: string) => {
      const at = Number(of) - 1;
      const shown = found.legal === true ? 'decimal' : (levels.get(at)?.format ?? 'decimal');
      return numberAs(shown, counts[at] ?? levels.get(at)?.start ?? 1);
    });
    return { bullet: false, silent: false, number, printed: printed.trim(), format };
  }

  #count(
    { numId, num, abstract, levels }: { numId: string; num: Num; abstract: string; levels: Levels },
    level: number,
  ): number {
    const counts = this.#counts.get(abstract) ?? [];
    if (!this.#used.has(numId)) {
      this.#used.add(numId);
      for (const [of, { start }] of num.own) counts[of] = start - 1;
      for (const [of, start] of num.starts) counts[of] = start - 1;
    }
    const start = num.starts.get(level) ?? levels.get(level)?.start ?? 1;
    const number = (counts[level] ?? start - 1) + 1;
    counts[level] = number;
    // The levels below start again, except those that never do.
    for (let below = level + 1; below < counts.length; below += 1)
      if (levels.get(below)?.restart !== 0) Reflect.deleteProperty(counts, below);
    this.#counts.set(abstract, counts);
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

/** The letters of Word go on after z as aa, bb, cc. */
const letters = (number: number): string => {
  const times = Math.ceil(number / 26);
  return number < 1 || times > 30
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(times);
};

const ORDINAL = /(?:st|nd|rd|th)$/u;
const wordsOf = (ordinals: boolean): ReadonlyMap<number, string> =>
  new Map(
    [...ENGLISH_NUMBERS].flatMap(([word, value]) => (ORDINAL.test(word) === ordinals ? [[value, word]] : [])),
  );
const [CARDINALS, ORDINALS] = [wordsOf(false), wordsOf(true)];

/** Numbers below a hundred as Word writes them out: Twenty-one, Twenty-first. Others stay figures. */
function inWords(number: number, last: ReadonlyMap<number, string>): string {
  const ten = number - (number % 10);
  const composed = `${CARDINALS.get(ten)}-${last.get(number - ten)}`;
  const words =
    last.get(number) ?? (CARDINALS.has(ten) && last.has(number - ten) ? composed : String(number));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  lowerLetter: letters,
  upperLetter: (number) => letters(number).toUpperCase(),
  lowerRoman: romanOf,
  upperRoman: (number) => romanOf(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, '0'),
  ordinal,
  ordinalText: (number) => inWords(number, ORDINALS),
  cardinalText: (number) => inWords(number, CARDINALS),
  hindiVowels: (number) => CONSONANTS[number - 1] ?? String(number),
  hindiConsonants: (number) => VOWELS[number - 1] ?? String(number),
  none: () => '',
  bullet: () => '',
};

/** A number in the format of a level. */
export function numberAs(format: string, number: number): string {
  if (number < 0 || number > 99_999) return String(number);
  const zero = ZEROS[format];
  return zero === undefined ? (FORMATS[format] ?? String)(number) : digitsFrom(zero, number);
}
