import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  knownDocuments,
  type NewPassageNote,
  PASSAGE_NOTES,
  type PassageNote,
  passageNote,
} from '#shared/contracts/research/passage-notes.ts';
import { caseRoles } from '#shared/contracts/sharing/roles.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const TABLE = '/rest/v1/passage_notes';
const ONE = { headers: { ...RETURN_ROWS, ...ONE_ROW } };
/** Notes of one page of a list. */
const PAGE = 20;
/** Notes that the reader shows of one document: those of the user and of everybody who shares cases with them. */
const MOST_SHOWN = 1000;

const listed = passageNote.extend({
  case: z.object({ id: z.uuid(), title: z.string(), role: z.enum(caseRoles) }).nullable(),
});
export type ListedNote = z.infer<typeof listed>;
const COLUMNS = '*,case:cases(id,title,role)';

/** The notes that the user sees on a document, in the order of the text. */
export const documentNotesQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['passage-notes', 'document', documentId],
    queryFn: ({ signal }) =>
      api.get(TABLE, z.array(listed), {
        query: {
          document_id: `eq.${documentId}`,
          select: COLUMNS,
          order: 'index,start,id',
          limit: MOST_SHOWN,
        },
        signal,
      }),
    staleTime: 0,
  });

/** The notes of a case, or all that the user sees, the latest first, page by page. */
export const notesQuery = (caseId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['passage-notes', 'list', caseId],
    queryFn: ({ pageParam, signal }) =>
      api.get(TABLE, z.array(listed), {
        query: {
          ...(caseId === undefined ? {} : { case_id: `eq.${caseId}` }),
          select: COLUMNS,
          order: 'created_at.desc,id',
          limit: PAGE,
          offset: pageParam,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length * PAGE),
    staleTime: 0,
  });

async function knownOf(ids: readonly string[], signal: AbortSignal): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (let at = 0; at < ids.length; at += PASSAGE_NOTES.knownAtOnce) {
    const some = ids.slice(at, at + PASSAGE_NOTES.knownAtOnce);
    const answer = await api.post('/library/documents/known', { ids: some }, knownDocuments, { signal });
    for (const id of answer.known) known.add(id);
  }
  return known;
}

/** The ones of these documents that are in the library. */
export const knownDocumentsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['library', 'known', ...ids],
    queryFn: ({ signal }) => knownOf(ids, signal),
    enabled: ids.length > 0,
  });

export const addNote = (note: NewPassageNote): Promise<PassageNote> =>
  api.post(TABLE, note, passageNote, ONE);

/** Errors: `ApiError` that `isMissing` recognises when the note was deleted, or has the code `ROW_CHANGED` when it changed since `updatedAt`. */
export const changeNote = (id: string, note: string, updatedAt: string): Promise<PassageNote> =>
  api.patch(TABLE, { note }, passageNote, { query: { id: `eq.${id}`, if_updated_at: updatedAt }, ...ONE });

/** Errors: `ApiError` that `isMissing` recognises when it was deleted. */
export const readNote = (id: string): Promise<PassageNote> =>
  api.get(TABLE, passageNote, { query: { id: `eq.${id}` }, headers: ONE_ROW });

/** `leaving`: the page is closing, and the request outlives it. */
export const deleteNote = (id: string, leaving = false): Promise<void> =>
  api.run('DELETE', TABLE, undefined, { query: { id: `eq.${id}` }, keepalive: leaving });
