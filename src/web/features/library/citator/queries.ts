import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { citationList, type Direction } from '#shared/contracts/research/citations.ts';
import { reliedOn, standing } from '#shared/contracts/research/standing.ts';
import type { Treatment } from '#shared/contracts/research/treatments.ts';
import { api } from '#web/data/api.ts';

export const PAGE = 20;

export type CitatorView = {
  direction: Direction;
  treatment?: Treatment | undefined;
  year?: number | undefined;
  page: number;
};

/** A page of what a judgment cites, or of what cites it. */
export const citationsQuery = (id: string, { direction, treatment, year, page }: CitatorView) =>
  queryOptions({
    queryKey: ['citations', id, direction, treatment, year, page],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({
        direction,
        from: String((page - 1) * PAGE),
        size: String(PAGE),
        ...(treatment ? { treatment } : {}),
        ...(year === undefined ? {} : { year: String(year) }),
      });
      return api.get(`/library/documents/${encodeURIComponent(id)}/citations?${asked}`, citationList, {
        signal,
      });
    },
    placeholderData: keepPreviousData,
  });

/** Judgments that a case, or every case of the user, relies on and that were overruled or doubted. */
export const reliedOnQuery = (caseId?: string) =>
  queryOptions({
    queryKey: ['relied-on', caseId ?? 'all'],
    queryFn: ({ signal }) =>
      api.get(`/library/relied-on${caseId === undefined ? '' : `?case_id=${caseId}`}`, reliedOn, { signal }),
  });

/** The later treatment of a judgment. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['standing', id],
    queryFn: ({ signal }) =>
      api.get(`/library/documents/${encodeURIComponent(id)}/standing`, standing, { signal }),
  });
