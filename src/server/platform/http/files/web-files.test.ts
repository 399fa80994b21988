import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { FRAMED_PAGES, type Offers, PUBLIC_PAGES } from '#shared/pages.ts';
import { securityHeaders } from '../headers.ts';
import { problemResponse } from '../problem-response.ts';
import { requestContext } from '../request-context.ts';
import { webFiles } from './web-files.ts';

const ORIGIN = 'https://munshi.example';
const SHELL =
  '<html><head><meta name="description" content="" /><title>Munshi</title></head><body><div id="root"></div></body></html>';
/** The HTML of a page of the signed-in area: its code and its frame. */
const framed = (name: string, language: string) =>
  SHELL.replace('<div id="root"></div>', `<div id="root">frame of ${name} ${language}</div>`);
const body = (name: string, language: string) => `<body>${name} ${language}</body>`;
const finished = (name: string, language: string) =>
  `<html><head><meta name="description" content="" /><title>Munshi</title><script type="application/json" id="session">null</script></head>${body(name, language)}</html>`;

const log = pino({ level: 'silent' });
let folder: string;
let app: Hono;
/** Session of the request; an error when it cannot be read. */
let session: object | null | Error = null;
/** Somebody ended the session of the browser. */
let ended = false;
const errors: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-web-'));
  await loadLanguages({ ...LANGUAGES, ta: { name: 'Tamil', locale: 'ta-IN', load: async () => ({}) } });
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/main-1a2b.js'), 'main');
  await writeFile(path.join(folder, 'theme.js'), 'theme');
  await writeFile(path.join(folder, 'index.html'), SHELL);
  for (const language of ['en', 'ta'])
    for (const name of ['landing', 'login', 'plans', 'not-found']) {
      await mkdir(path.join(folder, 'prerendered', language), { recursive: true });
      const file = path.join(folder, 'prerendered', language, `${name}.html`);
      await writeFile(file, finished(name, language));
    }
  for (const language of ['en', 'hi', 'ta'])
    for (const name of [...Object.keys(FRAMED_PAGES), 'bar', 'blank']) {
      await mkdir(path.join(folder, 'prerendered', language), { recursive: true });
      await writeFile(path.join(folder, 'prerendered', language, `${name}.html`), framed(name, language));
    }
  app = site();
});
afterAll(async () => {
  await loadLanguages();
  await rm(folder, { recursive: true, force: true });
});

const site = (shippedPlans = true, grievance?: Offers['grievance']) =>
  new Hono()
    .onError(problemResponse(log) as never)
    .use(requestContext(log, []) as never)
    .use(securityHeaders(true))
    .route(
      '/',
      webFiles({
        folder,
        origin: ORIGIN,
        offers: {
          google: false,
          oidc: false,
          phone: false,
          payments: 'test',
          local: true,
          shippedPlans,
          grievance,
        },
        currentSession: async () => {
          if (session instanceof Error) throw session;
          return session;
        },
        noSession: async (c) => {
          if (ended) c.header('clear-site-data', '"storage"');
          return ended;
        },
        onError: (error) => errors.push(error),
      }),
    );

/** `Accept` header of a browser that opens a page. */
const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function page(url: string, as: object | null | Error, language = 'en-IN') {
  session = as;
  const answer = await app.request(url, { headers: { accept: HTML, 'accept-language': language } });
  return { answer, html: await answer.text() };
}

test('a visitor gets the finished HTML of a public page, in the language of the browser', async () => {
  expect((await page('/', null)).html).toContain(body('landing', 'en'));
  expect((await page('/login?from=%2Fhome%2Fcases', null)).html).toContain(body('login', 'en'));
  expect((await page('/login', null, 'fr;q=0.9, ta-LK;q=0.8, en;q=0.5')).html).toContain(body('login', 'ta'));
  expect((await page('/', null, 'fr')).html).toContain(body('landing', 'en'));
});

