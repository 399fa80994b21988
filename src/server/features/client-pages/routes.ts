import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { inLanguage } from '#server/core/language.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { sendFile } from '#server/platform/http/files/send-file.ts';
import { errors, PUBLIC, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { VisitorLimit } from '#server/platform/http/visitor-limit.ts';
import type { Services } from '#server/platform/services.ts';
import {
  clientMessage,
  clientMessageBody,
  clientPages,
  clientSmsBody,
  madeClientPage,
  newClientPage,
} from '#shared/contracts/client-pages.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { type SmsParts, sendToClient, smsPreview } from './client-sms.ts';
import { addPage, caseForMessage, endPage, openPage, pagesOf, templatesIn } from './store.ts';
import { aboutCase, blankWords, duesOf, factsOf, filledWords, messageTo } from './words.ts';

const routes = routesOf('Client pages');
/** A client and their family open a page some times a day; many clients may share one address. */
const READS = { calls: 120, windowMs: 60_000 } as const;
const SECRET = /^[\w-]{43}$/u;

const list = routes.get('/client-pages', {
  summary: 'The private links of a case for its client, newest first',
  request: { query: z.object({ case_id: z.uuid() }) },
  responses: { 200: json(clientPages, 'The links, without their secrets') },
});
const make = routes.post('/client-pages', {
  ...WHEN_UNPAID.refused,
  summary: 'Make a private link with which a client reads the next date, the last order and shared papers',
  description: 'The path is in this answer only. Only the owner of a case makes links.',
  request: { body: jsonBody(newClientPage) },
  responses: { 200: json(madeClientPage, 'Made'), ...errors(400, 404) },
});
const end = routes.delete('/client-pages/{id}', {
  ...WHEN_UNPAID.open,
  summary: 'End a private link at once',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Ended' }, ...errors(404) },
});
const word = routes.post('/client-message', {
  ...WHEN_UNPAID.open,
  summary: 'Propose a message to the client from what happened; nothing is sent',
  request: { body: jsonBody(clientMessageBody) },
  responses: { 200: json(clientMessage, 'The words'), ...errors(404) },
});

const text = routes.post('/client-sms', {
  ...WHEN_UNPAID.refused,
  summary: 'Send the next date of a case to its client by SMS, through a template of the operator',
  request: { body: jsonBody(clientSmsBody) },
  responses: { 204: { description: 'Sent' }, ...errors(400, 404, 429) },
});

/** `/functions/v1/client-pages` and `/functions/v1/client-message`; the caller checks the session. */
export function clientPageRoutes(services: SmsParts): OpenAPIHono<AppEnv> {
  const { db, now } = services;
  const app = newApi();
  const noCase = () => new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  app.openapi(list, async (c) => {
    const { case_id } = c.req.valid('query');
    const pages = await db.withUser(c.get('session'), (tx) => pagesOf(tx, case_id));
    return c.json({ pages }, 200);
  });
  app.openapi(make, async (c) => {
    const body = c.req.valid('json');
    const made = await db.withUser(c.get('session'), (tx) => addPage(tx, body, now()));
    if (!made) throw noCase();
    c.header('cache-control', 'private, no-store');
    return c.json(made, 200);
  });
  app.openapi(end, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await db.withUser(c.get('session'), (tx) => endPage(tx, id, now()))))
      throw new ProblemError('not_found');
    return c.body(null, 204);
  });
  app.openapi(word, async (c) => {
    const { case_id, language } = c.req.valid('json');
    const [found, templates] = await db.withUser(c.get('session'), async (tx) => [
      await caseForMessage(tx, case_id, now()),
      await templatesIn(tx, language),
    ]);
    if (!found) throw noCase();
    const { client } = found;
    const words = inLanguage(language, () => ({
      sms: smsPreview(services, found),
      subject: t(messages.subject, { title: found.title }),
      text: messageTo(found, client?.name),
      templates: templates.map(({ words: ofTemplate, ...one }) => ({
        ...one,
        text: filledWords(ofTemplate, found, client?.name),
      })),
      blank_words: blankWords(),
    }));
    return c.json({ ...words, client }, 200);
  });
  app.openapi(text, async (c) => {
    const { case_id, language } = c.req.valid('json');
    const found = await db.withUser(c.get('session'), (tx) => caseForMessage(tx, case_id, now()));
    if (!found) throw noCase();
    await inLanguage(language, () => sendToClient(services, found));
    return c.body(null, 204);
  });
  return app;
}

const HTML = { 'text/html': { schema: z.string() } };
const page = routes.get('/client/{secret}', {
  ...PUBLIC,
  summary: 'The page of a client; its address is the secret',
  request: { params: z.object({ secret: z.string().max(100) }) },
  responses: {
    200: { description: 'The page', content: HTML },
    404: { description: 'No such page, or one that has ended', content: HTML },
    ...errors(429),
  },
});
const paper = routes.get('/client/{secret}/files/{id}', {
  ...PUBLIC,
  summary: 'A paper that is shared with a client',
  request: { params: z.object({ secret: z.string().max(100), id: z.uuid() }) },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errors(404, 429),
  },
});

type Shown = Parameters<typeof confirmPageHtml>[0];
const plain = (shown: Pick<Shown, 'title' | 'paragraphs'> & Partial<Shown>): Shown => ({
  action: '',
  buttons: [],
  leadsTo: [],
  ...shown,
});
const HEADERS = { ...confirmPageHeaders({ leadsTo: [] }), 'x-robots-tag': 'noindex, nofollow' };

/** `/client/…`, which a client opens without an account. */
export function clientRoutes({
  db,
  now,
  storage,
}: Pick<Services, 'db' | 'now' | 'storage'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const limit = new VisitorLimit(READS);
  const opened = (secret: string) =>
    SECRET.test(secret) ? db.withWorker((tx) => openPage(tx, secret, now())) : undefined;
  app.openapi(page, async (c) => {
    limit.take(addressGroup(c.get('clientAddress')), now());
    const { secret } = c.req.valid('param');
    const found = await opened(secret);
    if (!found) {
      const gone = plain({ title: t(messages.goneTitle), paragraphs: [t(messages.goneText)] });
      return c.html(confirmPageHtml(gone), 404, HEADERS) as never;
    }
    const html = inLanguage(found.language, () =>
      confirmPageHtml(
        plain({
          title: found.title,
          paragraphs: [
            aboutCase(found),
            found.advocate ? t(messages.fromAdvocate, { name: found.advocate }) : '',
            ...factsOf(found),
            ...duesOf(found.due),
          ].filter((line) => line !== ''),
          links: found.files.map(({ id, file_name }) => ({
            label: file_name,
            to: `/client/${secret}/files/${id}`,
          })),
          note: t(messages.until, { date: indianDate(new Date(found.expires_at)) }),
        }),
      ),
    );
    return c.html(html, 200, HEADERS);
  });
  app.openapi(paper, async (c) => {
    limit.take(addressGroup(c.get('clientAddress')), now());
    const { secret, id } = c.req.valid('param');
    const file = (await opened(secret))?.files.find((one) => one.id === id);
    if (!file) throw new ProblemError('not_found');
    c.header('x-robots-tag', 'noindex, nofollow');
    c.header('referrer-policy', 'no-referrer');
    return (await sendFile(c, storage, file.file_path, { name: file.file_name })) as never;
  });
  return app;
}
