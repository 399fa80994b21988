import { addDays, addMonths, daysBetween } from '../days.ts';
import type { Answer, Facts, Reading, ReadingKey, Step, TimeRule } from '../types.ts';
import { type Context, need, when, withoutLimit } from './context.ts';

/** Enforcement Directorate v. Kapil Wadhawan, decided 27 March 2023: the day of the remand is counted. */
const REMAND_DAY = 'Enforcement Directorate v. Kapil Wadhawan, Supreme Court, 27 March 2023';
const DECADE = 120;

interface Length {
  days: number;
  when: ReadingKey;
  source?: string;
}
const NINETY: Length = { days: 90, when: 'ninety_days' };
const SIXTY: Length = { days: 60, when: 'sixty_days' };
const SPECIAL = {
  ndps: {
    days: 180,
    when: 'limit_of_act',
    source: 'Narcotic Drugs and Psychotropic Substances Act 1985, s. 36A(4)',
  },
  uapa: { days: 90, when: 'limit_of_act', source: 'Unlawful Activities (Prevention) Act 1967, s. 43D(2)' },
} as const satisfies Record<string, Length>;

/**
 * The lengths that the punishment leaves open. Under the Code of 1973 ninety days want a minimum of ten years (Rakesh Kumar
 * Paul v. State of Assam, (2017) 15 SCC 67); the Sanhita says *ten years or more*, of which there are two readings (Hyder
 * Ali v. State of Karnataka, Karnataka High Court: the minimum decides).
 */
function lengths(sanhita: boolean, facts: Facts): { open: readonly Length[]; asks: boolean } {
  const { special_act, life_or_death, max_months: most, min_months: least } = facts;
  if (special_act !== undefined) return { open: [SPECIAL[special_act]], asks: false };
  if (life_or_death === true) return { open: [NINETY], asks: false };
  if (most === undefined) return { open: [NINETY, SIXTY], asks: true };
  if (most < DECADE) return { open: [SIXTY], asks: life_or_death === undefined };
  if (least !== undefined && least >= DECADE) return { open: [NINETY], asks: false };
  if (!sanhita && least !== undefined) return { open: [SIXTY], asks: life_or_death === undefined };
  return {
    open: [
      { days: 90, when: 'ten_years_maximum' },
      { days: 60, when: 'ten_years_minimum' },
    ],
    asks: least === undefined,
  };
}

function custodyReading({ rule, start, facts }: Context, { days, when: key, source }: Length): Reading {
  const last = addDays(start, days - 1);
  const accrues = addDays(start, days);
  const provision = source ?? rule.provision;
  const delay = facts.filed_on === undefined ? undefined : Math.max(0, daysBetween(last, facts.filed_on));
  const steps: Step[] = [
    { rule: REMAND_DAY, says: { key: 'day_counted', values: { day: start } }, from: start },
    {
      rule: provision,
      says: { key: 'period_ends', values: { count: String(days), unit: 'days', from: start, to: last } },
      from: start,
      to: last,
      days,
    },
    { rule: rule.provision, says: { key: 'right_accrues', values: { day: accrues, last } }, from: accrues },
  ];
  return {
    rule: rule.key,
    title: rule.title,
    when: when(key, { days: String(days) }),
    last_day: last,
    expires_on: last,
    earliest_day: accrues,
    ...(delay === undefined ? {} : { delay_days: delay }),
    steps,
    warnings: [
      { key: 'charge_sheet_first', values: { day: accrues } },
      { key: 'pandemic_not_here', values: {} },
      ...(facts.special_act === undefined ? [] : [{ key: 'extendable' as const, values: {} }]),
    ],
  };
}

/** Default bail: `last_day` is the last day for the police report, `earliest_day` the first day of the right to bail. */
export function defaultBail(context: Context): Answer {
  const { open, asks } = lengths(context.rule.key === 'bnss-187-3', context.facts);
  const [only] = open;
  const readings = open.map((length) => custodyReading(context, length));
  if (open.length === 1 && only?.source === undefined) for (const reading of readings) delete reading.when;
  const fact = context.facts.max_months === undefined ? 'max_months' : 'min_months';
  return { readings, needs: asks && open.length > 1 ? [need(fact, 'punishment')] : [] };
}

/** The day after a share of a term has been served; the day of detention is counted. */
function afterShare(start: string, months: number, share: number): string {
  if (months % share === 0) return addMonths(start, months / share);
  return addDays(start, Math.ceil(daysBetween(start, addMonths(start, months)) / share));
}

/** Section 479 of the Sanhita: half of the maximum term; one third for a first offence; not where life or death is possible. */
export function undertrial(context: Context): Answer {
  const { rule, start, facts } = context;
  const { life_or_death, max_months: most, first_offender } = facts;
  if (life_or_death === true)
    return { readings: [withoutLimit(context, [], when('limit_of_act'))], needs: [] };
  if (most === undefined || most === 0) return { readings: [], needs: [need('max_months', 'punishment')] };
  const shares = [
    { share: 3, key: 'first_offence' as const, first: true },
    { share: 2, key: 'not_first_offence' as const, first: false },
  ].filter(({ first }) => first_offender === undefined || first === first_offender);
  const readings = shares.map(({ share, key }): Reading => {
    const day = afterShare(start, most, share);
    return {
      rule: rule.key,
      title: rule.title,
      when: when(key),
      earliest_day: day,
      steps: [
        { rule: rule.provision, says: { key: 'day_counted', values: { day: start } }, from: start },
        {
          rule: share === 2 ? rule.provision : `${rule.provision}, proviso`,
          says: { key: 'custody_share', values: { share: String(share), months: String(most), day } },
          from: start,
          to: addDays(day, -1),
          days: daysBetween(start, day),
        },
      ],
      warnings: [
        { key: 'several_cases', values: {} },
        { key: 'delay_by_accused', values: {} },
      ],
    };
  });
  return { readings, needs: first_offender === undefined ? [need('first_offender', 'first_offence')] : [] };
}

const CLASSES = [
  { key: 'fine_only', most: 0, period: { count: 6, unit: 'months' } },
  { key: 'up_to_one_year', most: 12, period: { count: 1, unit: 'years' } },
  { key: 'up_to_three_years', most: 36, period: { count: 3, unit: 'years' } },
] as const;

/** The period of cognizance by the punishment: six months, one year, three years, none above. */
export function ruleOfCognizance(rule: TimeRule, { fine_only, max_months, life_or_death }: Facts) {
  const classes = CLASSES.map(({ key, period }) => ({ key, rule: { ...rule, period } }));
  if (fine_only === true) return classes.slice(0, 1);
  if (life_or_death === true) return [];
  if (max_months === undefined) return classes;
  return CLASSES.flatMap(({ most }, i) => {
    const found = classes[i];
    const least = CLASSES[i - 1]?.most ?? -1;
    return found !== undefined && max_months > least && max_months <= most ? [found] : [];
  });
}
