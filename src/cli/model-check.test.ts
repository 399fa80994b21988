import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { processIdentity } from '#server/core/process-identity.ts';
import { type FakeModel, fakeChatName, type ModelMode, startModel } from '#test/fakes/model/model.ts';
import { testApp } from '#test/support/app.ts';
import { checkLanguageModel } from './model-check.ts';

let fake: FakeModel;
let data: string;
beforeEach(async () => {
  fake = await startModel();
  fake.manner.text = 'ready';
  data = await mkdtemp(path.join(tmpdir(), 'munshi-model-check-'));
});
afterEach(async () => {
  await fake.close();
  await rm(data, { recursive: true, force: true });
});

const settings = (more: Record<string, string> = {}) => ({
  MODEL_URL: fake.url,
  MODEL_NAME: fakeChatName,
  MODEL_API_KEY: fake.key,
  ...more,
});

async function run(env: Record<string, string>, folder = data) {
  let out = '';
  const code = await checkLanguageModel({
    env: readEnv({ MUNSHI_DATA: folder, ...env }),
    out: {
      write(text: string | Uint8Array) {
        out += String(text);
        return true;
      },
    },
    signal: new AbortController().signal,
  });
  expect(out).not.toContain(fake.key);
  return { code, out };
}

describe('without a server', () => {
  test('says how fast the model answers, in both ways, and that no other request was made', async () => {
    const { code, out } = await run(settings());
    expect(out).toContain(
      `Model fake-chat at ${fake.url}, asked by this command; no server is running.\nIt streams: the first word after`,
    );
    expect(out).toMatch(/complete after \d\.\d\d s; 21 tokens read, 2 written \(counted by the model\)/);
    expect(out).toMatch(/It answers in one piece: after \d\.\d\d s; 21 tokens read, 2 written/);
    expect(code).toBe(0);
    expect(fake.chats.map(({ stream }) => stream === true)).toEqual([true, false, true, true, true]);
  });

  test('says in plain words what a good model can do, and what a weak one cannot', async () => {
    fake.manner.writes = ({ messages }) => {
      const asked = messages.at(-1)?.content ?? '';
      if (asked.includes('password')) return 'Saffron.';
      if (asked.includes('rent of the garden')) return 'The rent is Rs. 4,750 a month (2).';
      if (asked.includes('shorter'))
        return 'I shorten it.\n=== CHANGES ===\n{"block": "b1", "text": "The petitioner paid Rs. 4,750 on 3 June 2024.", "reason": "shorter"}';
      return 'ready';
    };
    const good = await run(settings());
    expect(good.out).toMatch(/- Long papers: it read [\d,]+ tokens at once and remembered the first line/u);
    expect(good.out).toContain('- Sources: it names them in a form of its own, which Munshi reads.');
    expect(good.out).toContain('- Drafts: it proposes changes that Munshi can show');
    fake.manner.writes = () => 'ready';
    const weak = await run(settings());
    expect(weak.out).toContain('but forgot the first line');
    expect(weak.out).toContain('- Sources: it names none.');
    expect(weak.out).toContain('- Drafts: Munshi cannot read its changes.');
    expect(weak.code).toBe(0);
  });

  test('says that none is set', async () => {
    expect(await run({})).toEqual({
      code: 1,
      out: 'No language model is set. Set MODEL_URL and MODEL_NAME.\n',
    });
  });

  const problems: [mode: ModelMode, sentence: RegExp][] = [
    ['no text', /gave no usable answer\. Check that MODEL_URL/],
    ['drop', /cannot be reached\. Check MODEL_URL/],
    ['html', /No OpenAI-compatible API answers at .* Check that MODEL_URL is its address/],
    [{ status: 400 }, /refused the request \(status 400\)/],
    [{ status: 403 }, /refuses the key \(status 403\)\. Check MODEL_API_KEY/],
    [{ status: 429, retryAfter: '3600' }, /has too many requests \(status 429\)/],
    [{ status: 429, code: 'insufficient_quota' }, /has nothing left \(status 429\)/],
    [{ status: 500 }, /reported an error of its own \(status 500\)/],
  ];
  test.each(problems)('after %j says what to do', async (mode, sentence) => {
    fake.mode(mode);
    const { code, out } = await run(settings());
    expect(code).toBe(1);
    expect(out).toMatch(sentence);
  });

  test('names a wrong key, a wrong name, and a model that is too slow', async () => {
    expect((await run(settings({ MODEL_API_KEY: 'sk-wrong-1' }))).out).toMatch(
      /refuses the key \(status 401\)/,
    );
    expect((await run(settings({ MODEL_NAME: 'gone' }))).out).toMatch(/has no model gone \(status 404\)/);
    fake.mode('stall');
    expect((await run(settings({ MODEL_TIMEOUT_S: '1' }))).out).toMatch(/MODEL_TIMEOUT_S is 1/);
  });

  test('a model that cannot stream still answers in one piece', async () => {
    fake.next('no text');
    const { code, out } = await run(settings());
    expect(out).toContain('It answers in one piece');
    expect(code).toBe(0);
    expect(fake.chats.map(({ stream }) => stream === true)).toEqual([true, false, false, true, true, true]);
  });
});

test('a running server asks with its own settings, within its budgets, and only for our commands', async () => {
  // The first of the two questions leaves too few tokens for the second.
  const it = await testApp({ env: settings({ MODEL_TOKENS_PER_DAY: '550' }) });
  const server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
  try {
    await new Promise<void>((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const mark = await processIdentity(process.pid);
    const { ingestToken } = it.services;
    const info = { pid: process.pid, mark, port, host: '127.0.0.1', ingestToken };
    await writeFile(path.join(data, 'run.json'), JSON.stringify(info));
    const { code, out } = await run({});
    expect(out).toContain(`Model fake-chat at ${fake.url}, asked by the running server.`);
    expect(out).toContain('It streams');
    expect(out).toContain('The users of this server have used its share of the language model for today.');
    expect(code).toBe(1);
    expect((await (await it.lawyer()).call('POST', '/internal/model-check')).status).toBe(401);
  } finally {
    server.close();
    await it.close();
  }
});

test('a running server without a model says so', async () => {
  const it = await testApp();
  const answer = await it.app.request('/internal/model-check', {
    method: 'POST',
    headers: { authorization: `Bearer ${it.services.ingestToken}` },
  });
  expect(answer.status).toBe(204);
  await it.close();
});
