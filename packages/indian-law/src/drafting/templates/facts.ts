/**
 * Types of facts, by which each is asked and printed. A `text` may have several lines; each line becomes a paragraph of
 * its own where it can. A `computed` fact follows from others and is never asked.
 */
export type FactType = 'line' | 'text' | 'date' | 'number' | 'money' | 'choice' | 'computed';

/** Sources of facts that need no question. */
export const SOURCES = [
  ...['case.court', 'case.case_number', 'case.petitioner', 'case.respondent', 'case.client_name'],
  ...['client.address', 'client.phone', 'client.email'],
  ...['profile.full_name', 'profile.location', 'profile.enrolment_number'],
] as const;
export type Source = (typeof SOURCES)[number];
export type KnownFacts = Partial<Record<Source, string | null | undefined>>;

/** Values that were given for facts, by their names: days as `yyyy-mm-dd`, amounts as a number of rupees. */
export type Facts = Readonly<Record<string, string>>;

/** The same words in English, Hindi and Tamil. */
export type Words = readonly [english: string, hindi: string, tamil: string];

export interface Fact {
  /** The name of its blank, and its label in the form. A blank has the English words, as the draft has. */
  label: Words;
  type: FactType;
  choices?: readonly string[];
  from?: Source;
  /** The draft leaves out what it is for when it is not given. */
  optional?: true;
  /** It belongs to one paper only, such as the day of its signature; other drafts of the case do not take it over. */
  once?: true;
}

const of =
  (type: FactType) =>
  (...label: Words): Fact => ({ label, type });
export const line = of('line');
export const text = of('text');
export const date = of('date');
export const number = of('number');
export const money = of('money');
export const choice = (label: Words, choices: readonly string[]): Fact => ({
  label,
  type: 'choice',
  choices,
});
export const optional = (fact: Fact): Fact => ({ ...fact, optional: true });
export const once = (fact: Fact): Fact => ({ ...fact, once: true });
