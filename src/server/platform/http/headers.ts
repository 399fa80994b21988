import type { MiddlewareHandler } from 'hono';

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

/**
 * Built scripts, one of which runs as a worker (pdf.js). A worker has the policy of its own script: it loads a decoder
 * and reads the file.
 */
const SCRIPT_POLICY = policy({ ...NOTHING, 'script-src': "'self'", 'connect-src': "'self'" });

/**
 * Pages. Inline styles are allowed, because the accessible primitives position elements with them; inline scripts are
 * not. The QR code of an authenticator is a `data:` image.
 */
const PAGE_POLICY = policy({
  ...NOTHING,
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
});

/** The strictest policy that an answer works with; a route that needs another one sets it itself. */
function policyOf(path: string, contentType: string): string {
  if (contentType.startsWith('text/html')) return PAGE_POLICY;
  return path.startsWith('/assets/') ? SCRIPT_POLICY : DATA_POLICY;
}

/** Headers of every answer. Answers are never cached unless they say so themselves. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const set = (name: string, content: string) => {
      if (!headers.has(name)) headers.set(name, content);
    };
    set('content-security-policy', policyOf(c.req.path, headers.get('content-type') ?? ''));
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'same-origin');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    set('cache-control', 'private, no-store');
    if (https) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
