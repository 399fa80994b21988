import { articlesOf } from '../schedule/schedule.ts';
import type { Late, Period, TimeRule, WarningKey } from '../types.ts';
import {
  ARBITRATION_RULES,
  BNSS,
  CIVIL,
  CRIMINAL,
  CRPC,
  SERVICE_AND_TAX,
  SEVERAL_PERIODS,
  TRIBUNALS,
} from './statutes.ts';

type Common = Pick<TimeRule, 'proceeding'> & Partial<TimeRule>;

const OF_COURTS = { closed: 'section_4', pandemic: 'with_minimum' } as const;
const OF_TRIBUNALS = { closed: 'general_clauses_10', pandemic: 'with_minimum' } as const;

const KINDS: Readonly<Record<string, Common>> = {
  // To a court: the Limitation Act applies by its section 29(2).
  'court appeal': { proceeding: 'appeal', ...OF_COURTS, exclusions: ['copy'] },
  'court application': { proceeding: 'application', ...OF_COURTS, exclusions: ['proceeding'] },
  // To a tribunal, or from the day on which the order is received: no time for a copy.
  'tribunal appeal': { proceeding: 'appeal', ...OF_TRIBUNALS },
  'tribunal application': { proceeding: 'application', ...OF_TRIBUNALS },
  // A paper within a proceeding.
  paper: { proceeding: 'act', closed: 'general_clauses_10', pandemic: 'excluded' },
  // An act outside a court, which no closed court moves.
  act: { proceeding: 'act' },
};

/**
 * Traits that differ from the kind. Section 4: both company tribunals apply the Limitation Act (Companies Act 2013, s. 433;
 * Insolvency and Bankruptcy Code 2016, s. 238A). Received: the period runs from a copy that was received, so that no time for a
 * copy is left out.
 */
const TRAITS: Readonly<Record<string, Partial<TimeRule>>> = {
  'section 4': { closed: 'section_4' },
  received: { exclusions: [] },
  copy: { exclusions: ['copy'] },
  proceeding: { exclusions: ['proceeding'] },
  'pandemic excluded': { pandemic: 'excluded' },
  renewable: { renewable: true },
  fraud: { discovery: 'Limitation Act 1963, s. 17(1)' },
};

function readPeriod(text: string): Period {
  const [count, unit = ''] = text.split(' ');
  return { count: Number(count), unit: `${unit.replace(/s$/u, '')}s` as Period['unit'] };
}

const WITHIN = /^within (?<period>\d+ \w+)(?<start> of the start)?: (?<provision>.*?)(?: \[(?<open>.*)\])?$/u;

/** `section 5`; `never`; `power: provision`; `within 15 days: provision [provision on closed days]`. */
function readLate(text: string): Late {
  if (text === 'section 5') return { kind: 'section_5' };
  const { period, start, provision = '', open } = WITHIN.exec(text)?.groups ?? {};
  if (period !== undefined)
    return {
      kind: 'within',
      provision,
      period: readPeriod(period),
      from: start === undefined ? 'end' : 'start',
      ...(open === undefined ? {} : { open }),
    };
  const [kind = '', by] = text.split(': ');
  if (kind === 'power' && by !== undefined) return { kind: 'own_power', provision: by };
  return { kind: 'none', ...(by === undefined ? {} : { provision: by }) };
}

/** An article of the Schedule under a name that a lawyer uses. */
function asArticle(key: string, article: string, title: string, provision: string): TimeRule {
  const [found] = articlesOf(article);
  if (!found) throw new RangeError(`The Schedule has no article ${article}`);
  return { ...found, key, title, provision: `${provision}; ${found.provision}` };
}

const complaint = (key: string, title: string, provision: string): TimeRule => ({
  key,
  title,
  provision,
  period: { count: 3, unit: 'years' },
  from: 'offence; where it or the offender was not known, the first day of knowledge',
  proceeding: 'complaint',
  late: { kind: 'own_power', provision: `${BNSS}, s. 519 (${CRPC}, s. 473)` },
  closed: 'section_517',
  exclusions: ['prosecution', 'stay_of_prosecution', 'prosecution_notice', 'offender_away'],
  pandemic: 'with_minimum',
  discovery: `${BNSS}, s. 515(1) (${CRPC}, s. 469(1))`,
  continuing: `${BNSS}, s. 518 (${CRPC}, s. 472)`,
});

function traitOf(name: string): Partial<TimeRule> {
  const trait = TRAITS[name];
  if (!trait) throw new RangeError(`No trait of a rule: ${name}`);
  return trait;
}

function readRule(line: string): TimeRule {
  const [kind = '', key = '', title = '', provision = '', period = '', from = '', late = '', traits = ''] =
    line.split('|');
  if (kind === 'article') return asArticle(key, period, title, provision);
  if (kind === 'complaint') return complaint(key, title, provision);
  const common = KINDS[kind];
  if (!common) throw new RangeError(`No kind of rule: ${kind}`);
  const own = traits === '' ? [] : traits.split(', ');
  const warnings = own.flatMap((one) => (one.startsWith('warning ') ? one.slice(8) : []));
  const others = own.filter((one) => !one.startsWith('warning ')).map(traitOf);
  return {
    key,
    title,
    provision,
    period: readPeriod(period),
    from,
    late: readLate(late),
    exclusions: [],
    ...common,
    ...Object.assign({}, ...others),
    ...(warnings.length === 0 ? {} : { warnings: warnings as WarningKey[] }),
  };
}

/** Every rule outside the Schedule, and the articles of it that lawyers name by their use. Each key is unique. */
export const RULES: readonly TimeRule[] = [
  CIVIL,
  ARBITRATION_RULES,
  CRIMINAL,
  TRIBUNALS,
  SERVICE_AND_TAX,
  SEVERAL_PERIODS,
].flatMap((table) => table.trim().split('\n').map(readRule));

export const ruleOf = (key: string): TimeRule | undefined => RULES.find((rule) => rule.key === key);
