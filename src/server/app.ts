import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { actCorrectionRoutes } from '#server/features/library/acts/correction-routes.ts';
import { DRAFTS } from '#shared/contracts/drafts/drafts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Offers } from '#shared/pages.ts';
import { ownOrigins, publicOrigin } from './core/env.ts';
import { shippedPath } from './core/shipped-path.ts';
import { apiKeyRoutes } from './features/accounts/api-keys/api-key-routes.ts';
import { openAccounts } from './features/accounts/context.ts';
import { askErasureRoutes } from './features/accounts/erasure/erasure-routes.ts';
import { oauthRoutes } from './features/accounts/oauth/oauth-routes.ts';
import type { Passwords } from './features/accounts/passwords/passwords.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { readCurrentSession } from './features/accounts/sessions/current-session.ts';
import { emptyEndedBrowser } from './features/accounts/sessions/ended-elsewhere.ts';
import { exportChatRoutes } from './features/assistant/export/routes.ts';
import { assistantFunctions } from './features/assistant/functions.ts';
import { documentInsightsRoutes } from './features/assistant/insights/routes.ts';
import { chatMessages, chatThreads } from './features/assistant/resource.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { caseSummaryRoutes } from './features/assistant/summaries/routes.ts';
import { invoiceOfRow } from './features/billing/invoices/invoice-pdf.ts';
import { operatorRoutes } from './features/billing/operator-routes.ts';
import { BILLING_RESOURCES } from './features/billing/resource.ts';
import { billingRoutes, paymentSettingsRoutes } from './features/billing/routes.ts';
import { planSyncRoutes } from './features/billing/sync-routes.ts';
import { describeWebhooks } from './features/billing/webhooks/openapi.ts';
import { razorpayWebhook } from './features/billing/webhooks/razorpay.ts';
import { binFunctions } from './features/bin/functions.ts';
import { binItems } from './features/bin/resource.ts';
import { binRoutes } from './features/bin/routes.ts';
import { caseFunctions } from './features/cases/functions.ts';
import { cases } from './features/cases/resource.ts';
import { checkRoutes } from './features/checks/routes.ts';
import { visitorCheckRoutes } from './features/checks/visitor-check.ts';
import { clientMessageTemplates } from './features/client-pages/resource.ts';
import { clientPageRoutes, clientRoutes } from './features/client-pages/routes.ts';
import { clients } from './features/clients/resource.ts';
import { conflictFunctions } from './features/conflicts/functions.ts';
import { inboundAddressRoutes } from './features/court-import/inbound-address.ts';
import { inboundMailRoutes } from './features/court-import/inbound-mail.ts';
import { courtImportRoutes } from './features/court-import/routes.ts';
import { breachRoutes } from './features/data-protection/breach-routes.ts';
import { demoRoutes } from './features/demo/routes.ts';
import { sampleCaseRoutes } from './features/demo/sample-case.ts';
import { draftFileWriter } from './features/drafts/draft-files.ts';
import { preparedFilingRoutes } from './features/drafts/filing/routes.ts';
import { draftFunctions } from './features/drafts/functions.ts';
import { DRAFT_RESOURCES } from './features/drafts/resource.ts';
import { draftRoutes } from './features/drafts/routes.ts';
import type { ExportWriters } from './features/exports/contents.ts';
import { exportRoutes, operatorExportRoutes } from './features/exports/routes.ts';
import { FEE_RESOURCES } from './features/fees/resource.ts';
import { feeNotePdf, feeRoutes } from './features/fees/routes.ts';
import { filePageFunctions } from './features/file-pages/functions.ts';
import { eventSuggestions } from './features/file-pages/resource.ts';
import { describeStorage } from './features/files/openapi.ts';
import { previewRoutes } from './features/files/previews/routes.ts';
import { caseFiles } from './features/files/resource.ts';
import { storageRoutes } from './features/files/routes.ts';
import { modelCheckRoutes } from './features/language-model/routes.ts';
import { sendAlertsRoutes, stopAlertRoutes } from './features/library/alerts/alert-routes.ts';
import { citeRoutes, exportCitationsRoutes, signInForCitation } from './features/library/cite/cite-routes.ts';
import { IngestMonitor } from './features/library/ingest/ingest-progress.ts';
import { ingestRoutes } from './features/library/ingest/ingest-routes.ts';
import { originalRoutes, presignRoutes } from './features/library/original-routes.ts';
import { LIBRARY_RESOURCES } from './features/library/resource.ts';
import { libraryRoutes } from './features/library/routes.ts';
import { sampleSearchRoutes } from './features/library/sample-search.ts';
import { libraryStatusRoutes, ownLibraryStatusRoutes } from './features/library/status/status-routes.ts';
import { libraryFileRoutes } from './features/library/uploads/upload-routes.ts';
import { courtCalendars } from './features/limitation/resource.ts';
import { limitationRoutes } from './features/limitation/routes.ts';
import { mcpRoutes } from './features/mcp/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { PROFILE_RESOURCES } from './features/profiles/resource.ts';
import { healthRoutes } from './features/server-status/health.ts';
import { metricsRoutes } from './features/server-status/metrics-routes.ts';
import { serverStatusRoutes } from './features/server-status/routes.ts';
import { sharingFunctions } from './features/sharing/functions.ts';
import { SHARING_RESOURCES } from './features/sharing/resource.ts';
import { siteRoutes } from './features/site/routes.ts';
import { listOfDatesInThread } from './features/timeline/dates-thread.ts';
import { dayRoutes } from './features/timeline/day-routes.ts';
import { timelineFunctions } from './features/timeline/functions.ts';
import { courtCallRows, timelineEvents } from './features/timeline/resource.ts';
import { calendarRoutes, timelineRoutes } from './features/timeline/routes.ts';
import { webhookEndpointRoutes } from './features/webhooks/routes.ts';
import { describeRest } from './platform/data-api/openapi.ts';
import { publicRows } from './platform/data-api/public-rows.ts';
import { restRoutes } from './platform/data-api/routes.ts';
import { requireWritable } from './platform/entitlements/require-writable.ts';
import { type AppEnv, requireSession } from './platform/http/access.ts';
import { speakPlainly } from './platform/http/contract-sentences.ts';
import { allowOrigins } from './platform/http/cors.ts';
import { webFiles } from './platform/http/files/web-files.ts';
import { securityHeaders } from './platform/http/headers.ts';
import { isLocalCopy, requireRunToken } from './platform/http/local-only.ts';
import { serveContract } from './platform/http/openapi.ts';
import { problemResponse } from './platform/http/problem-response.ts';
import { requestContext } from './platform/http/request-context.ts';
import { webhookRoutes } from './platform/http/webhook-routes.ts';
import type { Services } from './platform/services.ts';

