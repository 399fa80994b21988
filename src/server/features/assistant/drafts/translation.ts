import type { NamedBlock } from '#law/drafting/suggestions/draft-blocks.ts';
import { changedParts, lockedParts } from '#law/drafting/suggestions/locked-parts.ts';
import { placesOfTerm, termsIn } from '#law/drafting/suggestions/terms-of-art.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import type { PracticeLanguageCode } from '#shared/contracts/practice-languages.ts';
import { termsInto } from '#shared/glossary.ts';
import type { TranslationTask } from '../prompts/draft-prompt.ts';

/** Parts that a translation of a block keeps, and the words of the glossary for its terms of art. */
export const translationOf = (
  { text, fixed }: NamedBlock,
  names: readonly string[],
  language: PracticeLanguageCode,
): TranslationTask => ({
  language,
  kept: lockedParts(text, { names, fixed }),
  terms: termsIn(text, termsInto(language)),
});

/** The figures of the scripts of India are at …6 to …f or at …0 to …9 in a row of Unicode. */
const OF_ROWS_FROM_6 =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/gu;
const OF_ROWS_FROM_0 = /[\u0660-\u0669\u06f0-\u06f9\u1c50-\u1c59\uabf0-\uabf9]/gu;

/** The figures of a text as 0-9. */
const withPlainFigures = (text: string): string =>
  text
    .replaceAll(OF_ROWS_FROM_6, (figure) => String((figure.charCodeAt(0) - 6) % 16))
    .replaceAll(OF_ROWS_FROM_0, (figure) => String(figure.charCodeAt(0) % 16));

/** A translation of a block with its terms of art, or the parts that it changed although they stay. */
export function checkedTranslation(
  block: NamedBlock,
  written: string,
  names: readonly string[],
  language: PracticeLanguageCode,
): { changed: string[] } | { text: string; translation: NonNullable<Suggestion['translation']> } {
  const text = withPlainFigures(written);
  const changed = changedParts(withPlainFigures(block.text), text, { names, fixed: block.fixed });
  if (changed.length > 0) return { changed };
  const terms = termsIn(block.text, termsInto(language)).map(({ term, word }) => ({
    ...{ term, word },
    used: placesOfTerm(text, word).length > 0,
  }));
  return { text, translation: { language, terms } };
}
