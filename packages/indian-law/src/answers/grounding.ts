import { counts } from '../text/number-words.ts';
import { findWords, stopWords, wordTerm } from '../text/words.ts';
import { leaderOf } from './same-words.ts';

/** Words with which any answer is written; they are in no source and say nothing about a case. */
const OF_WRITING = new Set(
  (
    'also although answer any apply applied according accordingly appears asked based because both case cases cited cites ' +
    'claim clear conclude concluded consider court courts decided decision describe does each effect either explain ' +
    'explained expressly first fact facts following follows found further general given held here hold holds however ' +
    'important indicate instead issue judgment judgments law lays less made make means mentioned might more must namely ' +
    'note only other otherwise overall paragraph part point position principle provide provided provides question quoted ' +
    'reason reasons refer referred refers related relevant require required requires result rule said same say says second ' +
    'section see shows similarly since some source sources state stated states still summary support supports term text ' +
    'therefore third thus together two under used view whether while within word words yes can could may did do done'
  )
    .split(' ')
    .map(wordTerm),
);
/** True where any answer is written with a word of this term. */
export const ofWriting = (term: string): boolean => OF_WRITING.has(term);
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/** *Answer in Hindi*. */
const ASKS_FOR_LANGUAGE = /\b(?:in|to|into)\s(?:hindi|tamil|devanagari|marathi)\b/iu;

/** The share of the words that must come from the sources: without a number of a source, and with one. */
const SHARE = { plain: 0.5, numbered: 0.25 } as const;

/** Characters of which the words are read in one turn. */
const PIECE = 4000;

/** The pieces of texts, cut between words. */
function* piecesOf(texts: readonly string[]): Generator<string> {
  for (const text of texts)
    for (let from = 0; from < text.length; ) {
      const space = text.indexOf(' ', from + PIECE);
      const end = space < 0 ? text.length : space;
      yield text.slice(from, end);
      from = end;
    }
}

/** The words that an answer may be made of. They are read when they are first asked for, unless that was prepared. */
export class Vocabulary {
  readonly #terms = new Set<string>();
  /** The same terms, those of one meaning alike. */
  readonly #leaders = new Set<string>();
  readonly #hasOtherScript: boolean;
  /** The texts that are still to be read. */
  readonly #unread: Iterator<string>;

  /** `texts`: the texts of the sources that the model was given. */
  constructor(question: string, texts: readonly string[]) {
    this.#unread = piecesOf([question, ...texts]);
    this.#hasOtherScript =
      ASKS_FOR_LANGUAGE.test(question) || [question, ...texts].some((text) => OTHER_LETTER.test(text));
  }

  /**
   * True where a sentence of an answer rests on the sources: enough of its words, or words for the same, are theirs. A
   * sentence in another script that the question or a source has may name a source instead. `numbered`: it names one that exists.
   */
  grounds(sentence: string, numbered: boolean): boolean {
    if (!LATIN.test(sentence) && OTHER_LETTER.test(sentence))
      return this.#hasOtherScript && (numbered || this.#share(sentence) >= SHARE.plain);
    return this.#share(sentence) >= (numbered ? SHARE.numbered : SHARE.plain);
  }

  /** Reads the texts a little at a time; `turn` resolves when others have had their turn. */
  async prepare(turn: () => Promise<unknown>): Promise<void> {
    while (this.#readPiece()) await turn();
  }

  /** Reads one more piece; false where all are read. */
  #readPiece(): boolean {
    const { value, done } = this.#unread.next();
    if (done) return false;
    for (const { term } of findWords(value)) {
      if (this.#terms.has(term)) continue;
      this.#terms.add(term);
      this.#leaders.add(leaderOf(term));
    }
    return true;
  }

  #share(sentence: string): number {
    while (this.#readPiece());
    // A number may be printed in another way: the check of the sentence compares it.
    const told = findWords(sentence).filter(
      ({ term }) => !(stopWords.has(term) || OF_WRITING.has(term) || counts(term)),
    );
    if (told.length === 0) return 1;
    return (
      told.filter(({ term }) => this.#terms.has(term) || this.#leaders.has(leaderOf(term))).length /
      told.length
    );
  }
}
