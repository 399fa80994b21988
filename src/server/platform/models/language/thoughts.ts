/** Signs between which models think aloud, and how one of them may begin at the end of a piece. */
const OPEN = /<(?:think|thinking|thought|reasoning)>|\[THINK\]|<\|channel\|>analysis<\|message\|>/iu;
const CLOSE = /<\/(?:think|thinking|thought|reasoning)>|\[\/THINK\]|<\|channel\|>final<\|message\|>/iu;
const LONGEST_SIGN = 32;

/** Text that is no thought, and whether all text before it was one. */
export interface Heard {
  text: string;
  /** A closing sign came without an opening one: everything before was a thought. */
  closed: boolean;
}

/** Separates the thoughts of a model from its answer, piece by piece. */
export class ThoughtFilter {
  /** An opening sign has come. */
  marked = false;
  #buffer = '';
  #inside = false;

  push(piece: string): Heard {
    this.#buffer += piece;
    const heard: Heard = { text: '', closed: false };
    for (;;) {
      const close = CLOSE.exec(this.#buffer);
      if (this.#inside) {
        if (!close) break;
        this.#drop(close);
        this.#inside = false;
        continue;
      }
      const open = OPEN.exec(this.#buffer);
      if (close && (!open || close.index < open.index)) {
        this.#drop(close);
        heard.text = '';
        heard.closed = true;
      } else if (open) {
        heard.text += this.#buffer.slice(0, open.index);
        this.#drop(open);
        this.#inside = true;
        this.marked = true;
      } else break;
    }
    const kept = this.#mayBegin();
    if (!this.#inside) heard.text += this.#buffer.slice(0, this.#buffer.length - kept);
    this.#buffer = kept === 0 ? '' : this.#buffer.slice(-kept);
    return heard;
  }

  /** The rest, at the end of the answer; nothing of a thought that was cut off. */
  end(): string {
    const rest = this.#inside ? '' : this.#buffer;
    this.#buffer = '';
    return rest;
  }

  #drop({ index, 0: sign }: RegExpExecArray): void {
    this.#buffer = this.#buffer.slice(index + sign.length);
  }

  /** Characters at the end that may be the beginning of a sign. */
  #mayBegin(): number {
    const from = Math.max(0, this.#buffer.length - LONGEST_SIGN);
    const at = this.#buffer.slice(from).search(/<[^>\s]{0,31}(?:>[^\s]{0,10})?$|\[[^\]\s]{0,7}$/u);
    return at < 0 ? 0 : this.#buffer.length - from - at;
  }
}

/** First words of a model that thinks aloud. An answer from sources does not begin so. */
const THOUGHTFUL =
  /^\s*(?:okay|ok|alright|hmm+|wait|let me|let's|so,? the user|the user|first,? (?:i|let)|i (?:need|should|must|have) to|we need|to answer this)\b/iu;

/** True where an answer of which nothing else is known reads like a thought. */
export const readsLikeThought = (text: string): boolean => THOUGHTFUL.test(text);
