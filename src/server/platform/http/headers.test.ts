import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const app = new Hono()
  .use(securityHeaders(true))
  .get('/rest/v1/clients', (c) => c.json([]))
  .get('/assets/pdf.js', (c) => c.body('', 200, { 'content-type': 'text/javascript' }))
  .get('/own', (c) => c.html('', 200, { 'content-security-policy': "default-src 'none'; sandbox" }))
  .get('/*', (c) => c.html(''));

async function policyAt(path: string): Promise<Record<string, string>> {
  const header = (await app.request(path)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(header.split('; ').map((part) => part.split(/ (.*)/su, 2) as [string, string]));
}

const nothing = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

test('data loads and runs nothing, a script loads only scripts and data of ours', async () => {
  expect(await policyAt('/rest/v1/clients')).toEqual(nothing);
  expect(await policyAt('/assets/pdf.js')).toEqual({
    ...nothing,
    'script-src': "'self'",
    'connect-src': "'self'",
  });
});

test('a page runs only scripts and workers of ours, and a route may set a policy of its own', async () => {
  const policy = await policyAt('/home/cases');
  expect(policy).toMatchObject({ ...nothing, 'form-action': "'self'", 'script-src': "'self'" });
  expect(policy).toMatchObject({ 'worker-src': "'self'", 'img-src': "'self' data:" });
  expect(Object.values(policy).join(' ')).not.toMatch(/blob:|unsafe-eval|https?:|\*/u);
  expect(await policyAt('/own')).toEqual({ 'default-src': "'none'", sandbox: undefined });
});
