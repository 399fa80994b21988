import type { LibraryRecord } from '#server/platform/search/engine.ts';
import { field } from '../../inverted-index/document-terms.ts';
import { byRank, type Ranked } from '../fusion.ts';
import type { Matched } from '../ranked-hits.ts';

// Judgments that decide a like situation apply the same sections: what the nearest judgments refer to is likely, too. Pure
// functions over records and scores; figures are in lab/results/narrated-sections.md.

/** The most sections of one judgment that count. */
const mostSections = 200;
/** Steepness with which the weight of a judgment falls with its score, and with the number of its sections. */
const nearness = 2;
const breadth = 0.25;
/** Factor of the gain beside a likeness of words of at most 1. */
const mostGain = 3;

/** The terms of the index under which the sections that a judgment refers to are found. */
export function sectionTerms({ kind, section_law }: Pick<LibraryRecord, 'kind' | 'section_law'>): string[] {
  if (kind === 'act') return [];
  const keys = new Set(section_law.flatMap(({ key }) => key ?? []));
  return [...keys].slice(0, mostSections).map(field.itself);
}

interface Sections<T extends Ranked> {
  /** The sections that each of the nearest judgments refers to, by its id. */
  naming: ReadonlyMap<string, readonly string[]>;
  /** The documents of a section. */
  found: ReadonlyMap<string, readonly T[]>;
  isAct: (hit: Matched<T>) => boolean;
  /** 1 for a text that cites nothing, 0 for one whose own citations say enough. */
  share: number;
}

/** Sections of acts for a text, best first: those like it, and those to which the nearest judgments refer. */
export function sectionsOfNearest<T extends Ranked>(
  hits: readonly Matched<T>[],
  { naming, found, isAct, share }: Sections<T>,
): Matched<T>[] {
  const judgments = hits.filter((hit) => naming.has(hit.id));
  const nearest = judgments.reduce((most, { score }) => Math.max(most, score), 0);
  const weights = new Map<string, number>();
  for (const { id, score } of share > 0 && nearest > 0 ? judgments : []) {
    const terms = naming.get(id) ?? [];
    const weight = (score / nearest) ** nearness / Math.max(1, terms.length) ** breadth;
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  const acts = hits.filter(isAct);
  const best = acts.reduce((most, { score }) => Math.max(most, score), 0);
  const gained = new Map(acts.map((hit) => [hit.id, { ...hit, score: best > 0 ? hit.score / best : 0 }]));
  for (const [term, weight] of weights)
    for (const doc of found.get(term) ?? []) {
      const known = gained.get(doc.id) ?? { ...doc, boost: 0, match: 'semantic' as const, score: 0 };
      gained.set(doc.id, { ...known, score: known.score + share * mostGain * Math.log1p(weight) });
    }
  const scale = [...gained.values()].reduce((most, { score }) => Math.max(most, score), 1);
  return [...gained.values()].map((hit) => ({ ...hit, score: hit.score / scale })).sort(byRank);
}
