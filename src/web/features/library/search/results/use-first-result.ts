import { useEffect, useState } from 'react';
import { focusResult } from './use-list-keys.ts';
import type { Results } from './use-results.ts';

/** Goes from the search box to the first result of the words in it, as soon as that result is there. */
export function useFirstResult(
  q: string,
  results: Results,
  select: (id: string) => void,
): (q: string) => void {
  const [wanted, setWanted] = useState<string>();
  const ready = wanted === q && !results.stale && !results.loading;
  const first = results.hits[0]?._id;
  useEffect(() => {
    if (!ready) return;
    setWanted(undefined);
    if (first === undefined) return;
    select(first);
    focusResult(first);
  }, [ready, first, select]);
  return setWanted;
}
