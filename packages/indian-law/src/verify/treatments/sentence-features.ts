import { OTHER } from './masked-sentence.ts';
import { classOf, phraseAt } from './word-classes.ts';

/** One word, phrase, mark or group of authorities of a sentence. */
interface Token {
  /** The word without its ending, or the mark. */
  stem: string;
  /** Its class, or the stem of a word without one. */
  name: string;
  /** The authorities at this place, or those that words such as *that decision* mean. */
  signs?: readonly string[];
  /** The speaker: '' for the court that decides, else counsel, another court, or a supposition. */
  speaker: '' | 'c' | 'h' | 'q';
  negated: boolean;
  /** The number of the clause. */
  clause: number;
  /** Its beginning in the sentence. */
  at: number;
}

const TOKEN = /[\uE000-\uF8FF]|\p{L}[\p{L}’'-]*|[;:,.?()"“”]/gu;
const isSign = (word: string): boolean => word >= '\uE000' && word <= '\uF8FF';
const JOINING = new Set([
  ',',
  'and',
  '&',
  'or',
  'also',
  'as',
  'well',
  'in',
  'the',
  'of',
  '(',
  ')',
  '.',
  'case',
  'cases',
]);
const PLAIN = new Set(
  'the a an of to in on by for as it its and with this that these those from at which who whom into upon such any all so than then their his her he she they them our'.split(
    ' ',
  ),
);
const POINTING = new Set(
  'that this these those said aforesaid above latter former same first second earlier'.split(' '),
);
/** The most words of a sentence that are read. */
const MOST = 160;

const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:['’]s|ingly|edly|ing|ed|es|s|ly|e)$/u, '').slice(0, 9);

interface Word {
  word: string;
  at: number;
}

function wordsIn(masked: string): Word[] {
  const words: Word[] = [];
  for (const match of masked.matchAll(TOKEN)) {
    words.push({ word: match[0].toLowerCase().replace(/’/gu, "'"), at: match.index });
    if (words.length === MOST) break;
  }
  return words;
}

/** The signs that begin at a place, joined to one another, and the place of the last. */
function groupAt(words: readonly Word[], from: number): { signs: string[]; last: number } {
  const signs = [words[from]?.word ?? ''];
  let last = from;
  for (let at = from + 1; at < words.length && at - last <= 6; at += 1) {
    const { word } = words[at] as Word;
    if (isSign(word)) {
      signs.push(word);
      last = at;
    } else if (!JOINING.has(word)) break;
  }
  return { signs: signs.filter((sign) => sign !== OTHER), last };
}

/** The authorities that a noun behind *that* or *the latter* means: 'the latter view'. */
function pointedByNoun(
  words: readonly Word[],
  at: number,
  before: readonly (readonly string[])[],
): readonly string[] {
  const one = words[at - 1]?.word ?? '';
  const two = words[at - 2]?.word ?? '';
  const behind = words[at + 1]?.word ?? '';
  const all = [...new Set(before.flat())];
  if (!POINTING.has(one) && !POINTING.has(two)) return [];
  const named = words.slice(at, at + 9).some(({ word }) => isSign(word));
  if (named && /^(?:in|of|taken|expressed|laid)$/u.test(behind)) return [];
  if (one === 'former' || one === 'first') return all.slice(0, 1);
  if (one === 'second') return all.slice(1, 2);
  const group = before.at(-1) ?? [];
  return /^th(?:ese|ose)$/u.test(one) || /^th(?:ese|ose)$/u.test(two) ? group : group.slice(-1);
}

/** The authorities that a word such as *it* or *the latter view* means, of those before it. */
function pointed(
  words: readonly Word[],
  at: number,
  name: string,
  before: readonly (readonly string[])[],
): readonly string[] {
  const word = words[at]?.word ?? '';
  const group = before.at(-1) ?? [];
  if (name === 'DECISION') return pointedByNoun(words, at, before);
  if (word === 'former') return [...new Set(before.flat())].slice(0, 1);
  if (word === 'latter') return [...new Set(before.flat())].slice(-1);
  if (word === 'it' || (word === 'same' && words[at - 1]?.word === 'the')) return group.slice(-1);
  return /^(?:they|them|both|neither)$/u.test(word) ? group : [];
}

/** A stop behind a title or an initial ends no clause. */
const ABBREVIATED = /^(?:mr|mrs|ms|dr|shri|sri|smt|no|nos|\p{L})$/u;
/** The feature of an authority that stands in words of counsel. */
export const OF_COUNSEL = '@c';

const RESETS = new Set(['US', 'BUT']);

/** Walks through a sentence with who speaks, what is denied and which authorities were named. */
class Walk {
  readonly tokens: Token[] = [];
  readonly #words: readonly Word[];
  readonly #groups: (readonly string[])[];
  #speaker: Token['speaker'] = '';
  #clause = 0;
  #denied = 0;
  #quoted = false;

  constructor(masked: string, previous: readonly string[]) {
    this.#words = wordsIn(masked);
    this.#groups = previous.length > 0 ? [previous] : [];
    const plain = this.#words.map(({ word }) => word);
    for (let at = 0; at < this.#words.length; at += 1) {
      const phrase = phraseAt(plain, at);
      at = this.#read(
        at,
        phrase && { name: phrase.name, length: phrase.words.length, stem: phrase.words.join('_') },
      );
    }
  }

  #read(at: number, phrase: { name: string; length: number; stem: string } | undefined): number {
    const { word, at: place } = this.#words[at] as Word;
    if (isSign(word)) return this.#sign(at, place);
    const name = phrase?.name ?? classOf(word) ?? stemOf(word);
    this.#boundary(word, name, this.#words[at - 1]?.word ?? '');
    const signs = phrase === undefined ? pointed(this.#words, at, name, this.#groups) : [];
    this.#speaks(at, name);
    const negated = this.#denied > 0;
    this.#denied = name === 'NEG' ? 7 : this.#denied - 1;
    this.tokens.push({
      stem: phrase?.stem ?? stemOf(word),
      name,
      ...(signs.length === 0 ? {} : { signs }),
      speaker: this.#quoted && this.#speaker === '' ? 'h' : this.#speaker,
      negated,
      clause: this.#clause,
      at: place,
    });
    return at + (phrase?.length ?? 1) - 1;
  }

  #sign(at: number, place: number): number {
    const { signs, last } = groupAt(this.#words, at);
    if (signs.length > 0) this.#groups.push(signs);
    this.tokens.push({
      stem: '@',
      name: '@',
      signs,
      speaker: this.#speaker,
      negated: false,
      clause: this.#clause,
      at: place,
    });
    return last;
  }

  /** Words in quotation marks are another's until the marks close. */
  #quotes(word: string): void {
    if (word === '“' || (word === '"' && !this.#quoted)) this.#quoted = true;
    else if (word === '”' || word === '"') this.#quoted = false;
  }

  #boundary(word: string, name: string, before: string): void {
    this.#quotes(word);
    if (word === '.' && ABBREVIATED.test(before)) return;
    if (/^[;.?:]$/u.test(word) || name === 'BUT') {
      this.#clause += 1;
      this.#denied = 0;
      if (word !== ':' || this.#speaker === 'q') this.#speaker = '';
    }
    if (RESETS.has(name)) this.#speaker = '';
    if (word === ',' && this.#speaker === 'q') this.#speaker = '';
  }

  #speaks(at: number, name: string): void {
    const before = this.#words[at - 1]?.word ?? '';
    const article = this.#words[at - 2]?.word ?? '';
    if (name === 'ARGUE') this.#speaker = 'c';
    else if (name === 'IF') this.#speaker = this.#speaker === 'c' ? 'c' : 'q';
    else if (name === 'BELOW' && !/^(?:of|by|in|from)$/u.test(before === 'the' ? article : before)) {
      if (this.#speaker === '') this.#speaker = 'h';
    } else if (
      /^(?:held|observed|opined|stated|said)$/u.test(this.#words[at]?.word ?? '') &&
      this.#speaker === '' &&
      !/^(?:be|have|we|i|already|has|the)$/u.test(before)
    )
      this.#speaker = 'h';
  }
}

const keyOf = ({ speaker, negated, name }: Token): string => `${speaker}${negated ? '!' : ''}${name}`;
const isMark = (name: string): boolean => /^[;:,.?()"“”@]/u.test(name);
const isClass = (name: string): boolean => /^[A-Z]{2,}$/u.test(name);

/** Classes of verbs and of words of like use, and of those who are their subjects. */
const TREATING = new Set(
  'DEAD DOUBT DIFFER REVERSE AFFIRM FOLLOW AGREE APPLY COVER SUPPORT RELY APART LIKE BECAUSE RETHINK ALLOW DISMISS WRONG RIGHT ARGUE HELD'.split(
    ' ',
  ),
);
const SPEAKING = new Set(['US', 'SUPREME', 'BELOW', 'COUNSEL', '@']);

/** The features of an authority: each once. */
class Features {
  readonly all = new Set<string>();
  readonly #tokens: readonly Token[];
  readonly #own: readonly number[];

  constructor(tokens: readonly Token[], sign: string) {
    this.#tokens = tokens;
    this.#own = tokens.flatMap(({ signs }, at) => (signs?.includes(sign) ? [at] : []));
    this.#words();
    for (const at of this.#own) this.#near(at);
    this.#whole();
  }

  /** The place of the authority that is nearest to a word, and whether another or the end of a clause is between both. */
  #zone(at: number): string {
    let best = Number.POSITIVE_INFINITY;
    let nearest = 0;
    for (const own of this.#own)
      if (Math.abs(own - at) < best) {
        best = Math.abs(own - at);
        nearest = own;
      }
    const side = nearest < at ? 'a' : 'b';
    const [from, to] = nearest < at ? [nearest, at] : [at, nearest];
    const parted =
      this.#tokens[from]?.clause !== this.#tokens[to]?.clause ||
      this.#tokens
        .slice(from + 1, to)
        .some(({ name, signs }, i) => name === '@' && signs && !this.#own.includes(from + 1 + i));
    return parted || best > 26 ? side.toUpperCase() : side;
  }

  #words(): void {
    let last: { key: string; zone: string } | undefined;
    const near: Record<string, Set<string>> = { a: new Set(), b: new Set() };
    for (const [at, token] of this.#tokens.entries()) {
      if (isMark(token.name) || PLAIN.has(token.stem)) continue;
      const zone = this.#zone(at);
      const key = keyOf(token);
      const not = token.negated ? '!' : '';
      this.all.add(`${zone}${key}`).add(`*${key}`);
      if (isClass(token.name)) this.all.add(`${zone}${not}${token.speaker}${token.stem}`);
      if (isClass(token.name) && token.speaker === '') near[zone]?.add(`${not}${token.name}`);
      if (last?.zone === zone) this.all.add(`${zone}${last.key} ${key}`);
      last = { key, zone };
    }
    for (const [zone, names] of Object.entries(near)) this.#pairs(zone, [...names].sort().slice(0, 12));
  }

  #pairs(zone: string, names: readonly string[]): void {
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1)) this.all.add(`${zone}${one}&${other}`);
  }

  #name(at: number): string {
    const token = this.#tokens[at];
    return token === undefined ? '^' : token.negated ? `!${token.name}` : token.name;
  }

  #near(at: number): void {
    this.all
      .add(`-1${this.#name(at - 1)}`)
      .add(`-2${this.#name(at - 2)} ${this.#name(at - 1)}`)
      .add(`-3${this.#name(at - 3)} ${this.#name(at - 2)} ${this.#name(at - 1)}`)
      .add(`+1${this.#name(at + 1)}`)
      .add(`+2${this.#name(at + 1)} ${this.#name(at + 2)}`)
      .add(`+3${this.#name(at + 1)} ${this.#name(at + 2)} ${this.#name(at + 3)}`);
    this.#governed(at);
    this.#predicate(at);
  }

  /** The verb before the authority, and who is its subject. */
  #governed(at: number): void {
    let verb: Token | undefined;
    for (const token of this.#tokens.slice(Math.max(0, at - 24), at).reverse()) {
      if (token.clause !== this.#tokens[at]?.clause) break;
      if (verb === undefined) verb = TREATING.has(token.name) ? token : undefined;
      else if (SPEAKING.has(token.name)) {
        this.all.add(`S${token.name} ${keyOf(verb)}`);
        return;
      }
    }
    if (verb !== undefined) this.all.add(`S ${keyOf(verb)}`);
  }

  /** The words behind the first auxiliary that follows the authority. */
  #predicate(at: number): void {
    const behind = this.#tokens.slice(at + 1, at + 30);
    const end = behind.findIndex(({ name }) => name === '@' || name === 'US');
    const on = behind.findIndex(({ name }) => name === 'BE' || name === 'HAVE' || name === 'MODAL');
    if (on === -1 || (end !== -1 && end < on)) return;
    for (const next of this.#tokens.slice(at + on + 2, at + on + 9)) {
      if (/^[;.:,]$/u.test(next.name)) return;
      if (!PLAIN.has(next.stem)) this.all.add(`P${keyOf(next)}`).add(`P${behind[on]?.name} ${keyOf(next)}`);
    }
  }

  #whole(): void {
    const groups = this.#tokens.filter(({ name }) => name === '@').length;
    this.all.add(`#${Math.min(3, groups)}`).add(`#own${Math.min(3, this.#own.length)}`);
    const first = this.#tokens[0];
    if (first !== undefined) this.all.add(`^${first.name}`).add(`^${first.name} ${this.#name(1)}`);
    if (this.#tokens.some(({ name }) => name === '?')) this.all.add('?');
    const [own = 0] = this.#own;
    const speaker = this.#tokens[own]?.speaker ?? '';
    if (speaker !== '') this.all.add(`@${speaker}`);
  }
}

/** The authorities of a masked sentence, each with its features. `previous` are those of the sentence before. O(n). */
export function sentenceFeatures(
  masked: string,
  previous: readonly string[],
): Map<string, ReadonlySet<string>> {
  const { tokens } = new Walk(masked, previous);
  const signs = new Set(tokens.flatMap((token) => token.signs ?? []));
  return new Map([...signs].map((sign) => [sign, new Features(tokens, sign).all]));
}
