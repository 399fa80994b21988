import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { LearnedEndpoint } from './learned-endpoint.ts';
import { probeEndpoint } from './probe.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
let fake: FakeModel;
beforeEach(async () => {
  fake = await startModel();
});
afterEach(async () => {
  await fake.close();
  lines.length = 0;
});

async function said(more: { url?: string; key?: string; signal?: AbortSignal } = {}) {
  const { url = fake.url, key = fake.key, signal = new AbortController().signal } = more;
  await probeEndpoint({ url, model: fakeChatName, key }, new LearnedEndpoint(), log, signal);
  expect(lines.join('')).not.toContain(key);
  return lines.map((line) => JSON.parse(line) as { msg: string });
}

test('an endpoint that answers is said to, with a list of models or without one', async () => {
  const answers = [{ level: 30, msg: 'the endpoint of the language model answers' }];
  expect(await said()).toMatchObject(answers);
  lines.length = 0;
  expect(await said({ url: `${fake.url}/other` })).toMatchObject(answers);
  expect(fake.chats).toEqual([]);
});

test('one that refuses the key, or is not there, is a warning', async () => {
  const msg = 'the language model does not answer: run npm run model:check';
  expect(await said({ key: 'sk-wrong-1' })).toMatchObject([{ level: 40, failure: 'key', status: 401, msg }]);
  lines.length = 0;
  fake.mode('drop');
  expect(await said()).toMatchObject([{ level: 40, failure: 'unreachable', msg }]);
});

test('a server that stops says nothing', async () => {
  expect(await said({ signal: AbortSignal.abort() })).toEqual([]);
});
