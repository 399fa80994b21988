/**
 * Types of facts, by which each is asked and printed. A `text` may have several lines; each line becomes a paragraph of
 * its own where it can. A `computed` fact follows from others and is never asked.
 */
const FACT_TYPES = ['line', 'text', 'date', 'number', 'money', 'choice', 'computed'] as const;
export type FactType = (typeof FACT_TYPES)[number];

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

function readFact(row: string): [name: string, fact: Fact] {
  const [name = '', type, traits = '', en = '', hi = '', ta = '', choices] = row.split('|');
  const known = FACT_TYPES.find((one) => one === type);
  if (!known || ta === '') throw new RangeError(`No fact of a template: ${row}`);
  const own = traits === '' ? [] : traits.split(', ');
  const from = SOURCES.find((source) => own.includes(source));
  const unknown = own.find((trait) => trait !== 'optional' && trait !== 'once' && trait !== from);
  if (unknown !== undefined) throw new RangeError(`No trait of a fact: ${unknown}`);
  return [
    name,
    {
      label: [en, hi, ta],
      type: known,
      ...(choices === undefined ? {} : { choices: choices.split('; ') }),
      ...(from === undefined ? {} : { from }),
      ...(own.includes('optional') ? { optional: true as const } : {}),
      ...(own.includes('once') ? { once: true as const } : {}),
    },
  ];
}

/**
 * Facts by their names, from a table with a line for each: name | type | `optional`, `once` and its source | label in English |
 * in Hindi | in Tamil | choices, separated by semicolons. Errors: `RangeError` for a line that is none.
 */
export const factsOf = (table: string): Readonly<Record<string, Fact>> =>
  Object.fromEntries(table.trim().split('\n').map(readFact));