test('every page of a browser whose session was ended elsewhere says so, to the browser and to the code of the page', async () => {
  const said = async (url: string, as: object | null) => {
    const { answer, html } = await page(url, as);
    return [
      answer.headers.get('clear-site-data'),
      html.includes('<script src="/session-ended.js"></script>'),
    ];
  };
  ended = true;
  onTestFinished(() => {
    ended = false;
  });
  for (const url of ['/', '/login', '/home']) expect(await said(url, null), url).toEqual(['"storage"', true]);
  expect(await said('/home', { id: 'a' })).toEqual([null, false]);
  ended = false;
  expect(await said('/home', null)).toEqual([null, false]);
});

test('a page shows from the start what this deployment offers', async () => {
  for (const url of ['/login', '/signup', '/home'])
    expect((await page(url, null)).html, url).toMatch(
      /^<html[^>]* data-payments="test" data-without-google data-without-providers data-without-phone data-local>/u,
    );
});

test('a page names the officer for complaints whom the operator has set, and the notice is then not the finished one', async () => {
  session = null;
  const url = PUBLIC_PAGES.find(({ prerendered }) => prerendered === 'notice')?.path ?? '';
  const officer = { officer: '"A" <b>', email: 'complaints@firm.example' };
  const html = await (await site(true, officer).request(url, { headers: { accept: HTML } })).text();
  expect(html).toMatch(
    /^<html[^>]* data-grievance-officer="&#34;A&#34; &#60;b&#62;" data-grievance-email="complaints@firm\.example">/u,
  );
  expect(html).toContain('frame of blank');
});

test('the finished page of the plans is shown only where those plans are sold', async () => {
  expect((await page('/subscription', null)).html).toContain(body('plans', 'en'));
  session = null;
  const withOwnPlans = await site(false).request('/subscription');
  expect(await withOwnPlans.text()).toContain('frame of blank en');
});

test('a visitor chooses a language by the URL, and the page remembers it in a cookie', async () => {
  const asked = await page('/?lang=ta', null);
  expect(asked.html).toContain('landing ta');
  const cookie = asked.answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^lang=ta; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/u);
  const visit = async (url: string, sent: string) =>
    (await app.request(url, { headers: { cookie: sent, 'accept-language': 'en' } })).text();
  expect(await visit('/login', 'lang=ta')).toContain('login ta');
  expect(await visit('/login?lang=en', 'lang=ta')).toContain('login en');
  for (const unknown of ['xx', '', '%00', 'a'.repeat(5000)]) {
    const { answer, html } = await page(`/?lang=${unknown}`, null);
    expect([html, answer.headers.get('set-cookie')], unknown).toEqual([
      expect.stringContaining('landing en'),
      null,
    ]);
    expect(await visit('/', `lang=${unknown}`)).toContain('landing en');
  }
});

test('a page that the URL changes, or that is not finished, is blank and has the answer', async () => {
  const answer = '<script type="application/json" id="session">null</script>';
  for (const url of [
    '/login?notice=verified',
    '/login?error_code=otp_expired',
    '/login?type=signup',
    '/signup?from=%2Fhome',
    '/outbox',
    '/home',
  ]) {
    const { html } = await page(url, null);
    expect(html, url).toContain('frame of blank en');
    expect(html, url).toContain(answer);
  }
});

test('a signed-in user gets their own answer in every page, and nothing may store it', async () => {
  for (const url of ['/', '/login', '/home', '/home/cases']) {
    for (const name of ['Asha', 'Meera </script>']) {
      const { answer, html } = await page(url, { user: name });
      const block = /<script type="application\/json" id="session">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
      expect(JSON.parse(block), url).toEqual({ user: name });
      expect(answer.headers.get('cache-control'), url).toBe('private, no-store');
    }
  }
});

