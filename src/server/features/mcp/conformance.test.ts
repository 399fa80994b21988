import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '#test/support/app.ts';

// The official conformance suite against the real server over HTTP. The scenarios that apply to a server with tools alone
// run here. The others call fixture tools of the suite (`test_simple_text` …) or need resources, prompts, completion,
// logging, sampling or elicitation, which this server does not declare.

const APPLIES = ['server-initialize', 'ping', 'tools-list'];
const SUITE = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
);
/** The suite imports `globSync`, which Node 20 has not; none of these scenarios calls it. */
const HOOK = `data:text/javascript,${encodeURIComponent(
  `export async function load(url, context, next) {
     const loaded = await next(url, context);
     if (!url.endsWith('conformance/dist/index.js')) return loaded;
     return { ...loaded, source: String(loaded.source).replace('globSync as ', 'default as ') };
   }`,
)}`;
const PRELOAD = `data:text/javascript,${encodeURIComponent(
  `import { register } from 'node:module'; register(${JSON.stringify(HOOK)});`,
)}`;

let it: TestApp;
let url: string;
let stop: () => void;
beforeAll(async () => {
  it = await testApp();
  const by = await it.lawyer();
  const made = await by.call('POST', '/functions/v1/api-keys', {
    name: 'Suite',
    scopes: ['library:read', 'cases:read'],
  });
  const { key } = (await made.json()) as { key: string };
  // The suite sends no key, so it is added in front of the application.
  const fetch = (request: Request) => {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${key}`);
    return it.app.fetch(new Request(request, { headers }));
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  stop = () => server.close();
});
afterAll(async () => {
  stop();
  await it.close();
});

function run(scenario: string): Promise<{ code: number | null; output: string }> {
  const args = ['--import', PRELOAD, SUITE, 'server', '--url', url, '--scenario', scenario];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

test.each(APPLIES)('conformance: %s', { timeout: 60_000 }, async (scenario) => {
  const { code, output } = await run(scenario);
  expect(output).toMatch(/Passed: [1-9]/u);
  expect(output).not.toMatch(/Failed: [1-9]/u);
  expect(code).toBe(0);
});
