import {
  type LimitationBody,
  type LimitationFacts,
  type LimitationRules,
  limitationBody,
  type SavedDeadline,
} from '#shared/contracts/limitation.ts';
import { messages } from '#shared/messages/en/practice/limitation.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay, typedDay } from '#shared/typed-day.ts';

/** Facts that the form offers, with the kind of their value. */
export const FACTS = {
  copy_applied: 'day',
  copy_received: 'day',
  filed_on: 'day',
  closed: 'span',
  bona_fide: 'span',
  injunction: 'span',
  notice: 'span',
  mediation: 'span',
  pauper: 'span',
  sale_challenge: 'span',
  absent: 'span',
  disability_until: 'day',
  acknowledged_on: 'day',
  part_paid_on: 'day',
  discovered_on: 'day',
  demand_on: 'day',
  ceased_on: 'day',
  died_on: 'day',
  heir_on: 'day',
  summons_served: 'choice',
  commercial: 'choice',
  max_months: 'months',
  min_months: 'months',
  life_or_death: 'choice',
  fine_only: 'choice',
  first_offender: 'choice',
  special_act: 'act',
} as const satisfies Partial<Record<keyof LimitationFacts, 'day' | 'span' | 'choice' | 'months' | 'act'>>;
export type Fact = keyof typeof FACTS;
export const isFact = (name: string): name is Fact => name in FACTS;

export const factLabel = (fact: Fact): string => t(messages[`fact_${fact}`] as Message<string>, {});

/** The form as typed. A fact has one text, a stretch of days two. */
export interface Draft {
  /** `article 116(a)` or `rule arb-34`; empty while none is chosen. */
  period: string;
  start: string;
  forum: string;
  calendar: string;
  facts: Partial<Record<Fact, readonly [string, string]>>;
  /** The events that gave days, by fact: `copy_applied`, and `notice.from` for an end of a stretch. */
  sources: Readonly<Record<string, string>>;
}
export const EMPTY: Draft = { period: '', start: '', forum: '', calendar: '', facts: {}, sources: {} };

/** An event of the case, whose day can be taken for a fact. */
export interface CaseDay {
  id: string;
  title: string;
  day: string;
}

export type End = 0 | 1;
export const sourceKey = (fact: Fact, end: End): string =>
  FACTS[fact] === 'span' ? `${fact}.${end === 0 ? 'from' : 'to'}` : fact;

/** The form with a text of a fact, and the event that gave it. */
export function withText(draft: Draft, fact: Fact, end: End, text: string, source?: string): Draft {
  const [first, second] = draft.facts[fact] ?? ['', ''];
  const { [sourceKey(fact, end)]: _, ...others } = draft.sources;
  return {
    ...draft,
    facts: { ...draft.facts, [fact]: end === 0 ? [text, second] : [first, text] },
    sources: source === undefined ? others : { ...others, [sourceKey(fact, end)]: source },
  };
}

/** The form without a fact. */
export function withoutFact(draft: Draft, fact: Fact): Draft {
  const { [fact]: _, ...facts } = draft.facts;
  const sources = Object.entries(draft.sources).filter(([key]) => key.split('.')[0] !== fact);
  return { ...draft, facts, sources: Object.fromEntries(sources) };
}

export interface PeriodChoice {
  value: string;
  label: string;
  from: string;
  words: string;
}

/** The articles and rules as choices; `number` prints an article. */
export function periodChoices(
  { rules, articles }: LimitationRules,
  number: (key: string) => string,
): PeriodChoice[] {
  const choice = (
    kind: string,
    name: string,
    { key, title, provision, period, from, words }: LimitationRules['rules'][number],
  ) => ({
    value: `${kind} ${key}`,
    label: `${name}${title} (${period})`,
    from,
    words: `${name} ${title} ${words} ${provision} ${key}`.toLowerCase(),
  });
  return [
    ...rules.map((rule) => choice('rule', '', rule)),
    ...articles.map((article) => choice('article', `${number(article.key)}: `, article)),
  ];
}

const dayOf = (typed: string): string | undefined => {
  const read = readTypedDay(typed);
  return typeof read === 'object' ? read.day : undefined;
};

