import { infiniteQueryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type BinItem, binItem, deletedForEver } from '#shared/contracts/bin/bin.ts';
import { api } from '#web/data/api.ts';

const PAGE = 50;

type Place = Pick<BinItem, 'deleted_at' | 'id'>;

/** Items of the bin, the latest deletion first, page by page. */
export const binQuery = () =>
  infiniteQueryOptions({
    queryKey: ['bin'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/bin_items', z.array(binItem), {
        query: {
          select: '*',
          and: pageParam
            ? `(deleted_at.lte.${pageParam.deleted_at},or(deleted_at.lt.${pageParam.deleted_at},id.gt.${pageParam.id}))`
            : undefined,
          order: 'deleted_at.desc,id',
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
    staleTime: 0,
  });

/** Removes an item with everything in it. Errors: `ApiError` 404 when it is no longer in the bin. */
export const deleteForEver = (id: string) =>
  api.post('/functions/v1/delete-for-ever', { id }, deletedForEver);
