import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type draftFromTemplate,
  draftMade,
  draftTemplates,
  paperFacts,
} from '#shared/contracts/drafts/draft-templates.ts';
import { savedDraftTemplate } from '#shared/contracts/drafts/office-templates.ts';
import { api } from '#web/data/api.ts';

/** The templates, with what is known for a case. */
export const templatesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['draft-templates', caseId],
    queryFn: ({ signal }) =>
      api.get('/functions/v1/draft-templates', draftTemplates, { query: { caseId }, signal }),
    gcTime: 0,
  });

/** Values for the facts of templates in the papers of a case. */
export const paperFactsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['draft-paper-facts', caseId],
    queryFn: ({ signal }) =>
      api.get('/functions/v1/draft-paper-facts', paperFacts, { query: { caseId }, signal }),
    gcTime: 0,
  });

export const makeFromTemplate = (body: z.input<typeof draftFromTemplate>) =>
  api.post('/functions/v1/draft-from-template', body, draftMade);

const OFFICE = '/rest/v1/office_templates';

/** A template of the office from the saved state of a draft, for the user or for one of their chambers. */
export const saveAsTemplate = (draftId: string, name: string, chambersId: string | null) =>
  api.post('/functions/v1/save-draft-template', { draftId, name, chambersId }, savedDraftTemplate);
export const renameTemplate = (id: string, name: string) =>
  api.run('PATCH', OFFICE, { name }, { query: { id: `eq.${id}` } });
export const deleteTemplate = (id: string) =>
  api.run('DELETE', OFFICE, undefined, { query: { id: `eq.${id}` } });
