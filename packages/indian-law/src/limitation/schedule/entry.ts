import type { Exclusion, Late, Period, TimeRule } from '../types.ts';

/** Traits of an article beside its period and its starting point. */
type Traits = Partial<
  Pick<TimeRule, 'renewable' | 'deathIgnored' | 'preemption' | 'demand' | 'warnings' | 'disability'>
> & {
  /** True for applications under Order XXI of the Code of Civil Procedure, which section 5 leaves out. */
  order21?: true;
  /** True where the time for a copy is excluded: appeals, leave to appeal, revision, review (section 12(2)). */
  copy?: true;
  exclusions?: readonly Exclusion[];
};

const SECTION_5: Late = { kind: 'section_5' };
const NEVER: Late = { kind: 'none', provision: 'Limitation Act 1963, s. 5' };
const FRAUD = 'Limitation Act 1963, s. 17(1)';
const SCHEDULE = 'Limitation Act 1963, Schedule, Art. ';
const ofArticle = (article: string, title: string, period: Period, from: string) => ({
  key: article,
  title,
  provision: `${SCHEDULE}${article}`,
  period,
  from,
  closed: 'section_4' as const,
  pandemic: 'with_minimum' as const,
});

const OF_SUITS: readonly Exclusion[] = [
  'pauper',
  'proceeding',
  'injunction',
  'notice',
  'absence',
  'mediation',
];

/** A suit: sections 4, 6 to 9 and 12 to 24 apply, section 5 does not. */
export function suit(
  article: string,
  years: number,
  title: string,
  from: string,
  traits: Traits = {},
): TimeRule {
  const { exclusions = [], order21: _, copy: __, ...rest } = traits;
  return {
    ...ofArticle(article, title, { count: years, unit: 'years' }, from),
    proceeding: 'suit',
    late: NEVER,
    exclusions: [...OF_SUITS, ...exclusions],
    renewable: true,
    disability: true,
    discovery: FRAUD,
    continuing: 'Limitation Act 1963, s. 22',
    ...rest,
  };
}

/** An appeal: sections 4, 5, 12 and 13 apply; sections 6, 14 and 17 to 19 speak of suits and applications only. */
export function appeal(article: string, days: number, title: string, from: string): TimeRule {
  return {
    ...ofArticle(article, title, { count: days, unit: 'days' }, from),
    proceeding: 'appeal',
    late: SECTION_5,
    exclusions: ['copy', 'pauper'],
  };
}

/** An application: sections 4, 5, 14 and 17 apply. */
export function application(
  article: string,
  period: Period,
  title: string,
  from: string,
  traits: Traits = {},
): TimeRule {
  const { exclusions = [], order21, copy, ...rest } = traits;
  return {
    ...ofArticle(article, title, period, from),
    proceeding: 'application',
    late: order21 === true ? NEVER : SECTION_5,
    exclusions: ['proceeding', ...(copy === true ? (['copy'] as const) : []), ...exclusions],
    discovery: FRAUD,
    ...rest,
  };
}

export const days = (count: number): Period => ({ count, unit: 'days' });
export const months = (count: number): Period => ({ count, unit: 'months' });
export const years = (count: number): Period => ({ count, unit: 'years' });