test('a page of a signed-in user comes with its code and its frame, in the language of the account', async () => {
  const frameAt = async (url: string, user: object | null, language?: string) =>
    /frame of [a-z ]+/u.exec((await page(url, user, language)).html)?.[0];
  const user = { user: 'Asha' };
  expect(await frameAt('/home', user)).toBe('frame of home en');
  expect(await frameAt('/home/search?q=cheque', user)).toBe('frame of search en');
  expect(await frameAt('/home/library/AIR%201973', user)).toBe('frame of document en');
  expect(await frameAt('/home/cases/', user)).toBe('frame of cases en');
  expect(await frameAt('/home/cases/3f2a', user)).toBe('frame of case en');
  expect(await frameAt('/home/cases?archived=true', user)).toBe('frame of bar en');
  expect(await frameAt('/home/profile', user)).toBe('frame of profile en');
  expect(await frameAt('/home/profile?type=recovery', user)).toBe('frame of bar en');
  expect(await frameAt('/home/cases', { ...user, language: 'hi' })).toBe('frame of cases hi');
  expect(await frameAt('/home/cases', { ...user, language: '../hi' }, 'hi')).toBe('frame of cases hi');
  expect(await frameAt('/home/cases/3f2a/chat', user)).toBe('frame of bar en');
  expect(await frameAt('/home/shell', user)).toBeUndefined();
  expect(await frameAt('/home', null)).toBe('frame of blank en');
  expect(await frameAt('/book-a-call', user, 'hi')).toBe('frame of blank hi');
});

test('the finished HTML of a visitor is not stored either: the next answer may be that of a user', async () => {
  const { answer } = await page('/login', null);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/u);
});

test('when the session cannot be read, the page comes without an answer and asks itself', async () => {
  const lost = new Error('no database');
  const { answer, html } = await page('/', lost);
  expect(answer.status).toBe(200);
  expect(html).not.toContain('id="session"');
  expect(errors).toEqual([lost]);
});

test('the empty page that a browser keeps holds nothing about a session', async () => {
  const { html } = await page('/home/shell', { user: { email: 'asha@chambers.example' } });
  expect(html).not.toContain('id="session"');
  expect(html).not.toContain('asha@');
  expect(html).toContain('<div id="root">');
});

test('files are cached by their names, and paths of the API are no pages', async () => {
  const cacheOf = async (url: string) => (await app.request(url)).headers.get('cache-control');
  expect(await cacheOf('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/theme.js')).toBe('public, no-cache');
  for (const url of ['/assets/gone.js', '/rest/v1/x', '/auth/x'])
    expect((await app.request(url)).status, url).toBe(404);
});

test('robots.txt and sitemap.xml name the public pages of this deployment', async () => {
  const robots = await app.request('/robots.txt');
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/u);
  expect(robots.headers.get('cache-control')).toBe('public, max-age=3600');
  const lines = (await robots.text()).split('\n');
  for (const line of ['User-agent: *', 'Allow: /$', 'Allow: /login$', 'Allow: /assets/', 'Disallow: /'])
    expect(lines).toContain(line);
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const map = await app.request('/sitemap.xml');
  expect(map.headers.get('content-type')).toMatch(/^application\/xml/u);
  const pages = [...(await map.text()).matchAll(/<loc>(.*?)<\/loc>/gu)].map(([, url]) => url);
  const paths = ['/', '/login', '/signup', '/privacy-policy', '/terms', '/refund-policy'];
  paths.push('/data-notice', '/book-a-call', '/roi-calculator', '/docs', '/subscription');
  expect(pages).toEqual(
    paths.flatMap((page) => ['', '?lang=hi', '?lang=ta'].map((query) => `${ORIGIN}${page}${query}`)),
  );
});

/** The URLs in an XML or HTML text by the language that they are for. */
const alternates = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/gu)].map(([, code, url]) => [code, url]),
  );

test('a crawler finds each public page in each language, and may read it there', async () => {
  const ofPage = (path: string) => ({
    en: `${ORIGIN}${path}`,
    hi: `${ORIGIN}${path}?lang=hi`,
    ta: `${ORIGIN}${path}?lang=ta`,
    'x-default': `${ORIGIN}${path}`,
  });
  const robots = (await (await app.request('/robots.txt')).text()).split('\n');
  const entries = (await (await app.request('/sitemap.xml')).text()).split('\n');
  for (const { path: at } of PUBLIC_PAGES) {
    for (const query of ['', '?lang=ta', '?lang=en'])
      expect(alternates((await page(`${at}${query}`, null)).html), at + query).toEqual(ofPage(at));
    const ofEntry = entries.filter((line) => line.includes(`<loc>${ORIGIN}${at}</loc>`));
    expect(ofEntry.map(alternates), at).toEqual([ofPage(at)]);
    expect(robots).toContain(`Allow: ${at}?lang=`);
  }
});

