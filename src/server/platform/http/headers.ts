import type { MiddlewareHandler } from 'hono';

/** Styles may be inline, because the accessible primitives place their own; scripts never are. */
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

/** Headers on every answer. Private answers are never kept by a cache; what may be kept says so itself. */
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