function factValue(fact: Fact, [first, second]: readonly [string, string]): unknown {
  switch (FACTS[fact]) {
    case 'day':
      return dayOf(first);
    case 'span': {
      const [from, to] = [dayOf(first), dayOf(second)];
      return from === undefined || to === undefined ? undefined : [{ from, to }];
    }
    case 'choice':
      return first === '' ? undefined : first === 'yes';
    case 'months':
      return first.trim() === '' ? undefined : Number(first);
    case 'act':
      return first === '' ? undefined : first;
  }
}

/** The request of a form; undefined while something that was typed is no day, or the period or its start is missing. */
export function bodyOf({ period, start, forum, calendar, facts }: Draft): LimitationBody | undefined {
  const [kind = '', ...name] = period.split(' ');
  const day = dayOf(start);
  if (kind === '' || day === undefined) return undefined;
  const given: Record<string, unknown> = {};
  for (const [fact, texts] of Object.entries(facts)) {
    if (!isFact(fact)) continue;
    const value = factValue(fact, texts);
    if (value === undefined && texts.some((text) => text.trim() !== '')) return undefined;
    if (value !== undefined) given[fact] = value;
  }
  const read = limitationBody.safeParse({
    [kind]: name.join(' '),
    start: day,
    ...(forum === '' ? {} : { forum }),
    ...(calendar === '' ? {} : { holidays: calendar }),
    facts: given,
  });
  return read.success ? read.data : undefined;
}

function typedFact(value: unknown): readonly [string, string] | undefined {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no', ''];
  if (typeof value === 'number') return [String(value), ''];
  if (typeof value === 'string') return [/^\d{4}-/u.test(value) ? typedDay(value) : value, ''];
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof first !== 'object' || first === null || !('from' in first) || !('to' in first)) return undefined;
  return [typedDay(String(first.from)), typedDay(String(first.to))];
}

/** The day of a fact in a request, by the key of its source. */
function dayIn({ facts }: LimitationBody, key: string): string | undefined {
  const [fact = '', end] = key.split('.');
  const value: unknown = facts?.[fact as Fact];
  if (typeof value === 'string') return value;
  const span: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof span !== 'object' || span === null || !('from' in span) || !('to' in span)) return undefined;
  return String(end === 'to' ? span.to : span.from);
}

/** The events on whose days the answer of a request rests. The form may already have a day of another event. */
export const restsOn = ({ sources, facts }: Draft, request: LimitationBody): SavedDeadline['rests_on'] =>
  Object.entries(sources).flatMap(([key, event]) => {
    const [fact = '', end] = key.split('.');
    const day = dayIn(request, key);
    const typed = dayOf(facts[fact as Fact]?.[end === 'to' ? 1 : 0] ?? '');
    return day === undefined || day !== typed ? [] : [{ fact: key, event, day }];
  });

/** The form of a deadline that is worked out again: with the days that its events have now. */
export function draftAgain(
  { request, rests_on = [] }: Pick<SavedDeadline, 'request' | 'rests_on'>,
  start: string,
  days: readonly CaseDay[],
): Draft {
  return rests_on.reduce(
    (draft, { fact: key, event }) => {
      const [fact = '', end] = key.split('.');
      const found = days.find(({ id }) => id === event);
      return found && isFact(fact)
        ? withText(draft, fact, end === 'to' ? 1 : 0, typedDay(found.day), event)
        : draft;
    },
    draftOf(request, start),
  );
}

/** The form of a request that a deadline keeps, from another start. */
function draftOf(request: LimitationBody, start: string): Draft {
  const facts: Draft['facts'] = {};
  for (const [fact, value] of Object.entries(request.facts ?? {})) {
    const typed = typedFact(value);
    if (isFact(fact) && typed) facts[fact] = typed;
  }
  return {
    period: request.article === undefined ? `rule ${request.rule ?? ''}` : `article ${request.article}`,
    start: typedDay(start),
    forum: request.forum ?? '',
    calendar: request.holidays ?? '',
    facts,
    sources: {},
  };
}
