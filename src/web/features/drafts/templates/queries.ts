import { queryOptions } from '@tanstack/react-query';
import { draftMade, draftTemplates, paperFacts } from '#shared/contracts/drafts/draft-templates.ts';
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

export type NewFromTemplate = {
  caseId: string;
  template: string;
  title: string;
  facts: Record<string, string>;
  files?: string[];
};
export const makeFromTemplate = (body: NewFromTemplate) =>
  api.post('/functions/v1/draft-from-template', body, draftMade);
