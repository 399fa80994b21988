import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { pagePolicyOf } from '#shared/pages.ts';
import { contentSecurityPolicy, securityHeaders } from './headers.ts';

const app = new Hono()
  .use(securityHeaders(true))
  .get('/rest/v1/clients', (c) => c.json([]))
  .get('/assets/pdf.js', (c) => c.body('', 200, { 'content-type': 'text/javascript' }))
  .get('/sw.js', (c) => c.body('', 200, { 'content-type': 'text/javascript' }))
  .get('/own', (c) => c.html('', 200, { 'content-security-policy': "default-src 'none'; sandbox" }))
  .get('/*', (c) => c.html(''));

const directives = (header: string): Record<string, string> =>
  Object.fromEntries(header.split('; ').map((part) => part.split(/ (.*)/su, 2) as [string, string]));

const policyAt = async (path: string): Promise<Record<string, string>> =>
  directives((await app.request(path)).headers.get('content-security-policy') ?? '');

const nothing = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};
/** The strictest policy of a page: it loads only files of ours, and starts nothing beside itself. */
const visitor = {
  ...nothing,
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'form-action': "'self'",
};
const signedIn = {
  ...visitor,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'worker-src': "'self'",
};

test('data loads and runs nothing, a script loads only scripts and data of ours', async () => {
  expect(await policyAt('/rest/v1/clients')).toEqual(nothing);
  for (const script of ['/assets/pdf.js', '/sw.js'])
    expect(await policyAt(script)).toEqual({
      ...nothing,
      'script-src': "'self'",
      'connect-src': "'self'",
    });
});

test('a route may set a policy of its own', async () => {
  expect(await policyAt('/own')).toEqual({ 'default-src': "'none'", sandbox: undefined });
});

describe('each page has exactly its policy', () => {
  test.each([
    ['/', visitor],
    ['/login', visitor],
    ['/login/verify', visitor],
    ['/signup', visitor],
    ['/signup/check-email', visitor],
    ['/outbox', visitor],
    ['/docs', visitor],
    ['/no-such-page', visitor],
    ['/homepage', visitor],

    ['/home', signedIn],
    ['/home/', signedIn],
    ['/%68ome', signedIn],
    ['/Home/cases', signedIn],
    ['/home/search?q=bail', signedIn],
    ['/home/library/d-1', signedIn],
    ['/home/clients', signedIn],
    ['/home/cases/0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11', signedIn],
    ['/home/profile', signedIn],
    ['/home/no-such-page', signedIn],
  ])('%s', async (path, expected) => {
    expect(await policyAt(path)).toEqual(expected);
  });
});

test('a host can be allowed to one page only', () => {
  const pay = {
    path: '/home/pay',
    allows: { 'script-src': 'https://checkout.example', 'frame-src': 'https://checkout.example' },
  };
  const policies = [pay, { path: '/', allows: {} }, { path: '/home', allows: {} }];
  const of = (path: string) => directives(contentSecurityPolicy(pagePolicyOf(path, policies)));
  expect(of('/home/pay')).toEqual({
    ...visitor,
    'script-src': "'self' https://checkout.example",
    'frame-src': 'https://checkout.example',
  });
  for (const path of ['/', '/home', '/home/payments', '/pay']) expect(of(path), path).toEqual(visitor);
});