test('the head of a page is that of the language in its URL', async () => {
  const headAt = async (url: string, language?: string) => {
    const { html } = await page(url, null, language);
    const one = (pattern: RegExp) => pattern.exec(html)?.[1];
    return [
      one(/rel="canonical" href="(.*?)"/u),
      one(/property="og:url" content="(.*?)"/u),
      one(/property="og:locale" content="(.*?)"/u),
      [...html.matchAll(/og:locale:alternate" content="(.*?)"/gu)].map(([, locale]) => locale),
    ];
  };
  const own = (url: string, locale: string, others: string[]) => [ORIGIN + url, ORIGIN + url, locale, others];
  const [english, tamil] = [
    ['hi_IN', 'ta_IN'],
    ['en_IN', 'hi_IN'],
  ];
  // In any order: a page is made once and kept.
  for (let time = 0; time < 2; time += 1) {
    expect(await headAt('/login?lang=ta')).toEqual(own('/login?lang=ta', 'ta_IN', tamil));
    expect(await headAt('/login', 'ta')).toEqual(own('/login', 'ta_IN', tamil));
    expect(await headAt('/login?lang=en', 'ta')).toEqual(own('/login', 'en_IN', english));
    expect(await headAt('/login')).toEqual(own('/login', 'en_IN', english));
    expect(await headAt('/login?lang=xx')).toEqual(own('/login', 'en_IN', english));
  }
  expect(await headAt('/login?notice=verified&lang=ta')).toEqual(own('/login?lang=ta', 'ta_IN', tamil));
});

test('every page says that it depends on the language, the cookies and the encoding', async () => {
  for (const url of ['/login', '/home', '/nowhere'])
    expect((await page(url, null)).answer.headers.get('vary'), url).toBe(
      'Accept-Encoding, Accept-Language, Cookie',
    );
});

test('a browser gets the page that says so at a path that does not exist, in its language', async () => {
  for (const url of [
    '/nowhere',
    '/no.png',
    '/login/other',
    '/home/nowhere',
    '/index.html',
    '/home/cases/1/2',
  ])
    for (const [language, body] of [
      ['en', 'not-found en'],
      ['ta', 'not-found ta'],
    ] as const) {
      const { answer, html } = await page(url, null, language);
      expect([answer.status, html], url).toEqual([404, expect.stringContaining(body)]);
      expect(html, url).toContain('<meta name="robots" content="noindex" />');
      expect(html, url).not.toContain('rel="canonical"');
      expect(answer.headers.get('cache-control'), url).toBe('private, no-store');
    }
  for (const hidden of ['/prerendered/en/login.html', '/.vite/manifest.json', '/home/library/', '//'])
    expect((await page(hidden, null)).answer.status, hidden).toBe(404);
});

test('a signed-in user gets 404 with the application, which says so', async () => {
  const user = { user: 'Asha', language: 'hi' };
  for (const [url, frame] of [
    ['/home/nowhere', 'frame of bar hi'],
    ['/nowhere', 'frame of blank hi'],
  ] as const) {
    const { answer, html } = await page(url, user);
    expect([answer.status, html], url).toEqual([404, expect.stringContaining(frame)]);
    expect(html, url).toContain('"user":"Asha"');
  }
});

test('what is no browser gets an error at a path that does not exist, and HEAD the same status as GET', async () => {
  session = null;
  const missing = await app.request('/no.png', { headers: { accept: 'image/avif,image/webp,*/*;q=0.8' } });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toMatch(/^application\/json/u);
  for (const [url, status] of [
    ['/nowhere', 404],
    ['/login', 200],
    ['/LOGIN/', 200],
    ['/home/shell', 200],
    ['/home/library/AIR%201973%20SC%2F1461', 200],
  ] as const)
    for (const method of ['GET', 'HEAD'])
      expect((await app.request(url, { method, headers: { accept: HTML } })).status, method + url).toBe(
        status,
      );
});

/** The answers of every public page, and what a crawler reads in their heads. */
async function heads() {
  return Promise.all(
    PUBLIC_PAGES.map(async ({ path: at }) => {
      const { html } = await page(at, null);
      const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
      return {
        at,
        titles: [...html.matchAll(/<title>(.*?)<\/title>/gu)].map(([, title]) => title),
        description: one(/<meta name="description" content="(.*?)"/u),
        canonical: one(/<link rel="canonical" href="(.*?)"/u),
        image: one(/<meta property="og:image" content="(.*?)"/u),
        robots: one(/<meta name="robots" content="(.*?)"/u),
        data: JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/su)) as {
          '@graph': { '@type': string; url?: string }[];
        },
      };
    }),
  );
}

