import { printedDay } from '../../limitation/days.ts';
import { notesOnDays } from '../days/day-notes.ts';
import { datedPaper, daysOf, doubleDays, type StatedDay } from '../days/read-days.ts';
import type { DraftParts, Finding } from './types.ts';

/** The days of a draft against each other and against the law, by the same rules as the form of its template. */
export function checkStatedDays(parts: DraftParts, stated: readonly StatedDay[]): Finding[] {
  const notes = notesOnDays(daysOf(stated), datedPaper(parts)).filter(({ grave }) => grave);
  return [
    ...doubleDays(stated).map(
      ([one, before]): Finding => ({
        rule: 'dates_contradict',
        block: one.line.block,
        values: { what: one.name, of: one.of, one: printedDay(before.iso), other: printedDay(one.iso) },
      }),
    ),
    ...notes.map(({ note, values, days }): Finding => {
      const line = stated.findLast(({ name }) => days.includes(name))?.line;
      return { rule: note, block: line?.block ?? null, values };
    }),
  ];
}
