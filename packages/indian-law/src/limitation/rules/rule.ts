import { articlesOf } from '../schedule/schedule.ts';
import type { Late, Period, TimeRule } from '../types.ts';

export const days = (count: number): Period => ({ count, unit: 'days' });
export const months = (count: number): Period => ({ count, unit: 'months' });
export const years = (count: number): Period => ({ count, unit: 'years' });

type Rest = Partial<
  Omit<TimeRule, 'key' | 'title' | 'provision' | 'period' | 'from' | 'proceeding' | 'late'>
>;

/** A rule of a statute that has its own period. */
const rule =
  (proceeding: TimeRule['proceeding'], common: Rest) =>
  (
    key: string,
    title: string,
    provision: string,
    period: Period,
    from: string,
    late: Late,
    rest: Rest = {},
  ) =>
    ({
      key,
      title,
      provision,
      period,
      from,
      proceeding,
      late,
      exclusions: [],
      ...common,
      ...rest,
    }) satisfies TimeRule;

/** To a court: the Limitation Act applies by its section 29(2). */
export const courtAppeal = rule('appeal', {
  closed: 'section_4',
  pandemic: 'with_minimum',
  exclusions: ['copy'],
});
export const courtApplication = rule('application', {
  closed: 'section_4',
  pandemic: 'with_minimum',
  exclusions: ['proceeding'],
});
/** To a tribunal, or from the day on which the order is received: no time for a copy. */
export const tribunalAppeal = rule('appeal', { closed: 'general_clauses_10', pandemic: 'with_minimum' });
export const tribunalApplication = rule('application', {
  closed: 'general_clauses_10',
  pandemic: 'with_minimum',
});
/** A paper within a proceeding. */
export const paper = rule('act', { closed: 'general_clauses_10', pandemic: 'excluded' });
/** An act outside a court, which no closed court moves. */
export const act = rule('act', {});

/** An article of the Schedule under a name that a lawyer uses. */
export function asArticle(key: string, article: string, title: string, provision: string): TimeRule {
  const [found] = articlesOf(article);
  if (!found) throw new RangeError(`The Schedule has no article ${article}`);
  return { ...found, key, title, provision: `${provision}; ${found.provision}` };
}

export const section5: Late = { kind: 'section_5' };
export const ownPower = (provision: string): Late => ({ kind: 'own_power', provision });
export const within = (
  provision: string,
  period: Period,
  from: 'end' | 'start' = 'end',
  open?: string,
): Late => ({
  kind: 'within',
  provision,
  period,
  from,
  ...(open === undefined ? {} : { open }),
});
export const never = (provision?: string): Late => ({
  kind: 'none',
  ...(provision === undefined ? {} : { provision }),
});
