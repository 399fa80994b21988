import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { DRAFT_KINDS } from '#law/drafting/kinds.ts';
import type { Facts } from '#law/drafting/templates/facts.ts';
import { askedOfBlanks, MOST_BLANKS } from '#law/drafting/templates/office-template.ts';
import { readAsked } from '#law/drafting/templates/read-facts.ts';
import { JsonText } from '#server/platform/data-api/large-body.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import type { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import type { DraftTemplate, draftMade } from '#shared/contracts/drafts/draft-templates.ts';
import {
  OFFICE_TEMPLATE,
  saveDraftTemplate,
  savedDraftTemplate,
} from '#shared/contracts/drafts/office-templates.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/drafting/office-templates.ts';
import { messages as templates } from '#shared/messages/en/drafting/templates.ts';
import { messages as drafts } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { draftThread } from '../draft-thread.ts';
import { draftWithJson, roleInCase } from '../store.ts';
import { addOfficeTemplate, type ListedOfficeTemplate, officeTemplateById } from './office-store.ts';
import { caseNotFound, presentedFacts, refusalOf, titleOf } from './present-facts.ts';
import { addDraft, type CaseForTemplates, caseForTemplates } from './store.ts';

/** Named in a draft as the template that it was made from; the template itself can go. */
const OFFICE = 'office';

const routes = routesOf('Drafts');

const save = routes.post('/save-draft-template', {
  ...WHEN_UNPAID.refused,
  summary: `A template of the office from the saved state of a draft: its blanks and its names in brackets become fields. For the owner of its case and its editors. At most ${OFFICE_TEMPLATE.most} a user`,
  request: { body: jsonBody(saveDraftTemplate) },
  responses: { 200: json(savedDraftTemplate, 'The template and its blanks'), ...errors(403, 404, 422) },
});

const kindOf = (kind: string) => DRAFT_KINDS.find((known) => known === kind) ?? 'other';

/** A template of the office as the list of templates has it. */
export function presentedOffice(
  { id, name, kind, blanks, chambers, changes }: ListedOfficeTemplate,
  found: CaseForTemplates,
): DraftTemplate {
  return {
    ...{ id, name, group: OFFICE, kind: kindOf(kind), sources: [], files: false },
    facts: presentedFacts(askedOfBlanks(blanks), found),
    office: { chambers, changes },
  };
}

interface NewDraft {
  caseId: string;
  template: string;
  title: string | undefined;
  facts: Facts;
}

/** Makes a draft of a case from a template of the office. */
export const draftsFromOffice =
  ({ db }: Pick<Services, 'db'>, turns: KeyedQueue) =>
  async (
    session: Session,
    { caseId, template: id, title: given, facts }: NewDraft,
  ): Promise<z.infer<typeof draftMade>> => {
    const { found, template } = await db.withUser(session, async (tx) => ({
      found: await caseForTemplates(tx, caseId, session.userId),
      template: await officeTemplateById(tx, id),
    }));
    if (!found) throw caseNotFound();
    if (!template)
      throw new ProblemError('unprocessable', sentenceOf(templates.unknownTemplate, { template: id }));
    const { blanks, kind } = template;
    const asked = askedOfBlanks(blanks);
    const read = readAsked(asked, facts);
    if ('problem' in read) throw refusalOf(asked, read.problem);
    const { document, content } = await turns.run(session.userId, () =>
      draftThread.fromOffice(template.json, blanks, read.facts),
    );
    const title = given ?? titleOf(template.name, found.title);
    const draft = { title, kind: kindOf(kind), content, document: new JsonText(document) };
    const made = await db.withUser(session, (tx) =>
      addDraft(tx, caseId, draft, { template: OFFICE, facts: read.facts }),
    );
    return { id: made, title, notes: [] };
  };

/** `/functions/v1/save-draft-template`; the caller checks the session. */
export function officeTemplateRoutes({ db }: Pick<Services, 'db'>, turns: KeyedQueue): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(save, async (c) => {
    const session = c.get('session');
    const { draftId, name, chambersId = null } = c.req.valid('json');
    const { found, role } = await db.withUser(session, async (tx) => {
      const draft = await draftWithJson(tx, draftId);
      return { found: draft, role: draft && (await roleInCase(tx, draft.draft.case_id)) };
    });
    if (!found) throw new ProblemError('not_found', sentenceOf(drafts.notFound));
    // A template takes the text out of its case, for good: that is for those who may change the whole case.
    if (role !== 'owner' && role !== 'editor')
      throw new ProblemError('forbidden', sentenceOf(requests.roleForbids));
    const { draft, json: document } = found;
    if (draft.content.trim() === '') throw new ProblemError('unprocessable', sentenceOf(messages.empty));
    if (document.length > OFFICE_TEMPLATE.document)
      throw new ProblemError('unprocessable', sentenceOf(messages.tooLong));
    const made = await turns.run(session.userId, () => draftThread.officeTemplate(document));
    if (made.blanks.length > MOST_BLANKS)
      throw new ProblemError('unprocessable', sentenceOf(messages.tooManyBlanks, { max: MOST_BLANKS }));
    const id = await db.withUser(session, (tx) =>
      addOfficeTemplate(tx, { name, kind: draft.kind, chambersId, ...made }),
    );
    return c.json({ id, name, blanks: made.blanks }, 200);
  });
  return app;
}
