import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { TEMPLATES, templateOf } from '#law/drafting/templates/all-templates.ts';
import { notesOfTemplate } from '#law/drafting/templates/paper-of-template.ts';
import { readFacts } from '#law/drafting/templates/read-facts.ts';
import { askedFacts } from '#law/drafting/templates/read-template.ts';
import type { Template } from '#law/drafting/templates/template.ts';
import { type HashedFile, writeTemplate } from '#law/drafting/templates/write-template.ts';
import { JsonText } from '#server/platform/data-api/large-body.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import type { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type DraftTemplate,
  draftFromTemplate,
  draftMade,
  draftTemplates,
  paperFacts,
} from '#shared/contracts/drafts/draft-templates.ts';
import { LIST_OF_DATES } from '#shared/contracts/timeline.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { messages as checks } from '#shared/messages/en/practice/draft-checks.ts';
import type { Message } from '#shared/messages/message.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { wordsFor } from '#shared/messages/words.ts';
import { filesOfCase } from '../annexures/store.ts';
import { newBlockId } from '../complete-draft.ts';
import { draftThread } from '../draft-thread.ts';
import { draftsFromOffice, officeTemplateRoutes, presentedOffice } from './office-routes.ts';
import { officeTemplates } from './office-store.ts';
import { caseNotFound, presentedFacts, refusalOf, titleOf } from './present-facts.ts';
import { addDraft, type CaseForTemplates, caseForTemplates, datesOfCase, pagesOfCase } from './store.ts';

/**
 * Files of a case with the SHA-256 of their stored bytes, in the order in which they were chosen. Errors: `unprocessable`
 * for a file that is not one of the case or that the caller does not see.
 */
async function hashedFiles(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  session: Session,
  caseId: string,
  ids: readonly string[],
): Promise<HashedFile[]> {
  const wanted = [...new Set(ids)];
  const rows = await db.withUser(session, (tx) => filesOfCase(tx, caseId, wanted));
  const own = new Map(rows.filter(({ is_own }) => is_own).map((row) => [row.id, row]));
  const hashed: HashedFile[] = [];
  for (const id of wanted) {
    const row = own.get(id);
    if (!row) throw new ProblemError('unprocessable', sentenceOf(messages.noSuchFile));
    const hash = createHash('sha256');
    await pipeline(await storage.read(row.path), hash);
    hashed.push({ name: row.name, sha256: hash.digest('hex') });
  }
  return hashed;
}

const routes = routesOf('Drafts');

const list = routes.get('/draft-templates', {
  summary: 'The templates of drafts, each with the facts it asks for and what is known of them for a case',
  request: { query: z.object({ caseId: z.uuid() }) },
  responses: { 200: json(draftTemplates, 'The templates'), ...errors(404) },
});
const fromPapers = routes.get('/draft-paper-facts', {
  summary:
    'Values for the facts of templates in the papers of a case, each with its page, for a lawyer to accept',
  request: { query: z.object({ caseId: z.uuid() }) },
  responses: { 200: json(paperFacts, 'The values'), ...errors(404) },
});
const make = routes.post('/draft-from-template', {
  ...WHEN_UNPAID.refused,
  summary: 'A new draft of a case from a template and facts; what is not given becomes a blank',
  request: { body: jsonBody(draftFromTemplate) },
  responses: { 200: json(draftMade, 'The new draft'), ...errors(404, 413, 422) },
});

const presented = (template: Template, { known, before }: CaseForTemplates): DraftTemplate => {
  return {
    id: template.id,
    name: wordsFor(template.name),
    group: template.group,
    kind: template.kind,
    sources: template.sources.map((source) => ({ ...source })),
    facts: presentedFacts(askedFacts(template), { known, before }),
    ...(template.about === undefined ? {} : { about: template.about }),
    ...(template.lateBecause === undefined ? {} : { lateBecause: template.lateBecause }),
    files: template.files === true,
  };
};

/** `/functions/v1/draft-templates`, `draft-paper-facts` and `draft-from-template`; the caller checks the session. */
export function draftTemplateRoutes(
  { db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>,
  turns: KeyedQueue,
): OpenAPIHono<AppEnv> {
  const app = newApi();
  const fromOffice = draftsFromOffice({ db }, turns);
  app.route('/', officeTemplateRoutes({ db }, turns));
  app.openapi(list, async (c) => {
    const session = c.get('session');
    const { caseId } = c.req.valid('query');
    const found = await db.withUser(session, (tx) => caseForTemplates(tx, caseId, session.userId));
    if (!found) throw caseNotFound();
    const office = await db.withUser(session, officeTemplates);
    const templates = [
      ...TEMPLATES.map((template) => presented(template, found)),
      ...office.map((one) => presentedOffice(one, found)),
    ];
    return c.json({ templates }, 200);
  });
  app.openapi(fromPapers, async (c) => {
    const session = c.get('session');
    const { caseId } = c.req.valid('query');
    const found = await db.withUser(session, async (tx) =>
      (await caseForTemplates(tx, caseId, session.userId)) ? pagesOfCase(tx, caseId) : undefined,
    );
    if (!found) throw caseNotFound();
    const names = new Map(found.pages.map(({ file, name }) => [file, name]));
    const facts = await turns.run(session.userId, () => draftThread.paperFacts(found.pages));
    const answer = facts.map(({ fact, file, ...one }) => ({
      ...one,
      name: fact,
      file_id: file,
      file_name: names.get(file) ?? '',
    }));
    return c.json({ facts: answer, pages: found.pages.length, all: found.all }, 200);
  });
  app.openapi(make, async (c) => {
    const session = c.get('session');
    const { caseId, template: id, title: given, facts, files } = c.req.valid('json');
    const template = templateOf(id);
    if (!template && z.uuid().safeParse(id).success)
      return c.json(await fromOffice(session, { caseId, template: id, title: given, facts }), 200);
    if (!template)
      throw new ProblemError('unprocessable', sentenceOf(messages.unknownTemplate, { template: id }));
    const read = readFacts(template, facts);
    if ('problem' in read) throw refusalOf(askedFacts(template), read.problem);
    const hashed = template.files && files ? await hashedFiles({ db, storage }, session, caseId, files) : [];
    const made = await db.withUser(session, async (tx) => {
      const found = await caseForTemplates(tx, caseId, session.userId);
      if (!found) throw caseNotFound();
      const dates = template.kind === 'list_of_dates' ? await datesOfCase(tx, caseId, now()) : [];
      if (!dates) throw new ProblemError('too_large', sentenceOf(requests.datesTooLong, LIST_OF_DATES));
      const document = writeTemplate(template, read.facts, { dates, files: hashed }, newBlockId);
      const title = given ?? titleOf(wordsFor(template.name), found.title);
      const content = textOfDocument(document);
      const draft = {
        ...{ title, kind: template.kind, content },
        document: new JsonText(JSON.stringify(document)),
      };
      return { id: await addDraft(tx, caseId, draft, { template: id, facts: read.facts }), title };
    });
    const notes = notesOfTemplate(template, read.facts).map(({ note, values }) =>
      t(checks[note] as Message<string>, values),
    );
    return c.json({ ...made, notes }, 200);
  });
  return app;
}
