import type { Question } from './question.ts';
import { leaderOf } from './same-words.ts';

/** It asks for the answer before it once more, in another form. */
const ANSWER_AGAIN =
  /\b(?:explain|simpl(?:er|ify|e)|short(?:er|en)|brief(?:ly|er)?|elaborate|more\sdetails?|rephrase|translate|again|in\s(?:plain|hindi|tamil|english|marathi))\b/iu;
const LATEST = /\b(?:latest|newest|most\srecent|earliest|oldest|first|last)\b/iu;
/** It refers to what was said before. */
const REFERS =
  /^\W*(?:and|but|so|what\sabout|how\sabout)\b|\b(?:it|its|that|this|these|those|them|they|their|he|him|his|she|her|the\ssame|above|former|latter)\b/iu;
/** Words about an answer, which say nothing of its subject. */
const OF_FORM = new Set(
  'explain simpl simpler simplifi short shorter shorten brief briefli elabor detail more rephras translat again plain hindi tamil english marathi latest newest recent earliest oldest first last word answer point'.split(
    ' ',
  ),
);

/** A question of fewer own words that refers to what was said before is about that. */
const FEW = 4;

/** The words of a question besides those about the form of an answer. */
const ownWords = ({ words }: Question): Question['words'] => words.filter(({ term }) => !OF_FORM.has(term));

const followsOn = (question: Question, own: Question['words']): boolean => {
  const { text, provisionKeys, citations } = question;
  if (citations.length > 0 || provisionKeys.length > 0) return false;
  if (own.length === 0) return ANSWER_AGAIN.test(text) || LATEST.test(text) || REFERS.test(text);
  return own.length < FEW && REFERS.test(text);
};

/**
 * A question that follows on from the one before it, with what that was about: *Explain that in simpler words*, *Which
 * of these is the latest?*, *And when was it returned?* Any other question as it is. O(n).
 */
export function afterQuestion(question: Question, before: Question | undefined): Question {
  const own = ownWords(question);
  if (!before || !followsOn(question, own)) return question;
  const again = own.length === 0;
  const terms = new Set(own.map(({ term }) => leaderOf(term)));
  const more = before.words.filter(({ term }) => !terms.has(leaderOf(term)));
  const wanted = question.wanted ?? (again ? before.wanted : undefined);
  const { wanted: _, ...rest } = question;
  return {
    ...rest,
    kind: again ? (LATEST.test(question.text) ? 'date' : before.kind) : question.kind,
    query: again ? before.query : `${question.query} ${more.map(({ word }) => word).join(' ')}`,
    words: [...own, ...more],
    ...(again ? {} : { context: new Set(more.map(({ term }) => term)) }),
    provisions: before.provisions,
    provisionKeys: before.provisionKeys,
    citations: again ? before.citations : [],
    ofProposition: again ? before.ofProposition : question.ofProposition,
    ...(wanted ? { wanted } : {}),
  };
}
