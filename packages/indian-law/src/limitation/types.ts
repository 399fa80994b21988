/** A stretch of whole days, both ends included, each `yyyy-mm-dd`. */
export interface Span {
  from: string;
  to: string;
}

/** A length of time as a statute prints it; months and years are those of the calendar (General Clauses Act 1897, s. 3(35) and (66)). */
export interface Period {
  count: number;
  unit: 'days' | 'months' | 'years';
}

export type Proceeding = 'suit' | 'appeal' | 'application' | 'complaint' | 'act';
export const FORUMS = [
  'supreme_court',
  'high_court',
  'district',
  'subordinate',
  'tribunal',
  'arbitral',
] as const;
export type Forum = (typeof FORUMS)[number];

/** Power to accept what comes late. `section_5` and `own_power` have no limit of days; `within` ends on a day. */
export type Late =
  | { kind: 'section_5' }
  | { kind: 'own_power'; provision: string }
  /** `open`: what moves a last day of the further period on which the court is closed; absent where nothing does. */
  | { kind: 'within'; provision: string; period: Period; from: 'end' | 'start'; open?: string }
  | { kind: 'none'; provision?: string };

/**
 * One period of limitation, or one clock: an article of the Schedule or a rule of another statute.
 * `closed` is the section that moves a last day on which the court is closed; absent where none does.
 */
export interface TimeRule {
  key: string;
  title: string;
  provision: string;
  period: Period;
  /** The day from which the period runs, in our own short words. */
  from: string;
  proceeding: Proceeding;
  late: Late;
  closed?: 'section_4' | 'section_517' | 'general_clauses_10';
  /** Sections of the Limitation Act that lengthen this period. */
  exclusions: readonly Exclusion[];
  /** True where section 18 or 19 can start the period again. */
  renewable?: boolean;
  /** True where sections 6 to 8 can put off the period: suits and applications for execution. */
  disability?: boolean;
  /** True where section 8 refuses section 6 (pre-emption). */
  preemption?: boolean;
  /** True where section 16 does not apply: pre-emption, possession of immovable property, a hereditary office. */
  deathIgnored?: boolean;
  /** Provision by which a discovery (of fraud or mistake, or of the offence) puts off the period. */
  discovery?: string;
  /** Provision by which a breach, tort or offence that goes on puts off the period. */
  continuing?: string;
  /**
   * Set where the order of the Supreme Court of 10 January 2022 excludes 15.3.2020 to 28.2.2022; `with_minimum` where its
   * ninety days apply too, which are for periods of limitation and not for times within a proceeding.
   */
  pandemic?: 'with_minimum' | 'excluded' | undefined;
  /** True where a demand starts the period, so that the fact `demand_on` is its starting point. */
  demand?: boolean;
  /** Warnings that belong to the rule itself. */
  warnings?: readonly WarningKey[];
}

export type Exclusion =
  | 'copy'
  | 'award_copy'
  | 'pauper'
  | 'proceeding'
  | 'injunction'
  | 'notice'
  | 'sale_challenge'
  | 'absence'
  | 'mediation'
  | 'prosecution'
  | 'stay_of_prosecution'
  | 'prosecution_notice'
  | 'offender_away';

/** Facts of a case. Days are `yyyy-mm-dd`; each span includes both its ends. */
export interface Facts {
  copy_applied?: string | undefined;
  copy_received?: string | undefined;
  copy_of?: 'judgment' | 'decree' | undefined;
  disability_until?: string | undefined;
  acknowledged_on?: string | undefined;
  part_paid_on?: string | undefined;
  bona_fide?: readonly Span[] | undefined;
  absent?: readonly Span[] | undefined;
  closed?: readonly Span[] | undefined;
  injunction?: readonly Span[] | undefined;
  notice?: readonly Span[] | undefined;
  pauper?: readonly Span[] | undefined;
  sale_challenge?: readonly Span[] | undefined;
  mediation?: readonly Span[] | undefined;
  died_on?: string | undefined;
  heir_on?: string | undefined;
  discovered_on?: string | undefined;
  demand_on?: string | undefined;
  ceased_on?: string | undefined;
  filed_on?: string | undefined;
  summons_served?: boolean | undefined;
  commercial?: boolean | undefined;
  /** Months of the longest imprisonment that the offence carries. */
  max_months?: number | undefined;
  /** Months of the shortest imprisonment that it carries; 0 where there is no minimum. */
  min_months?: number | undefined;
  life_or_death?: boolean | undefined;
  fine_only?: boolean | undefined;
  first_offender?: boolean | undefined;
  special_act?: 'ndps' | 'uapa' | undefined;
}
export type FactName = keyof Facts | 'start' | 'article' | 'rule' | 'forum';

