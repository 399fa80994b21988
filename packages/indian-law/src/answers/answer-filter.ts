import { endsInAbbreviation } from '../text/sentences.ts';
import { CitationForms } from './citation-forms.ts';
import type { Vocabulary } from './grounding.ts';

/** A construct longer than this is none: its first character is dropped. */
const LONGEST_CONSTRUCT = 600;
/** A sentence without an end is judged at this length. */
const LONGEST_SENTENCE = 1200;

const NUMBERS = /^\[\s?(\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\s?\]/u;
const IMAGE = /^!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/u;
const LINK = /^\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/u;
const DEFINITION = /^\[[^\]]*\]:\s?\S*/u;
/** A definition of a link with the blank behind its address. */
const WHOLE_DEFINITION = /^\[[^\]]*\]:\s?\S+\s/u;
const BRACKETS = /^\[([^\]]*)\]/u;
const TAG = /^<[^>]*>/u;
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|\b(?:javascript|data|mailto|tel):|\/\/[a-z0-9-]+\.)\S*/giu;
const SENTENCE_END = /(?:[.?!।]["”’)\]*_]{0,3}(?:\s?\[\d+\])*|\n)\s*$/u;
/** A full stop before these is inside its sentence. */
const GOES_ON = /^[\p{Ll}\d(]/u;
const LIST_NUMBER = /^\s*\d+[.:]\s*$/u;

/** The words between brackets, which may hold the beginning of another construct. */
const wordsOf = (inside: string): string => inside.replace(ADDRESS, '').replace(/[[<>]|!(?=\[)/gu, '');

/** The parts that were taken out of an answer. */
export interface Removed {
  /** Numbers that no source has. */
  numbers: Set<number>;
  /** Sentences that do not rest on the sources. */
  sentences: number;
  /** Links, images, tags and addresses. */
  constructs: number;
}

interface ReadsSentences {
  finish: (sentence: string) => string;
  keeps: (sentence: string) => boolean;
}

/**
 * Lets an answer of a model through sentence by sentence: forms of citing a source become `[1]`, numbers that no source
 * has, links, images, tags and addresses are taken out, and so are sentences that do not rest on the sources.
 */
export class AnswerFilter {
  /** The answer so far, of whole sentences. */
  text = '';
  readonly removed: Removed = { numbers: new Set(), sentences: 0, constructs: 0 };
  readonly #sources: number;
  readonly #vocabulary: Vocabulary;
  readonly #finish: (sentence: string) => string;
  readonly #keeps: (sentence: string) => boolean;
  readonly #forms: CitationForms;
  #raw = '';
  #sentence = '';
  #complete = false;

  /**
   * `sources`: their numbers are 1 to this. `finish`: what is done with a whole sentence before it is judged. `keeps`: true
   * for a sentence that rests on its source although few of its words are there.
   */
  constructor(
    sources: number,
    vocabulary: Vocabulary,
    { finish = (sentence) => sentence, keeps = () => false }: Partial<ReadsSentences> = {},
  ) {
    this.#sources = sources;
    this.#vocabulary = vocabulary;
    this.#finish = finish;
    this.#keeps = keeps;
    this.#forms = new CitationForms(sources);
  }

  /** The sentences that are whole after this piece. */
  push(piece: string): string {
    this.#raw += this.#forms.push(piece);
    return this.#take(false);
  }

  /** The rest, at the end of the answer; of one that was cut off only whole sentences. */
  end({ cut = false }: { cut?: boolean } = {}): string {
    this.#raw += this.#forms.end();
    const rest = this.#take(true);
    if (cut && !SENTENCE_END.test(this.#sentence)) return rest;
    return rest + this.#endSentence();
  }

  #take(last: boolean): string {
    let out = '';
    for (;;) {
      const word = this.#nextWord(last);
      if (word === undefined) return out;
      out += this.#say(word);
    }
  }

  /** The next word with the blanks behind it, without constructs; undefined while it is not whole. */
  #nextWord(last: boolean): string | undefined {
    if (this.#raw === '') return undefined;
    const opening = this.#raw.search(/[[<!]/u);
    if (opening === 0) return this.#construct(last);
    const plain = opening < 0 ? this.#raw : this.#raw.slice(0, opening);
    const [word] = /^\s*\S+\s+|^\s+/u.exec(plain) ?? [];
    // A word without an end would be read again with every piece.
    if (word === undefined && opening < 0 && !last && plain.length < LONGEST_CONSTRUCT) return undefined;
    const taken = word ?? plain;
    this.#raw = this.#raw.slice(taken.length);
    const without = taken.replace(ADDRESS, '');
    if (without !== taken) this.removed.constructs += 1;
    return without;
  }

  /** Reads a construct that begins with a bracket, an exclamation mark or a sign of less. */
  #construct(last: boolean): string | undefined {
    const raw = this.#raw;
    // An exclamation mark before anything but a bracket is one.
    if (raw.startsWith('!') && raw.length > 1 && raw[1] !== '[') return this.#shift(1, '!');
    const closes = raw.startsWith('<') ? raw.indexOf('>') : raw.indexOf(']');
    const whole = closes >= 0 && (raw.length > closes + 1 || last) && this.#isClosed(raw, closes);
    if (!whole && !last && raw.length < LONGEST_CONSTRUCT) return undefined;
    return this.#resolve(raw);
  }

  /** True where nothing that belongs to a link is still to come. */
  #isClosed(raw: string, closes: number): boolean {
    const next = raw[closes + 1];
    if (raw.startsWith('<') || next === undefined || !'([:'.includes(next)) return true;
    if (next === '[' && NUMBERS.test(raw)) return true;
    if (next === ':') return NUMBERS.test(raw) || WHOLE_DEFINITION.test(raw);
    return raw.indexOf(next === '(' ? ')' : ']', closes + 2) > 0;
  }

  #resolve(raw: string): string {
    const [numbers, list = ''] = NUMBERS.exec(raw) ?? [];
    if (numbers !== undefined && !raw.startsWith('(', numbers.length))
      return this.#shift(numbers.length, this.#known(list));
    for (const pattern of [IMAGE, DEFINITION, TAG]) {
      const [found] = pattern.exec(raw) ?? [];
      if (found !== undefined) return this.#drop(found.length, '');
    }
    const [link, label = ''] = LINK.exec(raw) ?? [];
    if (link !== undefined) return this.#drop(link.length, wordsOf(label));
    const [brackets, inside = ''] = BRACKETS.exec(raw) ?? [];
    if (brackets !== undefined) return this.#shift(brackets.length, ` (${wordsOf(inside)})`);
    return this.#drop(1, '');
  }

  #shift(length: number, as: string): string {
    this.#raw = this.#raw.slice(length);
    return as;
  }

  #drop(length: number, as: string): string {
    this.removed.constructs += 1;
    return this.#shift(length, as);
  }

  /** The numbers of a list that a source has. */
  #known(list: string): string {
    const kept: number[] = [];
    for (const one of list.match(/\d+/gu) ?? []) {
      const n = Number(one);
      if (n >= 1 && n <= this.#sources) kept.push(n);
      else this.removed.numbers.add(n);
    }
    return kept.map((n) => `[${n}]`).join('');
  }

  #say(word: string): string {
    const isNumber = /^\s*(?:\[\d+\])+\s*$/u.test(word);
    const newLine = /\n\s*$/u.test(this.#sentence) || /^\s*\n/u.test(word);
    const goesOn = !newLine && GOES_ON.test(word.trimStart());
    const over = this.#complete && !isNumber && !goesOn && word.trim() !== '';
    const out = over ? this.#endSentence() : '';
    this.#sentence += word;
    const sentence = this.#sentence;
    this.#complete =
      SENTENCE_END.test(sentence) && !LIST_NUMBER.test(sentence) && !endsInAbbreviation(sentence.trimEnd());
    // The number of a source may follow the full stop, but not on the next line.
    const ends = (this.#complete && /\n\s*$/u.test(sentence)) || sentence.length > LONGEST_SENTENCE;
    return out + (ends ? this.#endSentence() : '');
  }

  /** The sentence, if it rests on the sources. */
  #endSentence(): string {
    const sentence = this.#finish(this.#sentence);
    this.#sentence = '';
    this.#complete = false;
    const numbered = /\[\d+\]/u.test(sentence);
    if (this.#vocabulary.grounds(sentence, numbered) || (numbered && this.#keeps(sentence))) {
      this.text += sentence;
      return sentence;
    }
    this.removed.sentences += 1;
    if (/^\s*\|/u.test(sentence)) return this.#endRow();
    const gap = /\n\s*$/u.test(sentence) ? '\n\n' : ' ';
    this.text += gap;
    return gap;
  }

  /** Goes to the next line after a row of a table that was dropped: a blank line would end the table. */
  #endRow(): string {
    if (this.text.endsWith('\n')) return '';
    this.text += '\n';
    return '\n';
  }
}
