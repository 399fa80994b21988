import type { ClosedDays } from '../closed-days.ts';
import { reckon } from '../reckon.ts';
import type { Answer, Facts, Forum, Need, Reading, ReadingKey, Said, TimeRule } from '../types.ts';

/** A rule with the day, the facts and the court from which it is worked out. */
export interface Context {
  rule: TimeRule;
  start: string;
  forum: Forum | undefined;
  facts: Facts;
  closed: ClosedDays;
}
export type Work = (context: Context) => Answer;

export const when = (key: ReadingKey, values: Record<string, string> = {}): Said<ReadingKey> => ({
  key,
  values,
});
export const need = (fact: Need['fact'], key: Need['why']['key']): Need => ({
  fact,
  why: { key, values: {} },
});

export interface Variant {
  rule: TimeRule;
  start?: string;
  facts?: Facts;
  when?: Said<ReadingKey>;
}

/** One reading for each variant, and what they need together. */
export function readingsOf({ start, facts, closed }: Context, variants: readonly Variant[]): Answer {
  const readings: Reading[] = [];
  const needs = new Map<string, Need>();
  for (const variant of variants) {
    const found = reckon(variant.rule, variant.start ?? start, variant.facts ?? facts, closed, variant.when);
    readings.push(found.reading);
    for (const asked of found.needs) needs.set(asked.fact, asked);
  }
  return { readings, needs: [...needs.values()] };
}

/** A reading under which time does not run out. */
export const withoutLimit = (
  { rule }: Context,
  warnings: Reading['warnings'],
  said: Said<ReadingKey>,
): Reading => ({
  rule: rule.key,
  title: rule.title,
  when: said,
  steps: [],
  warnings,
});
