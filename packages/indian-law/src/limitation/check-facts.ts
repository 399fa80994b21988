import { isDay } from './days.ts';
import type { Facts, Problem, ProblemReason, Span } from './types.ts';

const DAYS = [
  'copy_applied',
  'copy_received',
  'disability_until',
  'acknowledged_on',
  'part_paid_on',
  'died_on',
  'heir_on',
  'discovered_on',
  'demand_on',
  'ceased_on',
  'filed_on',
] as const;
const SPANS = [
  'bona_fide',
  'absent',
  'closed',
  'injunction',
  'notice',
  'pauper',
  'mediation',
  'sale_challenge',
] as const;
/** Limit: stretches of one fact. */
export const MAX_SPANS = 50;

const problem = (fact: string, reason: ProblemReason, values: Record<string, string> = {}): Problem => ({
  fact,
  reason,
  values,
});

function inSpans(fact: string, spans: readonly Span[]): Problem | undefined {
  if (spans.length > MAX_SPANS) return problem(fact, 'too_many', { most: String(MAX_SPANS) });
  for (const { from, to } of spans) {
    const wrong = [from, to].find((day) => !isDay(day));
    if (wrong !== undefined) return problem(fact, 'not_a_day', { day: wrong });
    if (to < from) return problem(fact, 'ends_before_start', { from, to });
  }
  return undefined;
}

/** Facts that cannot both be true: the later one of a pair, and the sentence for it. */
function contradiction(start: string, facts: Facts): Problem | undefined {
  const { copy_applied, copy_received, died_on, heir_on, filed_on } = facts;
  if (copy_applied !== undefined && copy_applied < start)
    return problem('copy_applied', 'before_start', { day: copy_applied, start });
  if (copy_applied !== undefined && copy_received !== undefined && copy_received < copy_applied)
    return problem('copy_received', 'before_copy_applied', { day: copy_received, applied: copy_applied });
  if (died_on !== undefined && heir_on !== undefined && heir_on < died_on)
    return problem('heir_on', 'before_death', { day: heir_on, died: died_on });
  if (filed_on !== undefined && filed_on < start)
    return problem('filed_on', 'before_start', { day: filed_on, start });
  return undefined;
}

const MONTHS = ['max_months', 'min_months'] as const;

function inMonths(facts: Facts): Problem | undefined {
  for (const fact of MONTHS) {
    const value = facts[fact];
    if (value !== undefined && (!Number.isInteger(value) || value < 0 || value > 600))
      return problem(fact, 'out_of_range', { least: '0', most: '600' });
  }
  const { min_months: least, max_months: most } = facts;
  return least !== undefined && most !== undefined && least > most
    ? problem('min_months', 'contradicts', { other: 'max_months' })
    : undefined;
}

/** The first fact from which nothing can be worked out; undefined when all can be used together. */
export function problemOfFacts(start: string, facts: Facts): Problem | undefined {
  if (!isDay(start)) return problem('start', 'not_a_day', { day: start });
  for (const fact of DAYS) {
    const value = facts[fact];
    if (value !== undefined && !isDay(value)) return problem(fact, 'not_a_day', { day: value });
  }
  for (const fact of SPANS) {
    const found = inSpans(fact, facts[fact] ?? []);
    if (found) return found;
  }
  return inMonths(facts) ?? contradiction(start, facts);
}
