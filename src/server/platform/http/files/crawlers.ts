import { PUBLIC_PAGES } from '#shared/pages.ts';

/** `robots.txt` of a deployment: crawlers read the public pages only. `$` ends a path (RFC 9309, section 2.2.3). */
export function robotsText(origin: string): string {
  const allowed = [
    ...PUBLIC_PAGES.map(({ path }) => `${path}$`),
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

/** `sitemap.xml` of a deployment (sitemaps.org, protocol 0.9). */
export function sitemap(origin: string): string {
  const pages = PUBLIC_PAGES.map(({ path }) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;');
