import type { ClosedDays } from './closed-days.ts';
import { addDays, addMonths, addPeriod, daysBetween, earlier } from './days.ts';
import { extend, PANDEMIC, PANDEMIC_ORDER } from './exclusions.ts';
import { startingPoint } from './starting-point.ts';
import type { Facts, Need, Reading, ReadingKey, Said, Step, TimeRule, Warning } from './types.ts';

const ACT = 'Limitation Act 1963, s. ';
const GENERAL_CLAUSES = 'General Clauses Act 1897, s. ';
/** Ninety days from 1 March 2022, that day not counted (General Clauses Act 1897, s. 9). */
const PANDEMIC_MINIMUM = '2022-05-30';
const LONG_CLOSURE = 14;

/** A reading under way. */
export interface Working {
  start: string;
  end: string;
  steps: Step[];
  warnings: Warning[];
  needs: Need[];
}

const periodValues = ({ period: { count, unit } }: TimeRule) => ({ count: String(count), unit });

/** The period from a day, with the excluded days: the working is added to `working`, whose `end` it sets. */
export function run(working: Working, rule: TimeRule, facts: Facts): void {
  const { start } = working;
  const notCounted =
    rule.proceeding === 'act' || rule.pandemic === 'excluded' ? `${GENERAL_CLAUSES}9` : `${ACT}12(1)`;
  const end = addPeriod(start, rule.period);
  working.steps.push(
    { rule: notCounted, says: { key: 'day_not_counted', values: { day: start } } },
    {
      rule: rule.provision,
      says: { key: 'period_ends', values: { ...periodValues(rule), from: addDays(start, 1), to: end } },
      from: addDays(start, 1),
      to: end,
      days: daysBetween(start, end),
    },
  );
  if (rule.period.unit !== 'days' && end.slice(8) !== start.slice(8))
    working.steps.push({
      rule: `${GENERAL_CLAUSES}3(35)`,
      says: { key: 'month_has_no_such_day', values: { day: start, to: end } },
    });
  working.end = end;
  leaveOut(working, rule, facts);
}

function leaveOut(working: Working, rule: TimeRule, facts: Facts): void {
  const endFrom = (day: string) => addPeriod(day, rule.period);
  const extended = extend(rule, working.start, endFrom, facts);
  const otherwise = extend({ ...rule, pandemic: undefined }, working.start, endFrom, facts).end;
  working.end = extended.end;
  working.steps.push(...extended.steps);
  working.warnings.push(...extended.warnings);
  const lapsed = otherwise >= PANDEMIC.from && otherwise <= PANDEMIC.to;
  if (rule.pandemic === 'with_minimum' && extended.pandemic && lapsed && working.end < PANDEMIC_MINIMUM) {
    working.end = PANDEMIC_MINIMUM;
    working.steps.push({
      rule: PANDEMIC_ORDER,
      says: { key: 'pandemic_minimum', values: { end: otherwise, to: PANDEMIC_MINIMUM } },
      from: '2022-03-02',
      to: PANDEMIC_MINIMUM,
      days: 90,
    });
  }
}

/** Sections 6 and 8: the same period after the disability ends, at most three years, never less than without it. */
function afterDisability(working: Working, rule: TimeRule, facts: Facts): void {
  const until = facts.disability_until;
  if (until === undefined) return;
  if (rule.disability !== true || rule.preemption === true) {
    working.warnings.push({ key: 'disability_not_here', values: { day: until } });
    return;
  }
  if (until <= working.start) {
    working.warnings.push({ key: 'disability_no_effect', values: { day: until } });
    return;
  }
  const same = addPeriod(until, rule.period);
  const most = addMonths(until, 36);
  const allowed = (day: string) => {
    const [a, b] = [addPeriod(day, rule.period), addMonths(day, 36)];
    return earlier(a, b);
  };
  const { end } = extend(rule, until, allowed, facts);
  if (end <= working.end) {
    working.steps.push({
      rule: `${ACT}8`,
      says: { key: 'disability_no_gain', values: { day: until, to: end, end: working.end } },
    });
    return;
  }
  working.end = end;
  working.steps.push({
    rule: same <= most ? `${ACT}6` : `${ACT}6 and 8`,
    says: { key: same <= most ? 'disability' : 'disability_capped', values: { day: until, to: end } },
    from: addDays(until, 1),
    to: end,
  });
}

/** Sections 18 and 19: each acknowledgement or payment within the period starts the period again. */
function renewals(working: Working, rule: TimeRule, facts: Facts): void {
  const given = [
    { day: facts.acknowledged_on, key: 'acknowledged' as const, rule: `${ACT}18` },
    { day: facts.part_paid_on, key: 'part_paid' as const, rule: `${ACT}19` },
  ].flatMap(({ day, ...rest }) => (day === undefined ? [] : [{ day, ...rest }]));
  given.sort((a, b) => (a.day < b.day ? -1 : 1));
  for (const { day, key, rule: source } of given) {
    if (rule.renewable !== true) working.warnings.push({ key: 'renewal_not_here', values: { day } });
    else if (day <= working.start) working.warnings.push({ key: 'renewal_no_effect', values: { day } });
    else if (day > working.end)
      working.warnings.push({ key: 'renewal_late', values: { day, end: working.end } });
    else {
      working.start = day;
      working.steps.push({ rule: source, says: { key, values: { day, end: working.end } }, from: day });
      run(working, rule, facts);
      working.warnings.push({ key: 'renewal_in_writing', values: { day } });
    }
  }
}

