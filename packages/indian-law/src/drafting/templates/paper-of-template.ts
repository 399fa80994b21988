import type { DayNote } from '../days/day-notes.ts';
import { notesOnDays } from '../days/day-notes.ts';
import { DAY_NAMES, type DatedPaper, type PaperDays } from '../days/paper-days.ts';
import { withComputedFacts } from './computed-facts.ts';
import type { Facts } from './facts.ts';

/** Parts of a template that its notes need; the form has them from the server. */
interface DatedTemplate {
  about?: DatedPaper['about'] | undefined;
  lateBecause?: string | undefined;
}

/**
 * Notes on the days that were given for a template. A day that is not a day of the calendar must not be among the facts. In a notice the
 * day of the notice is that of the paper.
 */
export function notesOfTemplate({ about, lateBecause }: DatedTemplate, given: Facts): DayNote[] {
  const facts = withComputedFacts(given);
  const days: PaperDays = Object.fromEntries(
    DAY_NAMES.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  );
  const paper: DatedPaper = {
    about: about ?? 'other',
    explainsDelay: lateBecause !== undefined && facts[lateBecause] !== undefined,
  };
  return notesOnDays(days, paper);
}
