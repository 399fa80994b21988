import { escapeMarkup } from './escape-markup.ts';

/** The pages of the product, with the sources that each may load, the public ones and the prerendered ones. */

type Directive = `${'script' | 'style' | 'img' | 'connect' | 'worker' | 'frame'}-src`;

export interface PagePolicy {
  /** The path of the page; the pages below it have the same policy, unless a longer path has one of its own. */
  path: string;
  /** Source lists that the page's Content-Security-Policy adds to those of every page. */
  allows: Readonly<Partial<Record<Directive, string>>>;
  /** It opens the checkout of the payment provider, whose hosts the server adds where plans are sold. */
  hasCheckout?: true;
}

/**
 * The policies, each for its page and the pages below it. A document keeps the policy that it was loaded with, so that a
 * link from one policy to another loads the page: give a page a policy of its own when only that page needs a host, and
 * one policy to pages between which users move all the time.
 */
export const PAGE_POLICIES: readonly PagePolicy[] = [
  // The pages of visitors: nothing more.
  { path: '/', allows: {} },
  // Plans, the subscription and its payments. Dialogs bring a <style> element.
  { path: '/subscription', allows: { 'style-src': "'unsafe-inline'" }, hasCheckout: true },
  // Scroll areas and panes bring a <style> element, pdf.js is a worker, the QR code of an authenticator is a data: image.
  {
    path: '/home',
    allows: { 'style-src': "'unsafe-inline'", 'img-src': 'data:', 'worker-src': "'self'" },
  },
];

/** The policy of the page at a path: that of the longest path that contains it. Unknown paths have that of `/`. */
export function pagePolicyOf(path: string, policies = PAGE_POLICIES): PagePolicy {
  // The router of the pages ignores case as well.
  const lower = path.toLowerCase();
  const under = (parent: string) => parent === '/' || lower === parent || lower.startsWith(`${parent}/`);
  const [longest] = policies
    .filter((policy) => under(policy.path))
    .sort((one, other) => other.path.length - one.path.length);
  if (!longest) throw new Error('No policy for the path /');
  return longest;
}

/** A page that everybody can read. */
export interface PublicPage {
  path: string;
  /** The name of its prerendered HTML (`prerendered/<language>/<name>.html`); without one the browser makes the page. */
  prerendered?: VisitorPage;
  /** Search parameters that change what the page shows: with one of them the browser makes the page. */
  changedBy?: readonly string[];
}

/** The pages whose HTML the build prerenders. */
export const VISITOR_PAGES = [
  'landing',
  'login',
  'signup',
  'privacy',
  'terms',
  'refund',
  'notice',
  'call',
  'calculator',
  'reference',
  'plans',
  'not-found',
] as const;
export type VisitorPage = (typeof VISITOR_PAGES)[number];
/** Pages to read rather than to use: their code loads at its first use. */
export const READ_FIRST: readonly VisitorPage[] = [
  'landing',
  'privacy',
  'terms',
  'refund',
  'notice',
  'plans',
  'calculator',
];

/** The public pages: the sitemap names them all, in each language. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', prerendered: 'landing' },
  {
    path: '/login',
    prerendered: 'login',
    changedBy: ['notice', 'type', 'error', 'error_code', 'error_description'],
  },
  { path: '/signup', prerendered: 'signup', changedBy: ['from'] },
  { path: '/privacy-policy', prerendered: 'privacy' },
  { path: '/terms', prerendered: 'terms' },
  { path: '/refund-policy', prerendered: 'refund' },
  { path: '/data-notice', prerendered: 'notice' },
  { path: '/book-a-call', prerendered: 'call' },
  { path: '/roi-calculator', prerendered: 'calculator' },
  { path: '/docs', prerendered: 'reference' },
  { path: '/subscription', prerendered: 'plans' },
];

/**
 * The pages of the signed-in area whose HTML names the code that they need, by name: the path, where `*` is one segment.
 * The HTML of each already shows the frame of the page, until the browser has the code.
 */
export const FRAMED_PAGES = {
  home: '/home',
  search: '/home/search',
  document: '/home/library/*',
  cases: '/home/cases',
  case: '/home/cases/*',
  clients: '/home/clients',
  client: '/home/clients/*',
  profile: '/home/profile',
  help: '/home/help',
} as const;
export type FramedPage = keyof typeof FRAMED_PAGES;

/**
 * Content of the HTML of all other pages until their code has loaded: the bar in the signed-in area; elsewhere nothing,
 * or a sentence when the code is late.
 */
export type OtherPage = 'bar' | 'blank';

/** True when a path matches a pattern, in which `*` is one segment. A slash at the end does not count. */
export function fitsPath(pattern: string, path: string): boolean {
  const segments = path.replace(/\/$/u, '').split('/');
  const wanted = pattern.replace(/\/$/u, '').split('/');
  return (
    wanted.length === segments.length &&
    wanted.every((part, at) => (part === '*' ? segments[at] !== '' : part === segments[at]))
  );
}

