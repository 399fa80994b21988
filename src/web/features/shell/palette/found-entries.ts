import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { type ActSearchAnswer, actSearchAnswer } from '#shared/contracts/research/act-copies.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { api } from '#web/data/api.ts';
import { wordConditions } from '#web/data/lists/rest-filter.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { recentCasesQuery } from './recent-cases.ts';

/** The search starts when the user stops typing for this long. */
const PAUSE_MS = 200;
/** So many of each kind: more would push the next kind out of view. */
const MOST = 5;
/** Shorter words would list half of the practice. */
const SHORTEST = 2;

const caseRows = z.array(z.object({ id: z.string(), title: z.string(), case_number: z.string().nullable() }));
const clientRows = z.array(z.object({ id: z.string(), name: z.string() }));
const hits = z.object({
  results: z.array(
    z.object({
      _id: z.string(),
      _source: z.object({ title: z.string(), type: z.enum(['judgment', 'act']) }),
    }),
  ),
});

/** The cases with these words in their title, number or client, for the palette. */
export const casesNamed = (words: string) =>
  queryOptions({
    queryKey: ['cases', 'palette', words],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/cases', caseRows, {
        query: {
          select: 'id,title,case_number',
          and: `(${wordConditions(words, ['title', 'case_number', 'client_name']).join(',')})`,
          order: 'updated_at.desc',
          limit: MOST,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const clientsNamed = (words: string) =>
  queryOptions({
    queryKey: ['clients', 'palette', words],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/clients', clientRows, {
        query: {
          select: 'id,name',
          and: `(${wordConditions(words, ['name', 'client_number', 'contact_person']).join(',')})`,
          order: 'updated_at.desc',
          limit: MOST,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

const documentsFound = (query: string) =>
  queryOptions({
    queryKey: ['library', 'palette', query],
    queryFn: ({ signal }) =>
      api.post('/keyword_search', { query, size: MOST, highlight: false }, hits, { signal }),
    placeholderData: keepPreviousData,
  });

/** '138 NI', 'art 226': words with a figure may name a section. */
const sectionsNamed = (q: string) =>
  queryOptions({
    queryKey: ['act-search', 'palette', q],
    queryFn: ({ signal }) => api.get('/library/act-search', actSearchAnswer, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });

export type FoundRecords = {
  sections: ActSearchAnswer['sections'];
  cases: readonly { id: string; title: string }[];
  clients: z.infer<typeof clientRows>;
  documents: z.infer<typeof hits>['results'];
  /** More may come. */
  searching: boolean;
};

/** The recent cases; with words, the cases, clients, judgments and sections that have them. */
export function useFoundRecords(open: boolean, typed: string): FoundRecords {
  const wanted = typed.trim().slice(0, 200);
  const words = useDebounced(wanted, PAUSE_MS);
  const named = open && words.length >= SHORTEST && wanted !== '';
  const searched = named && words.length >= SEARCH.minTermLength;
  const recent = useQuery({ ...recentCasesQuery, enabled: open });
  const cases = useQuery({ ...casesNamed(words), enabled: named });
  const clients = useQuery({ ...clientsNamed(words), enabled: named });
  const documents = useQuery({ ...documentsFound(words), enabled: searched });
  const numbered = named && /\d/u.test(words);
  const sections = useQuery({ ...sectionsNamed(words), enabled: numbered });
  const running = [cases, clients, documents, sections].some(({ isFetching }) => isFetching);
  return {
    // Until the answer arrives, shows the recent cases that have the words.
    cases:
      (named ? cases.data : undefined) ??
      (recent.data ?? []).filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase())),
    sections: (numbered ? sections.data?.sections.slice(0, MOST) : undefined) ?? [],
    clients: (named ? clients.data : undefined) ?? [],
    documents: (searched ? documents.data?.results : undefined) ?? [],
    searching: running || (wanted !== words && wanted.length >= SHORTEST),
  };
}
