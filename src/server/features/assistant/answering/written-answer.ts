import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AnswerFilter, type Removed } from '#law/answers/answer-filter.ts';
import { Vocabulary } from '#law/answers/grounding.ts';
import { AnswerChecker } from '#law/answers/sentence-check/check-answer.ts';
import type { SourceToCompare } from '#law/answers/sentence-check/types.ts';
import type { CheckedSentence } from '#shared/contracts/assistant/chats.ts';
import type { AnswerEvent } from './events.ts';

/** Characters of an answer as it was written that are looked at for *no answer*. */
const RAW = 4000;
const SOURCE_NUMBER = /\[\d+\]/u;

interface Reads {
  question: string;
  sources: readonly SourceToCompare[];
  /** Words that an answer may have besides: the names of its sources. */
  names: readonly string[];
  /** The paper that an answer is about, which says as much as a source: an answer about it need not name one. */
  paper?: string;
}

/** It says what is proposed, and states nothing of the paper. */
const PROPOSES =
  /\b(?:suggest|propos|recommend|replac|rewr|rephras|shorten|reorder|should|could|would|consider|instead|I\s(?:have\s)?(?:chang|add|remov|mov|kept|made|split|merg))/iu;

/** A sentence about a paper that names no source is shown with what differs; where nothing does, there is nothing to say. */
const isFinding = ({ text, sources, differences, status }: CheckedSentence): boolean =>
  sources.length > 0 || status === 'supported' || (differences.length > 0 && !PROPOSES.test(text));

/**
 * The text that a model has written so far: whole sentences, each compared with its source before it is shown. Nothing
 * is shown before a sentence names a source, so that an answer without any can be replaced; an answer about a paper rests
 * on the paper.
 */
export class WrittenAnswer {
  /** The text shown so far. */
  content = '';
  readonly sentences: CheckedSentence[] = [];
  /** As the model wrote it. */
  raw = '';
  readonly #filter: AnswerFilter;
  readonly #vocabulary: Vocabulary;
  readonly #checker: AnswerChecker;
  #held = '';
  readonly #ofPaper: boolean;

  constructor({ question, sources, names, paper }: Reads) {
    this.#ofPaper = paper !== undefined;
    this.#checker = new AnswerChecker(sources, question, paper);
    this.#vocabulary = new Vocabulary(question, [
      ...sources.map(({ text }) => text),
      ...names,
      ...(paper === undefined ? [] : [paper]),
    ]);
    this.#filter = new AnswerFilter(sources.length, this.#vocabulary, {
      finish: (sentence) => this.#checker.assign(sentence),
      keeps: (sentence) => this.#checker.isAbout(sentence),
    });
  }

  /** Reads the sources a little at a time, while the model is waited for: the main thread is never held for all of them. */
  async prepare(): Promise<void> {
    await this.#vocabulary.prepare(yieldToEventLoop);
    await this.#checker.prepare(yieldToEventLoop);
  }

  get removed(): Removed {
    return this.#filter.removed;
  }

  /** Characters that the model wrote and that were let through. */
  get length(): number {
    return this.#filter.text.length;
  }

  push(piece: string): AnswerEvent[] {
    if (this.raw.length < RAW) this.raw += piece;
    return this.#show(this.#filter.push(piece));
  }

  end(how: { cut: boolean }): AnswerEvent[] {
    return this.#show(this.#filter.end(how));
  }

  #show(text: string): AnswerEvent[] {
    this.#held += text;
    if (!this.#ofPaper && this.content === '' && !SOURCE_NUMBER.test(this.#held)) return [];
    const piece = this.content === '' ? this.#held.trimStart() : this.#held;
    this.#held = '';
    if (piece === '') return [];
    const checked = this.#checker.check(piece, this.content.length);
    const sentences = this.#ofPaper ? checked.filter(isFinding) : checked;
    this.sentences.push(...sentences);
    this.content += piece;
    return [{ event: 'delta', data: { text: piece, sentences } }];
  }
}
