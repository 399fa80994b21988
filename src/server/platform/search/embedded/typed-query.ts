import { nameTokens } from '#law/parties/names.ts';
import { type ParsedQuery, parseQuery, type QueryNode } from '#law/query/query.ts';
import { type LibraryFilters, SEARCH } from '#shared/contracts/library.ts';
import { field } from './inverted-index/document-terms.ts';
import type { LibraryOrdinals } from './segments/doc-values.ts';

export interface TypedQuery {
  query: ParsedQuery;
  filters: LibraryFilters;
}

/** A value that no document has: a judge or court asked for in vain finds nothing. */
const nobody = '\u0000';

/** Names of the library's judges that a typed name can mean: all its words, in any spelling, initials apart. */
function judgesLike(typed: string, ordinals: LibraryOrdinals): string[] {
  const wanted = nameTokens(typed);
  const telling = wanted.some((token) => token.length > 1)
    ? wanted.filter((token) => token.length > 1)
    : wanted;
  return ordinals.judges.all().filter((name) => {
    const tokens = nameTokens(name);
    return telling.length > 0 && telling.every((token) => tokens.includes(token));
  });
}

/** Both wanted: a value of each. */
function narrowed(asked: readonly string[] | undefined, typed: readonly string[]): string[] {
  const both = asked?.length ? typed.filter((value) => asked.includes(value)) : [...typed];
  return both.length > 0 ? both : [nobody];
}

function withFilters(query: ParsedQuery, asked: LibraryFilters, ordinals: LibraryOrdinals): LibraryFilters {
  const filters = { ...asked };
  const { judges, courts } = query.fields;
  if (courts.length > 0) filters.court = narrowed(asked.court, courts);
  if (judges.length > 0)
    filters.judge = narrowed(
      asked.judge,
      judges.flatMap((judge) => judgesLike(judge, ordinals)),
    );
  return filters;
}

/** Documents that refer to a provision that was asked for, or to its counterpart, rank higher and are found too. */
function withProvisions({ root, fields }: ParsedQuery): QueryNode | undefined {
  const keys = new Set([...fields.provisions, ...fields.expanded.map(({ to }) => to)]);
  if (!root || keys.size === 0) return root;
  const should = [...keys].map((key): QueryNode => ({ kind: 'term', term: field.provision(key) }));
  const free = root.kind === 'term' || (root.kind === 'bool' && root.must.length + root.not.length === 0);
  return free
    ? { kind: 'bool', must: [], should: [root, ...should], not: [] }
    : { kind: 'bool', must: [root], should, not: [] };
}

/** Reads a query for the engine: its fields become filters, its provisions terms of the index. */
export function readTyped(text: string, asked: LibraryFilters, ordinals: LibraryOrdinals): TypedQuery {
  const query = parseQuery(text.slice(0, SEARCH.maxQueryLength));
  const root = withProvisions(query);
  return { query: root ? { ...query, root } : query, filters: withFilters(query, asked, ordinals) };
}
