import { isDay } from '#law/limitation/days.ts';
import type {
  Answer,
  FactName,
  Facts,
  Need,
  Problem,
  Reading,
  Said,
  TimeRule,
} from '#law/limitation/types.ts';
import type { LimitationAnswer, LimitationReading, LimitationRules } from './contracts/limitation.ts';
import { ProblemError } from './errors.ts';
import { messages } from './messages/en/practice/limitation.ts';
import { messages as titles } from './messages/en/practice/limitation-titles.ts';
import { formatDate } from './messages/formats.ts';
import type { Message } from './messages/message.ts';
import { sentenceOf, type Values } from './messages/sentence.ts';
import { locale, t } from './messages/translate.ts';

const COUNTS = new Set(['count', 'days', 'months', 'share']);

/** 28 November 2026 in the reader's language; a text that is no day stays as it is. */
const printed = (text: string): string =>
  isDay(text)
    ? formatDate(new Date(`${text}T00:00:00Z`), {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      })
    : text;

const valuesOf = (values: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      COUNTS.has(name) && /^\d+$/u.test(text) ? Number(text) : printed(text),
    ]),
  );

const sentence = (message: Message, values: Readonly<Record<string, string>>): string =>
  t(message as Message<string>, valuesOf(values));

type Kind = 'step' | 'warning' | 'when' | 'need';
const say = <K extends Kind>(kind: K, { key, values }: Said<string>): string => {
  const found: Message | undefined = (messages as Record<string, Message>)[`${kind}_${key}`];
  return found ? sentence(found, values) : key;
};

const factMessage = (fact: FactName | string): Message =>
  (messages as Record<string, Message>)[`fact_${fact}`] ?? messages.fact_start;

/** The name of a rule in the reader's language. An article has its words in English, and its number elsewhere. */
function titleOf(rule: string, title: string): string {
  const own: Message | undefined = (titles as Record<string, Message>)[`title_${rule.replaceAll('-', '_')}`];
  if (own) return sentence(own, {});
  return locale().startsWith('en') ? title : t(titles.title_article, { number: rule });
}

function presentReading({ steps, warnings, when, ...reading }: Reading): LimitationReading {
  return {
    ...reading,
    title: titleOf(reading.rule, reading.title),
    ...(when === undefined ? {} : { when: say('when', when) }),
    steps: steps.map(({ says, ...step }) => ({ ...step, says: say('step', says) })),
    warnings: [...new Set(warnings.map((warning) => say('warning', warning)))],
  };
}

const presentNeed = ({ fact, why }: Need) => ({ fact, why: say('need', why) });

/** An answer in the reader's language. */
export const presentAnswer = ({ readings, needs }: Answer): LimitationAnswer => ({
  readings: readings.map(presentReading),
  needs: needs.map(presentNeed),
});

/** A problem as an error whose sentence names the fact, with its name among the fields. */
export function problemOf({ fact, reason, values }: Problem): ProblemError {
  const message: Message = messages[`problem_${reason}`];
  const given = { fact: t(factMessage(fact) as Message<string>, {}), ...valuesOf(values) };
  const text = t(message as Message<string>, given);
  return new ProblemError('invalid_request', sentenceOf(message as Message<string>, given), {
    details: fact,
    fields: { [fact]: text },
  });
}

/** A rule for the choice of a period: its name and length in the reader's language, and its English words for the search. */
const presentRule = ({ key, title, provision, period: { count, unit }, from }: TimeRule) => ({
  key,
  title: titleOf(key, title),
  provision,
  period: t(titles.period, { unit, count }),
  from,
  words: title,
});

export const presentRules = (given: {
  rules: readonly TimeRule[];
  articles: readonly TimeRule[];
}): Omit<LimitationRules, 'calendars'> => ({
  rules: given.rules.map(presentRule),
  // The words of an article are those of the Schedule, in every language.
  articles: given.articles.map((rule) => ({ ...presentRule(rule), title: rule.title })),
});

/** The facts of a request beside its start, each with its value, as lines of an answer. */
export const factSentences = (facts: Facts): string[] =>
  Object.entries(facts).flatMap(([fact, value]: [string, unknown]) => {
    if (typeof value === 'boolean') return value ? [t(factMessage(fact) as Message<string>, {})] : [];
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    return [`${t(factMessage(fact) as Message<string>, {})}: ${printed(String(value))}`];
  });
