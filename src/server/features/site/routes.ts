import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';
import { ownOrigins } from '#server/core/env.ts';
import { inLanguage } from '#server/core/language.ts';
import { type AppEnv, requireOwnOrigin } from '#server/platform/http/access.ts';
import { addressGroup } from '#server/platform/http/address-group.ts';
import { json, jsonBody, newApi, validated } from '#server/platform/http/api.ts';
import { type ConfirmPage, confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { errors, PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import { asProblem } from '#server/platform/http/problem-response.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import type { Services } from '#server/platform/services.ts';
import { BUSINESS } from '#shared/business.ts';
import type { CallTopic } from '#shared/contracts/site/call-slots.ts';
import {
  CONTACT,
  type ContactForm,
  callRequest,
  contactForm,
  received,
  slotIsOffered,
} from '#shared/contracts/site/site.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages as notFound } from '#shared/messages/en/common/not-found.ts';
import { messages } from '#shared/messages/en/site/contact.ts';
import { messages as landing } from '#shared/messages/en/site/landing.ts';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { hashedKey } from '../accounts/store.ts';
import { keepContact, type NewContact } from './store.ts';

/** As a browser sends a form without JavaScript. */
const FORM = /^application\/x-www-form-urlencoded\b/iu;

const typedIn = (body: string): Record<keyof ContactForm, string> => {
  const fields = new URLSearchParams(body);
  // A browser ends each line of a text with both characters.
  const typed = (name: string) => (fields.get(name) ?? '').replaceAll('\r\n', '\n');
  return { name: typed('name'), email: typed('email'), message: typed('message') };
};

type Shown = Pick<ConfirmPage, 'title' | 'paragraphs'> & Partial<ConfirmPage>;

function answer(c: Context<AppEnv>, status: number, shown: Shown): Response {
  const page = { action: c.req.path, buttons: [], leadsTo: [], ...shown };
  return c.html(confirmPageHtml(page), status as 200, confirmPageHeaders(page));
}

/** Says why the message was not sent, with the form and what was typed into it. */
function refused(
  c: Context<AppEnv>,
  typed: Record<keyof ContactForm, string>,
  problem: ProblemError,
): Response {
  const { fields = {}, retryAfter, status } = problem;
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
  const sentence = status < 500 ? problem.sentence : t(landing.submitError);
  const field = (name: keyof ContactForm) => ({ name, value: typed[name], error: fields[name] });
  return answer(c, status, {
    title: t(landing.submitFailed),
    paragraphs: Object.keys(fields).length === 0 ? [sentence] : [],
    fields: [
      { ...field('name'), label: t(landing.name), type: 'text', autocomplete: 'name' },
      { ...field('email'), label: t(landing.email), type: 'email', autocomplete: 'email' },
      { ...field('message'), label: t(landing.message), type: 'textarea' },
    ],
    buttons: [{ label: t(landing.sendMessage) }],
    link: { label: t(notFound.returnToHome), to: '/' },
  });
}

/**
 * Answers the contact form of a browser without JavaScript with a page; every other request goes on. `receive` keeps the
 * message. Such a form can come from any site, so that only our own origin may send it.
 */
function plainContactForm(
  origins: readonly string[],
  receive: (c: Context<AppEnv>, form: ContactForm) => Promise<unknown>,
  onError: (problem: ProblemError) => void,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!FORM.test(c.req.header('content-type') ?? '')) return next();
    requireOwnOrigin(c, origins);
    const typed = typedIn(await c.req.text());
    try {
      await receive(c, validated(contactForm, typed));
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) onError(problem);
      return refused(c, typed, problem);
    }
    return answer(c, 200, {
      title: t(landing.submitted),
      paragraphs: [t(landing.thanks)],
      link: { label: t(notFound.returnToHome), to: '/' },
    });
  };
}

const TOPICS: Readonly<Record<CallTopic, () => string>> = {
  research: () => t(landing.researchDemo),
  document_analysis: () => t(landing.analysisDemo),
};

