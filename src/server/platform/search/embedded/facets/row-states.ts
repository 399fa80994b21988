import { statesOfJudgment } from '#law/courts/jurisdictions.ts';
import { type DocValues, flags, type LibraryOrdinals } from '../segments/doc-values.ts';

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

/** The sets of states to which the rows of a library belong, numbered, so that rows are counted by a column. */
class StateSets {
  readonly lists: (readonly number[])[] = [];
  readonly #numbers = new Map<readonly number[], number>();
  readonly #statesOf: ReturnType<typeof rowStates>;
  readonly #columns = new WeakMap<DocValues, { size: number; column: Uint32Array }>();

  constructor(ordinals: LibraryOrdinals) {
    this.#statesOf = rowStates(ordinals);
  }

  /** The number of each row's set. The fields of a row never change, so that it is made once and grows with the segment. */
  column(docValues: DocValues): Uint32Array {
    const known = this.#columns.get(docValues);
    const { size } = docValues;
    if (known?.size === size) return known.column;
    let column = known?.column ?? new Uint32Array(size);
    if (column.length < size) {
      const grown = new Uint32Array(size + (size >> 3));
      grown.set(column);
      column = grown;
    }
    for (let row = known?.size ?? 0; row < size; row += 1) column[row] = this.#numberOf(docValues, row);
    this.#columns.set(docValues, { size, column });
    return column;
  }

  #numberOf(docValues: DocValues, row: number): number {
    const list = this.#statesOf(docValues, row);
    const known = this.#numbers.get(list);
    if (known !== undefined) return known;
    this.#numbers.set(list, this.lists.length);
    return this.lists.push(list) - 1;
  }
}

const known = new WeakMap<LibraryOrdinals, StateSets>();

export function stateSets(ordinals: LibraryOrdinals): StateSets {
  const sets = known.get(ordinals) ?? new StateSets(ordinals);
  known.set(ordinals, sets);
  return sets;
}
