import { extentOf } from '../acts/in-force.ts';
import type { CitationFinding, Claims, NotChecked, NotCheckedCode, ProvisionFinding } from './types.ts';

/** Limit: examples of each kind that are named. Most kinds have no finding of their own, so this is their only place. */
const EXAMPLES = 200;

interface Checked {
  claims: Claims;
  citations: readonly CitationFinding[];
  provisions: readonly ProvisionFinding[];
  /** A day was given for the provisions. */
  dated: boolean;
  namesUnknown: readonly string[];
  citationsUnknown: readonly string[];
  unnumbered: readonly string[];
  /** Authorities beyond the limit of a check. */
  beyond: readonly string[];
}

/** Everything that a check did not look at, and why: a missing check is never shown as passed. */
export function listNotChecked(checked: Checked): NotChecked[] {
  const { claims, citations, provisions, dated } = checked;
  const textsOf = (wanted: (one: CitationFinding) => boolean): string[] => [
    ...new Set(citations.filter(wanted).map(({ text }) => text)),
  ];
  const withStatus = (status: CitationFinding['status']) => textsOf((one) => one.status === status);
  const absent = (wanted: (one: CitationFinding) => boolean) =>
    textsOf((one) => one.status === 'not_in_library' && wanted(one));
  const named = (status: ProvisionFinding['status']): string[] =>
    provisions.filter((one) => one.status === status).map(({ text }) => text);
  const unknownDates = provisions.filter(
    ({ status, in_force_on }) => dated && status !== 'ambiguous' && in_force_on === undefined,
  );
  const known = claims.provisions.some(({ act }) => act !== undefined && extentOf(act) !== undefined);
  const lists: readonly (readonly [NotCheckedCode, readonly string[]])[] = [
    ['judgments_not_in_library', absent(({ nearest }) => nearest === undefined)],
    ['nearest_titles', absent(({ nearest }) => nearest !== undefined)],
    ['unreadable_citations', withStatus('unreadable')],
    ['ambiguous_citations', withStatus('ambiguous')],
    ['names', checked.namesUnknown],
    ['citations_by_name', checked.citationsUnknown],
    ['unnumbered_paragraphs', checked.unnumbered],
    ['open_paragraphs', claims.openParagraphs],
    ['report_pages', claims.mentions.filter(({ pages }) => pages.length > 0).map(({ text }) => text)],
    ['unattributed_quotations', claims.unattributed.map(({ text }) => shortened(text))],
    [
      'quotations_of_acts',
      provisions.flatMap(({ quotations = [] }) =>
        quotations.flatMap(({ status, text }) => (status === 'not_in_library' ? [shortened(text)] : [])),
      ),
    ],
    ['acts_not_in_library', named('act_not_in_library')],
    ['sections_without_act', named('ambiguous')],
    ['other_provisions', claims.otherProvisions],
    ['commencement', [...new Set(unknownDates.map(({ act }) => act))]],
    ['too_many', checked.beyond],
  ];
  const counted: readonly (readonly [NotCheckedCode, number])[] = [
    ['short_quotations', claims.short],
    ['unmarked_quotations', claims.unmarked],
    ['no_date', dated || !known ? 0 : 1],
  ];
  return [
    ...lists
      .filter(([, found]) => found.length > 0)
      .map(([code, found]) => ({ code, count: found.length, examples: found.slice(0, EXAMPLES) })),
    ...counted.filter(([, count]) => count > 0).map(([code, count]) => ({ code, count, examples: [] })),
    { code: 'argument', count: 0, examples: [] },
  ];
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
