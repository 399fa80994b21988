import type { Facts, Need, Step, TimeRule, Warning } from './types.ts';

const ACT = 'Limitation Act 1963, s. ';

export interface StartingPoint {
  start: string;
  steps: Step[];
  warnings: Warning[];
  needs: Need[];
}

/** A fact that puts off the starting point to a later day, or that is named as without effect. */
function putOff(
  point: StartingPoint,
  day: string | undefined,
  step: { rule: string; key: 'discovered' | 'breach_ceased' | 'demand' },
  otherwise: Warning['key'],
): void {
  if (day === undefined) return;
  if (day <= point.start) {
    if (day < point.start) point.warnings.push({ key: otherwise, values: { day } });
    return;
  }
  point.start = day;
  point.steps.push({ rule: step.rule, says: { key: step.key, values: { day } }, from: day });
}

function afterDeath(point: StartingPoint, rule: TimeRule, { died_on, heir_on }: Facts): void {
  if (died_on === undefined) return;
  if (
    died_on > point.start ||
    rule.deathIgnored === true ||
    !['suit', 'application'].includes(rule.proceeding)
  ) {
    point.warnings.push({ key: 'death_no_effect', values: { day: died_on } });
    return;
  }
  if (heir_on === undefined) {
    point.needs.push({ fact: 'heir_on', why: { key: 'heir', values: {} } });
    return;
  }
  if (heir_on <= point.start) return;
  point.start = heir_on;
  point.steps.push({
    rule: `${ACT}16`,
    says: { key: 'death', values: { day: heir_on, died: died_on } },
    from: heir_on,
  });
}

/**
 * The day from which a period is reckoned: the one that the article names, or a later one after a demand, the discovery of
 * fraud or mistake (section 17), the end of a continuing breach or tort (section 22), or death on or before the accrual of
 * the right (section 16).
 */
export function startingPoint(rule: TimeRule, start: string, facts: Facts): StartingPoint {
  const point: StartingPoint = {
    start,
    steps: [
      {
        rule: rule.provision,
        says: { key: 'reckoned_from', values: { day: start, what: rule.from } },
        from: start,
      },
    ],
    warnings: [],
    needs: [],
  };
  if (rule.demand === true)
    putOff(point, facts.demand_on, { rule: rule.provision, key: 'demand' }, 'demand_no_effect');
  else if (facts.demand_on !== undefined)
    point.warnings.push({ key: 'demand_no_effect', values: { day: facts.demand_on } });
  if (rule.discovery === undefined) {
    if (facts.discovered_on !== undefined)
      point.warnings.push({ key: 'discovery_no_effect', values: { day: facts.discovered_on } });
  } else {
    const before = point.start;
    putOff(point, facts.discovered_on, { rule: rule.discovery, key: 'discovered' }, 'discovery_no_effect');
    if (point.start !== before && rule.proceeding !== 'complaint')
      point.warnings.push({ key: 'fraud_purchaser', values: {} });
  }
  if (rule.continuing !== undefined)
    putOff(point, facts.ceased_on, { rule: rule.continuing, key: 'breach_ceased' }, 'discovery_no_effect');
  afterDeath(point, rule, facts);
  return point;
}
