import { actOfKey, findAct } from '../acts/acts.ts';
import { counterpartKeys } from '../acts/concordance/concordance.ts';
import { findCitations } from '../citations/citations.ts';
import { findCourt } from '../courts/courts.ts';
import { findProvisions, type Provision, parseProvision, provisionKey } from '../provisions/provisions.ts';
import { stopWords, termsOf } from '../text/words.ts';

/** A provision added to a query because it corresponds to a requested one in the other code. */
export interface Expansion {
  /** Provision keys: 'ipc:302', 'bns:103'. */
  from: string;
  to: string;
}

/** The parts of a query that are not plain words. */
export interface QueryFields {
  /** Judges' names as typed: `judge:Chandrachud`. */
  judges: string[];
  /** Slugs of courts: `court:"Delhi High Court"`. */
  courts: string[];
  /** Each requested act, as the phrases under which it is printed: `act:IPC`. */
  acts: string[][];
  /** Keys of the citations in the query. */
  citations: string[];
  /** Keys of the provisions that the query names together with their act. */
  provisions: string[];
  expanded: Expansion[];
  /** Significant terms of the query that belong to no citation and no provision. */
  besides: number;
}

const fieldPattern =
  /(?<![\p{L}\p{N}:])(judge|court|act):[ \t]?(?:["“]([^"“”]{0,200})(?:["”]|$)|([^\s()"“”]{1,100}))/giu;
/** References are recognised only up to this length: users type them, while a pasted judgment is plain words. */
const typedLength = 500;

/** Extracts the fields of a query; a field with an unknown value stays a phrase. */
export function takeFields(text: string): { words: string; fields: QueryFields } {
  const fields: QueryFields = {
    judges: [],
    courts: [],
    acts: [],
    citations: [],
    provisions: [],
    expanded: [],
    besides: 0,
  };
  const words = text.replace(fieldPattern, (whole, name: string, quoted?: string, bare?: string) => {
    const value = (quoted ?? bare ?? '').trim();
    if (!/[\p{L}\p{N}]/u.test(value)) return ' ';
    return takeField(fields, name.toLowerCase(), value)
      ? ' '
      : ` "${whole.slice(name.length + 1).replace(/["“”]/gu, '')}" `;
  });
  if (text.length <= typedLength) {
    const citations = findCitations(text);
    fields.citations = [...new Set(citations.map(({ key }) => key))];
    const provisions = readProvisions(fields, words);
    fields.besides = termsBesides(words, [
      ...citations.map(({ raw }) => raw),
      ...provisions.flatMap(printedForms),
    ]);
  }
  return { words: words.trim(), fields };
}

/** Words that say what a number is. */
const UNIT_WORDS =
  'section sections sec s u/s under article articles art order rule read with r/w act code of the';

function printedForms({ raw, act }: Provision): string[] {
  const known = act === undefined ? undefined : actOfKey(act);
  return [UNIT_WORDS, raw, ...(known ? [known.name, known.short, ...known.variants] : [])];
}

function termsBesides(words: string, references: readonly string[]): number {
  const known = new Set(references.flatMap(termsOf));
  return new Set(termsOf(words).filter((term) => !stopWords.has(term) && !known.has(term))).size;
}

function takeField(fields: QueryFields, name: string, value: string): boolean {
  if (name === 'judge') {
    fields.judges.push(value);
    return true;
  }
  if (name === 'court') {
    const court = findCourt(value)?.court.code;
    if (court !== undefined) fields.courts.push(court);
    return court !== undefined;
  }
  const act = findAct(value);
  fields.acts.push(act ? [act.name, act.short, ...act.variants] : [value]);
  return true;
}

function readProvisions(fields: QueryFields, words: string): Provision[] {
  const whole = parseProvision(words);
  const provisions = whole ? [whole] : findProvisions(words);
  const keys = provisions.filter(({ act }) => act !== undefined).map(provisionKey);
  fields.provisions = [...new Set(keys)];
  const expanded = provisions.flatMap((provision) =>
    counterpartsOf(provision).map((to) => ({ from: provisionKey(provision), to })),
  );
  fields.expanded = [...new Map(expanded.map((one) => [`${one.from} ${one.to}`, one])).values()];
  return provisions;
}

/** Sections of definitions have dozens of counterparts, which would find unrelated judgments. */
const MOST_COUNTERPARTS = 12;

function counterpartsOf({ act, unit, number, sub = '' }: Provision): string[] {
  if (act === undefined || unit !== 'section') return [];
  const keys = counterpartKeys({ act, section: number + sub });
  const known = keys.length > 0 ? keys : counterpartKeys({ act, section: number });
  return known.length > MOST_COUNTERPARTS ? [] : known;
}
