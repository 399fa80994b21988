import { LANGUAGE_CHOICE, languageCodes } from '#shared/messages/languages.ts';
import { PUBLIC_PAGES } from '#shared/pages.ts';
import { languageUrl, languageUrls } from './language-urls.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';

/** `robots.txt` of a deployment: crawlers read the public pages only. `$` ends a path (RFC 9309, section 2.2.3). */
export function robotsText(origin: string): string {
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
export function sitemap(origin: string): string {
  const pages = PUBLIC_PAGES.flatMap(({ path }) => entriesOf(`${origin}${path}`));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
