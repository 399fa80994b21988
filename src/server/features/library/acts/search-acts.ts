import { shortTitle } from '#law/acts/reading/act-key.ts';
import { askedSection, type NamedAct } from '#law/acts/reading/find-section.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type { ActSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import type { ActLibrary, HeldAct } from './act-library.ts';

const MOST = 20;

/** An act as results name it. */
interface FoundAct extends NamedAct {
  bill: boolean;
}

interface Place {
  act: FoundAct;
  number: string;
  title: string;
  path?: string;
}

/** Names and sections of all acts, made once for all searches. */
interface Lookup {
  names: NamedAct[];
  byKey: ReadonlyMap<string, { one: HeldAct; name: FoundAct }>;
  /** The section of each document. */
  byDocument: ReadonlyMap<string, Place>;
}

const namedAct = ({ act, bill }: HeldAct): FoundAct => ({
  key: act.key,
  title: act.name,
  short: shortTitle({ title: act.name }),
  unit: act.unit === 'article' ? 'article' : act.unit === 'rule' ? 'rule' : 'section',
  bill,
});

/** The library gives the same list until an act changes, so that a press of a key makes nothing of it again. */
const lookups = new WeakMap<readonly HeldAct[], Lookup>();

function lookupOf(held: readonly HeldAct[]): Lookup {
  const known = lookups.get(held);
  if (known) return known;
  const acts = held.map((one) => ({ one, name: namedAct(one) }));
  const made: Lookup = {
    names: acts.map(({ name }) => name),
    byKey: new Map(acts.map((both) => [both.one.act.key, both])),
    byDocument: new Map(
      acts.flatMap(({ one, name }) =>
        one.sections.flatMap(({ number, title, ids }) =>
          ids.map((id): [string, Place] => [id, { act: name, number, title }]),
        ),
      ),
    ),
  };
  lookups.set(held, made);
  return made;
}

/** Sections of the library that a question names. */
function sectionsNamed(lookup: Lookup, query: string): Place[] {
  const asked = askedSection(query, lookup.names);
  return (asked?.acts ?? []).flatMap((key): Place[] => {
    const { one, name } = lookup.byKey.get(key) ?? {};
    const section = one?.sections.find(({ number }) => number.toUpperCase() === asked?.number);
    const { number, title } = section ?? {};
    if (name === undefined || number === undefined || title === undefined) return [];
    return [{ act: name, number, title, ...(asked?.path === undefined ? {} : { path: asked.path }) }];
  });
}

/** A number beside a name, and nothing that a search reads otherwise: '138 NI', '34(2) arbitration'. */
const SHORT = /^[\p{L}\p{Nd}\s().&-]{3,60}$/u;
const UNIT = /(?<!\p{L})(?:u\/s|ss?|secs?|sections?|arts?|articles?|rr?|rules?|orders?|or)(?!\p{L})/iu;
const INSIDE = /(?:\s?\(\w{1,4}\)){1,4}/u;

/** A question for one section in short, written out as the search in judgments and acts reads it: 'Section 138 NI Act'. */
export async function writtenOut(library: ActLibrary, query: string): Promise<string> {
  if (!SHORT.test(query) || UNIT.test(query) || !/\p{Nd}/u.test(query)) return query;
  const [only, ...others] = sectionsNamed(lookupOf(await library.acts()), query).filter(
    ({ act }) => !act.bill,
  );
  if (!only || others.length > 0) return query;
  const { act, number } = only;
  const word = act.unit === 'article' ? 'Article' : act.unit === 'rule' ? 'Rule' : 'Section';
  return `${word} ${number}${INSIDE.exec(query)?.[0].trim() ?? ''} ${act.short}`;
}

/** Sections that a question names, else those whose words it has. */
export async function searchActs(
  library: LibraryReader,
  held: readonly HeldAct[],
  query: string,
): Promise<ActSearchAnswer['sections']> {
  const lookup = lookupOf(held);
  const found = sectionsNamed(lookup, query);
  const sections = found.length > 0 ? found : await byWords(library, lookup, query);
  return sections.slice(0, MOST).map(({ act, number, title, path }) => ({
    act: { key: act.key, title: act.title, short: act.short, ...(act.bill ? { bill: true as const } : {}) },
    number,
    title,
    ...(path === undefined ? {} : { path }),
  }));
}

async function byWords(
  library: LibraryReader,
  { byDocument }: Lookup,
  query: string,
): Promise<readonly Place[]> {
  const { hits } = await library.search({ mode: 'keyword', query, filters: { type: 'act' }, size: MOST });
  const found = hits.flatMap(({ record }) => byDocument.get(record.id) ?? []);
  return [...new Map(found.map((place) => [`${place.act.key} ${place.number}`, place])).values()];
}
