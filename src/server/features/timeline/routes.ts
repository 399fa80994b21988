import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { publicOrigin } from '#server/core/env.ts';
import { hashSecret } from '#server/core/random-secret.ts';
import { forOwner } from '#server/core/threads/owner-of-work.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { requireScope } from '#server/platform/http/key-scopes.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, PUBLIC, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { VisitorLimit } from '#server/platform/http/visitor-limit.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type FiledEvent,
  LIST_OF_DATES,
  type ListOfDatesFormat,
  listOfDatesBody,
} from '#shared/contracts/timeline.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { calendarInThread, listOfDatesInThread } from './dates-thread.ts';
import { calendarEvents, caseHead, type FiledDate, filedDates, keepChoice, ownerOfFeed } from './store.ts';

const MEDIA_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const satisfies Record<ListOfDatesFormat, string>;
const BYTES = { schema: z.string().meta({ format: 'binary' }) };
/** More dates than a calendar shows, and a readable length of each note. */
const CALENDAR = { dates: 5000, notes: 2000 } as const;
/**
 * Anybody can ask for a calendar. A program asks a few times an hour; the service of one may ask from one address for the
 * calendars of many users, and a user may have several programs.
 */
export const CALENDAR_READS = {
  ofAddress: { calls: 120, windowMs: 60_000 },
  ofCalendar: { calls: 20, windowMs: 5 * 60_000 },
} as const;

const routes = routesOf('Timeline');

const calendar = routes.get('/calendar/{file}', {
  ...PUBLIC,
  summary: 'The dates of a lawyer for a calendar program; the address itself is the secret',
  request: { params: z.object({ file: z.string().max(100) }) },
  responses: {
    200: { description: 'iCalendar (RFC 5545)', content: { 'text/calendar': { schema: z.string() } } },
    404: { description: 'No such address, or one that was revoked' },
    ...errors(429),
  },
});

/** `/calendar/…ics`, which calendar programs read without a session. */
export function calendarRoutes({ db, env, now }: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  const addresses = new VisitorLimit(CALENDAR_READS.ofAddress);
  const calendars = new VisitorLimit(CALENDAR_READS.ofCalendar);
  const turns = new KeyedQueue();
  app.openapi(calendar, async (c) => {
    addresses.take(addressGroup(c.get('clientAddress')), now());
    const secret = /^([\w-]{43})\.ics$/u.exec(c.req.valid('param').file)?.[1];
    if (secret === undefined) throw new ProblemError('not_found');
    const token = hashSecret(secret);
    calendars.take(token, now());
    const made = await turns.run(token, async () => {
      const events = await db.withWorker(async (tx) => {
        const owner = await ownerOfFeed(tx, token, now());
        return owner && calendarEvents(tx, owner, now(), CALENDAR);
      });
      if (!events) throw new ProblemError('not_found');
      const owner = { id: 'calendars', signal: () => c.req.raw.signal };
      return forOwner(owner, () => calendarInThread(events, publicOrigin(env)));
    });
    c.header('cache-control', 'private, no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.body(made, 200, { 'content-type': 'text/calendar; charset=utf-8' });
  });
  return app;
}

/** The event in the words of the request, which a caller who may not change the case cannot keep. */
const worded = (choice: readonly FiledEvent[] | undefined) => {
  const words = new Map(choice?.map(({ id, filed_as }) => [id, filed_as ?? null]));
  return (event: FiledDate): FiledDate =>
    words.has(event.id) ? { ...event, filed_as: words.get(event.id) ?? null } : event;
};

const dates = routes.post('/list-of-dates', {
  ...WHEN_UNPAID.open,
  summary: 'The list of dates of a case as a Word document or a PDF',
  request: { body: jsonBody(listOfDatesBody) },
  responses: {
    200: {
      description: 'The document',
      content: { [MEDIA_TYPES.docx]: BYTES, [MEDIA_TYPES.pdf]: BYTES },
    },
    ...errors(404, 413, 422),
  },
});

/** `/functions/v1/list-of-dates`; the caller checks the session. */
export function timelineRoutes({ db, now }: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  app.openapi(dates, async (c) => {
    const { case_id, format, events: choice } = c.req.valid('json');
    const chosen = choice?.filter(({ filed }) => filed).map(({ id }) => id);
    const session = c.get('session');
    if (choice) requireScope(session, 'cases:write');
    const document = await turns.run(session.userId, async () => {
      const { head, events } = await db.withUser(session, async (tx) => {
        if (choice) await keepChoice(tx, case_id, choice);
        return {
          head: await caseHead(tx, case_id),
          events: await filedDates(tx, case_id, now(), chosen),
        };
      });
      if (!head) throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
      if (!events) throw new ProblemError('too_large', sentenceOf(requests.datesTooLong, LIST_OF_DATES));
      if (events.length === 0) throw new ProblemError('unprocessable', sentenceOf(requests.noDates));
      return listOfDatesInThread({ ...head, events: events.map(worded(choice)) }, format);
    });
    return c.body(document, 200, {
      'content-type': MEDIA_TYPES[format],
      'content-disposition': `attachment; filename="list-of-dates.${format}"`,
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
