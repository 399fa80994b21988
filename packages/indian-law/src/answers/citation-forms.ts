import { withPlainFigures } from '../text/native-figures.ts';

/** A form is at most so long; what began one and is longer is none. */
const LONGEST = 60;
const OPENS = /[[(【［（〔{<^†¹²³⁴⁵⁶⁷⁸⁹⁰\\]/u;
const CLOSES = /[\])】］〕）}>]/u;
const SUPERSCRIPT = '¹²³⁴⁵⁶⁷⁸⁹⁰';

const N = '(\\d{1,3}(?:\\s?(?:,|;|–|-|and|&|और|மற்றும்)\\s?(?:#|S|Source\\s)?\\d{1,3}){0,9})';
const WORDS =
  '(?:(?:see|cf\\.?|per|as\\sper|vide|from|refer)\\s)?(?:sources?|src|doc(?:ument)?s?|refs?\\.?|references?|passages?|citations?|cite|S|स्रोत|सूत्र|ஆதாரம்|மூலம்)?\\s?(?:no\\.?\\s?|n\\s?=\\s?"?|number\\s)?[:#=]?\\s?\\[?';
/** Forms that cite a source at any place. */
const SURE = [
  new RegExp(
    `^\\\\?[[［【〔]\\[?\\s?\\^?${WORDS}${N}"?\\.?(?:[†‡:|][^\\]】］〕]{0,30})?\\s?\\\\?[\\]］】〕]\\]?(?!\\()`,
    'iu',
  ),
  new RegExp(`^<sup[^>]{0,20}>\\s?\\[?${N}\\]?\\s?</sup>`, 'iu'),
  new RegExp(
    `^<(?:source|ref|cite|citation)\\s?[^>\\d]{0,20}"?${N}"?\\s?/?>(?:</(?:source|ref|cite|citation)>)?`,
    'iu',
  ),
  new RegExp(
    `^[({（]\\s?(?:(?:see|cf\\.?|per|as\\sper|vide|from|refer)\\s)?(?:sources?|src|passages?|स्रोत|ஆதாரம்)\\s?(?:no\\.?\\s?|number\\s)?[:#]?\\s?\\[?${N}\\]?\\s?[)}）]`,
    'iu',
  ),
  new RegExp(`^\\{\\s?${N}\\s?\\}`, 'u'),
  new RegExp(`^\\^\\[?${N}\\]?\\^?`, 'u'),
];
/** A number in round brackets may count points or be a sub-section: it cites a source at the end of a clause only. */
const ROUND = new RegExp(`^[(（]\\s?${N}\\s?[)）]`, 'u');
const AT_END = /^\s{0,2}(?:[.,;:।?!]|\n|$|[([（【]\s?\d)/u;
const NUMBERED =
  /(?<![\p{L}\p{M}])(?:section|sections|clause|rule|article|order|sub-section|proviso|para|paragraph|item|point|no|धारा|खंड|s|u\/s|cl)\.?\s{0,2}$/iu;

/** The numbers of a list: a range is all of it, at most twenty. */
function numbersOf(list: string): number[] {
  const found: number[] = [];
  for (const part of list.split(/\s?(?:,|;|and|&|और|மற்றும்)\s?/u)) {
    const [from, to = from] = (part.match(/\d+/gu) ?? []).map(Number);
    if (from === undefined || to === undefined || to - from > 20) continue;
    for (let n = from; n <= Math.max(from, to); n += 1) found.push(n);
  }
  return found;
}

const printed = (list: string): string =>
  numbersOf(list)
    .map((n) => `[${n}]`)
    .join('');

/**
 * Reads the forms in which models name a source, piece by piece, and writes each as `[1]`: `(1)` at the end of a clause,
 * `[Source 1]`, `【1†a】`, `[^1]`, `<sup>1</sup>`, `¹` and their relatives. All else stays as it is.
 */
export class CitationForms {
  readonly #sources: number;
  #held = '';
  /** The end of the returned text, which precedes a number in brackets. */
  #before = '';
  #quoted = false;

  /** `sources`: a number beyond these in round brackets is no source. */
  constructor(sources: number) {
    this.#sources = sources;
  }

  /** The words that are decided after this piece. */
  push(piece: string): string {
    this.#held += piece;
    return this.#take(false);
  }

  end(): string {
    return this.#take(true);
  }

  #take(last: boolean): string {
    let out = '';
    while (this.#held !== '') {
      const at = this.#held.search(OPENS);
      out += this.#give(at < 0 ? this.#held.length : at);
      if (this.#held === '') break;
      const form = this.#formAt(last);
      if (form === 'open') break;
      out += form ?? this.#give(1);
    }
    return out;
  }

  #give(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    for (const mark of text.match(/["“”\n]/gu) ?? [])
      this.#quoted = mark === '“' || (mark === '"' && !this.#quoted);
    this.#before = (this.#before + text).slice(-24);
    return text;
  }

  /** The form that begins what is held, as `[1]`; `open` while more of it may come; undefined where it is none. */
  #formAt(last: boolean): string | undefined {
    const held = withPlainFigures(this.#held);
    return this.#superscript(last) ?? this.#sureForm(held, last) ?? this.#roundForm(held, last);
  }

  #sureForm(held: string, last: boolean): string | undefined {
    for (const pattern of SURE) {
      const [whole, list = ''] = pattern.exec(held) ?? [];
      if (whole === undefined) continue;
      // A link, a closing tag or a second bracket may follow.
      if (whole.length >= held.length - 1 && !last) return 'open';
      return this.#write(whole.length, printed(list));
    }
    return undefined;
  }

  #roundForm(held: string, last: boolean): string | undefined {
    const [round, list = ''] = ROUND.exec(held) ?? [];
    if (round === undefined) return !last && this.#mayBecome(held) ? 'open' : undefined;
    const behind = held.slice(round.length);
    if (!last && behind.length < 4) return 'open';
    return this.#cites(list, behind) ? this.#write(round.length, printed(list)) : undefined;
  }

  #write(length: number, as: string): string {
    this.#give(length);
    // [[1]](…) and [1](…) are links: what follows is not decided here.
    this.#before = as;
    return as;
  }

  #cites(list: string, behind: string): boolean {
    const numbers = numbersOf(list);
    const known = numbers.length > 0 && numbers.every((n) => n >= 1 && n <= this.#sources);
    if (!known || this.#quoted || NUMBERED.test(this.#before)) return false;
    const begins = /(?:^|\n)\s*(?:[-*•]\s*)?$/u.test(this.#before);
    if (begins || /[\p{L}\p{N}]$/u.test(this.#before)) return false;
    return AT_END.test(behind) || (/[.?!।"”]\s$/u.test(this.#before) && /^\s\p{Lu}/u.test(behind));
  }

  #superscript(last: boolean): string | undefined {
    const [run = ''] = new RegExp(`^[${SUPERSCRIPT}]{1,3}`, 'u').exec(this.#held) ?? [];
    if (run === '') return undefined;
    if (run.length === this.#held.length && !last) return 'open';
    const digits = [...run].map((one) => (SUPERSCRIPT.indexOf(one) + 1) % 10).join('');
    const n = Number(digits);
    return n >= 1 && n <= this.#sources ? this.#write(run.length, `[${n}]`) : undefined;
  }

  /** True where what is held may still become a form: a bracket with a few words and a number, or a tag of a citation. */
  #mayBecome(held: string): boolean {
    const closed = CLOSES.exec(held)?.index ?? held.length;
    if (held.length >= LONGEST || held.length - closed >= 8) return false;
    if (held.startsWith('<')) return '<sup'.startsWith(held.slice(0, 4)) || /^<(?:sup|so|re|ci)/iu.test(held);
    if (/^[(（{]/u.test(held))
      return /^[({（]\s?(?:$|[\dsrpcvf\u0938\u0b86])[\p{L}\p{M}\d.:#,;&\s–[\]-]{0,40}[)}）]?.{0,3}$/iu.test(
        held,
      );
    if (held.startsWith('^')) return /^\^\[?\d{0,3}$/u.test(held);
    if (held.startsWith('\\')) return held.length < 2 || held[1] === '[';
    return /^\\?[[［【〔]\[?\s?\^?[^\]】］〕\n]{0,45}\\?[\]］】〕]?.?$/u.test(held);
  }
}
