import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import {
  checkedDraft,
  type ExportFormat,
  type ExportProfile,
} from '#shared/contracts/drafts/draft-functions.ts';
import { draft, draftVersion, draftWithoutText, type SaveDraft } from '#shared/contracts/drafts/drafts.ts';
import { api, send } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const DRAFTS = '/rest/v1/case_drafts';
const VERSIONS = '/rest/v1/draft_versions';
const WRITTEN = { headers: { ...RETURN_ROWS, ...ONE_ROW } };

const listed = draftWithoutText.omit({ owner_id: true });
export type ListedDraft = z.infer<typeof listed>;
const COLUMNS = Object.keys(listed.shape).join(',');

/** The drafts of a case, the last changed first, without their texts. */
export const draftsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-drafts', caseId],
    queryFn: ({ signal }) =>
      allRows('case_drafts', z.array(listed), {
        query: { case_id: `eq.${caseId}`, select: COLUMNS, order: 'updated_at.desc,id' },
        signal,
      }),
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** One draft with its text. Errors: `ApiError`; `isMissing` recognises the one for a draft that was deleted. */
export const readDraft = (id: string, signal?: AbortSignal) =>
  api.get(DRAFTS, draft, { query: { id: `eq.${id}` }, headers: ONE_ROW, signal });

/** The draft as it is when it is opened; `DraftSaver` follows it from there. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['case-draft', id],
    queryFn: ({ signal }) => readDraft(id, signal),
    meta: PERSISTED_OFFLINE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
    // Each save brings another text: to look for what is the same costs more than it spares.
    structuralSharing: false,
  });

export const createDraft = (caseId: string, title: string, document: DraftDocument) =>
  api.post(DRAFTS, { case_id: caseId, title, document }, draft, WRITTEN);
const SAVED = Object.keys(draftWithoutText.shape).join(',');
/** The answer leaves out the text, which the caller has. Errors: `ApiError` with the code `stale` when it has changed since `if_updated_at`. */
export const saveDraft = (change: SaveDraft) =>
  api.post('/rest/v1/rpc/save_draft', change, draftWithoutText, { query: { select: SAVED } });
export const deleteDraft = (id: string) =>
  api.run('DELETE', DRAFTS, undefined, { query: { id: `eq.${id}` } });

const listedVersion = draftVersion.omit({ document: true, content: true });
export type ListedVersion = z.infer<typeof listedVersion>;
const VERSION_COLUMNS = Object.keys(listedVersion.shape).join(',');

/** The versions of a draft, the latest first, without their texts. At most 300 are kept. */
export const versionsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft-versions', draftId],
    queryFn: ({ signal }) =>
      allRows('draft_versions', z.array(listedVersion), {
        query: { draft_id: `eq.${draftId}`, select: VERSION_COLUMNS, order: 'number.desc' },
        signal,
      }),
    staleTime: 0,
  });

/** One version with its text, which never changes. */
export const versionQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft-version', id],
    queryFn: ({ signal }) =>
      api.get(VERSIONS, draftVersion, { query: { id: `eq.${id}` }, headers: ONE_ROW, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Keeps the state that the server has under a name. */
export const keepVersion = (draftId: string, name: string) =>
  api.post(VERSIONS, { draft_id: draftId, name }, draftVersion, WRITTEN);

/** Milliseconds for which typing must pause before a draft is checked again. */
export const CHECK_PAUSE_MS = 2500;

/** Checks the saved state of a draft for what it lacks. `savedAt` names this state. */
export const checkQuery = (draftId: string, savedAt: string) =>
  queryOptions({
    queryKey: ['draft-check', draftId, savedAt],
    queryFn: ({ signal }) => api.post('/functions/v1/check-draft', { draftId }, checkedDraft, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });

/** The page of a court, and a PDF without its annexures. */
export type ExportChoice = {
  profile?: ExportProfile | undefined;
  annexures?: false;
  comments?: boolean | undefined;
};

/** The saved state of a draft as a file. A PDF has the files that are chosen for it, unless `annexures` is false. */
export async function exportDraft(
  draftId: string,
  format: ExportFormat,
  { profile, annexures, comments }: ExportChoice = {},
): Promise<Blob> {
  const answer = await send('POST', '/functions/v1/export-draft', {
    ...{ draftId, format, profile, annexures },
    ...(comments ? { comments } : {}),
  });
  return answer.blob();
}
