import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type Consent, consent } from '#shared/contracts/profiles/consents.ts';
import { api } from '#web/data/api.ts';

const rows = z.array(consent);
const PAGE = 20;
/** There is one for each subject. */
const SUBJECTS = 20;

/** The newest line about each subject. */
export const latestConsentsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['consents', userId, 'latest'],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/consents', rows, { query: { latest: 'eq.true', limit: SUBJECTS }, signal }),
    staleTime: 0,
  });

/** The whole record, the latest line first. */
export const consentHistoryQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['consents', userId, 'history'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/consents', rows, {
        query: {
          and: pageParam
            ? `(at.lte.${pageParam.at},or(at.lt.${pageParam.at},id.gt.${pageParam.id}))`
            : undefined,
          order: 'at.desc,id',
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as Pick<Consent, 'at' | 'id'> | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
    staleTime: 0,
  });
