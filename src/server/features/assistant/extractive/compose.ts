import type { Question } from '#law/answers/question.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import type { AnswerSource, SourceGroup } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { SourceText } from '../retrieval/passage.ts';
import type { Treating } from '../retrieval/treatments.ts';
import { answerSource, groupOf } from '../sources.ts';

export interface Composed {
  content: string;
  sources: AnswerSource[];
}

/** `2021-01-21` as 21 January 2021. */
const dayOf = (iso: string): string =>
  formatDate(new Date(`${iso}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const ORDER: readonly SourceGroup[] = ['facts', 'supports', 'against', 'web'];

/** The heading of a group in an answer to this kind of question. */
function headingOf(group: SourceGroup, { kind }: Question): string {
  if (group === 'web') return t(messages.fromWeb);
  if (group === 'against') return t(messages.against);
  if (kind === 'date' && group === 'facts') return t(messages.dates);
  if (group === 'facts') return t(messages.facts);
  if (kind === 'section') return t(messages.sectionSays);
  if (kind === 'definition') return t(messages.definitions);
  return t(kind === 'authority' ? messages.supports : messages.inLibrary);
}

/** One line: what is quoted, from where, and what a reader must know of it. */
function contextOf({
  candidate,
  argument,
}: Pick<ChosenPassage<SourceText>, 'candidate' | 'argument'>): string {
  const { citation, paragraph, page, court, decidedOn, sample, summary, ocr } = candidate;
  return [
    `*${withoutSourceNumbers(candidate.title).replaceAll('*', '')}*`,
    citation,
    paragraph === undefined ? undefined : t(messages.atParagraph, { number: paragraph }),
    page === undefined || paragraph !== undefined ? undefined : t(messages.atPage, { page }),
    court !== undefined && decidedOn !== undefined
      ? t(messages.decided, { court, date: dayOf(decidedOn) })
      : court,
    argument ? t(messages.argument) : undefined,
    sample ? t(messages.sample) : undefined,
    summary ? t(messages.summaryOfSection) : undefined,
    ocr ? t(messages.recognised) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The days of a passage, for a question about dates. */
function daysOf({ days }: ChosenPassage<SourceText>, { kind }: Question): string {
  if (kind !== 'date' || days.length === 0) return '';
  return `**${days
    .slice(0, 2)
    .map((day) => dayOf(day))
    .join(' · ')}** — `;
}

/** Dates in their order, everything else best first. */
function inOrder(passages: readonly ChosenPassage<SourceText>[], { kind }: Question) {
  if (kind !== 'date') return passages;
  return passages.toSorted((a, b) => (a.days[0] ?? '9').localeCompare(b.days[0] ?? '9'));
}

/**
 * An answer made of quotations: groups of passages, each with one line of context and its number, and below an authority
 * the words by which a later judgment treats it. In the reader's language around the quoted words.
 */
export function composeExtractive(
  question: Question,
  passages: readonly ChosenPassage<SourceText>[],
  treatments: ReadonlyMap<string, Treating>,
): Composed {
  const sources: AnswerSource[] = [];
  const left = new Map(treatments);
  /** What a later judgment says of the authority of a passage, below its first passage. */
  const treatedLine = ({ candidate: { id } }: ChosenPassage<SourceText>): string => {
    const treating = left.get(id);
    if (!treating || !left.delete(id)) return '';
    const { kind, place, quote } = treating;
    const n = sources.length + 1;
    sources.push(answerSource(n, place, quote));
    return `\n  - ${t(messages.treats, { kind })}: ${contextOf({ candidate: place, argument: false })}: “${withoutSourceNumbers(quote)}” [${n}]`;
  };
  const parts: string[] = [];
  for (const group of ORDER) {
    const own = inOrder(
      passages.filter((one) => groupOf(one) === group),
      question,
    );
    if (own.length === 0) continue;
    const lines = own.map((passage) => {
      const n = sources.length + 1;
      sources.push(answerSource(n, passage.candidate, passage.quote, group));
      const line = `- ${daysOf(passage, question)}${contextOf(passage)}: “${withoutSourceNumbers(passage.quote)}” [${n}]`;
      return line + treatedLine(passage);
    });
    parts.push(`**${headingOf(group, question)}**\n\n${lines.join('\n')}`);
  }
  parts.push(`*${t(messages.extractiveNote)}*`);
  return { content: parts.join('\n\n'), sources };
}