/** A sentence of the product, named: the catalogue has its words. */
export interface Said<Key extends string> {
  key: Key;
  values: Readonly<Record<string, string>>;
}

export type StepKey =
  | 'reckoned_from'
  | 'day_not_counted'
  | 'day_counted'
  | 'period_ends'
  | 'month_has_no_such_day'
  | 'demand'
  | 'discovered'
  | 'breach_ceased'
  | 'death'
  | 'disability'
  | 'disability_capped'
  | 'disability_no_gain'
  | 'acknowledged'
  | 'part_paid'
  | 'left_out'
  | 'pandemic'
  | 'pandemic_minimum'
  | 'closed'
  | 'section_5'
  | 'own_power'
  | 'within'
  | 'not_condonable'
  | 'delay'
  | 'earliest'
  | 'cause_of_action'
  | 'end_of_month'
  | 'right_accrues'
  | 'custody_share'
  | 'year_closes'
  | 'no_answer_waits'
  | 'fixed_day';

export interface Step {
  /** The provision or the ruling on which the step rests. */
  rule: string;
  says: Said<StepKey>;
  from?: string;
  to?: string;
  days?: number;
}

export const WARNINGS = [
  'holidays_not_considered',
  'calendar_ends',
  'closed_for_long',
  'no_copy_time',
  'copy_default',
  'span_after_end',
  'span_no_effect',
  'disability_no_effect',
  'disability_not_here',
  'renewal_late',
  'renewal_no_effect',
  'renewal_in_writing',
  'renewal_not_here',
  'death_no_effect',
  'discovery_no_effect',
  'fraud_purchaser',
  'proceeding_not_appeal',
  'delay_from_end',
  'pandemic_not_here',
  'act_not_in_force',
  'tribunal',
  'mact_interim',
  'directory',
  'matrimonial',
  'perpetual_injunction',
  'demand_no_effect',
  'ibc_no_copy_wait',
  'extendable',
  'charge_sheet_first',
  'several_cases',
  'delay_by_accused',
  'bank_open',
  'gst_backlog',
  'old_arbitration',
  'no_period_before',
] as const;
export type WarningKey = (typeof WARNINGS)[number];
export type Warning = Said<WarningKey>;

/** One way of reading law and facts, with the day that it gives. Absent `last_day`: under this reading time does not run out. */
export interface Reading {
  /** The article or rule of this reading. */
  rule: string;
  title: string;
  /** Reason for which this reading differs from another one; absent where there is one reading. */
  when?: Said<ReadingKey>;
  last_day?: string;
  /** Day on which the prescribed period itself ends, before a closed court moves the last day. */
  expires_on?: string;
  /** First day on which the step can be taken. */
  earliest_day?: string;
  /** Last day that a court can still allow, where the statute limits its power. */
  latest_with_leave?: string;
  delay_days?: number;
  steps: Step[];
  warnings: Warning[];
}
export type ReadingKey =
  | 'limb'
  | 'year_ends_march'
  | 'year_ends_december'
  | 'summons_served'
  | 'summons_not_served'
  | 'commercial'
  | 'not_commercial'
  | 'ninety_days'
  | 'sixty_days'
  | 'ten_years_maximum'
  | 'ten_years_minimum'
  | 'first_offence'
  | 'not_first_offence'
  | 'fine_only'
  | 'up_to_one_year'
  | 'up_to_three_years'
  | 'before_amendment'
  | 'after_amendment'
  | 'limit_of_act'
  | 'no_time_limit';

export interface Need {
  fact: FactName;
  why: Said<NeedKey>;
}
export type NeedKey =
  | 'which_limb'
  | 'copy_both_dates'
  | 'heir'
  | 'account_year'
  | 'was_summons_served'
  | 'is_commercial'
  | 'punishment'
  | 'first_offence'
  | 'forum';

export type ProblemReason =
  | 'unknown_article'
  | 'unknown_rule'
  | 'article_or_rule'
  | 'not_a_day'
  | 'ends_before_start'
  | 'before_copy_applied'
  | 'before_death'
  | 'before_start'
  | 'contradicts'
  | 'out_of_range'
  | 'too_many';
/** A fact from which no answer can be worked out. */
export interface Problem {
  fact: string;
  reason: ProblemReason;
  values: Readonly<Record<string, string>>;
}

export interface Answer {
  readings: Reading[];
  needs: Need[];
}

export interface LimitationRequest {
  article?: string | undefined;
  rule?: string | undefined;
  start: string;
  forum?: Forum | undefined;
  /** Name of a State or union territory as in `courts`: the Act did not extend to Jammu and Kashmir before 31 October 2019. */
  state?: string | undefined;
  facts?: Facts | undefined;
}

/** Days on which a court is closed. */
export interface CourtCalendar {
  closed: readonly Span[];
}
