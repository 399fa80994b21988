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

type Version = NonNullable<LibrarySection['versions']>[number];
type Match = ReturnType<typeof matchQuotations>[number];

const asked = (list: readonly Quotation[]) =>
  list.map((quotation) => ({ quotation, cited: new Set<number>() }));
const linesOf = (text: string): { text: string }[] => text.split('\n').map((line) => ({ text: line }));
const has = (paragraphs: readonly { text: string }[], quotation: Quotation): boolean =>
  matchQuotations(paragraphs, asked([quotation]))[0]?.status === 'exact';

/**
 * Compares the words that a text quotes from a section with those of the section on the day of the check: they agree, differ,
 * or are not in it. Words of another day, of a State's amendment, or of the counterpart in the other code are named so.
 * O(versions · texts + quotations).
 */
export function judgeStatuteQuotations(task: StatuteTask): StatuteQuotation[] {
  const { quotations, section } = task;
  if (!section)
    return quotations.map(({ start, end, text }) => ({ start, end, text, status: 'not_in_library' }));
  const version = versionOn(section, task.date);
  const today = matchQuotations(section.paragraphs, asked(quotations));
  const then = version && matchQuotations(linesOf(version.text), asked(quotations));
  return today.map((match, at): StatuteQuotation => {
    const quotation = quotations[at];
    const old = then?.[at];
    const judged = version && old ? judgedOn(version, old, match) : judgedToday(match);
    const { start, end, text } = match;
    const differs = judged.status !== 'exact';
    return {
      start,
      end,
      text,
      document_id: section.id,
      ...judged,
      ...(quotation && differs ? sourceOf(quotation, task, section, version) : {}),
      ...(version ? {} : laterAmendment(section, task.date)),
    };
  });
}

type Judged = Pick<StatuteQuotation, 'status'> & Partial<StatuteQuotation>;

const words = ({ found, changes }: Match): Partial<StatuteQuotation> => ({
  ...(found === undefined ? {} : { found }),
  ...(changes === undefined ? {} : { changes }),
});

const judgedToday = (match: Match): Judged => ({
  status: match.status,
  ...words(match),
  ...(match.index === undefined ? {} : { index: match.index }),
});

/** By the words of an earlier day. Where the copy does not print all of them, words that differ prove nothing. */
function judgedOn({ until, from, whole }: Version, then: Match, today: Match): Judged {
  const version = {
    until,
    ...(from === undefined ? {} : { from }),
    ...(whole ? {} : { gaps: true as const }),
  };
  const later = then.status !== 'exact' && today.status === 'exact';
  const place = today.status === 'exact' && today.index !== undefined ? { index: today.index } : {};
  return {
    status: then.status,
    ...words(then),
    ...place,
    version: { ...version, ...(later ? { only_later: true as const } : {}) },
  };
}

/** The source of words that the section has not on that day. */
function sourceOf(
  quotation: Quotation,
  { others }: StatuteTask,
  section: LibrarySection,
  version: Version | undefined,
): Partial<StatuteQuotation> {
  const other = others.find(({ text }) => has(text.paragraphs, quotation));
  if (other) return { words_of: { act: other.act, section: other.section, document_id: other.text.id } };
  const state = section.states?.find(({ text }) => has(linesOf(text), quotation));
  if (state) return { words_of_state: state.state };
  const earlier = section.versions?.find((one) => one !== version && has(linesOf(one.text), quotation));
  return earlier ? { words_before: earlier.until } : {};
}

/** The earlier version that was the law on a day; undefined where the words of today were. */
function versionOn({ versions = [] }: LibrarySection, date: string | undefined): Version | undefined {
  if (date === undefined) return undefined;
  return [...versions].sort((a, b) => (a.until < b.until ? -1 : 1)).find(({ until }) => until > date);
}

/** The first amendment of a section that has effect after the day of the check, where its earlier words are not known. */
function laterAmendment(
  { amended = [] }: LibrarySection,
  date: string | undefined,
): Pick<StatuteQuotation, 'amended_from'> {
  const later = date === undefined ? undefined : [...amended].sort().find((from) => from > date);
  return later === undefined ? {} : { amended_from: later };
}
