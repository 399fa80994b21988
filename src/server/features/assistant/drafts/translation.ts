import type { NamedBlock } from '#law/drafting/suggestions/draft-blocks.ts';
import { changedParts, lockedParts } from '#law/drafting/suggestions/locked-parts.ts';
import { placesOfTerm, termsIn } from '#law/drafting/suggestions/terms-of-art.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { termsInto } from '#shared/glossary.ts';
import type { LanguageCode } from '#shared/messages/languages.ts';
import type { TranslationTask } from '../prompts/draft-prompt.ts';

/** What a translation of a block keeps, and the words of the glossary for its terms of art. */
export const translationOf = (
  { text, fixed }: NamedBlock,
  names: readonly string[],
  language: LanguageCode,
): TranslationTask => ({
  language,
  kept: lockedParts(text, { names, fixed }),
  terms: termsIn(text, termsInto(language)),
});

/** The figures of Hindi and Tamil as 0-9. */
const withPlainFigures = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u0be6-\u0bef]/gu, (figure) => String((figure.charCodeAt(0) - 6) % 16));

/** A translation of a block with its terms of art, or the parts that it changed although they stay. */
export function checkedTranslation(
  block: NamedBlock,
  written: string,
  names: readonly string[],
  language: LanguageCode,
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
