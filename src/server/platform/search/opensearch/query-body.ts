import { courtRelations, dayNumber, type Relation } from '#law/courts/authority.ts';
import { COURTS, SUPREME_COURT } from '#law/courts/court-list.ts';
import { excludedNodes, type QueryNode } from '#law/query/query.ts';
import type { FacetName, LibraryFilters } from '#shared/contracts/library.ts';
import type { FilterName } from '../embedded/facets/row-filters.ts';
import type { BoostRule } from '../embedded/ranking/boosts.ts';
import type { Leaf, WeightedLeaf } from '../embedded/ranking/segment-matcher.ts';
import { boostTiers } from '../engine.ts';

/** A clause of the query language of the cluster. */
export type Clause = Record<string, unknown>;

/** The field that has a term: what has a prefix but those of the title has no position. */
function fieldOf(term: string): 'words' | 'title' | 'keys' {
  if (!term.includes(':')) return 'words';
  return term.startsWith('t:') ? 'title' : 'keys';
}

/** A term or a phrase, worth so much. */
export function leafClause(leaf: Leaf, boost = 1, words = 'words'): Clause {
  if (leaf.kind === 'term') {
    const field = fieldOf(leaf.term);
    return { term: { [field === 'words' ? words : field]: { value: leaf.term, boost } } };
  }
  const field = fieldOf(leaf.terms[0] ?? '');
  return { match_phrase: { [field]: { query: leaf.terms.join(' '), boost } } };
}

export const allOf = (filter: readonly Clause[], mustNot: readonly Clause[] = []): Clause => ({
  bool: { filter, ...(mustNot.length > 0 ? { must_not: mustNot } : {}) },
});
export const anyOf = (should: readonly Clause[]): Clause =>
  should.length === 1 && should[0] ? should[0] : { bool: { should, minimum_should_match: 1 } };
export const everything: Clause = { match_all: {} };
export const withIds = (ids: readonly string[]): Clause => ({ terms: { id: ids } });

/** Matches a node, without a score. */
export function nodeClause(node: QueryNode): Clause {
  if (node.kind !== 'bool') return leafClause(node);
  const required = node.must.map(nodeClause);
  const wanted = node.must.length === 0 && node.should.length > 0 ? [anyOf(node.should.map(nodeClause))] : [];
  return allOf([...required, ...wanted], node.not.map(nodeClause));
}

/** Matches the documents that a query excludes. */
export const excludedClauses = (root: QueryNode | undefined): Clause[] =>
  root ? excludedNodes(root).map(nodeClause) : [];

/** The score of what a clause matches: the sum over the leaves. */
export function scored(match: Clause, leaves: readonly WeightedLeaf[], words = 'words'): Clause {
  const should = leaves.map(({ leaf, weight }) => leafClause(leaf, weight, words));
  return { bool: { filter: [match], should, minimum_should_match: 0 } };
}

export interface FilterClause {
  name: FilterName;
  clause: Clause;
}

const columns = {
  court: 'court',
  state: 'states',
  judge: 'judges',
  bench: 'bench',
  act: 'acts',
  section: 'sections',
  disposal: 'disposal',
} as const;
type ListFilter = keyof typeof columns;

/** The field that a facet counts. */
export const facetFields: Record<FacetName, string> = { ...columns, type: 'kind', year: 'year' };

/** Each filter that is set, without `within`. */
export function filterClauses(filters: LibraryFilters): FilterClause[] {
  const found: FilterClause[] = [];
  if (filters.type !== undefined) found.push({ name: 'type', clause: { term: { kind: filters.type } } });
  for (const [name, field] of Object.entries(columns) as [ListFilter, string][]) {
    const values = filters[name];
    if (!values?.length) continue;
    const clause = { terms: { [field]: values } };
    found.push({ name, clause: name === 'state' ? stateClause(clause, filters) : clause });
  }
  const { year_from: from, year_to: to } = filters;
  if (from !== undefined || to !== undefined)
    found.push({ name: 'year', clause: { range: { year: { gte: from ?? 1, lte: to ?? 9999 } } } });
  if (filters.year?.length) found.push({ name: 'year', clause: { terms: { year: filters.year } } });
  return [...found, ...authorityClauses(filters)];
}

const isJudgment: Clause = { term: { kind: 'judgment' } };
/** Matches judgments that are no samples. */
export const realJudgments = allOf([isJudgment, { term: { sample: false } }]);

const bySupremeCourt: Clause = { term: { court: SUPREME_COURT } };
const byConstitutionalCourt: Clause = { terms: { court: COURTS.map(({ code }) => code) } };

/** The courts of the states, with the Supreme Court, alone, or the High Courts of the others. */
function stateClause(ofStates: Clause, { state_only, persuasive, binding_on }: LibraryFilters): Clause {
  // Beside a court that decides, the state only chooses.
  if (persuasive && binding_on?.state === undefined && binding_on?.court === undefined)
    return allOf([isJudgment, byConstitutionalCourt], [ofStates, bySupremeCourt]);
  return state_only ? ofStates : anyOf([ofStates, bySupremeCourt]);
}

/** Matches what `authorityFor` finds: a document without the number of judges or the day may bind, and so passes. */
function bindingClause(on: NonNullable<LibraryFilters['binding_on']>, persuasive: boolean): Clause {
  const relations = [...courtRelations(on)];
  const courts = (wanted: Relation): Clause => ({
    terms: { court: relations.flatMap(([code, relation]) => (relation === wanted ? [code] : [])) },
  });
  const smaller: Clause[] = on.judges === undefined ? [] : [{ range: { bench_strength: { lt: on.judges } } }];
  const later: Clause[] = on.date === undefined ? [] : [{ range: { decided: { gt: dayNumber(on.date) } } }];
  if (!persuasive)
    return allOf([isJudgment, anyOf([courts('above'), allOf([courts('own')], smaller)])], later);
  const bySmaller = smaller.map((clause) => allOf([courts('own'), clause]));
  return allOf([isJudgment, anyOf([courts('other'), ...bySmaller])], later);
}

/** The filters of authority: by whom a court is bound, how many judges sat, and that the judgment is real. */
function authorityClauses(filters: LibraryFilters): FilterClause[] {
  const { binding_on, bench_strength, samples, persuasive = false } = filters;
  const found: FilterClause[] = [];
  if (binding_on?.state !== undefined || binding_on?.court !== undefined)
    found.push({ name: 'binding_on', clause: bindingClause(binding_on, persuasive) });
  if (bench_strength) {
    const clause = { range: { bench_strength: { gte: bench_strength.min } } };
    found.push({ name: 'bench_strength', clause });
  }
  if (samples !== undefined) {
    const sample = allOf([isJudgment, { term: { sample: true } }]);
    found.push({ name: 'samples', clause: samples ? sample : allOf([], [sample]) });
  }
  return found;
}

/** The documents of each boost tier, the highest first. */
export function tierClauses(rules: readonly BoostRule[]): { tier: number; clause: Clause }[] {
  const clauses = new Map<number, Clause[]>();
  const add = (tier: number, clause: Clause) => clauses.set(tier, [...(clauses.get(tier) ?? []), clause]);
  for (const { tier, all, exact } of rules) {
    const every = all.map(nodeClause);
    add(tier, allOf(every));
    if (exact) add(exact.tier, allOf([...every, leafClause(exact.leaf)]));
  }
  return [...clauses]
    .sort(([a], [b]) => b - a)
    .map(([tier, each]) => ({ tier, clause: anyOf(each) }))
    .filter(({ tier }) => tier > boostTiers.none);
}