/** The name of the page at a path of the signed-in area; undefined for one that has no frame of its own. */
export function framedPageAt(path: string): FramedPage | undefined {
  return (Object.keys(FRAMED_PAGES) as FramedPage[]).find((name) => fitsPath(FRAMED_PAGES[name], path));
}

/** The paths of the pages that are not public, where `*` is one segment. */
const OTHER_PATHS: readonly string[] = [
  '/signup/check-email',
  '/login/verify',
  '/invitation',
  '/outbox',
  '/subscription/manage',
  '/subscription/payments',
  '/subscription/operator',
  '/home',
  '/home/search',
  '/home/library/*',
  '/home/library/*/citations',
  '/home/check',
  '/home/real-judgments',
  '/home/operator/library',
  '/home/operator/breaches',
  '/home/operator/status',
  '/home/acts',
  '/home/acts/*',
  '/home/acts/*/*',
  '/home/concordance',
  '/home/chat',
  '/home/notes',
  '/home/clients',
  '/home/clients/*',
  '/home/clients/*/edit',
  '/home/cases',
  '/home/cases/*',
  '/home/cases/*/chat',
  '/home/deadlines',
  '/home/fees',
  '/home/webhooks',
  '/home/court',
  '/home/day',
  '/home/bin',
  '/home/chambers',
  '/home/profile',
  '/home/help',
];

/**
 * The paths of the web application, where `*` is one segment: the server answers 404 at all others. A test compares them
 * with the routes of the browser.
 */
export const pagePaths = (): string[] => [...PUBLIC_PAGES.map(({ path }) => path), ...OTHER_PATHS];

/** True when the web application has a page at a path. Its router ignores case, and a slash at the end. */
export function hasPage(path: string): boolean {
  const lower = path.toLowerCase();
  return lower === OFFLINE_SHELL || pagePaths().some((pattern) => fitsPath(pattern, lower));
}

/** The key, in the fragment of the sign-in page's URL, of the address that a link has just confirmed. */
export const CONFIRMED_EMAIL = 'email';

/** The empty page of the signed-in area, which holds nothing about a session: the worker of the pages keeps it. */
export const OFFLINE_SHELL = '/home/shell';

/** The id of the element in which a page holds the server's answer about the session, as JSON. */
export const SESSION_ELEMENT = 'session';

/** The script of a page whose session somebody ended, on another device or by a new password: it removes what this browser keeps. */
export const ENDED_SCRIPT = '/session-ended.js';

/** The id of the template in which a page with a frame names its code: the page asks for it after its first words. */
export const CODE_ELEMENT = 'code';

/** The id of the sentence that a page shows before its code is there. */
export const EARLY_NOTE = 'early-note';

/** Offers of a deployment that a page shows before its code runs: style sheets read them from the root element. */
export interface Offers {
  /** Sign-in with Google is set up. */
  google: boolean;
  /** Sign-in with another OpenID provider is set up. */
  oidc: boolean;
  /** Codes go to phones; on a local copy its user reads them in the outbox. */
  phone: boolean;
  /** Sale of plans: `off`, or payments in the provider's test or live mode. */
  payments: 'off' | 'test' | 'live';
  /** It is a local copy, which may offer the demo chambers. */
  local: boolean;
  /** The person who answers complaints about data; undefined where the operator has named nobody. */
  grievance?: { officer: string; email: string } | undefined;
  /** The plans are those that ship with the code, which the prerendered HTML shows. */
  shippedPlans: boolean;
}

export function withOffers(html: string, offers: Offers): string {
  const { google, oidc, phone, payments, local, grievance } = offers;
  const missing = [
    ...(google ? [] : [' data-without-google']),
    ...(google || oidc ? [] : [' data-without-providers']),
    ...(phone ? [] : [' data-without-phone']),
  ];
  const officer = grievance
    ? ` data-grievance-officer="${escapeMarkup(grievance.officer)}" data-grievance-email="${escapeMarkup(grievance.email)}"`
    : '';
  const marks = ` data-payments="${payments}"${missing.join('')}${local ? ' data-local' : ''}${officer}`;
  return html.replace(/<html[^>]*/u, (tag) => tag + marks);
}

/** The HTML of a page with the answer: a block of data, because no page runs inline scripts. */
export function withSession(html: string, session: object | null, ended = false): string {
  // `<` could end the block.
  const json = JSON.stringify(session).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${SESSION_ELEMENT}">${json}</script>`;
  const script = ended ? `<script src="${ENDED_SCRIPT}"></script>` : '';
  return html.replace('</head>', () => `${script}${block}</head>`);
}
