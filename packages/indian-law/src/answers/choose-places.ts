import type { Candidate, ChosenPassage } from './candidate.ts';
import type { Question } from './question.ts';
import { type ChoiceLimits, choosePassages } from './select-passages.ts';

/** A passage with the place of its candidate in the list, for a copy of the list. */
export type Placed = Omit<ChosenPassage<Candidate>, 'candidate'> & { at: number };
type PlacedChoice = Record<'passages' | 'nearest', Placed[]>;

/** `choosePassages` for another thread: all that comes and goes can be copied. `near`: nearness by the text of a clause. */
export function choosePlaces(
  question: Question,
  candidates: readonly Candidate[],
  limits: ChoiceLimits,
  near: ReadonlyMap<string, number>,
): PlacedChoice {
  const places = new Map(candidates.map((one, at) => [one, at]));
  const found = choosePassages(question, candidates, limits, (text) => near.get(text) ?? 0);
  const placed = ({ candidate, ...rest }: ChosenPassage<Candidate>): Placed => ({
    ...rest,
    at: places.get(candidate) ?? 0,
  });
  return {
    passages: found.passages.map(placed),
    nearest: found.nearest.map(placed),
  };
}
