import type { FacetName, Facets } from '#shared/contracts/library.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import type { LibraryOrdinals, Ordinals } from '../segments/doc-values.ts';
import { labelOfAct, labelOfSection } from './record-values.ts';

type FacetBucket = NonNullable<Facets[FacetName]>[number];
type Named = Pick<FacetBucket, 'value' | 'label'>;

export interface BucketsWanted {
  ordinals: LibraryOrdinals;
  /** Values of the facet's own filter: they are among the buckets whatever their count. */
  chosen: readonly string[];
  /** Words that the label must have, each as the beginning of a word. */
  words?: string | undefined;
}

const same = (value: string): Named => ({ value, label: value });

/** The value and the label of a number; undefined when it is no value. */
function namedBy(name: FacetName, value: number, ordinals: LibraryOrdinals): Named | undefined {
  if (name === 'type')
    return value === 0 ? { value: 'judgment', label: 'Judgements' } : { value: 'act', label: 'Acts' };
  if (value === 0) return undefined;
  if (name === 'year') return same(String(value));
  const key = ordinalsOf(name, ordinals).name(value);
  if (name === 'court') return { value: key, label: ordinals.courtNames.get(value) ?? key };
  if (name === 'act') return { value: key, label: ordinals.actLabels.get(value) ?? labelOfAct(key) };
  if (name === 'section')
    return { value: key, label: ordinals.sectionLabels.get(value) ?? labelOfSection(key) };
  return same(key);
}

function ordinalsOf(name: Exclude<FacetName, 'type' | 'year'>, ordinals: LibraryOrdinals): Ordinals {
  const fields = {
    court: ordinals.courts,
    bench: ordinals.benches,
    state: ordinals.states,
    judge: ordinals.judges,
    act: ordinals.acts,
    section: ordinals.sections,
    disposal: ordinals.disposals,
  };
  return fields[name];
}

export const labelWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** True where each word wanted begins one of the label's words. */
export function hasWords(label: string, wanted: readonly string[]): boolean {
  const found = labelWords(label);
  return wanted.every((word) => found.some((one) => one.startsWith(word)));
}

/** The least count of the most frequent values. */
function leastCount(counts: Uint32Array): number {
  const found = counts.filter((count) => count > 0);
  return found.length <= SEARCH.mostBuckets ? 1 : (found.sort()[found.length - SEARCH.mostBuckets] ?? 1);
}

export const byCount = (a: FacetBucket, b: FacetBucket) =>
  b.count - a.count || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
export const byYear = (a: FacetBucket, b: FacetBucket) => Number(b.value) - Number(a.value);

/** A bounded list of a facet's values with their counts: most frequent first, years newest first and all of them. */
export function facetBuckets(
  name: FacetName,
  counts: Uint32Array,
  { ordinals, chosen, words }: BucketsWanted,
): FacetBucket[] {
  const wanted = labelWords(words ?? '');
  const least = name === 'year' || wanted.length > 0 ? 1 : leastCount(counts);
  const buckets: FacetBucket[] = [];
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] ?? 0;
    if (count < least) continue;
    const named = namedBy(name, value, ordinals);
    if (named && (wanted.length === 0 || hasWords(named.label, wanted))) buckets.push({ ...named, count });
  }
  if (name === 'year') return buckets.sort(byYear);
  const most = buckets.sort(byCount).slice(0, SEARCH.mostBuckets);
  if (wanted.length > 0) return most;
  return [...most, ...chosenBuckets(name, counts, { ordinals, chosen }, most)];
}

/** The chosen values that are not among the most frequent ones. */
function chosenBuckets(
  name: FacetName,
  counts: Uint32Array,
  { ordinals, chosen }: BucketsWanted,
  most: readonly FacetBucket[],
): FacetBucket[] {
  if (name === 'type' || name === 'year') return [];
  return chosen.flatMap((key) => {
    const value = ordinalsOf(name, ordinals).find(key);
    const count = counts[value] ?? 0;
    const named = count > 0 ? namedBy(name, value, ordinals) : undefined;
    return named && !most.some((bucket) => bucket.value === key) ? [{ ...named, count }] : [];
  });
}