const MAX_BODY = 1024 * 1024;
/** All resources of `/rest/v1`; the isolation tests check every one of them. */
export const RESOURCES = [
  clients,
  cases,
  caseFiles,
  timelineEvents,
  courtCallRows,
  courtCalendars,
  eventSuggestions,
  binItems,
  ...PROFILE_RESOURCES,
  chatThreads,
  chatMessages,
  ...SHARING_RESOURCES,
  ...DRAFT_RESOURCES,
  ...BILLING_RESOURCES,
  ...LIBRARY_RESOURCES,
  ...FEE_RESOURCES,
  clientMessageTemplates,
];
const FUNCTIONS = [
  ...caseFunctions,
  ...conflictFunctions,
  ...timelineFunctions,
  ...filePageFunctions,
  ...binFunctions,
  ...assistantFunctions,
  ...draftFunctions,
];

/** Functions that need no session. */
const FOR_VISITORS = [
  siteRoutes,
  visitorCheckRoutes,
  sampleSearchRoutes,
  paymentSettingsRoutes,
  preparedFilingRoutes,
];

/** Functions that need a session. */
const FOR_USERS = [
  timelineRoutes,
  dayRoutes,
  clientPageRoutes,
  limitationRoutes,
  binRoutes,
  checkRoutes,
  courtImportRoutes,
  inboundAddressRoutes,
  assistantRoutes,
  caseSummaryRoutes,
  documentInsightsRoutes,
  draftRoutes,
  previewRoutes,
  exportChatRoutes,
  exportCitationsRoutes,
  feeRoutes,
  webhookEndpointRoutes,
];

