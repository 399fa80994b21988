import { nameGroups } from '#law/parties/name-terms.ts';
import type { ParsedQuery, QueryNode } from '#law/query/query.ts';
import { stopWords } from '#law/text/words.ts';
import { boostTiers } from '#server/platform/search/engine.ts';
import { field } from '../inverted-index/document-terms.ts';
import type { Leaf, SegmentMatcher } from './segment-matcher.ts';

/** Longer queries name no title and no provision. */
const longestTitleQuery = 12;

/** Documents that match all of these rank in a boost tier of their own: terms, phrases, or any of some terms. */
export interface BoostRule {
  tier: number;
  all: readonly QueryNode[];
  /** Documents among them that also contain this rank in a higher tier. */
  exact?: { tier: number; leaf: Leaf };
}

const term = (value: string): Leaf => ({ kind: 'term', term: value });

/** Condition for a document that carries a name: see `nameGroups`. */
export function nameNodes(groups: readonly (readonly string[])[]): QueryNode[] {
  return groups.map((group) => {
    const terms = group.map((each) => term(field.name(each)));
    const [one, ...others] = terms;
    return one && others.length === 0 ? one : { kind: 'bool', must: [], should: terms, not: [] };
  });
}

/**
 * Rules by which a query boosts documents: their title contains its words, they are the provision it names,
 * or they have the citation it names. `terms` are the terms of its words; none where the query is a text.
 */
export function boostRules({ words, fields }: ParsedQuery, terms: readonly string[]): BoostRule[] {
  const rules: BoostRule[] = [];
  if (terms.length <= longestTitleQuery) {
    const significant = [...new Set(terms.filter((each) => !stopWords.has(each)))];
    if (significant.length > 0) {
      const phrase: Leaf = { kind: 'phrase', terms: terms.map(field.title) };
      rules.push({
        tier: boostTiers.titleWords,
        all: significant.map((each) => term(field.title(each))),
        ...(terms.length > 1 ? { exact: { tier: boostTiers.wholeTitle, leaf: phrase } } : {}),
      });
    }
    const names = nameGroups(words);
    if (names.length > 1) rules.push({ tier: boostTiers.titleWords, all: nameNodes(names) });
    for (const key of fields.provisions)
      rules.push({ tier: boostTiers.reference, all: [term(field.itself(key))] });
  }
  for (const key of fields.citations)
    rules.push({ tier: boostTiers.reference, all: [term(field.citation(key))] });
  return rules;
}

/**
 * The boosted rows of a segment, each in the highest of its tiers: most often none or a few, but common words of titles boost a
 * third of a library.
 */
export class BoostedRows {
  readonly #size: number;
  #tiers: Uint8Array | undefined;
  readonly #found: number[] = [];
  #ascending = true;

  /** Rows from `size` on are left out: they are for the next search. */
  constructor(size: number) {
    this.#size = size;
  }

  boost(rows: Iterable<number>, tier: number): void {
    this.#tiers ??= new Uint8Array(this.#size);
    for (const row of rows) if (row < this.#size) this.#boostOne(row, tier, this.#tiers);
  }

  #boostOne(row: number, tier: number, tiers: Uint8Array): void {
    const before = tiers[row] as number;
    if (before >= tier) return;
    tiers[row] = tier;
    if (before > boostTiers.none) return;
    this.#ascending &&= row > (this.#found.at(-1) ?? -1);
    this.#found.push(row);
  }

  /** `boostTiers.none` where the row is not boosted. */
  tierOf(row: number): number {
    return this.#tiers?.[row] ?? boostTiers.none;
  }

  /** Ascending. */
  get rows(): readonly number[] {
    if (!this.#ascending) this.#found.sort((a, b) => a - b);
    this.#ascending = true;
    return this.#found;
  }
}

/** The rows of a segment that these rules boost. */
export function boostedRows(matcher: SegmentMatcher, rules: readonly BoostRule[]): BoostedRows {
  const boosted = new BoostedRows(matcher.size);
  for (const { tier, all, exact } of rules) {
    const rows = matcher.rowsOfNodes(all);
    if (rows.length === 0) continue;
    boosted.boost(rows, tier);
    if (exact) boosted.boost(matcher.postings(exact.leaf).rows, exact.tier);
  }
  return boosted;
}
