import { activeLanguage } from '#server/core/language.ts';
import { BUSINESS } from '#shared/business.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { messages as accounts } from '#shared/messages/en/accounts/accounts.ts';
import { messages as billing } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as site } from '#shared/messages/en/common/site.ts';
import { messages as notice } from '#shared/messages/en/site/data-notice.ts';
import { messages } from '#shared/messages/en/site/descriptions.ts';
import { messages as privacy } from '#shared/messages/en/site/privacy.ts';
import { messages as refund } from '#shared/messages/en/site/refund.ts';
import { messages as terms } from '#shared/messages/en/site/terms.ts';
import { messages as visits } from '#shared/messages/en/site/visits.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageCode, languageCodes } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { languageUrl, languageUrls } from './language-urls.ts';

type Described = { title: string; description: string };

const titled = (title: string, description: string): Described => ({
  title: t(common.pageTitle, { title }),
  description,
});

/** The title and the description of each page of `PUBLIC_PAGES`. */
const DESCRIBED: Readonly<Record<string, () => Described>> = {
  '/': () => ({ title: t(messages.landingTitle), description: t(messages.landing) }),
  '/login': () => titled(t(accounts.signIn), t(messages.login)),
  '/signup': () => titled(t(accounts.signUpTitle), t(messages.signup)),
  '/privacy-policy': () => titled(t(privacy.title), t(privacy.lead)),
  '/terms': () => titled(t(terms.title), t(terms.lead)),
  '/refund-policy': () => titled(t(refund.title), t(refund.lead)),
  '/data-notice': () => titled(t(notice.title), t(notice.lead)),
  '/book-a-call': () => titled(t(visits.bookTitle), t(messages.book)),
  '/roi-calculator': () => titled(t(visits.roiTitle), t(messages.roi)),
  '/docs': () => titled(t(site.apiReference), t(messages.docs)),
  '/subscription': () => titled(t(billing.plansPageTitle), t(messages.plans)),
};

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

/** Size of `social.png`, in pixels. */
const IMAGE = { path: '/social.png', width: 1200, height: 630 };

/** The locale of a language, as in `hi-IN`. */
const localeOf = (code: string): string | undefined => LANGUAGES[code as LanguageCode]?.locale;

/** As Open Graph writes a locale. */
const openGraphLocale = (code: string): string => localeOf(code)?.replace('-', '_') ?? code;

/** `asked`: the language that the URL names. */
export type PageUrl = { path: string; origin: string; asked: LanguageCode | undefined };

const canonicalOf = ({ path, origin, asked = DEFAULT_LANGUAGE }: PageUrl): string =>
  languageUrl(`${origin}${path}`, asked);

/** schema.org: the site on every page; who runs it on the landing page. Only what the page itself says. */
function structured(at: PageUrl, { title, description }: Described): object {
  const { path, origin } = at;
  const url = canonicalOf(at);
  const site = { '@id': `${origin}/#site` };
  const organization = { '@id': `${origin}/#organization` };
  const page = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: localeOf(activeLanguage()),
    isPartOf: site,
  };
  const name = t(messages.appName);
  const whole = { '@type': 'WebSite', ...site, url: `${origin}/`, name, publisher: organization };
  if (path !== '/') return { '@context': 'https://schema.org', '@graph': [whole, page] };
  const [street, area, city] = BUSINESS.contactAddress;
  const { email, phone } = BUSINESS.support;
  const owner = {
    '@type': 'Organization',
    ...organization,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon-large.png`,
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${street}, ${area}`,
      addressLocality: city,
      addressCountry: 'IN',
    },
  };
  return { '@context': 'https://schema.org', '@graph': [owner, whole, page] };
}

/** Tags for crawlers in the head of a public page; the browser keeps the title. */
function headOf(at: PageUrl, described: Described): string {
  const { path, origin } = at;
  const { title, description } = described;
  const url = canonicalOf(at);
  const image = `${origin}${IMAGE.path}`;
  const language = activeLanguage();
  // `<` could end the block.
  const data = JSON.stringify(structured(at, described)).replaceAll('<', '\\u003c');
  return [
    `<link rel="canonical" href="${escapeMarkup(url)}" />`,
    ...languageUrls(`${origin}${path}`).map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}" />`,
    ),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', t(messages.appName)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', openGraphLocale(language)),
    ...languageCodes
      .filter((code) => code !== language)
      .map((code) => meta('property', 'og:locale:alternate', openGraphLocale(code))),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', String(IMAGE.width)),
    meta('property', 'og:image:height', String(IMAGE.height)),
    meta('property', 'og:image:alt', t(messages.imageText)),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${data}</script>`,
  ].join('');
}

/**
 * The HTML of a page with its title, its description and what crawlers read, in the active language. A page that is not
 * public asks search engines to leave it out. `path`: of the page, without its query.
 */
export function withHead(html: string, at: PageUrl): string {
  const described = DESCRIBED[at.path]?.();
  if (!described) return html.replace('</head>', () => `${meta('name', 'robots', 'noindex')}</head>`);
  return html
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeMarkup(described.title)}</title>`)
    .replace(/<meta name="description"[^>]*>/u, () => meta('name', 'description', described.description))
    .replace('</head>', () => `${headOf(at, described)}</head>`);
}
