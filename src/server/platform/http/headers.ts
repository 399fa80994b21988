import type { MiddlewareHandler } from 'hono';

/** Inline styles are allowed, because the accessible primitives position elements with them; inline scripts are not. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer. Answers are never cached unless they say so themselves. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    const set = (name: string, content: string) => {
      if (!headers.has(name)) headers.set(name, content);
    };
    set('content-security-policy', PAGE_POLICY);
    set('x-content-type-options', 'nosniff');
    set('referrer-policy', 'same-origin');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    set('cache-control', 'private, no-store');
    if (https) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}
