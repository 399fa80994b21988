import { defineMessages } from '#shared/messages/message.ts';

/** The working of a period of limitation, as `POST /functions/v1/limitation` says it. */
export const messages = defineMessages('limitation', {
  // Steps
  step_reckoned_from: 'Time is reckoned from {day}: {what}.',
  step_day_not_counted: '{day} itself is not counted.',
  step_day_counted: '{day} itself is counted.',
  step_period_ends:
    '{unit, select, days {{count, plural, one {# day} other {# days}}} months {{count, plural, one {# month} other {# months}}} other {{count, plural, one {# year} other {# years}}}}: from {from} to {to}.',
  step_month_has_no_such_day:
    'The last month has no day that corresponds to {day}: its last day, {to}, ends the period.',
  step_demand: 'The demand (or refusal after it) on {day} starts the period.',
  step_discovered: 'Time runs from the discovery on {day}.',
  step_breach_ceased: 'The breach, wrong or offence went on until {day}: time runs from its end.',
  step_death:
    'The person had died on {died}: time runs from {day}, when a representative could sue or be sued.',
  step_disability: 'The disability ended on {day}: the same period runs from then, to {to}.',
  step_disability_capped:
    'The disability ended on {day}: the same period runs from then, but for three years at most, to {to}.',
  step_disability_no_gain:
    'The disability ended on {day}: the period from then would end on {to}. The ordinary period, to {end}, is no shorter and stays.',
  step_acknowledged:
    'Acknowledged in writing on {day}, before the period ended on {end}: a fresh period starts.',
  step_part_paid: 'Paid in part on {day}, before the period ended on {end}: a fresh period starts.',
  step_left_out:
    '{days, plural, one {# day is} other {# days are}} left out, from {from} to {to}: the period ends on {end}.',
  step_pandemic:
    '{days, plural, one {# day is} other {# days are}} left out for the pandemic, from {from} to {to}: the period ends on {end}.',
  step_pandemic_minimum:
    'The period would have ended on {end}, within the excluded time: 90 days from 1 March 2022 are allowed, to {to}.',
  step_closed: 'The court is closed on {day}: the last day is {to}, when it reopens.',
  step_section_5:
    'The court may admit it later for sufficient cause. This is a discretion; no number of days is given.',
  step_own_power: 'It may be accepted later for sufficient cause. The provision gives no limit of days.',
  step_within: 'With leave or consent it can be done up to {to}, and not after that.',
  step_not_condonable: 'The provision gives no power to extend this period.',
  step_delay:
    '{days, plural, =0 {Done on {day}: in time.} one {Done on {day}: # day after {last}.} other {Done on {day}: # days after {last}.}}',
  step_earliest: 'The first day is {day}.',
  step_cause_of_action: 'The cause of action arises on {day}, when the fifteen days have passed.',
  step_end_of_month: 'The month of that day ends on {day}.',
  step_right_accrues:
    'Without a police report by {last}, the right to bail accrues on {day}. It is used by an application before the report is filed.',
  step_custody_share:
    '{share, select, 3 {One third} other {One half}} of {months, plural, one {# month} other {# months}} has been served when {day} begins.',
  step_year_closes: 'The last item is of {item}: the year of the account closes on {day}.',
  step_no_answer_waits: 'Six months without a final order, from {day}, end on {to}.',
  step_fixed_day: 'For orders communicated before {day} the last day is fixed: {to}.',

  // Warnings
  warning_holidays_not_considered:
    'Holidays of the court were not considered: only Sundays and the three national holidays. Choose a calendar of the court.',
  warning_calendar_ends: 'The calendar has no holidays of {year}.',
  warning_closed_for_long:
    'The court is closed for more than two weeks from {from}. Check the notification of the closure.',
  warning_no_copy_time: 'The time for a copy is not left out of this period.',
  warning_copy_default:
    'Days lost by the applicant, such as late payment of the copying fee, are not left out.',
  warning_span_after_end: 'The days from {from} to {to} were not left out: the period had ended on {end}.',
  warning_span_no_effect: 'The days from {from} to {to} were not left out: they would not count anyway.',
  warning_disability_no_effect: 'A disability that ended on {day} did not exist when time began.',
  warning_disability_not_here: 'Disability does not put off this period (until {day}).',
  warning_renewal_late: 'What was signed or paid on {day} came after the period had ended on {end}.',
  warning_renewal_no_effect: 'What was signed or paid on {day} came before time began.',
  warning_renewal_in_writing:
    'What counts on {day} is a writing signed by the party or an agent; a payment must be on account of a debt or of interest on a legacy.',
  warning_renewal_not_here: 'An acknowledgement or payment (on {day}) does not renew this period.',
  warning_death_no_effect: 'The death on {day} does not change this period.',
  warning_discovery_no_effect: 'The day {day} of discovery or end does not change this period.',
  warning_fraud_purchaser:
    'A purchaser in good faith for value, without notice, is protected: section 17(1), proviso.',
  warning_proceeding_not_appeal:
    'Section 14 speaks of suits and applications. In an appeal the time in another court can be sufficient cause only.',
  warning_delay_from_end:
    'Counted from the end of the period on {end}, the delay is {days, plural, one {# day} other {# days}}: a closed court helps only on the day of reopening.',
  warning_pandemic_not_here:
    'The exclusion of time for the pandemic does not lengthen custody: S. Kasi v. State, 2020 INSC 473.',
  warning_act_not_in_force:
    'The Limitation Act did not extend to this territory before {day}: check the Act of the State.',
  warning_tribunal: 'The articles are for courts. Check how far the Act of this tribunal applies them.',
  warning_mact_interim:
    'The Supreme Court directed on 7 November 2025 that claims are not dismissed as late under section 166(3) while the challenge to it is pending (W.P.(C) 166/2024). Check whether this is still so.',
  warning_directory:
    'Outside commercial suits the ninety days are directory: Kailash v. Nanhku, (2005) 4 SCC 480.',
  warning_matrimonial:
    'An appeal under the Family Courts Act has thirty days (section 19(3)); High Courts differ on which period governs.',
  warning_perpetual_injunction:
    'A decree of perpetual injunction can be enforced at any time: Article 136, proviso.',
  warning_demand_no_effect: 'The demand of {day} does not start this period.',
  warning_ibc_no_copy_wait:
    'Time runs from the order, not from its copy: V. Nagarajan v. SKS Ispat, (2022) 2 SCC 244. Apply for the certified copy within the thirty days.',
  warning_extendable: 'The period can be extended by the court or tribunal. Check for an order.',
  warning_charge_sheet_first:
    'The right is lost when the report is filed before the application for bail is made.',
  warning_several_cases: 'It does not apply while more than one offence or case is pending: section 479(2).',
  warning_delay_by_accused: 'Detention through delay that the accused caused is not counted.',
  warning_bank_open:
    'A cheque is presented while the bank is open: no rule moves a last day on which it is closed. Before April 2012 the time was six months.',
  warning_gst_backlog:
    'The day follows from two reports of the notification of 30 June 2026, whose number we do not know. Check the Gazette.',
  warning_old_arbitration: 'This article is for the repealed Arbitration Act, 1940.',
  warning_no_period_before: 'There was no period for accidents before {day}.',

  // Readings
  when_limb: 'Article {article}: {title}',
  when_year_ends_march: 'The year of the account ends on 31 March',
  when_year_ends_december: 'The year of the account ends on 31 December',
  when_summons_served: 'The summons was duly served',
  when_summons_not_served: 'The summons was not duly served',
  when_commercial: 'A commercial dispute of a specified value',
  when_not_commercial: 'Not commercial; Article {article}: {title}',
  when_ninety_days: 'Death, imprisonment for life, or ten years or more: 90 days',
  when_sixty_days: 'Any other offence: 60 days',
  when_ten_years_maximum: 'Ten years are the maximum that counts: {days} days',
  when_ten_years_minimum: 'Ten years must be the minimum: {days} days',
  when_first_offence: 'First offence',
  when_not_first_offence: 'Not a first offence',
  when_fine_only: 'Fine only',
  when_up_to_one_year: 'Imprisonment up to one year',
  when_up_to_three_years: 'Imprisonment above one and up to three years',
  when_before_amendment: 'Sixty days, as before 1 October 2024',
  when_after_amendment: 'As amended from 1 October 2024',
  when_limit_of_act: 'By the special provision or exception',
  when_no_time_limit: 'No period is prescribed',

  // Facts that decide
  need_which_limb: 'Name the limb of the article that fits the case.',
  need_copy_both_dates: 'Both dates of the copy are needed: applied for and received.',
  need_heir: 'The day from which a representative could sue or be sued starts the period.',
  need_account_year: 'The last day of the year, as the account reckons it, starts the period.',
  need_was_summons_served: 'Due service of the summons, or else the day of knowledge of the decree, decides.',
  need_is_commercial: 'A commercial dispute of a specified value has 60 days.',
  need_punishment: 'The longest and the shortest imprisonment for the offence decide.',
  need_first_offence: 'A first offence has one third, others one half.',
  need_forum: 'The court that hears it decides the period.',

  // Facts from which nothing can be worked out
  problem_unknown_article:
    'The Schedule to the Limitation Act has no article {article}. Enter 1 to 137, with its limb, such as 116(a).',
  problem_unknown_rule: 'No rule has the key {rule}. The list of rules has them all.',
  problem_article_or_rule: 'Name either an article or a rule.',
  problem_not_a_day: '{fact}: {day} is not a day of the calendar. Enter a date such as 2026-11-28.',
  problem_ends_before_start: '{fact}: the last day, {to}, is before the first, {from}.',
  problem_before_copy_applied: '{fact}: {day} is before the copy was applied for, {applied}.',
  problem_before_death: '{fact}: {day} is before the death, {died}.',
  problem_before_start: '{fact}: {day} is before the day from which time runs, {start}.',
  problem_contradicts: '{fact}: the shortest imprisonment is longer than the longest.',
  problem_out_of_range: '{fact}: enter a whole number of months from {least} to {most}.',
  problem_too_many: '{fact}: at most {most} stretches.',
  problem_calendar: 'This calendar does not exist, or you have no access to it.',
  problem_calendars_at_most: 'You can keep 50 calendars of courts. Delete one first.',

  // Names of facts
  fact_start: 'Day from which time runs',
  fact_article: 'Article',
  fact_rule: 'Rule',
  fact_forum: 'Court',
  fact_copy_applied: 'Copy applied for',
  fact_copy_received: 'Copy received',
  fact_disability_until: 'Disability until',
  fact_acknowledged_on: 'Acknowledged in writing on',
  fact_part_paid_on: 'Paid in part on',
  fact_bona_fide: 'Other proceeding in good faith',
  fact_absent: 'Defendant outside India',
  fact_closed: 'Court closed',
  fact_injunction: 'Injunction or stay',
  fact_notice: 'Notice or sanction',
  fact_pauper: 'Application as an indigent person',
  fact_sale_challenge: 'Proceeding to set aside the sale',
  fact_mediation: 'Pre-institution mediation',
  fact_died_on: 'Died on',
  fact_heir_on: 'Representative from',
  fact_discovered_on: 'Discovered on',
  fact_demand_on: 'Demanded or refused on',
  fact_ceased_on: 'Breach or wrong ended on',
  fact_filed_on: 'Filed on',
  fact_summons_served: 'Summons duly served',
  fact_commercial: 'Commercial dispute',
  fact_max_months: 'Longest imprisonment in months',
  fact_min_months: 'Shortest imprisonment in months',
  fact_life_or_death: 'Death or imprisonment for life possible',
  fact_fine_only: 'Fine only',
  fact_first_offender: 'First offence',
  fact_special_act: 'Special Act',
});
