import type { MiddlewareHandler } from 'hono';
import { type PagePolicy, pagePolicyOf } from '#shared/pages.ts';
import type { CheckoutHosts } from '../payments/payments.ts';

const policy = (sources: Record<string, string>): string =>
  Object.entries(sources)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ');

const NOTHING = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** Answers that a browser shows at most as text, such as JSON: they load and run nothing. */
const DATA_POLICY = policy(NOTHING);

/** The worker of the signed-in pages: it fetches the files that it keeps. */
const WORKER = '/sw.js';

/**
 * Built scripts, one of which runs as a worker (pdf.js). A worker has the policy of its own script: it loads a decoder
 * and reads the file.
 */
const SCRIPT_POLICY = policy({ ...NOTHING, 'script-src': "'self'", 'connect-src': "'self'" });

/**
 * Every page. Inline scripts and styles are refused; workers too, which otherwise follow `script-src`. A page that needs
 * more is in `PAGE_POLICIES`.
 */
const PAGE_BASE = {
  ...NOTHING,
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  // The description of the installed application.
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'form-action': "'self'",
};

/**
 * The Content-Security-Policy of a page; `'none'` gives way to what the page allows. `checkout`: the hosts of the payment
 * provider, for the pages that open its checkout.
 */
export function contentSecurityPolicy(
  { allows, hasCheckout }: Pick<PagePolicy, 'allows' | 'hasCheckout'>,
  checkout?: CheckoutHosts,
): string {
  const sources: Record<string, string> = { ...PAGE_BASE };
  const add = (directive: string, more: string) => {
    const base = sources[directive];
    sources[directive] = base === undefined || base === "'none'" ? more : `${base} ${more}`;
  };
  for (const [directive, more] of Object.entries(allows)) add(directive, more);
  if (hasCheckout && checkout)
    for (const [name, hosts] of Object.entries(checkout)) add(`${name}-src`, hosts);
  return policy(sources);
}

/** The strictest policy that an answer works with; a route that needs another one sets it itself. */
function policyOf(path: string, contentType: string, checkout: CheckoutHosts | undefined): string {
  if (contentType.startsWith('text/html')) return contentSecurityPolicy(pagePolicyOf(path), checkout);
  return path.startsWith('/assets/') || path === WORKER ? SCRIPT_POLICY : DATA_POLICY;
}

/** Headers of every answer. Answers are never cached unless they say so themselves. */
export function securityHeaders(https: boolean, checkout?: CheckoutHosts): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const set = (name: string, content: string) => {
      if (!headers.has(name)) headers.set(name, content);
    };
    set('content-security-policy', policyOf(c.req.path, headers.get('content-type') ?? '', checkout));
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'same-origin');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    set('cache-control', 'private, no-store');
    if (https) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