/** The mail to the operators about a message or a request for a call. An answer goes to the visitor. */
function contactMail(
  to: readonly string[],
  id: string,
  { name, email: from, message, topic, slot }: Omit<NewContact, 'topic'> & { topic?: CallTopic },
): Mail {
  // Operators have no profile, and did not make the request.
  return inLanguage(DEFAULT_LANGUAGE, () => {
    const time = slot && `${indianDate(slot)}, ${indianTime(slot)}`;
    const call =
      topic && time ? [t(messages.topic, { topic: TOPICS[topic]() }), t(messages.time, { time })] : [];
    const mail = email(to.join(', '), {
      subject: time ? t(messages.callSubject, { name, time }) : t(messages.messageSubject, { name }),
      before: [[t(messages.from, { name, email: from }), ...call].join('\n'), ...(message ? [message] : [])],
      after: [t(messages.answer, { name }), t(messages.kept, { id })],
    });
    return { ...mail, replyTo: from };
  });
}

const routes = routesOf('Site');
const LIMIT = { count: CONTACT.perHour, windowMs: 3_600_000 };

const submitContactForm = routes.post('/submit-contact-form', {
  ...PUBLIC,
  summary: 'Write to the operators of this server',
  description:
    'Five times an hour from one address. An error of a field is in `fields`, by its name. A form of this site may send its fields as `application/x-www-form-urlencoded`; the answer is then a page.',
  request: { body: jsonBody(contactForm) },
  responses: { 200: json(received, 'Kept, and mailed to the operators'), ...errors(429) },
});
const requestCall = routes.post('/request-call', {
  ...PUBLIC,
  summary: 'Ask the operators of this server for a call',
  description: 'An operator confirms the time by mail. Counted together with the contact form.',
  request: { body: jsonBody(callRequest) },
  responses: { 200: json(received, 'Kept, and mailed to the operators'), ...errors(422, 429) },
});

type Deps = Pick<Services, 'db' | 'env' | 'log' | 'mailer' | 'now' | 'secrets'>;
type Contact = Parameters<typeof contactMail>[2];

/** Keeps what a visitor wrote and mails it. Errors: `too_many_requests`. */
async function receive(c: Context<AppEnv>, services: Deps, contact: Contact): Promise<{ id: string }> {
  const { db, env, log, mailer, now, secrets } = services;
  const addressKey = hashedKey(secrets.hmacKey, 'contact', addressGroup(c.get('clientAddress')));
  const kept = await db.withWorker((tx) =>
    keepContact(tx, contact, { addressKey, limit: LIMIT, now: now() }),
  );
  if ('waitMs' in kept) {
    const seconds = Math.max(1, Math.ceil(kept.waitMs / 1000));
    throw new ProblemError(
      'too_many_requests',
      sentenceOf(messages.tooMany, {
        count: LIMIT.count,
        minutes: Math.ceil(seconds / 60),
        email: BUSINESS.support.email,
      }),
      { retryAfter: seconds },
    );
  }
  const { id } = kept;
  const to = env.CONTACT_EMAIL === undefined ? env.OPERATORS : [env.CONTACT_EMAIL];
  log.info({ id, kind: contact.kind, mailed: to.length > 0 }, 'a visitor wrote');
  if (to.length > 0) mailer.post(async () => contactMail(to, id, contact));
  return { id };
}

/** `/functions/v1/submit-contact-form` and `/functions/v1/request-call`, for visitors without a session. */
export function siteRoutes(services: Deps): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.post(
    submitContactForm.path,
    plainContactForm(
      ownOrigins(services.env),
      (c, form) => receive(c, services, { kind: 'message', ...form }),
      (problem) => services.log.error({ err: problem.cause ?? problem }, 'a message was not kept'),
    ),
  );
  app.openapi(submitContactForm, async (c) =>
    c.json(await receive(c, services, { kind: 'message', ...c.req.valid('json') }), 200),
  );
  app.openapi(requestCall, async (c) => {
    const { slot, message = '', ...call } = c.req.valid('json');
    if (!slotIsOffered({ slot }, services.now()))
      throw new ProblemError('unprocessable', sentenceOf(messages.slotTaken));
    return c.json(await receive(c, services, { kind: 'call', ...call, message, slot: new Date(slot) }), 200);
  });
  return app;
}
