import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { Hono } from 'hono';
import { publicOrigin } from '#server/core/env.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { newApi } from '#server/platform/http/api.ts';
import { type ConfirmPage, confirmPageHeaders, confirmPageHtml } from '#server/platform/http/confirm-page.ts';
import { PUBLIC, routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { messages } from '#shared/messages/en/library/saved-searches.ts';
import { t } from '#shared/messages/translate.ts';
import { mailRecipients } from '../../accounts/store.ts';
import { AdditionsReader } from './additions.ts';
import { alertOf, stopAlert } from './alert-store.ts';
import { sendAlerts } from './send-alerts.ts';
import { isStopToken } from './stop-link.ts';

const query = z.object({ search: z.string().max(100).default(''), token: z.string().max(100).default('') });
const page = {
  description: 'A page that says what it does',
  content: { 'text/html': { schema: z.string() } },
};
const path = '/alerts/stop';
const routes = routesOf('Library');
const stopping = { ...PUBLIC, request: { query }, responses: { 200: page, 404: page } };
const askToStop = routes.get(path, {
  ...stopping,
  summary: 'The link in the mail of an alert: says which mails it stops, and changes nothing',
});
const stop = routes.post(path, {
  ...stopping,
  summary: 'Stop the mails of one saved search, by the link in them; needs no session',
});

const BROKEN = () => ({
  title: t(messages.stopBrokenTitle),
  paragraphs: [t(messages.stopBroken)],
  buttons: [],
});
const STOPPED = () => ({ title: t(messages.stoppedTitle), paragraphs: [t(messages.stopped)], buttons: [] });

/** The page behind the link that stops the mails of an alert. The token in the link is enough: it does nothing else. */
export function stopAlertRoutes({ db, secrets }: Pick<Services, 'db' | 'secrets'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const shown = (given: Pick<ConfirmPage, 'title' | 'paragraphs' | 'buttons'>, action = '') => {
    const whole = { ...given, action, note: t(messages.stopNote), leadsTo: [] };
    return [confirmPageHtml(whole), confirmPageHeaders(whole)] as const;
  };
  app.openapi(askToStop, async (c) => {
    const { search, token } = c.req.valid('query');
    if (!isStopToken(secrets.hmacKey, search, token)) {
      const [html, headers] = shown(BROKEN());
      return c.html(html, 404, headers);
    }
    const found = await db.withWorker((tx) => alertOf(tx, search));
    if (!found || found.alert === 'off') {
      const [html, headers] = shown(STOPPED());
      return c.html(html, 200, headers);
    }
    const asked = {
      title: t(messages.stopTitle),
      paragraphs: [t(messages.stopText, { name: found.name })],
      buttons: [{ label: t(messages.stopButton) }],
    };
    const { pathname, search: own } = new URL(c.req.url);
    const [html, headers] = shown(asked, `${pathname}${own}`);
    return c.html(html, 200, headers);
  });
  app.openapi(stop, async (c) => {
    const { search, token } = c.req.valid('query');
    const isOurs = isStopToken(secrets.hmacKey, search, token);
    if (isOurs) await db.withWorker((tx) => stopAlert(tx, search));
    const [html, headers] = shown(isOurs ? STOPPED() : BROKEN());
    return c.html(html, isOurs ? 200 : 404, headers);
  });
  return app;
}

/** Records new judgments of the library, then mails the due alerts. Returns how many mails were sent. */
export async function runAlerts(services: Services, additions: AdditionsReader): Promise<number> {
  while (await additions.next());
  const recipients = (ids: readonly string[]) => services.db.withAccounts((tx) => mailRecipients(tx, ids));
  return sendAlerts(services, recipients, publicOrigin(services.env));
}

/** Endpoint for `munshi alerts send`. */
export function sendAlertsRoutes(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post('/alerts-send', async (c) =>
    c.json({ mailed: await runAlerts(services, new AdditionsReader(services)) }),
  );
  return app;
}
