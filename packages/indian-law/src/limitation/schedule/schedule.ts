import type { Exclusion, Late, Period, TimeRule } from '../types.ts';
import { APPEALS, APPLICATIONS, SUITS } from './articles.ts';

const SECTION_5: Late = { kind: 'section_5' };
const NEVER: Late = { kind: 'none', provision: 'Limitation Act 1963, s. 5' };
const FRAUD = 'Limitation Act 1963, s. 17(1)';
const OF_SUITS: readonly Exclusion[] = [
  'pauper',
  'proceeding',
  'injunction',
  'notice',
  'absence',
  'mediation',
];

/**
 * Traits that an article may have. Order XXI: an application under it, which section 5 leaves out. Copy: the time for a copy is
 * excluded, in leave to appeal, revision and review (section 12(2)).
 */
const TRAITS: Readonly<Record<string, Partial<TimeRule>>> = {
  demand: { demand: true },
  possession: { deathIgnored: true, exclusions: ['sale_challenge'] },
  'pre-emption': { preemption: true, deathIgnored: true },
  'death ignored': { deathIgnored: true },
  copy: { exclusions: ['copy'] },
  'Order XXI': { late: NEVER },
  execution: { late: NEVER, disability: true, exclusions: ['injunction'] },
  'copy of the award': { exclusions: ['award_copy'] },
  'old arbitration': { warnings: ['old_arbitration'] },
  'perpetual injunction': { warnings: ['perpetual_injunction'] },
  renewable: { renewable: true },
};

function traitOf(name: string): Partial<TimeRule> {
  const trait = TRAITS[name];
  if (!trait) throw new RangeError(`No trait of an article: ${name}`);
  return trait;
}

type Common = Pick<TimeRule, 'proceeding' | 'late'> &
  Partial<TimeRule> & { exclusions: readonly Exclusion[] };

/** The rules of a table, with what all of them have in common. */
function readArticles(table: string, usual: Period['unit'], common: Common): TimeRule[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', period = '', title = '', from = '', traits = ''] = line.split('|');
      const [count, unit = usual] = period.split(' ');
      const own = traits === '' ? [] : traits.split(', ').map(traitOf);
      return {
        key,
        title,
        provision: `Limitation Act 1963, Schedule, Art. ${key}`,
        period: { count: Number(count), unit: unit as Period['unit'] },
        from,
        closed: 'section_4',
        pandemic: 'with_minimum',
        ...common,
        ...Object.assign({}, ...own),
        exclusions: [...common.exclusions, ...own.flatMap(({ exclusions = [] }) => exclusions)],
      };
    });
}

/** The 137 articles of the Schedule to the Limitation Act, 1963, each limb as an entry of its own. */
export const SCHEDULE: readonly TimeRule[] = [
  // Sections 4, 6 to 9 and 12 to 24 apply, section 5 does not.
  ...readArticles(SUITS, 'years', {
    proceeding: 'suit',
    late: NEVER,
    exclusions: OF_SUITS,
    renewable: true,
    disability: true,
    discovery: FRAUD,
    continuing: 'Limitation Act 1963, s. 22',
  }),
  // Sections 4, 5, 12 and 13 apply; sections 6, 14 and 17 to 19 speak of suits and applications only.
  ...readArticles(APPEALS, 'days', { proceeding: 'appeal', late: SECTION_5, exclusions: ['copy', 'pauper'] }),
  // Sections 4, 5, 14 and 17 apply.
  ...readArticles(APPLICATIONS, 'days', {
    proceeding: 'application',
    late: SECTION_5,
    exclusions: ['proceeding'],
    discovery: FRAUD,
  }),
];

/**
 * The entries of an article as printed: `113`, `116(a)`; all limbs of a bare number that has limbs (`116`), and of a limb
 * that divides again (`115(b)`). Empty for an article that the Schedule lacks.
 */
export function articlesOf(article: string): TimeRule[] {
  const wanted = article
    .trim()
    .replace(/^art(?:icle|\.)?\s*/iu, '')
    .replaceAll(/\s/gu, '')
    .toLowerCase();
  const exact = SCHEDULE.find(({ key }) => key === wanted);
  if (exact) return [exact];
  return wanted === '' ? [] : SCHEDULE.filter(({ key }) => key.startsWith(`${wanted}(`));
}
