/** The same sentence so often in one answer is a loop. */
const SAME_SENTENCES = 4;
/** Shorter ones, such as the frame of a list, recur in good answers. */
const LEAST_SENTENCE = 20;
/** So few different words among the latest so many are one too. */
const LATEST = { words: 80, different: 8 } as const;

/** Finds that a model repeats itself. O(n) over all pieces. */
export class LoopFinder {
  readonly #times = new Map<string, number>();
  #sentence = '';
  #words: string[] = [];
  #word = '';

  /** True once the text so far ends in a loop. */
  push(piece: string): boolean {
    let loops = false;
    for (const char of piece) loops = this.#take(char) || loops;
    return loops;
  }

  #take(char: string): boolean {
    if (/\s/u.test(char)) {
      const loops = this.#endWord();
      if (char !== '\n') {
        this.#sentence += ' ';
        return loops;
      }
      return this.#endSentence() || loops;
    }
    this.#word += char;
    this.#sentence += char;
    return /[.?!।]/u.test(char) && this.#endSentence();
  }

  #endWord(): boolean {
    if (this.#word === '') return false;
    this.#words.push(this.#word);
    this.#word = '';
    if (this.#words.length < LATEST.words) return false;
    const different = new Set(this.#words).size;
    // Looked at once for each half of the latest words, so that the whole stays linear.
    this.#words = this.#words.slice(-LATEST.words / 2);
    return different <= LATEST.different;
  }

  #endSentence(): boolean {
    const sentence = this.#sentence.replaceAll(/\[\d+\]/gu, '').trim();
    this.#sentence = '';
    if (sentence.length < LEAST_SENTENCE) return false;
    const times = (this.#times.get(sentence) ?? 0) + 1;
    this.#times.set(sentence, times);
    return times >= SAME_SENTENCES;
  }
}
