import type { Vocabulary } from './grounding.ts';
import { endsInAbbreviation } from './sentences.ts';

/** A construct longer than this is none: its first character is dropped. */
const LONGEST_CONSTRUCT = 600;
/** A sentence without an end is judged at this length. */
const LONGEST_SENTENCE = 1200;

const NUMBERS = /^\[\s?(\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*)\s?\]/u;
const IMAGE = /^!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/u;
const LINK = /^\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/u;
const DEFINITION = /^\[[^\]]*\]:\s?\S*/u;
/** With the blank behind its address. */
const WHOLE_DEFINITION = /^\[[^\]]*\]:\s?\S+\s/u;
const BRACKETS = /^\[([^\]]*)\]/u;
const TAG = /^<[^>]*>/u;
const ADDRESS =
  /(?:\b[a-z][a-z0-9+.-]{1,15}:\/\/|www\.|\b(?:javascript|data|mailto|tel):|\/\/[a-z0-9-]+\.)\S*/giu;
const SENTENCE_END = /(?:[.?!।:]["”’)\]*_]{0,3}(?:\s?\[\d+\])*|\n)\s*$/u;
const LIST_NUMBER = /^\s*\d+[.:]\s*$/u;

/** The words between brackets, which may hold the beginning of another construct. */
const wordsOf = (inside: string): string => inside.replace(ADDRESS, '').replace(/[[<>]|!(?=\[)/gu, '');

/** What was taken out of an answer. */
export interface Removed {
  /** Numbers that no source has. */
  numbers: Set<number>;
  /** Sentences that do not rest on the sources. */
  sentences: number;
  /** Links, images, tags and addresses. */
  constructs: number;
}

/**
 * Lets an answer of a model through piece by piece: numbers that no source has, links, images, tags and addresses are
 * taken out, and so are sentences that do not rest on the sources. A word passes at once while its sentence consists of
 * words of the sources; from the first other word on, the sentence waits for its end.
 */
export class AnswerFilter {
  /** The answer so far, of whole sentences. */
  text = '';
  readonly removed: Removed = { numbers: new Set(), sentences: 0, constructs: 0 };
  readonly #sources: number;
  readonly #vocabulary: Vocabulary;
  #raw = '';
  /** Words of the sentence that passed, and those that wait. */
  #passed = '';
  #waiting = '';
  #complete = false;

  /** `sources`: their numbers are 1 to this. */
  constructor(sources: number, vocabulary: Vocabulary) {
    this.#sources = sources;
    this.#vocabulary = vocabulary;
  }

  /** What the reader has seen, with the sentence that is not complete yet. */
  get shown(): string {
    return this.text + this.#passed;
  }

  /** The text that may be shown after this piece. */
  push(piece: string): string {
    this.#raw += piece;
    return this.#take(false);
  }

  /** The rest, at the end of the answer. */
  end(): string {
    return this.#take(true) + this.#endSentence();
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

  /** What begins with a bracket, an exclamation mark or a sign of less. */
  #construct(last: boolean): string | undefined {
    const raw = this.#raw;
    // An exclamation mark before anything but a bracket is one.
    if (raw.startsWith('!') && raw.length > 1 && raw[1] !== '[') return this.#shift(1, '!');
    const closes = raw.startsWith('<') ? raw.indexOf('>') : raw.indexOf(']');
    const whole = closes >= 0 && (raw.length > closes + 1 || last) && this.#isClosed(raw, closes);
    if (!whole && !last && raw.length < LONGEST_CONSTRUCT) return undefined;
    return this.#resolve(raw);
  }

  /** Whether nothing that belongs to a link is still to come. */
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
    const out = this.#complete && !isNumber && word.trim() !== '' ? this.#endSentence() : '';
    if (this.#waiting !== '' || !(isNumber || this.#vocabulary.has(word))) this.#waiting += word;
    else this.#passed += word;
    const shown = this.#waiting === '' ? word : '';
    const sentence = this.#passed + this.#waiting;
    this.#complete =
      SENTENCE_END.test(sentence) && !LIST_NUMBER.test(sentence) && !endsInAbbreviation(sentence.trimEnd());
    // The number of a source may follow the full stop, but not on the next line.
    const over = (this.#complete && /\n\s*$/u.test(sentence)) || sentence.length > LONGEST_SENTENCE;
    return out + shown + (over ? this.#endSentence() : '');
  }

  /** What waited, if the sentence rests on the sources. */
  #endSentence(): string {
    const waited = this.#waiting;
    const passed = this.#passed;
    const sentence = passed + waited;
    this.#passed = '';
    this.#waiting = '';
    this.#complete = false;
    if (waited === '' || this.#vocabulary.grounds(sentence, /\[\d+\]/u.test(sentence))) {
      this.text += sentence;
      return waited;
    }
    this.removed.sentences += 1;
    if (/^\s*\|/u.test(sentence)) return this.#endRow(passed);
    const gap = /\n\s*$/u.test(waited) ? '\n\n' : ' ';
    this.text += gap;
    return gap;
  }

  /** Goes to the next line after a row of a table that was dropped: a blank line would end the table. */
  #endRow(passed: string): string {
    const atLine = this.text.endsWith('\n');
    if (!atLine) this.text += '\n';
    return atLine && passed === '' ? '' : '\n';
  }
}
