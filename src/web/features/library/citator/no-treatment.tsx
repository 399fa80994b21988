import { useQuery } from '@tanstack/react-query';
import type { SearchHitBody } from '#shared/contracts/library.ts';
import { coverageQuery } from '../queries.ts';
import { noTreatmentSentence } from './standing-line.tsx';

/** True for a judgment that no judgment of the library treats. */
export const isUntreated = ({ signal, standing }: Pick<SearchHitBody, 'signal' | 'standing'>): boolean =>
  signal === 'none' && standing === undefined;

/** The sentence of a judgment in a list that has no treatment; nothing until the reach of the library is known. */
export function NoTreatment({ className }: { className?: string }) {
  const { data } = useQuery(coverageQuery);
  // Citations are read a while after judgments came.
  if (data?.citator === undefined || data.citator.judgments === 0) return null;
  const said = noTreatmentSentence(data.citator);
  return (
    <p title={said} className={className}>
      {said}
    </p>
  );
}
