import { REST_LIMITS } from './limits.ts';
import { badRequest, unknownColumn } from './problems.ts';
import type { SelectItem } from './query.ts';
import type { DeclaredResource, Embed } from './resource.ts';

export type Resources = ReadonlyMap<string, DeclaredResource>;

/** The `select` of one table, checked against the declarations: every column once, under one name. */
export interface Selection {
  resource: DeclaredResource;
  columns: { name: string; as: string }[];
  embeds: { as: string; embed: Embed; of: Selection }[];
}

type EmbedItem = SelectItem & { kind: 'embed' };

/**
 * Resolves the items of `select` for a table. Errors: `ProblemError` 400 for an unknown column or relationship, a column
 * that occurs twice, two items with one name, more than 8 embeds, and an embed that leads back to a table above it.
 */
export function resolveSelect(
  resources: Resources,
  resource: DeclaredResource,
  items: readonly SelectItem[],
): Selection {
  const embeds = { left: REST_LIMITS.embeds };
  return resolve(resources, resource, items, [], embeds);
}

function resolve(
  resources: Resources,
  resource: DeclaredResource,
  items: readonly SelectItem[],
  above: readonly string[],
  embeds: { left: number },
): Selection {
  const path = [...above, resource.table];
  const columns = columnsOf(resource, items);
  const nested = items
    .filter((item): item is EmbedItem => item.kind === 'embed')
    .map((item) => {
      embeds.left -= 1;
      if (embeds.left < 0) throw badRequest(`select may embed ${REST_LIMITS.embeds} resources at most`);
      const { embed, target } = relationOf(resources, resource, item, path);
      const of = resolve(resources, target, item.inner, path, embeds);
      return { as: item.alias ?? item.name, embed, of };
    });
  requireDifferentNames([...columns, ...nested].map(({ as }) => as));
  return { resource, columns, embeds: nested };
}

function columnsOf(resource: DeclaredResource, items: readonly SelectItem[]): Selection['columns'] {
  const chosen = new Map<string, string>();
  const choose = (name: string, as: string) => {
    if (!resource.columns.has(name)) throw unknownColumn(resource.table, name);
    if ((chosen.get(name) ?? as) !== as)
      throw badRequest(`select: column "${name}" is named twice`, 'Select each column once.');
    chosen.set(name, as);
  };
  for (const item of items) {
    if (item.kind === 'all') for (const name of resource.columns.keys()) choose(name, name);
    else if (item.kind === 'column') choose(item.name, item.alias ?? item.name);
  }
  return [...chosen].map(([name, as]) => ({ name, as }));
}

function relationOf(
  resources: Resources,
  resource: DeclaredResource,
  { name }: EmbedItem,
  path: readonly string[],
): { embed: Embed; target: DeclaredResource } {
  const embed = resource.embeds?.[name];
  const target = embed && resources.get(embed.resource);
  if (!embed || !target) throw badRequest(`"${resource.table}" has no relationship "${name}"`);
  if (path.includes(target.table))
    throw badRequest(`select: "${name}" leads back to "${target.table}"`, 'Embed each table once on a path.');
  return { embed, target };
}

function requireDifferentNames(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw badRequest(`select: two items are called "${twice}"`);
}
