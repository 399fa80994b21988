import { actOfKey } from '#law/acts/acts.ts';
import { formatProvisionKey } from '#law/provisions/provision-name.ts';
import type { LibraryRecord } from '#server/platform/search/engine.ts';
import type { RecordProvision, RecordValues } from '../segments/doc-values.ts';

const longestValue = 100;
const mostJudges = 99;

/** Judges who heard a case: as the copy says, or those it names. Undefined where it names none. */
export const strengthOf = ({
  bench_strength,
  judges,
}: Pick<LibraryRecord, 'bench_strength' | 'judges'>): number | undefined =>
  bench_strength ?? (judges.length > 0 ? judges.length : undefined);

/**
 * Values of a document that facets and filters read: the bench without the word, the disposal in lower case, the number
 * of its judges, and its provisions.
 */
export function recordValues({
  bench = '',
  disposal = '',
  section_law,
  ...heard
}: Pick<
  LibraryRecord,
  'bench' | 'disposal' | 'section_law' | 'kind' | 'judges' | 'bench_strength'
>): RecordValues {
  const provisions = section_law.flatMap(({ law, section_number: number, key }): RecordProvision[] => {
    // A longer key is a misread text; it could not be asked for either.
    if (key === undefined || key.length > 200 || !key.includes(':')) return [];
    return actOfKey(key.slice(0, key.indexOf(':'))) ? [[key]] : [[key, law, number]];
  });
  return {
    bench: bench
      .replace(/\s+bench$/iu, '')
      .trim()
      .slice(0, longestValue),
    disposal: disposal.trim().toLowerCase().slice(0, longestValue),
    strength: heard.kind === 'act' ? 0 : Math.min(strengthOf(heard) ?? 0, mostJudges),
    provisions,
  };
}

/** The label of an act or a provision whose key gives it: 'Indian Penal Code, 1860', 'IPC 302'. */
export const labelOfAct = (key: string): string => actOfKey(key)?.name ?? key;
export const labelOfSection = formatProvisionKey;
