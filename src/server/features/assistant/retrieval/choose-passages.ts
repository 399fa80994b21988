import type { Placed } from '#law/answers/choose-places.ts';
import type { Question } from '#law/answers/question.ts';
import {
  CHOICE,
  type Choice,
  type ChoiceLimits,
  type ChosenPassage,
  choosePassages,
} from '#law/answers/select-passages.ts';
import { shortTurns, WorkPool } from '#server/core/threads/work-pool.ts';
import type { SourceText } from './passage.ts';
import type { passagesWork } from './passages-work.ts';

/** Characters that are read at once; more of them take longer than others may wait. */
const AT_ONCE = 4000;

/** An answer does not wait for an export. */
const { run } = new WorkPool<typeof passagesWork>(new URL('passages-work', import.meta.url), {
  turns: shortTurns,
});

interface Choosing {
  limits?: ChoiceLimits;
  /** Nearness in meaning of a clause to the question, by its text; none without vectors. */
  near?: ReadonlyMap<string, number>;
}

/** The passages of a question (`choosePassages`), chosen in a thread where the texts are long. */
export async function chosenPassages(
  question: Question,
  texts: readonly SourceText[],
  { limits = CHOICE, near = new Map() }: Choosing = {},
): Promise<Choice<SourceText>> {
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (characters <= AT_ONCE) return choosePassages(question, texts, limits, (text) => near.get(text) ?? 0);
  const { passages, nearest } = await run.choosePlaces(question, texts, limits, near);
  const withText = (placed: readonly Placed[]): ChosenPassage<SourceText>[] =>
    placed.flatMap(({ at, ...passage }) => {
      const candidate = texts[at];
      return candidate ? [{ ...passage, candidate }] : [];
    });
  return { passages: withText(passages), nearest: withText(nearest) };
}
