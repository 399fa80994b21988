import type { Question } from '#law/answers/question.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { isHolding } from '#law/document-insights/holdings.ts';
import { benchWords } from '#shared/bench-words.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import type { AnswerSource, SourceGroup } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { formatDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import type { SourceText } from '../retrieval/passage.ts';
import type { Treating } from '../retrieval/treatments.ts';
import { answerSource, groupOf } from '../sources.ts';

/** The first part of an answer, with its numbered sources. */
export interface Lead {
  blocks: string[];
  sources: AnswerSource[];
}

export interface Composed {
  content: string;
  sources: AnswerSource[];
}

/** `2021-01-21` as 21 January 2021. */
export const dayOf = (iso: string): string =>
  formatDate(new Date(`${iso}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const ORDER: readonly SourceGroup[] = ['facts', 'found', 'supports', 'against', 'web'];

/** The heading of a group in an answer to this kind of question. */
function headingOf(group: SourceGroup, { kind }: Question): string {
  if (group === 'web') return t(messages.fromWeb);
  if (group === 'against') return t(messages.against);
  if (kind === 'date' && group === 'facts') return t(messages.dates);
  if (group === 'facts') return t(messages.facts);
  if (kind === 'section') return t(messages.sectionSays);
  if (kind === 'definition') return t(messages.definitions);
  return t(group === 'supports' ? messages.supports : messages.passagesFound);
}

/**
 * Names the source of a passage in one line, and warns the reader of an argument, a sample, a summary or a recognised
 * scan.
 */
function contextOf({
  candidate,
  argument,
}: Pick<ChosenPassage<SourceText>, 'candidate' | 'argument'>): string {
  const { citation, paragraph, whose, page, court, decidedOn, benchStrength, sample, summary, ocr } =
    candidate;
  return [
    `*${withoutSourceNumbers(candidate.title).replaceAll('*', '')}*`,
    citation,
    paragraph === undefined ? undefined : t(messages.atParagraph, { number: paragraph }),
    whose === undefined ? undefined : whoseSentence(whose),
    page === undefined || paragraph !== undefined ? undefined : t(messages.atPage, { page }),
    court !== undefined && decidedOn !== undefined
      ? t(messages.decided, { court, date: dayOf(decidedOn) })
      : court,
    benchStrength === undefined ? undefined : benchWords(court, benchStrength),
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

/** The passages best first; in the places of one judgment, what the court decided comes before what it only said. */
export function holdingFirst(
  passages: readonly ChosenPassage<SourceText>[],
): readonly ChosenPassage<SourceText>[] {
  const holds = ({ candidate, quote }: ChosenPassage<SourceText>) =>
    candidate.kind === 'library' && isHolding(quote);
  const left = [...passages.filter(holds), ...passages.filter((one) => !holds(one))];
  return passages.map((passage) => {
    const at = left.findIndex(({ candidate }) => candidate.document === passage.candidate.document);
    return left.splice(at, 1)[0] ?? passage;
  });
}

/** Dates in their order, everything else best first. */
function inOrder(passages: readonly ChosenPassage<SourceText>[], { kind }: Question) {
  if (kind !== 'date') return holdingFirst(passages);
  return passages.toSorted((a, b) => (a.days[0] ?? '9').localeCompare(b.days[0] ?? '9'));
}

/** A question, or a part of one that asks several things, with the passages that answer it. */
export interface AnsweredPart {
  question: Question;
  passages: readonly ChosenPassage<SourceText>[];
  /** The passages that are nearest, where nothing answers. */
  nearest?: readonly ChosenPassage<SourceText>[];
}

/** The words of a part of a question as a heading, without marks that the answer would read. */
function headingOfPart({ text }: Question): string {
  const words = withoutSourceNumbers(text).replaceAll(/[*_`#[\]<>|]/gu, '');
  return `### ${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}

/** Numbers the passages of an answer; one that answers two parts is quoted once. */
class Quotations {
  readonly sources: AnswerSource[] = [];
  readonly #treatments: Map<string, Treating>;
  /** The treatment of each judgment, which stays when its words have been quoted. */
  readonly #kinds: ReadonlyMap<string, Treating['kind']>;
  readonly #quoted = new Map<string, number>();

  constructor(treatments: ReadonlyMap<string, Treating>, first: readonly AnswerSource[]) {
    this.sources.push(...first);
    this.#treatments = new Map(treatments);
    this.#kinds = new Map([...treatments].map(([id, { kind }]) => [id, kind]));
  }

  /** One point: the passage, and below an authority the words by which a later judgment treats it. */
  line(passage: ChosenPassage<SourceText>, question: Question, group: SourceGroup): string {
    const { candidate, quote } = passage;
    const key = `${candidate.document} ${quote}`;
    const known = this.#quoted.get(key);
    const says = passage.contradicts ? `**${t(messages.otherwise)}** — ` : '';
    const begins = `- ${says}${daysOf(passage, question)}${contextOf(passage)}`;
    if (known !== undefined) return `${begins}, ${t(messages.quotedAbove)} [${known}]`;
    const n = this.#add(candidate, quote, group, this.#kinds.get(candidate.id));
    this.#quoted.set(key, n);
    return `${begins}: “${withoutSourceNumbers(quote)}” [${n}]${this.#treatedLine(candidate.id)}`;
  }

  /** A later judgment's words on the authority of a passage, below its first passage. */
  #treatedLine(id: string): string {
    const treating = this.#treatments.get(id);
    if (!treating || !this.#treatments.delete(id)) return '';
    const { kind, place, quote } = treating;
    const n = this.#add(place, quote);
    return `\n  - ${t(messages.treats, { kind })}: ${contextOf({ candidate: place, argument: false })}: “${withoutSourceNumbers(quote)}” [${n}]`;
  }

  #add(text: SourceText, quote: string, group?: SourceGroup, treatment?: Treating['kind']): number {
    const n = this.sources.length + 1;
    this.sources.push(answerSource(n, text, quote, group, treatment));
    return n;
  }
}

