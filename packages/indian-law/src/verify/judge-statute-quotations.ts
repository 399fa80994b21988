import { matchQuotations } from './quotations/match-quotations.ts';
import type { LibrarySection, Quotation, StatuteQuotation } from './types.ts';

/** A counterpart of a section in the other code, with its text. */
interface OtherSection {
  act: string;
  section: string;
  text: LibrarySection;
}

export interface StatuteTask {
  quotations: readonly Quotation[];
  /** Undefined where the library has no official text of the section. */
  section: LibrarySection | undefined;
  others: readonly OtherSection[];
  /** The day on which the section is to apply. */
  date: string | undefined;
}

/**
 * Compares the words that a text quotes from a section with those of the section: they agree, differ, or are not in it. Words
 * that are those of the counterpart in the other code are named so. O(texts + quotations).
 */
export function judgeStatuteQuotations({
  quotations,
  section,
  others,
  date,
}: StatuteTask): StatuteQuotation[] {
  if (!section)
    return quotations.map(({ start, end, text }) => ({ start, end, text, status: 'not_in_library' }));
  const asked = (list: readonly Quotation[]) =>
    list.map((quotation) => ({ quotation, cited: new Set<number>() }));
  const later = laterAmendment(section, date);
  const found = matchQuotations(section.paragraphs, asked(quotations));
  return found.map(({ start, end, text, status, found: words, changes, index }, at): StatuteQuotation => {
    const quotation = quotations[at];
    const other =
      status === 'exact' || !quotation
        ? undefined
        : others.find(
            (one) => matchQuotations(one.text.paragraphs, asked([quotation]))[0]?.status === 'exact',
          );
    return {
      start,
      end,
      text,
      status,
      document_id: section.id,
      ...(words === undefined ? {} : { found: words }),
      ...(changes === undefined ? {} : { changes }),
      ...(index === undefined ? {} : { index }),
      ...(other ? { words_of: { act: other.act, section: other.section, document_id: other.text.id } } : {}),
      ...(later === undefined ? {} : { amended_from: later }),
    };
  });
}

/** The first amendment of a section that has effect after the day of the check. */
function laterAmendment({ amended = [] }: LibrarySection, date: string | undefined): string | undefined {
  return date === undefined ? undefined : [...amended].sort().find((from) => from > date);
}
