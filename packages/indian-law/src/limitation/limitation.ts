/**
 * Periods of limitation under the Indian Limitation Act, 1963 (36 of 1963) and other statutes, with their working.
 *
 * - Days are `yyyy-mm-dd` of the Gregorian calendar (section 24), from 1800 to 2199; periods are days, months or years.
 * - Functions are pure: no clock, no state. They never throw for any request; what cannot be worked out is a `Problem`
 *   that names the fact.
 * - A step names its provision or ruling, and its days. Sentences are keys with values; a catalogue has the words.
 * - The product does not decide: two readings of the law or of the facts are two answers, and section 5 is named as a
 *   discretion and never as days.
 */
import { work } from './answers/works.ts';
import { problemOfFacts } from './check-facts.ts';
import { closedDays } from './closed-days.ts';
import { RULES, ruleOf } from './rules/rules.ts';
import { articlesOf, SCHEDULE } from './schedule/schedule.ts';
import type { Answer, CourtCalendar, LimitationRequest, Problem, TimeRule, Warning } from './types.ts';

const JAMMU_AND_KASHMIR = new Set(['Jammu and Kashmir', 'Ladakh']);
/** Day on which Act 34 of 2019 extended the Act to Jammu and Kashmir and to Ladakh. */
const EXTENDED = '2019-10-31';

function rulesOf({ article, rule }: LimitationRequest): TimeRule[] | Problem {
  if ((article === undefined) === (rule === undefined))
    return { fact: article === undefined ? 'article' : 'rule', reason: 'article_or_rule', values: {} };
  if (rule !== undefined) {
    const found = ruleOf(rule);
    return found ? [found] : { fact: 'rule', reason: 'unknown_rule', values: { rule } };
  }
  const found = articlesOf(article ?? '');
  return found.length > 0
    ? found
    : { fact: 'article', reason: 'unknown_article', values: { article: article ?? '' } };
}

function generalWarnings({ state, start, forum, article }: LimitationRequest): Warning[] {
  const warnings: Warning[] = [];
  if (state !== undefined && JAMMU_AND_KASHMIR.has(state) && start < EXTENDED)
    warnings.push({ key: 'act_not_in_force', values: { day: EXTENDED } });
  if (article !== undefined && (forum === 'tribunal' || forum === 'arbitral'))
    warnings.push({ key: 'tribunal', values: {} });
  return warnings;
}

/**
 * The last day of a period, or the days between which a step can be taken.
 *
 * @param request An article of the Schedule or a key of `timeRules()`, the day from which time runs, and facts.
 * @param calendar Days on which the court is closed. Without one, Sundays and the three national holidays alone are known,
 *   and each reading says so.
 * @returns Readings in order, each with its working, and the facts that would decide between them; or a `Problem`.
 */
export function limitation(
  request: LimitationRequest,
  calendar?: CourtCalendar,
): Answer | { problem: Problem } {
  const rules = rulesOf(request);
  if (!Array.isArray(rules)) return { problem: rules };
  const facts = request.facts ?? {};
  const problem = problemOfFacts(request.start, facts);
  if (problem) return { problem };
  const { start, forum, article } = request;
  const answer = work({ start, forum, facts, closed: closedDays(calendar, facts.closed) }, rules, article);
  const general = generalWarnings(request);
  for (const reading of answer.readings) reading.warnings.push(...general);
  return answer;
}

/** Every rule that a request can name, and every article of the Schedule. */
export const timeRules = (): { rules: readonly TimeRule[]; articles: readonly TimeRule[] } => ({
  rules: RULES,
  articles: SCHEDULE,
});
