import { statesOfJudgment } from '#law/courts/jurisdictions.ts';
import { type DocValues, flags, type LibraryOrdinals } from './doc-values.ts';

/**
 * The states to which the rows of a library belong, as ordinals: those of the court's jurisdiction, made from the stored
 * court and state, so that documents of earlier libraries have them too.
 */
export function rowStates(
  ordinals: LibraryOrdinals,
): (docValues: DocValues, row: number) => readonly number[] {
  const known = new Map<number, readonly number[]>();
  const { courts, states } = ordinals;
  return (docValues, row) => {
    const state = docValues.states[row] ?? 0;
    const act = ((docValues.flags[row] ?? 0) & flags.act) !== 0;
    const court = act ? 0 : (docValues.courts[row] ?? 0);
    const key = court * 100_000 + state;
    let found = known.get(key);
    if (!found) {
      const names =
        court === 0 ? [states.name(state)] : statesOfJudgment(courts.name(court), states.name(state));
      found = names.map((name) => states.add(name)).filter((ordinal) => ordinal > 0);
      known.set(key, found);
    }
    return found;
  };
}