/** The passages that answer a question, in their groups. */
function groupsOf({ question, passages }: AnsweredPart, quotations: Quotations): string[] {
  return ORDER.flatMap((group) => {
    const own = inOrder(
      passages.filter((one) => groupOf(one, question) === group),
      question,
    );
    if (own.length === 0) return [];
    const lines = own.map((passage) => quotations.line(passage, question, group));
    return [`**${headingOf(group, question)}**\n\n${lines.join('\n')}`];
  });
}

/** The passages of one part of a question, or those nearest to it. */
function blocksOf(part: AnsweredPart, several: boolean, quotations: Quotations): string[] {
  const { question, passages, nearest = [] } = part;
  if (passages.length > 0) return groupsOf(part, quotations);
  if (nearest.length === 0) return [`*${t(messages.partDeclined)}*`];
  const lines = nearest.map((passage) =>
    quotations.line({ ...passage, contradicts: false }, question, 'nearest'),
  );
  return [`**${t(several ? messages.partNearest : messages.noneDirect)}**`, lines.join('\n')];
}

/**
 * An answer made of quotations: groups of passages, each with one line of context and its number. A question that asks
 * several things has each below its own words, or that nothing answers it. In the reader's language around the quoted
 * words. `lead`: what stands before them.
 */
export function composeExtractive(
  parts: readonly AnsweredPart[],
  treatments: ReadonlyMap<string, Treating>,
  lead: Lead = { blocks: [], sources: [] },
): Composed {
  const quotations = new Quotations(treatments, lead.sources);
  const quoted = parts.flatMap((part) => [
    ...(parts.length > 1 ? [headingOfPart(part.question)] : []),
    ...blocksOf(part, parts.length > 1, quotations),
  ]);
  if (quoted.length > 0) quoted.push(`*${t(messages.extractiveNote)}*`);
  return { content: [...lead.blocks, ...quoted].join('\n\n'), sources: quotations.sources };
}
