import type { ChatEvent } from '../provider/chat-events.ts';
import type { LearnedEndpoint } from '../provider/learned-endpoint.ts';
import { ModelError } from '../provider/model-error.ts';
import type { AnswerEnd, AnswerPart, TokenUsage } from './language-model.ts';
import { readsLikeThought, ThoughtFilter } from './thoughts.ts';
import { tokensOfPiece } from './token-count.ts';
import type { TokenTimer } from './token-timer.ts';

/** The same sentence so often in one answer is a loop. */
const SAME_SENTENCES = 4;
/** Shorter ones, such as the frame of a list, recur in good answers. */
const LEAST_SENTENCE = 20;
/** So few different words among the latest so many are one too. */
const LATEST = { words: 80, different: 8 } as const;

/** Finds that a model repeats itself. O(n) over all pieces. */
class LoopFinder {
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

/** Usage of an answer so far: counted here, for an answer that ends before the provider reports it. */
export interface Spent {
  /** Tokens of text and of thinking, by our estimate. */
  output: number;
}

/** Milliseconds for the count of tokens, which comes behind the end of an answer or not at all. */
const USAGE_MS = 1000;
/** Characters that show the beginning of a thought. */
const TELLING = 24;
/** A token has fewer characters than this; a provider that writes more ignores what it was asked for. */
const CHARACTERS_OF_TOKEN = 16;

interface Reads {
  learned: LearnedEndpoint;
  timer: TokenTimer;
  spent: Spent;
  /** Tokens of the prompt, by our estimate. */
  tokens: number;
  /** Tokens of the answer at most. */
  most: number;
}

/**
 * Reads an answer of a model without its thoughts. While nothing is known of how it thinks, or where its thoughts have
 * a closing sign alone, the text waits until that is known: a thought that was shown stays shown.
 */
export class AnswerReader {
  readonly #reads: Reads;
  readonly #thoughts = new ThoughtFilter();
  readonly #loops = new LoopFinder();
  /** Text that may be a thought. */
  #held: string[] = [];
  #holding: boolean;
  #said = false;
  /** The thoughts of this answer have a field or signs of their own, so that its text has none. */
  #marked = false;
  #length = 0;
  #finish: AnswerEnd['finish'] | undefined;
  #over = false;
  #usage: { input: number; output: number } | undefined;

  constructor(reads: Reads) {
    this.#reads = reads;
    const { thinking } = reads.learned;
    this.#holding = thinking === undefined || thinking === 'closing_tag';
  }

  /** Errors: `ModelError` for an answer without text and for one that breaks off; what came before is given. */
  async *parts(events: AsyncGenerator<ChatEvent>): AsyncGenerator<AnswerPart> {
    try {
      while (!this.#over) {
        const next = await this.#next(events);
        if (next === undefined) break;
        for (const text of this.#take(next)) yield { text };
      }
    } catch (error) {
      for (const text of this.#release(undefined)) yield { text };
      throw error;
    }
    const finish = this.#finish ?? 'other';
    for (const text of this.#release(finish)) yield { text };
    if (!this.#said) throw new ModelError('unusable', undefined, { empty: true });
    yield { end: { finish, usage: this.#counted() } };
  }

  /** Takes one event in; the text of it that may be shown. */
  #take(event: ChatEvent): string[] {
    if ('finish' in event) this.#finish = event.finish;
    else if ('usage' in event) this.#usage = event.usage;
    else if ('thought' in event) this.#think(event.thought);
    else if (this.#finish === undefined) {
      const texts = this.#hear(event.text);
      if (this.#loops.push(event.text) || this.#length > this.#reads.most * CHARACTERS_OF_TOKEN)
        this.#stop('loop');
      return texts;
    }
    return [];
  }

  #stop(finish: AnswerEnd['finish']): void {
    this.#finish = finish;
    this.#over = true;
  }

  /** The next event; behind the end only the count of tokens is waited for, and not for long. */
  async #next(events: AsyncGenerator<ChatEvent>): Promise<ChatEvent | undefined> {
    const { timer } = this.#reads;
    if (this.#finish === undefined) return (await timer.within(events.next())).value;
    if (this.#usage) return undefined;
    let late: NodeJS.Timeout | undefined;
    const enough = new Promise<undefined>((resolve) => {
      late = setTimeout(() => resolve(undefined), USAGE_MS);
    });
    // The answer is whole: a connection that breaks now takes nothing away.
    const next = events.next().then(
      ({ value }) => value,
      () => undefined,
    );
    try {
      return await Promise.race([next, enough]);
    } finally {
      clearTimeout(late);
    }
  }

  #think(thought: string): void {
    if (thought === '') return;
    const { timer, spent } = this.#reads;
    timer.token();
    spent.output += tokensOfPiece(thought);
    this.#mark();
  }

  #mark(): void {
    this.#marked = true;
    this.#holding = false;
    this.#reads.learned.thinking = 'marked';
  }

  /** The text of a piece that may be shown. */
  #hear(piece: string): string[] {
    if (piece === '') return [];
    const { learned, timer, spent } = this.#reads;
    timer.token();
    spent.output += tokensOfPiece(piece);
    this.#length += piece.length;
    const { text, closed } = this.#thoughts.push(piece);
    if (closed) {
      // Everything before was a thought.
      if (this.#said) throw new ModelError('unusable');
      learned.thinking = 'closing_tag';
      this.#held = [];
      this.#holding = false;
      this.#marked = true;
    }
    if (this.#thoughts.marked) this.#mark();
    if (text === '') return [];
    this.#held.push(text);
    if (!this.#marked && (this.#holding || this.#mayBeThought())) return [];
    return this.#show(this.#held.splice(0));
  }

  /** At the beginning of an answer: too few words to tell, or words like those of a thought. */
  #mayBeThought(): boolean {
    if (this.#said) return false;
    const begins = this.#held.join('').trimStart();
    this.#holding = readsLikeThought(begins);
    return this.#holding || begins.length < TELLING;
  }

  #show(texts: string[]): string[] {
    this.#holding = false;
    if (texts.some((text) => text.trim() !== '')) this.#said = true;
    return texts;
  }

  /** The held text, at the end of an answer, unless it reads like a thought that was cut off. */
  #release(how: AnswerEnd['finish'] | undefined): string[] {
    const { learned } = this.#reads;
    const texts = [...this.#held.splice(0), this.#thoughts.end()].filter((text) => text !== '');
    if (texts.length === 0) return texts;
    const whole = texts.join('');
    const cut = how !== 'stop';
    if (this.#holding && cut && (learned.thinking === 'closing_tag' || readsLikeThought(whole))) return [];
    if (!cut) learned.thinking ??= 'none';
    return this.#show(texts);
  }

  /** The provider's count, or ours where it gives none. */
  #counted(): TokenUsage {
    const { learned, spent, tokens } = this.#reads;
    if (this.#usage === undefined)
      return { input: tokens, output: Math.ceil(spent.output), counted: 'estimate' };
    learned.countPrompt(tokens, this.#usage.input);
    return { ...this.#usage, counted: 'provider' };
  }
}
