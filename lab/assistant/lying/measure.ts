import { AnswerFilter } from '#law/answers/answer-filter.ts';
import { Vocabulary } from '#law/answers/grounding.ts';
import { AnswerChecker } from '#law/answers/sentence-check/check-answer.ts';
import type { CheckedSentence } from '#law/answers/sentence-check/types.ts';
import type { Case } from './generate.ts';

const QUESTION = 'What do the papers say?';

/** The product's view of a model's answer: its text, and the checks of each sentence. */
export function shown({ sources, answer }: Case): { text: string; sentences: CheckedSentence[] } {
  const checker = new AnswerChecker(sources, QUESTION);
  const vocabulary = new Vocabulary(
    QUESTION,
    sources.flatMap(({ text, about }) => [text, about]),
  );
  const filter = new AnswerFilter(sources.length, vocabulary, {
    finish: (sentence) => checker.assign(sentence),
    keeps: (sentence) => checker.isAbout(sentence),
  });
  const text = filter.push(answer) + filter.end();
  return { text, sentences: checker.check(text) };
}

const isMarked = ({ status }: CheckedSentence): boolean => status === 'differs' || status === 'not_found';

export interface LieResult {
  /** The reader sees that something is wrong, or does not see the sentence at all. */
  marked: boolean;
  /** At the words that were changed. */
  atWord: boolean;
}

export function judgeLie(one: Case): LieResult {
  const { text, sentences } = shown(one);
  const marked = text.trim() === '' || sentences.some(isMarked);
  const { changed = '', kind } = one;
  const atWord = sentences.some(({ differences }) =>
    differences.some(({ what, said }) =>
      changed === ''
        ? what === 'negation' || what === 'name'
        : said.includes(changed) || changed.includes(said),
    ),
  );
  return { marked, atWord: marked && (atWord || (kind === 'quotation' && text.trim() === '')) };
}

export interface TruthResult {
  /** Its sentence is shown with the number of a source. */
  kept: boolean;
  wronglyMarked: boolean;
  sentences: CheckedSentence[];
}

export function judgeTruth(one: Case): TruthResult {
  const { text, sentences } = shown(one);
  return { kept: /\[\d+\]/u.test(text), wronglyMarked: sentences.some(isMarked), sentences };
}
