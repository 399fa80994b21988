import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { setCookie } from 'hono/cookie';
import { activeLanguage } from '#server/core/language.ts';
import { ProblemError } from '#shared/errors.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import {
  bestLanguage,
  LANGUAGE_CHOICE,
  type LanguageCode,
  languageCodes,
} from '#shared/messages/languages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import {
  framedPageAt,
  hasPage,
  OFFLINE_SHELL,
  type Offers,
  type OtherPage,
  PUBLIC_PAGES,
  type VisitorPage,
  withOffers,
  withSession,
} from '#shared/pages.ts';
import { finishedPages, VARY } from './finished-pages.ts';
import { languageUrl, languageUrls } from './language-urls.ts';
import { withHead } from './page-head.ts';

/** `robots.txt` of a deployment: crawlers read the public pages only. `$` ends a path (RFC 9309, section 2.2.3). */
function robotsText(origin: string): string {
  const allowed = [
    ...PUBLIC_PAGES.flatMap(({ path }) => [`${path}$`, `${path}?${LANGUAGE_CHOICE}=`]),
    '/assets/',
    '/theme.js$',
    '/favicon.svg$',
    '/social.png$',
    '/icon-',
    '/app.webmanifest$',
    '/openapi.json$',
  ];
  return [
    'User-agent: *',
    ...allowed.map((path) => `Allow: ${path}`),
    'Disallow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** A page in each language; each names all of them, itself too, as search engines want it. */
function entriesOf(url: string): string[] {
  const links = languageUrls(url).map(
    ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  );
  return languageCodes.map(
    (code) => `  <url><loc>${escapeMarkup(languageUrl(url, code))}</loc>${links.join('')}</url>`,
  );
}

/** `sitemap.xml` of a deployment (sitemaps.org, protocol 0.9). */
function sitemap(origin: string): string {
  const pages = PUBLIC_PAGES.flatMap(({ path }) => entriesOf(`${origin}${path}`));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

/** First path segments of the API: an unknown path below them is an error, not a page. */
const API = new Set([
  'auth',
  'rest',
  'storage',
  'functions',
  'realtime',
  'local',
  'library',
  'cite',
  'internal',
  'webhooks',
  'assets',
]);

const YEAR_IN_SECONDS = 365 * 24 * 3600;

/** Robots and the map of the site are the same for everybody. */
const FOR_CRAWLERS = { 'cache-control': 'public, max-age=3600' };

export interface WebFiles {
  /** The folder of the built web application. */
  folder: string;
  /** The public origin of this deployment. */
  origin: string;
  offers: Offers;
  /** The session of a request as `/auth/v1/sessions/current` shows it, null when there is none. */
  currentSession: (request: Request) => Promise<object | null>;
  /** Called for a page without a session, before it is sent. True where somebody ended the session of this browser. */
  noSession: (c: Context) => Promise<boolean>;
  /** Called when the session could not be read. */
  onError: (error: unknown) => void;
}

/** Somebody ended the session of this browser. */
const ENDED = 'ended';
/** The session that a page says; undefined where it could not be read. */
type Answer = object | typeof ENDED | null | undefined;

/**
 * The built web application: its files (compressed ahead of time, cached forever, because their names contain their
 * hash) and its pages. A page holds the answer about the session, so nothing may store it. Other paths answer 404, to a
 * browser with the page that says so.
 */
export function webFiles({ folder, origin, offers, currentSession, noSession, onError }: WebFiles): Hono {
  const app = new Hono();
  const files = filesOf(folder);
  const finishedPage = finishedPages(folder, origin, offers);
  app.get('/robots.txt', (c) => c.text(robotsText(origin), 200, FOR_CRAWLERS));
  app.get('/sitemap.xml', (c) =>
    c.body(sitemap(origin), 200, { ...FOR_CRAWLERS, 'content-type': 'application/xml' }),
  );
  // Before the first build there is nothing to serve; the page below says so.
  if (existsSync(folder)) {
    app.get('/assets/*', storedAs('public, max-age=31536000, immutable'), files);
    app.get('/:file{[a-z-]+\\.(?:js|svg|png|webmanifest)}', storedAs('public, no-cache'), files);
  }

  /** Without the answer, the page asks for it itself. */
  const answerOf = async (c: Context): Promise<Answer> => {
    try {
      const session = await currentSession(c.req.raw);
      return session === null && (await noSession(c)) ? ENDED : session;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };

  app.get('/*', compress({ contentTypeFilter: /^text\/html\b/u }), async (c) => {
    const known = knownPage(c);
    const asked = askedLanguage(c);
    if (asked) rememberLanguage(c, asked, origin);
    const answer = c.req.path === OFFLINE_SHELL ? undefined : await answerOf(c);
    // After an end from elsewhere the page has a script more than the finished one.
    const name = answer === null ? finishedName(c, known, offers) : undefined;
    const status = known ? 200 : 404;
    const finished = name && (await finishedPage(c, { name, asked }, status));
    if (finished) return finished;
    const page = await pageWith(folder, shellOf(c, answer === ENDED ? null : answer), answer);
    const html = withOffers(withHead(page, { path: c.req.path, origin, asked }), offers);
    return c.html(html, status, { vary: VARY });
  });
  return app;
}

/** Answers with the files of a folder. A folder that is not built yet has none, and `serveStatic` would print an error. */
function filesOf(folder: string): MiddlewareHandler {
  if (!existsSync(folder)) return (_, next) => next();
  return serveStatic({ root: path.relative(process.cwd(), folder), precompressed: true });
}

/** Sets how a file may be stored; an error may not. */
const storedAs =
  (cache: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (c.res.ok) c.res.headers.set('cache-control', cache);
  };

/**
 * True when there is a page at the path of a request. Errors: `not_found` if there is none and the request is
 * not for a page: a request for a picture or for data does not accept HTML by name.
 */
function knownPage(c: Context): boolean {
  const [, first = ''] = c.req.path.split('/');
  const known = !API.has(first) && hasPage(c.req.path);
  const wantsPage = !API.has(first) && /\btext\/html\b/u.test(c.req.header('accept') ?? '');
  if (!(known || wantsPage)) throw new ProblemError('not_found');
  return known;
}

/** The language that the URL of a page asks for. */
const askedLanguage = (c: Context): LanguageCode | undefined =>
  bestLanguage([c.req.query(LANGUAGE_CHOICE) ?? ''], languageCodes);

/** Keeps that language for the pages after this one. */
function rememberLanguage(c: Context, chosen: LanguageCode, origin: string): void {
  const secure = origin.startsWith('https:');
  // The page reads it, so that it is in the language of its HTML.
  setCookie(c, LANGUAGE_CHOICE, chosen, { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'Lax', secure });
}

/** The name of the finished HTML that a visitor gets here; `known`: there is a page at this path. */
function finishedName(c: Context, known: boolean, offers: Offers): VisitorPage | undefined {
  if (!known) return 'not-found';
  const page = PUBLIC_PAGES.find(({ path }) => path === c.req.path);
  const changed = page?.changedBy?.some((name) => c.req.query(name) !== undefined);
  // If the operator sells other plans, or has named an officer, the browser renders the page that shows it.
  const otherPlans = page?.prerendered === 'plans' && !offers.shippedPlans;
  const ownOfficer = page?.prerendered === 'notice' && offers.grievance !== undefined;
  return changed || otherPlans || ownOfficer ? undefined : page?.prerendered;
}

/**
 * The HTML that the browser fills: for a signed-in user most pages have one that names their code and shows a frame. The
 * archive has another heading than the frame of the cases, and a new password another one than that of the profile. The page that a
 * browser keeps is the same in all languages.
 */
function shellOf(c: Context, session: object | null | undefined): string {
  const { path: page } = c.req;
  if (page === OFFLINE_SHELL) return 'index.html';
  const otherHeading = c.req.query('archived') !== undefined || c.req.query('type') === 'recovery';
  const other: OtherPage = session && page.startsWith('/home') ? 'bar' : 'blank';
  const name = (session && !otherHeading ? framedPageAt(page) : undefined) ?? other;
  return `prerendered/${frameLanguage(session)}/${name}.html`;
}

/** The language of the account, else that of the request. */
function frameLanguage(session: object | null | undefined): string {
  const chosen = session && 'language' in session ? session.language : undefined;
  return languageCodes.find((code) => code === chosen) ?? activeLanguage();
}

/** The page that the browser fills, with the answer about the session. */
async function pageWith(folder: string, shell: string, answer: Answer): Promise<string> {
  try {
    const page = await readFile(path.join(folder, shell), 'utf8');
    if (answer === undefined) return page;
    return answer === ENDED ? withSession(page, null, true) : withSession(page, answer);
  } catch (cause) {
    throw new ProblemError('not_found', sentenceOf(requests.webNotBuilt), { cause });
  }
}
