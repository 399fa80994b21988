import type { FoundDay } from '#law/answers/deadlines/start-days.ts';
import type { WorkedDeadline } from '#law/answers/deadlines/work-out.ts';
import { withoutSourceNumbers } from '#law/answers/untrusted.ts';
import { printedPeriod } from '#law/limitation/days.ts';
import type { TimeRule } from '#law/limitation/types.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import type { LimitationReading } from '#shared/contracts/limitation.ts';
import { factSentences, presentAnswer } from '#shared/limitation-answer.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { dayOf, type Lead } from '../extractive/compose.ts';
import { answerSource } from '../sources.ts';
import type { Deadlines } from './deadlines-of.ts';

const urlOf = (values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return `/home/deadlines?${query}`;
};

class DeadlineLines {
  readonly sources: AnswerSource[] = [];
  readonly #names: ReadonlyMap<string, string>;
  readonly #caseId: string | null;

  constructor({ files }: Deadlines, caseId: string | null) {
    this.#names = new Map(files.map(({ id, name }) => [id, name]));
    this.#caseId = caseId;
  }

  /** The number of a rule among the sources; its link opens the working with the same day. */
  #ruleSource(
    { key, title, provision }: Pick<TimeRule, 'key' | 'title' | 'provision'>,
    quote: string,
    day?: string,
  ): number {
    const n = this.sources.length + 1;
    const url = urlOf({ case: this.#caseId ?? undefined, rule: key === '' ? undefined : key, day });
    this.sources.push({
      n,
      kind: 'rule',
      id: key,
      title,
      ...(provision === '' ? {} : { citation: provision }),
      quote,
      url,
    });
    return n;
  }

  /** The paper that says a day or a clause, quoted; nothing for one of the question. */
  #paper(
    { file, page, quote }: Pick<FoundDay, 'file' | 'page' | 'quote'>,
    says: typeof messages.dayFrom | typeof messages.clauseFrom = messages.dayFrom,
  ): string[] {
    const caseId = this.#caseId;
    const title = file === undefined ? undefined : this.#names.get(file);
    if (file === undefined || page === undefined || title === undefined || caseId === null) return [];
    const known = this.sources.find((one) => one.kind === 'file' && one.id === file && one.quote === quote);
    const n = known?.n ?? this.sources.length + 1;
    if (!known)
      this.sources.push(
        answerSource(
          n,
          { kind: 'file', id: file, document: file, title, text: quote, page, caseId, ofCase: true, rank: 0 },
          quote,
          'facts',
        ),
      );
    const name = `*${withoutSourceNumbers(title).replaceAll('*', '')}*, ${t(messages.atPage, { page })}`;
    return [t(says, { paper: name, quote: withoutSourceNumbers(quote), n: `[${n}]` })];
  }

  #reading(rule: TimeRule, reading: LimitationReading, start: FoundDay, facts: readonly string[]): string {
    const { last_day, earliest_day, steps, when, warnings } = reading;
    const working = steps.map(({ says, rule: source }) => `${says} (${source})`);
    const n = this.#ruleSource({ ...rule, key: rule.key }, working.join(' '), start.day);
    const days = [
      earliest_day === undefined ? undefined : t(messages.firstDay, { day: dayOf(earliest_day) }),
      last_day === undefined ? undefined : t(messages.lastDay, { day: dayOf(last_day) }),
    ].filter((part) => part !== undefined);
    const said = days.length > 0 ? days.join(', ') : t(messages.noLastDay);
    const heading = `- **${rule.title}**${when === undefined ? '' : ` (${when})`}: **${said}** [${n}]`;
    return [
      heading,
      ...[...working, ...facts, ...warnings, ...this.#paper(start)].map((line) => `  - ${line}`),
    ].join('\n');
  }

  #clause({ clause, start }: WorkedDeadline): string {
    if (!clause) return '';
    const what = t(messages.noticeReceived);
    const period = printedPeriod(clause.period);
    if (clause.lastDay === undefined || !start) {
      const n = this.#ruleSource({ key: '', title: t(messages.noticePeriod), provision: '' }, period);
      return [
        `- **${t(messages.noticePeriod)}**: ${t(messages.periodFrom, { period, what })} [${n}]`,
        `  - ${t(messages.dayMissing, { what })}`,
        ...this.#paper(clause, messages.clauseFrom).map((line) => `  - ${line}`),
      ].join('\n');
    }
    const working = t(messages.noticeRuns, { period, from: dayOf(start.day), to: dayOf(clause.lastDay) });
    const n = this.#ruleSource(
      { key: '', title: t(messages.noticePeriod), provision: '' },
      working,
      start.day,
    );
    return [
      `- **${t(messages.noticePeriod)}**: **${t(messages.lastDay, { day: dayOf(clause.lastDay) })}** [${n}]`,
      ...[working, ...this.#paper(clause, messages.clauseFrom), ...this.#paper(start)].map(
        (line) => `  - ${line}`,
      ),
    ].join('\n');
  }

  /** A rule without the day from which it runs: the fact is asked for. */
  #unknown(rule: TimeRule): string {
    const { from: what, provision } = rule;
    const period = t(messages.periodFrom, { period: printedPeriod(rule.period), what });
    const n = this.#ruleSource(rule, `${period} (${provision})`);
    return [
      `- **${rule.title}**: ${period} (${provision}) [${n}]`,
      `  - ${t(messages.dayMissing, { what })}`,
    ].join('\n');
  }

  of(worked: WorkedDeadline): string {
    const { rule, start, answer, request } = worked;
    if (!rule) return this.#clause(worked);
    if (!answer || !start) return this.#unknown(rule);
    const { readings, needs } = presentAnswer(answer);
    const facts = factSentences(request?.facts ?? {});
    return [
      ...readings.map((reading) => this.#reading(rule, reading, start, facts)),
      ...needs.map(({ why }) => `  - ${why}`),
    ].join('\n');
  }
}

/** The last days of an answer, each with its working and its link to the page of deadlines. */
export function composeDeadlines(deadlines: Deadlines, caseId: string | null): Lead {
  const lines = new DeadlineLines(deadlines, caseId);
  const items = deadlines.worked.map((one) => lines.of(one));
  return {
    blocks: [`**${t(messages.workedOut)}**\n\n${items.join('\n')}`, `*${t(messages.workedNote)}*`],
    sources: lines.sources,
  };
}

/** One line for each rule, for the notes of an answer that a model writes. */
export const deadlineNotes = ({ worked }: Deadlines): string[] =>
  worked.flatMap(({ rule }) =>
    rule
      ? [
          `${rule.title}: ${t(messages.periodFrom, { period: printedPeriod(rule.period), what: rule.from })} (${rule.provision}). ${t(messages.dayMissing, { what: rule.from })}`,
        ]
      : [],
  );
