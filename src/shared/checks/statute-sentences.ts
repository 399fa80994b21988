import type { CheckedProvision } from '../contracts/checks/checks.ts';
import { messages } from '../messages/en/library/checks.ts';
import { t } from '../messages/translate.ts';
import { plainDay } from './plain-day.ts';

/** Words that a document gives as words of a section, compared with the section. */
export type StatuteQuotation = NonNullable<CheckedProvision['quotations']>[number];

const STATUS = {
  exact: messages.statuteExact,
  not_found: messages.statuteAbsent,
  not_in_library: messages.statuteNotHere,
} as const;

/** The day on which the quoted words were compared, where it is not today. */
function versionSentences({ version }: StatuteQuotation): string[] {
  if (!version) return [];
  const until = plainDay(version.until);
  return [
    t(messages.statuteVersion, { until }),
    ...(version.only_later ? [t(messages.statuteOnlyLater, { until })] : []),
    ...(version.gaps ? [t(messages.statuteGaps)] : []),
  ];
}

/** The source of words that the section has not. */
function sourceSentences({ words_of, words_of_state, words_before }: StatuteQuotation): string[] {
  return [
    ...(words_of ? [t(messages.statuteWordsOf, { section: `${words_of.section} ${words_of.act}` })] : []),
    ...(words_of_state === undefined ? [] : [t(messages.statuteOfState, { state: words_of_state })]),
    ...(words_before === undefined ? [] : [t(messages.statuteBefore, { date: plainDay(words_before) })]),
  ];
}

/** The facts about quoted words of a section, without the words that differ. */
export function statuteSentences(one: StatuteQuotation): string[] {
  const { status, text, amended_from } = one;
  return [
    status === 'altered' ? t(messages.statuteAltered) : t(STATUS[status], { words: text }),
    ...versionSentences(one),
    ...sourceSentences(one),
    ...(amended_from === undefined ? [] : [t(messages.statuteAmended, { date: plainDay(amended_from) })]),
  ];
}

/** True unless the words agree with the section or could not be compared. */
export const differs = ({ status }: StatuteQuotation): boolean =>
  status === 'altered' || status === 'not_found';

const has = ({ quotations = [] }: CheckedProvision, wanted: StatuteQuotation['status']): boolean =>
  quotations.some(({ status }) => status === wanted);

/** True where words that a document quotes from a section are not as the section has them. */
export const misquoted = ({ quotations = [] }: CheckedProvision): boolean => quotations.some(differs);

/** The badge of a provision whose quoted words differ; undefined for others. */
export function misquotedStatus(one: CheckedProvision): string | undefined {
  if (has(one, 'not_found')) return t(messages.statusStatuteAbsent);
  return has(one, 'altered') ? t(messages.statusStatuteAltered) : undefined;
}
