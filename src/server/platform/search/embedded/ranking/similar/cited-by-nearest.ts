import { caseNameKeys } from '#law/parties/case-name-keys.ts';
import { parseCauseTitle } from '#law/parties/cause-title.ts';
import type { LibraryRecord } from '#server/platform/search/engine.ts';
import { field } from '../../inverted-index/document-terms.ts';
import type { Ranked } from '../fusion.ts';
import { byRank } from '../fusion.ts';
import type { Matched } from '../ranked-hits.ts';

// Judgments that decide a like situation rest on the same authorities: what the nearest judgments cite is near, too. Pure
// functions over records and scores; figures are in lab/results/relevance.md.

/** The best documents by words and meaning, whose citations are followed. */
export const followedCitations = 100;
/** A name that more documents of the library share leads to none of them. */
export const mostOfOneName = 3;
/** The most authorities of one judgment that are followed, and terms that are looked up for one text. */
const mostAuthorities = 200;
const mostTerms = 20_000;
/** Steepness with which the weight of a citing judgment falls with its score. */
const nearness = 6;
/**
 * Factor of the gain from citations of the nearest documents, beside a score of at most 1, for a text that
 * cites nothing.
 */
const mostGain = 3;

/** The terms of the index that a cited authority may have as its own, those of a citation first. */
type AuthorityTerms = readonly string[];

/** The authorities that a judgment cites, each by the terms under which the library may have it. */
export function authorityTerms({ citations }: Pick<LibraryRecord, 'citations'>): AuthorityTerms[] {
  return citations.slice(0, mostAuthorities).flatMap(({ key, case_name: name }) => {
    const title = name === undefined ? undefined : parseCauseTitle(name);
    const names = title === undefined ? [] : caseNameKeys(title.petitioner, title.respondent);
    const terms = [...(key === undefined ? [] : [field.citation(key)]), ...names.map(field.cause)];
    return terms.length > 0 ? [terms] : [];
  });
}

/** The distinct terms of all authorities, at most so many as one text looks up. */
export function termsToFind(citing: Iterable<readonly AuthorityTerms[]>): Set<string> {
  const terms = new Set<string>();
  for (const authorities of citing)
    for (const authority of authorities)
      for (const term of authority) {
        if (terms.size >= mostTerms) return terms;
        terms.add(term);
      }
  return terms;
}

interface Cited<T extends Ranked> {
  /** The authorities of each of the nearest documents, by its id. */
  citing: ReadonlyMap<string, readonly AuthorityTerms[]>;
  /** The documents that have a term as their own. */
  found: ReadonlyMap<string, readonly T[]>;
  /** The year of a decision; nothing cites what was decided later. */
  yearOf: (doc: T) => number | undefined;
  /** 1 for a text that cites nothing, 0 for one whose own citations say enough. */
  share: number;
}

/** The documents that a judgment cites: those of its citation, else those of its name that are not of a later year. */
function documentsOf<T extends Ranked>(
  hit: T,
  { citing, found, yearOf }: Pick<Cited<T>, 'citing' | 'found' | 'yearOf'>,
): Map<string, T> {
  const last = yearOf(hit) || Number.POSITIVE_INFINITY;
  const ofTerms = (terms: readonly string[]) => terms.flatMap((term) => found.get(term) ?? []);
  const documents = (citing.get(hit.id) ?? []).flatMap((terms) => {
    const exact = ofTerms(terms.filter((term) => term.startsWith(field.citation(''))));
    return exact.length > 0 ? exact : ofTerms(terms);
  });
  const earlier = documents.filter((doc) => doc.id !== hit.id && (yearOf(doc) ?? 0) <= last);
  return new Map(earlier.map((doc) => [doc.id, doc]));
}

/**
 * The hits, best first, after each has gained by the nearest documents that cite it; documents that only these lead to come
 * in. Scores stay at most 1.
 */
export function byNearestCitations<T extends Ranked>(
  hits: readonly Matched<T>[],
  { share, ...links }: Cited<T>,
): Matched<T>[] {
  const best = hits[0]?.score ?? 0;
  if (best <= 0 || share <= 0) return [...hits];
  const cited = new Map<string, { doc: T; weight: number }>();
  for (const hit of hits.slice(0, followedCitations)) {
    const authorities = documentsOf<T>(hit, links);
    const weight = (hit.score / best) ** nearness;
    for (const [other, doc] of authorities)
      cited.set(other, { doc, weight: (cited.get(other)?.weight ?? 0) + weight });
  }
  const known = new Map(hits.map((hit) => [hit.id, hit]));
  const gained: Matched<T>[] = hits.map((hit) => ({
    ...hit,
    score: hit.score / best + share * mostGain * Math.log1p(cited.get(hit.id)?.weight ?? 0),
  }));
  for (const [id, { doc, weight }] of cited)
    if (!known.has(id))
      gained.push({ ...doc, boost: 0, match: 'semantic', score: share * mostGain * Math.log1p(weight) });
  const scale = gained.reduce((most, { score }) => Math.max(most, score), 1);
  return gained.map((hit) => ({ ...hit, score: hit.score / scale })).sort(byRank);
}
