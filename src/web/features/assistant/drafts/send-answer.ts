import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { Paragraph } from '#law/drafting/document/model.ts';
import { type Draft, draft } from '#shared/contracts/drafts/drafts.ts';
import { ApiError, api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const DRAFTS = '/rest/v1/case_drafts';
/** Drafts that are offered, the last changed first. */
const OFFERED = 50;
/** Number of tries: somebody else may save the draft in between. */
const ATTEMPTS = 4;

const choice = draft.pick({ id: true, title: true });

/** The drafts of a case, for choosing one. */
export const draftChoicesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-drafts', caseId, 'choices'],
    queryFn: ({ signal }) =>
      api.get(DRAFTS, z.array(choice), {
        query: { case_id: `eq.${caseId}`, select: 'id,title', order: 'updated_at.desc,id', limit: OFFERED },
        signal,
      }),
    staleTime: 0,
  });

const withBlocks = ({ document }: Draft, blocks: readonly Paragraph[]) => ({
  ...document,
  content: [...(Array.isArray(document.content) ? document.content : []), ...blocks],
});

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale';

/**
 * Puts an answer at the end of a draft, and its record with it. A state that somebody else saved meanwhile keeps all that
 * it has. Errors: `ApiError`, with status 404 for a draft that was deleted.
 */
export async function appendToDraft(
  id: string,
  message_id: string,
  blocks: readonly Paragraph[],
): Promise<Draft> {
  const sent_answer = { message_id, blocks: blocks.map(({ attrs }) => attrs.id) };
  for (let attempt = 1; ; attempt += 1) {
    const now = await api.get(DRAFTS, draft, { query: { id: `eq.${id}` }, headers: ONE_ROW });
    try {
      const change = { id, document: withBlocks(now, blocks), if_updated_at: now.updated_at, sent_answer };
      return await api.post('/rest/v1/rpc/save_draft', change, draft);
    } catch (error) {
      if (!isStale(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Adds an empty draft. Errors: `ApiError`. */
export const addDraft = (caseId: string, title: string): Promise<Draft> =>
  api.post(DRAFTS, { case_id: caseId, title }, draft, { headers: { ...RETURN_ROWS, ...ONE_ROW } });
