import { shortTitle } from '#law/acts/reading/act-key.ts';
import { askedSection, type NamedAct } from '#law/acts/reading/find-section.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';
import type { ActSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import type { HeldAct } from './act-library.ts';

const MOST = 20;

const namedAct = ({ act }: HeldAct): NamedAct => ({
  key: act.key,
  title: act.name,
  short: shortTitle({ title: act.name }),
  unit: act.unit === 'article' ? 'article' : act.unit === 'rule' ? 'rule' : 'section',
});

/** Sections that a question names, else those whose words it has. */
export async function searchActs(
  library: LibraryReader,
  held: readonly HeldAct[],
  query: string,
): Promise<ActSearchAnswer['sections']> {
  const names = held.map(namedAct);
  const byKey = new Map(held.map((one, at) => [one.act.key, { one, name: names[at] }]));
  const asked = askedSection(query, names);
  const found = (asked?.acts ?? []).flatMap((key) => {
    const { one, name } = byKey.get(key) ?? {};
    const section = one?.sections.find(({ number }) => number.toUpperCase() === asked?.number);
    return section && name
      ? [{ ...section, act: name, ...(asked?.path === undefined ? {} : { path: asked.path }) }]
      : [];
  });
  const sections = found.length > 0 ? found : await byWords(library, byKey, query);
  return sections.slice(0, MOST).map(({ act, number, title, ...rest }) => ({
    act: { key: act.key, title: act.title, short: act.short },
    number,
    title,
    ...('path' in rest && typeof rest.path === 'string' ? { path: rest.path } : {}),
  }));
}

async function byWords(
  library: LibraryReader,
  acts: ReadonlyMap<string, { one: HeldAct; name: NamedAct | undefined }>,
  query: string,
): Promise<{ act: NamedAct; number: string; title: string }[]> {
  const { hits } = await library.search({ mode: 'keyword', query, filters: { type: 'act' }, size: MOST });
  const places = new Map(
    [...acts.values()].flatMap(({ one, name }) =>
      one.sections.flatMap(({ number, title, ids }) =>
        name ? ids.map((id) => [id, { act: name, number, title }] as const) : [],
      ),
    ),
  );
  const found = hits.flatMap(({ record }) => places.get(record.id) ?? []);
  return found.filter(
    (one, at) => found.findIndex((other) => other.act === one.act && other.number === one.number) === at,
  );
}
