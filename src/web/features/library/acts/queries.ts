import { queryOptions } from '@tanstack/react-query';
import { actFullText, actSchedules, actSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import {
  actContents,
  actList,
  actSection,
  concordanceAnswer,
  concordanceTable,
} from '#shared/contracts/research/acts.ts';
import { api } from '#web/data/api.ts';

export const actsQuery = () =>
  queryOptions({
    queryKey: ['acts'],
    queryFn: ({ signal }) => api.get('/library/acts', actList, { signal }),
  });

const pathOf = (...parts: string[]) => `/library/acts/${parts.map(encodeURIComponent).join('/')}`;

export const actQuery = (key: string) =>
  queryOptions({
    queryKey: ['acts', key],
    queryFn: ({ signal }) => api.get(pathOf(key), actContents, { signal }),
  });

export const sectionQuery = (key: string, number: string) =>
  queryOptions({
    queryKey: ['acts', key, number],
    queryFn: ({ signal }) => api.get(pathOf(key, number), actSection, { signal }),
  });

export const schedulesQuery = (key: string) =>
  queryOptions({
    queryKey: ['acts', key, 'schedules'],
    queryFn: ({ signal }) =>
      api.get(`/library/act-schedules/${encodeURIComponent(key)}`, actSchedules, { signal }),
  });

/** An act in full, or one chapter of it. */
export const fullTextQuery = (key: string, part: number | undefined) =>
  queryOptions({
    queryKey: ['acts', key, 'text', part],
    queryFn: ({ signal }) => {
      const asked = part === undefined ? '' : `?part=${part}`;
      return api.get(`/library/act-text/${encodeURIComponent(key)}${asked}`, actFullText, { signal });
    },
  });

export const actSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ['act-search', q],
    queryFn: ({ signal }) =>
      api.get(`/library/act-search?${new URLSearchParams({ q })}`, actSearchAnswer, { signal }),
    placeholderData: (before) => before,
  });

/** A provision as the address of the concordance page names it; `date` is `yyyy-mm-dd`. */
export type AskedProvision = { act: string; section: string; date?: string | undefined };

export const concordanceQuery = ({ act, section, date }: AskedProvision) =>
  queryOptions({
    queryKey: ['concordance', act, section, date],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ act, section, ...(date ? { date } : {}) });
      return api.get(`/library/concordance?${asked}`, concordanceAnswer, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** All rows of a pair of codes; they change with the program only. */
export const tableQuery = (old: string) =>
  queryOptions({
    queryKey: ['concordance', old],
    queryFn: ({ signal }) => api.get(`/library/concordance/${old}`, concordanceTable, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