test('each public page has a title and a description of its own, its URL, the image and structured data', async () => {
  const found = await heads();
  expect(new Set(found.map(({ titles }) => titles[0])).size).toBe(PUBLIC_PAGES.length);
  expect(new Set(found.map(({ description }) => description)).size).toBe(PUBLIC_PAGES.length);
  for (const { at, titles, description, canonical, image, robots, data } of found) {
    expect(titles, at).toHaveLength(1);
    expect(titles[0]?.length, at).toBeLessThanOrEqual(70);
    expect(description.length, at).toBeGreaterThan(30);
    expect(description.length, at).toBeLessThanOrEqual(170);
    expect(canonical, at).toBe(`${ORIGIN}${at}`);
    expect(image, at).toBe(`${ORIGIN}/social.png`);
    expect(robots, at).toBe('');
    const types = data['@graph'].map((one) => one['@type']);
    expect(types, at).toEqual([...(at === '/' ? ['Organization'] : []), 'WebSite', 'WebPage']);
    expect(data['@graph'].at(-1)?.url, at).toBe(`${ORIGIN}${at}`);
  }
});

test('a page that is not public asks search engines to leave it out', async () => {
  for (const at of ['/home', '/nowhere', '/outbox'])
    expect((await page(at, null)).html, at).toContain('<meta name="robots" content="noindex" />');
});

test('a finished page comes compressed to a browser that takes it', async () => {
  session = null;
  const read = (encoding: string) => app.request('/', { headers: { 'accept-encoding': encoding } });
  const packed = Buffer.from(await (await read('gzip, br')).arrayBuffer());
  expect(brotliDecompressSync(packed).toString()).toContain(body('landing', 'en'));
  expect((await read('gzip;q=1, br;q=0')).headers.get('content-encoding')).toBe('gzip');
  expect((await read('identity')).headers.get('content-encoding')).toBeNull();
});

test('the page of a signed-in user comes compressed too', async () => {
  session = { user: 'Asha' };
  const read = (encoding: string) => app.request('/home', { headers: { 'accept-encoding': encoding } });
  const packed = await read('gzip, br');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain('frame of home en');
  expect((await read('identity')).headers.get('content-encoding')).toBeNull();
});

test('the application can be installed: its manifest is served, and names drawn icons of their sizes', async () => {
  const drawn = path.join(import.meta.dirname, '../../../../web/public');
  const text = await readFile(path.join(drawn, 'app.webmanifest'), 'utf8');
  await writeFile(path.join(folder, 'app.webmanifest'), text);
  const answer = await app.request('/app.webmanifest');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/u);
  expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  const { start_url, display, icons } = (await answer.json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };
  expect([start_url, display]).toEqual(['/home', 'standalone']);
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of icons) {
    const bytes = await readFile(path.join(drawn, src));
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const policy = (await page('/home', null)).answer.headers.get('content-security-policy');
  expect(policy).toContain("manifest-src 'self'");
});

test('every file of the head is drawn and served', async () => {
  const drawn = path.join(import.meta.dirname, '../../../../web/public');
  for (const name of ['social', 'icon-small', 'icon-large', 'icon-maskable', 'icon-apple']) {
    const bytes = await readFile(path.join(drawn, `${name}.png`));
    expect(bytes.subarray(1, 4).toString(), name).toBe('PNG');
    expect(bytes.length, name).toBeLessThan(100_000);
  }
  const social = await readFile(path.join(drawn, 'social.png'));
  expect([social.readUInt32BE(16), social.readUInt32BE(20)]).toEqual([1200, 630]);
});
