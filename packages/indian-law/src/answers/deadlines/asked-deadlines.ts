import { questionInEnglish } from '../../query/legal-glossary.ts';
import { findDates } from '../../text/dates.ts';
import { CHEQUE_TOPICS, CONTRACT_NOTICE, type DeadlineTopic, isOfCheque, TOPICS } from './topics.ts';

/** The step or the period that a question asks the last day of. */
export type AskedDeadline =
  | { kind: 'topic'; topic: DeadlineTopic }
  | { kind: 'article'; article: string }
  | { kind: 'contract_notice' }
  | { kind: 'next_step' };

const ASKS =
  /\blast (?:day|date)\b|\bdeadline\b|\bdue date\b|\bby (?:when|what date|which date|what time)\b|\btime[\s-]limit\b|\blimitation\b|\btime[\s-]barred\b|\b(?:with)?in (?:what|which|how much|how many) (?:time|period|days)\b|\b(?:out of|within|in) time\b|\bhow (?:long|many days|much time)\b[^?]{0,60}\b(?:have|has|left|remains?|allowed|get|to (?:file|send|issue|reply|appeal|pay|present))\b|\b(?:last|maximum|statutory|prescribed) period\b|\bperiod\b[^?]{0,60}\b(?:ends?|expires?|over|runs? out)\b/iu;
const WHEN =
  /\bwhen\b[^?]{0,100}\b(?:expires?|ends?|runs? out|lapses?|accrues?|due|entitled|must|should|can|may|will)\b/iu;
const BAIL = /\b(?:default|statutory) bail\b/iu;
const NEXT_STEP =
  /\bnext steps?\b|\bwhat (?:should|must|can|do|does|has to|have to|needs? to|is to)\b[^?]{0,40}\b(?:do|be done|happen|file|filed)\b[^?]{0,10}\b(?:next|now)\b/iu;
/** It asks for the day of something that happened. */
const PAST =
  /^\W*(?:when|on (?:what|which) (?:date|day)|what (?:was|is) the date)\b[^?]{0,12}\b(?:was|were|did|had|has|have)\b/iu;
const ENDS = /\b(?:expire|end|run out|lapse|accrue|due|time[\s-]barred|limitation)\b/iu;
const ARTICLE = /\b(?:article|art\.) ?(\d{1,3}(?: ?\([a-z]\))?)/iu;
/** A question of constitutional law has articles and limitations too. */
const CONSTITUTION =
  /\bconstitution\b|\barticle (?:14|19|21|32|226|227)\b(?! of the (?:schedule|limitation))/iu;

const asksForDay = (text: string): boolean => {
  if (PAST.test(text) && !ENDS.test(text)) return false;
  return ASKS.test(text) || WHEN.test(text) || BAIL.test(text);
};

function topicOf(text: string, ofCheque: boolean): DeadlineTopic | undefined {
  const topics = ofCheque ? [...CHEQUE_TOPICS, ...TOPICS] : TOPICS;
  // The words that a question about a cheque has for its step may be those of another step, which it names by itself.
  const own = TOPICS.find(({ asks }) => asks.test(text));
  if (own && !isOfCheque(text)) return own;
  return topics.find(({ asks, not }) => asks.test(text) && !not?.test(text));
}

/** Hindi and Tamil words that ask for a last day, for which the glossary has no English. */
const ASKS_ELSEWHERE =
  /अंतिम (?:तिथि|तारीख|दिन)|आखि?़?री (?:तारीख|दिन|तिथि)|कब तक|कितने दिन|समय[\s-]?सीमा|परिसीमा|मियाद|கடைசி (?:நாள்|தேதி)|இறுதி (?:நாள்|தேதி)|எப்போதுக்குள்|எத்தனை நாட்களுக்குள்|காலவரையறை|காலக்கெடு/u;

/**
 * The last day that a question asks for, where a rule or a clause of a contract gives it; undefined for every other
 * question. `ofCheque`: it is asked in a case about a cheque. O(n).
 */
export function deadlineAsked(question: string, ofCheque: boolean): AskedDeadline | undefined {
  const text = questionInEnglish(question);
  if (NEXT_STEP.test(text)) return { kind: 'next_step' };
  if (!asksForDay(text) && !ASKS_ELSEWHERE.test(question)) return undefined;
  const article = ARTICLE.exec(text)?.[1];
  if (CONSTITUTION.test(text)) return undefined;
  if (article !== undefined) return { kind: 'article', article: article.replace(' ', '') };
  const topic = topicOf(text, ofCheque || isOfCheque(text));
  if (topic) return { kind: 'topic', topic };
  return CONTRACT_NOTICE.test(text) ? { kind: 'contract_notice' } : undefined;
}

/** A message of more words says more than a fact that was asked for. */
const MOST_WORDS = 25;

/** The message with the question before it, where it gives the day that was asked for; else the message. */
export function withAskedBefore(message: string, before: string | undefined, ofCheque: boolean): string {
  if (before === undefined || message.trim().split(/\s+/u).length > MOST_WORDS) return message;
  const gives = findDates(message).some(({ iso }) => iso !== undefined);
  if (!gives || deadlineAsked(message, ofCheque) || !deadlineAsked(before, ofCheque)) return message;
  return `${before} ${message}`;
}
