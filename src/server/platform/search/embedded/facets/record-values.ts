import { actOfKey } from '#law/acts/acts.ts';
import { formatProvisionKey } from '#law/provisions/provision-name.ts';
import type { LibraryRecord } from '#server/platform/search/engine.ts';
import type { RecordProvision, RecordValues } from '../segments/doc-values.ts';

const longestValue = 100;

/**
 * Values of a document that facets count: the bench without the word, the disposal in lower case, and its provisions.
 */
export function recordValues({
  bench = '',
  disposal = '',
  section_law,
}: Pick<LibraryRecord, 'bench' | 'disposal' | 'section_law'>): RecordValues {
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
    provisions,
  };
}

/** The label of an act or a provision whose key gives it: 'Indian Penal Code, 1860', 'IPC 302'. */
export const labelOfAct = (key: string): string => actOfKey(key)?.name ?? key;
export const labelOfSection = formatProvisionKey;
