import type { Context, MiddlewareHandler } from 'hono';
import { type AppEnv, requireOwnOrigin } from '#server/platform/http/access.ts';
import { validated } from '#server/platform/http/api.ts';
import { type ConfirmPage, confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { asProblem } from '#server/platform/http/problem-response.ts';
import { type ContactForm, contactForm } from '#shared/contracts/site/site.ts';
import type { ProblemError } from '#shared/errors.ts';
import { messages as notFound } from '#shared/messages/en/common/not-found.ts';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';

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
  const sentence = status < 500 ? problem.sentence : t(messages.submitError);
  const field = (name: keyof ContactForm) => ({ name, value: typed[name], error: fields[name] });
  return answer(c, status, {
    title: t(messages.submitFailed),
    paragraphs: Object.keys(fields).length === 0 ? [sentence] : [],
    fields: [
      { ...field('name'), label: t(messages.name), type: 'text', autocomplete: 'name' },
      { ...field('email'), label: t(messages.email), type: 'email', autocomplete: 'email' },
      { ...field('message'), label: t(messages.message), type: 'textarea' },
    ],
    buttons: [{ label: t(messages.sendMessage) }],
    link: { label: t(notFound.returnToHome), to: '/' },
  });
}

/**
 * Answers the contact form of a browser without JavaScript with a page; every other request goes on. `receive` keeps the
 * message. Such a form can come from any site, so that only our own origin may send it.
 */
export function plainContactForm(
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
      title: t(messages.submitted),
      paragraphs: [t(messages.thanks)],
      link: { label: t(notFound.returnToHome), to: '/' },
    });
  };
}
