import { isDay } from '../../limitation/days.ts';
import type { Facts, KnownFacts } from './facts.ts';
import { type AskedFact, askedFacts } from './read-template.ts';
import type { Template } from './template.ts';

/** Limits of a fact: characters of one line and of a text, and an amount in rupees. */
export const FACT_LIMITS = { line: 500, text: 20_000, rupees: 10_000_000_000_000 } as const;

export interface FactProblem {
  reason: 'unknown' | 'invalid' | 'too_long';
  /** The name of the fact; of an unknown one as it was given, cut. */
  fact: string;
}

/** Control characters that no document holds. */
const UNSTORABLE = /(?![\t\n])\p{Cc}|\p{Cs}/gu;

function readValue(fact: AskedFact, value: string): string | FactProblem['reason'] | undefined {
  switch (fact.type) {
    case 'line':
      return value.length > FACT_LIMITS.line ? 'too_long' : undefined;
    case 'text':
      return value.length > FACT_LIMITS.text ? 'too_long' : undefined;
    case 'date':
      return isDay(value) ? undefined : 'invalid';
    case 'number':
      return /^\d{1,6}$/u.test(value) ? undefined : 'invalid';
    case 'money':
      return /^\d{1,14}(?:\.\d{1,2})?$/u.test(value) && Number(value) <= FACT_LIMITS.rupees
        ? undefined
        : 'invalid';
    case 'choice':
      return fact.choices?.includes(value) === true ? undefined : 'invalid';
  }
}

const cleaned = (fact: AskedFact, value: string): string => {
  const clean = value.replace(/\r\n?/gu, '\n').replace(UNSTORABLE, '').trim();
  if (fact.type === 'money') return clean.replaceAll(',', '');
  return fact.type === 'text' ? clean : clean.replace(/\s+/gu, ' ');
};

type ReadFacts = { facts: Facts } | { problem: FactProblem };

/** The facts that were given for a template; empty ones are left out. A fact that it does not ask for is refused. */
export const readFacts = (template: Template, given: Facts): ReadFacts =>
  readAsked(askedFacts(template), given);

/** As `readFacts`, of a form that asks for these. */
export function readAsked(form: readonly AskedFact[], given: Facts): ReadFacts {
  const asked = new Map(form.map((fact) => [fact.name, fact]));
  const facts: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const fact = asked.get(name);
    if (!fact) return { problem: { reason: 'unknown', fact: name.slice(0, 60) } };
    const clean = cleaned(fact, value);
    if (clean === '') continue;
    const reason = readValue(fact, clean);
    if (reason === 'too_long' || reason === 'invalid') return { problem: { reason, fact: fact.name } };
    facts[name] = clean;
  }
  return { facts };
}

/**
 * The values of a form's facts that are found before anybody is asked: what was given for other drafts of the case, then the case, the client
 * and the profile. A value that does not fit is left out.
 */
export function foundFacts(asked: readonly AskedFact[], known: KnownFacts, before: Facts): Facts {
  const found: Record<string, string> = {};
  for (const fact of asked) {
    const earlier = fact.once === true || !Object.hasOwn(before, fact.name) ? undefined : before[fact.name];
    const value = earlier ?? (fact.from ? known[fact.from] : undefined);
    const clean = typeof value === 'string' ? cleaned(fact, value) : '';
    if (clean !== '' && readValue(fact, clean) === undefined) found[fact.name] = clean;
  }
  return found;
}
