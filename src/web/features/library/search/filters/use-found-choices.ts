import { useQuery } from '@tanstack/react-query';
import { facetQuery } from '../../queries.ts';
import type { ListFilter, SearchState } from '../search-state.ts';

/** The values of a facet with words that begin so, asked of the server; undefined without words, and until it answers. */
export function useFoundChoices(state: SearchState, of: ListFilter, words: string) {
  const wanted = words.trim();
  const { data } = useQuery({ ...facetQuery(state, of, wanted), enabled: wanted !== '' && !state.similar });
  return wanted === '' ? undefined : data;
}
