import { useEffect, useState } from 'react';
import type { DayNote } from '#law/drafting/days/day-notes.ts';
import type { DraftTemplate } from '#shared/contracts/drafts/draft-templates.ts';
import { readTyped } from './fact-field.tsx';

/** Notes on the days that are typed into the form of a template, by the rules that the check before filing uses. */
export function useDayNotes(template: DraftTemplate, typed: Readonly<Record<string, string>>): DayNote[] {
  const [notes, setNotes] = useState<DayNote[]>([]);
  useEffect(() => {
    let current = true;
    const facts: Record<string, string> = {};
    for (const fact of template.facts) {
      const read = readTyped(fact, typed[fact.name] ?? '');
      if ('value' in read && read.value !== '') facts[fact.name] = read.value;
    }
    // The rules come with the engine of limitation, which a form without days does not load.
    const hasDays = template.facts.some(({ type, name }) => type === 'date' && facts[name] !== undefined);
    const rules = hasDays ? import('#law/drafting/templates/paper-of-template.ts') : undefined;
    if (!rules) setNotes([]);
    void rules?.then(({ notesOfTemplate }) => {
      if (current) setNotes(notesOfTemplate(template, facts));
    });
    return () => {
      current = false;
    };
  }, [template, typed]);
  return notes;
}
