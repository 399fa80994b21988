import type { TimeRule } from '../types.ts';
import { ARBITRATION_RULES, CIVIL } from './civil.ts';
import { CRIMINAL } from './criminal.ts';
import { SPECIAL } from './special.ts';
import { SERVICE, TAX, TRIBUNALS } from './tribunals.ts';

/** Every rule outside the Schedule, and the articles of it that lawyers name by their use. Each key is unique. */
export const RULES: readonly TimeRule[] = [
  ...CIVIL,
  ...ARBITRATION_RULES,
  ...CRIMINAL,
  ...TRIBUNALS,
  ...SERVICE,
  ...TAX,
  ...SPECIAL,
];

export const ruleOf = (key: string): TimeRule | undefined => RULES.find((rule) => rule.key === key);