const CLOSED_RULES = {
  section_4: `${ACT}4`,
  section_517: 'Bharatiya Nagarik Suraksha Sanhita 2023, s. 517',
  general_clauses_10: `${GENERAL_CLAUSES}10`,
} as const;

/** The last day on which the court is open: on or after the end of the period. */
function onOpenDay(working: Working, rule: TimeRule, closed: ClosedDays): string {
  const { end } = working;
  if (rule.closed === undefined) return end;
  if (!closed.known) working.warnings.push({ key: 'holidays_not_considered', values: {} });
  else if (closed.years.size > 0 && !closed.years.has(end.slice(0, 4)))
    working.warnings.push({ key: 'calendar_ends', values: { year: end.slice(0, 4) } });
  if (!closed.isClosed(end)) return end;
  const open = closed.reopens(end);
  if (open === undefined) {
    working.warnings.push({ key: 'closed_for_long', values: { from: end, to: '' } });
    return end;
  }
  if (daysBetween(end, open) > LONG_CLOSURE)
    working.warnings.push({ key: 'closed_for_long', values: { from: end, to: open } });
  working.steps.push({
    rule: CLOSED_RULES[rule.closed],
    says: { key: 'closed', values: { day: end, to: open } },
    from: end,
    to: open,
  });
  return open;
}

/** The last day of a further period, on or after its end, on which the court is open. */
function furtherOpenDay(working: Working, provision: string, end: string, closed: ClosedDays): string {
  const open = closed.isClosed(end) ? closed.reopens(end) : end;
  if (open === undefined || open === end) return end;
  const says = { key: 'closed', values: { day: end, to: open } } as const;
  working.steps.push({ rule: provision, says, from: end, to: open });
  return open;
}

/** Power to accept what is late. The answer is the last day of a power that is limited. */
function lateness(working: Working, rule: TimeRule, facts: Facts, closed: ClosedDays): string | undefined {
  const { late, provision } = rule;
  switch (late.kind) {
    case 'section_5':
      working.steps.push({ rule: `${ACT}5`, says: { key: 'section_5', values: {} } });
      return undefined;
    case 'own_power':
      working.steps.push({ rule: late.provision, says: { key: 'own_power', values: {} } });
      return undefined;
    case 'none':
      working.steps.push({ rule: late.provision ?? provision, says: { key: 'not_condonable', values: {} } });
      return undefined;
    case 'within': {
      const from = late.from === 'end' ? working.end : working.start;
      const to = extend({ ...rule, exclusions: [] }, from, (day) => addPeriod(day, late.period), facts).end;
      working.steps.push({ rule: late.provision, says: { key: 'within', values: { to } }, to });
      return late.open === undefined ? to : furtherOpenDay(working, late.open, to, closed);
    }
  }
}

function delayOf(working: Working, last: string, filed: string | undefined): number | undefined {
  if (filed === undefined) return undefined;
  const days = Math.max(0, daysBetween(last, filed));
  working.steps.push({
    rule: `${ACT}3`,
    says: { key: 'delay', values: { day: filed, last, days: String(days) } },
    ...(days > 0 ? { from: addDays(last, 1), to: filed, days } : {}),
  });
  if (days > 0 && last !== working.end)
    working.warnings.push({
      key: 'delay_from_end',
      values: { end: working.end, days: String(daysBetween(working.end, filed)) },
    });
  return days;
}

function unusedFacts(working: Working, rule: TimeRule, facts: Facts): void {
  const applied = facts.copy_applied !== undefined;
  const copies = rule.exclusions.includes('copy') || rule.exclusions.includes('award_copy');
  if (applied && !copies) working.warnings.push({ key: 'no_copy_time', values: {} });
  if (copies && applied !== (facts.copy_received !== undefined))
    working.needs.push({
      fact: applied ? 'copy_received' : 'copy_applied',
      why: { key: 'copy_both_dates', values: {} },
    });
  if (copies && applied && facts.copy_received !== undefined)
    working.warnings.push({ key: 'copy_default', values: {} });
  if ((facts.bona_fide ?? []).length > 0 && rule.proceeding === 'appeal')
    working.warnings.push({ key: 'proceeding_not_appeal', values: {} });
}

/** The reading once the end of the period is known: open day, lateness, delay. */
export function finish(
  working: Working,
  rule: TimeRule,
  facts: Facts,
  closed: ClosedDays,
  when?: Said<ReadingKey>,
): Reading {
  const last = onOpenDay(working, rule, closed);
  const latest = lateness(working, rule, facts, closed);
  const delay = delayOf(working, last, facts.filed_on);
  for (const key of rule.warnings ?? []) working.warnings.push({ key, values: {} });
  return {
    rule: rule.key,
    title: rule.title,
    ...(when === undefined ? {} : { when }),
    last_day: last,
    expires_on: working.end,
    ...(latest === undefined ? {} : { latest_with_leave: latest }),
    ...(delay === undefined ? {} : { delay_days: delay }),
    steps: working.steps,
    warnings: working.warnings,
  };
}

/** One reading of a rule that has one period: starting point, period, exclusions, disability, renewals, closed court. */
export function reckon(
  rule: TimeRule,
  start: string,
  facts: Facts,
  closed: ClosedDays,
  when?: Said<ReadingKey>,
): { reading: Reading; needs: Need[] } {
  const point = startingPoint(rule, start, facts);
  const working: Working = { ...point, end: point.start };
  run(working, rule, facts);
  afterDisability(working, rule, facts);
  renewals(working, rule, facts);
  unusedFacts(working, rule, facts);
  return { reading: finish(working, rule, facts, closed, when), needs: working.needs };
}