const FOR_COMMANDS = [sendAlertsRoutes, modelCheckRoutes, askErasureRoutes];

const LIBRARY_PATHS = [
  '/keyword_search',
  '/semantic_search',
  '/hybrid_search',
  '/similar_search',
  '/presign',
  '/library/*',
  '/cite/*',
];

/**
 * Paths whose JSON answers are compressed for slow networks. Those of accounts are not: the length of a compressed answer can give
 * away a secret that stands beside text of somebody else (BREACH, 2013).
 */
const COMPRESSED = [...LIBRARY_PATHS, '/rest/v1/*'];

/** Paths with larger bodies: uploads count their own bytes while they stream. */
const UPLOADS =
  /^\/(?:storage\/v1\/(?:object\/case-files\/|upload\/resumable(?:\/|$))|internal\/|inbound-mail$|functions\/v1\/(?:check-document|import-draft|library-files|court-import)$)/u;

/** Requests that carry a whole document. */
const WITH_DOCUMENT =
  /^\/(?:rest\/v1\/(?:case_drafts|rpc\/save_draft)|functions\/v1\/(?:chat-completion|checks\/[^/]+\/marked-copy))$/u;

function limitTo(maxSize: number): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      const megabytes = maxSize / 1024 ** 2;
      throw new ProblemError('too_large', sentenceOf(requests.bodyTooLarge, { megabytes }));
    },
  });
}

/** Refuses bodies that are larger than their path takes. */
function limitBodies(): MiddlewareHandler {
  const [limit, draftLimit] = [limitTo(MAX_BODY), limitTo(DRAFTS.bodyBytes)];
  return (c, next) => {
    if (UPLOADS.test(c.req.path)) return next();
    return WITH_DOCUMENT.test(c.req.path) ? draftLimit(c, next) : limit(c, next);
  };
}

/** The features whose files an export has beside their rows. */
const exportWriters = (services: Services): ExportWriters => ({
  listOfDates: listOfDatesInThread,
  draft: draftFileWriter(services),
  invoice: invoiceOfRow,
  feeNote: feeNotePdf(services),
});

/** Endpoints for commands, which send the token of the run. */
function addInternal(app: OpenAPIHono<AppEnv>, services: Services, ingests: IngestMonitor): void {
  app.use('/internal/*', requireRunToken(services.ingestToken));
  app.route('/internal', ingestRoutes(services, ingests));
  app.route('/internal', ownLibraryStatusRoutes(services, ingests));
  for (const routes of FOR_COMMANDS) app.route('/internal', routes(services));
  app.route('/internal', operatorExportRoutes(services, exportWriters(services)));
}

/** Subscriptions, the operator's view of them, and the events of the payment provider. */
function addPayments(app: OpenAPIHono<AppEnv>, services: Services): void {
  app.get('/plans', (c) => c.redirect('/subscription'));
  app.route('/internal', planSyncRoutes(services));
  app.route('/functions/v1', billingRoutes(services));
  app.route('/functions/v1', operatorRoutes(services));
  app.route('/functions/v1', breachRoutes(services));
  app.route('/functions/v1', serverStatusRoutes(services));
  app.route('/inbound-mail', inboundMailRoutes(services));
  app.route('/webhooks', webhookRoutes(services, [razorpayWebhook(services.env, services.payments)]));
  describeWebhooks(app.openAPIRegistry);
}

/** Facts of this deployment that the pages show before their code runs. */
const offersOf = ({ env, payments, sms }: Services): Offers => ({
  google: env.GOOGLE_CLIENT_ID !== undefined,
  oidc: env.OIDC_ISSUER !== undefined,
  phone: sms.provider !== 'outbox' || isLocalCopy(env),
  payments: payments?.mode ?? 'off',
  local: isLocalCopy(env),
  grievance:
    env.GRIEVANCE_OFFICER && env.GRIEVANCE_EMAIL
      ? { officer: env.GRIEVANCE_OFFICER, email: env.GRIEVANCE_EMAIL }
      : undefined,
  shippedPlans: env.PLANS_FILE === undefined,
});

