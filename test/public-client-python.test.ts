import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveApp, liveApp } from './fixtures/live-app.ts';

// The unmodified Python client of this family of backends, over real HTTP and a real WebSocket. What it sends is also
// recorded in public-client-wire.test.ts, which needs no Python.

const present = spawnSync('python3', ['-c', 'import supabase']).status === 0;
const why = present ? '' : ' (not run: python3 on the PATH has no package "supabase")';

let it: LiveApp;
const codes = new Map<string, string>();

beforeAll(async () => {
  if (!present) return;
  it = await liveApp();
  it.services.sms.send = async ({ to, code }) => void codes.set(to, code);
});
afterAll(() => it?.close());

type Line = { call: string; ok: boolean; error?: string } | { ask: 'confirm' | 'code'; about: string };

/**
 * Answers the script's questions about codes and mails, which only the server's side knows. The pages behind the links
 * of mails have tests of their own.
 */
async function answerOf({ ask, about }: { ask: string; about: string }): Promise<unknown> {
  if (ask === 'code') return [...codes].find(([to]) => to.endsWith(about))?.[1];
  await it.db.sql('update auth.users set email_confirmed_at = now() where email = $1', [about]);
  return 'confirmed';
}

async function runClient(): Promise<{ calls: string[]; failed: string[]; said: string }> {
  const script = path.join(import.meta.dirname, 'fixtures', 'public-client.py');
  const client = spawn('python3', [script, it.url], { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  client.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const [calls, failed]: [string[], string[]] = [[], []];
  for await (const text of createInterface(client.stdout)) {
    const line = JSON.parse(text) as Line;
    if ('ask' in line) client.stdin.write(`${JSON.stringify(await answerOf(line))}\n`);
    else if (line.ok) calls.push(line.call);
    else failed.push(`${line.call}: ${line.error}`);
  }
  return { calls, failed, said };
}

test.runIf(present)(`the Python client runs every call${why}`, async () => {
  const { calls, failed, said } = await runClient();
  expect(failed, said).toEqual([]);
  expect(calls.length, said).toBeGreaterThan(40);
});
