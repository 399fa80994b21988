import { nameTokens } from '#law/parties/names.ts';
import type { ParsedQuery } from '#law/query/query.ts';
import { stopWords } from '#law/text/words.ts';
import { boostTiers } from '#server/platform/search/engine.ts';
import { field } from '../inverted-index/document-terms.ts';
import type { Leaf, SegmentMatcher } from './segment-matcher.ts';

/** Longer queries name no title and no provision. */
const longestTitleQuery = 12;

/** Documents that contain all of these terms and phrases rank in a boost tier of their own. */
export interface BoostRule {
  tier: number;
  all: readonly Leaf[];
  /** Of those documents, the ones that also contain this rank in a higher tier. */
  exact?: { tier: number; leaf: Leaf };
}

const term = (value: string): Leaf => ({ kind: 'term', term: value });

/**
 * What a query boosts: documents whose title contains its words, that are the provision it names, or that have the
 * citation it names. `terms` are the terms of its words; none where the query is a text.
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
    const names = nameTokens(words);
    if (names.length > 1) {
      const all = [...new Set(names)].map((name) => term(field.name(name)));
      rules.push({ tier: boostTiers.titleWords, all });
    }
    for (const key of fields.provisions)
      rules.push({ tier: boostTiers.reference, all: [term(field.itself(key))] });
  }
  for (const key of fields.citations)
    rules.push({ tier: boostTiers.reference, all: [term(field.citation(key))] });
  return rules;
}

/** The boosted rows of a segment with their tiers. */
export function boostedRows(matcher: SegmentMatcher, rules: readonly BoostRule[]): Map<number, number> {
  const boosted = new Map<number, number>();
  const boost = (rows: Iterable<number>, tier: number) => {
    for (const row of rows) boosted.set(row, Math.max(boosted.get(row) ?? 0, tier));
  };
  for (const { tier, all, exact } of rules) {
    const rows = matcher.rowsOfAll(all);
    if (rows.length === 0) continue;
    boost(rows, tier);
    if (exact) boost(matcher.postings(exact.leaf).rows, exact.tier);
  }
  return boosted;
}