/** An application whose errors and contracts speak in our sentences. */
function appOf(log: Services['log']): OpenAPIHono<AppEnv> {
  speakPlainly();
  const app = new OpenAPIHono<AppEnv>();
  app.onError(problemResponse(log));
  return app;
}

/** Builds the application from its services. Tests call `createApp(services).request(…)`, with passwords that cost little. */
export function createApp(services: Services, passwords?: Passwords): OpenAPIHono<AppEnv> {
  const { env, log } = services;
  const app = appOf(log);
  const origins = ownOrigins(env);
  const signedIn = requireSession(services.sessions, origins);
  const writable = requireWritable(services, app.openAPIRegistry);

  app.use(services.afterResponse.middleware);
  app.use(requestContext(log, env.TRUSTED_PROXIES));
  app.use(securityHeaders(publicOrigin(env).startsWith('https:'), services.payments?.hosts));
  app.use(allowOrigins(env.ALLOWED_ORIGINS, origins));
  app.use(limitBodies());
  for (const path of COMPRESSED)
    app.use(path, compress({ contentTypeFilter: /^application\/(?:[\w.]+\+)?json\b/u }));

  app.route('/', healthRoutes(services));
  app.route('/', metricsRoutes(services));
  const accounts = openAccounts(services, passwords);
  app.route('/auth/v1', accountsRoutes(accounts));
  app.route('/local', outboxRoutes(services, { demo: true }));
  app.route('/local', demoRoutes(services, origins, shippedPath('library', 'demo')));
  app.route('/storage/v1', storageRoutes(services, origins, writable));

  app.use('/rest/v1/*', publicRows(RESOURCES, signedIn), writable);
  const functions = [...FUNCTIONS, ...sharingFunctions(services)];
  app.route('/rest/v1', restRoutes(services.db, RESOURCES, functions));
  describeStorage(app.openAPIRegistry);
  describeRest(app.openAPIRegistry, RESOURCES, functions);

  for (const routes of FOR_VISITORS) app.route('/functions/v1', routes(services));

  app.use('/functions/v1/*', signedIn, writable);
  app.route('/functions/v1', apiKeyRoutes(accounts));
  for (const routes of FOR_USERS) app.route('/functions/v1', routes(services));
  app.route('/functions/v1', sampleCaseRoutes(services, shippedPath('library', 'demo')));
  app.route('/functions/v1', exportRoutes(services, exportWriters(services)));
  app.route('/', calendarRoutes(services));
  app.route('/', clientRoutes(services));

  app.route('/', stopAlertRoutes(services));
  app.route('/', originalRoutes(services));
  app.use('/cite/*', signInForCitation);
  for (const path of LIBRARY_PATHS) app.use(path, signedIn);
  for (const routes of [presignRoutes, citeRoutes]) app.route('/', routes(services));
  const ingests = new IngestMonitor();
  app.route('/', libraryRoutes(services, ingests));
  app.route('/functions/v1', libraryStatusRoutes(services, ingests));
  app.route('/functions/v1', libraryFileRoutes(services, ingests));
  app.route('/functions/v1', actCorrectionRoutes(services));

  app.route('/', oauthRoutes(accounts));
  app.route('/', mcpRoutes(services, app));

  addInternal(app, services, ingests);
  addPayments(app, services);

  serveContract(app, publicOrigin(env));
  app.route(
    '/',
    webFiles({
      folder: shippedPath('dist', 'web'),
      origin: publicOrigin(env),
      offers: offersOf(services),
      currentSession: async (request) => {
        const found = await services.sessions.authenticate(request);
        return (found && (await readCurrentSession(services, found.session))) ?? null;
      },
      noSession: (c) => emptyEndedBrowser(services, c),
      onError: (err) => log.warn({ err }, 'the session of a page could not be read'),
    }),
  );
  return app;
}
