import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeModel, fakeModelName, type ModelMode, startModel } from '#test/fakes/model/model.ts';
import type { ProviderLimits } from '../provider/provider-fetch.ts';
import { type EndpointEmbedder, endpointEmbedder } from './endpoint-embedder.ts';

const secret = 'Lakshmi instructs us to withdraw.';
const lines: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
const long: ProviderLimits = {
  beginMs: 60_000,
  idleMs: 60_000,
  totalMs: 60_000,
  mostRetryMs: 2000,
  mostBytes: 4 * 1024 * 1024,
};
const short: ProviderLimits = { ...long, beginMs: 200, idleMs: 200, totalMs: 600_000 };

let fake: FakeModel;
const opened: EndpointEmbedder[] = [];
beforeEach(async () => {
  fake = await startModel();
});
afterEach(async () => {
  for (const embedder of opened.splice(0)) embedder.close();
  await fake.close();
  lines.length = 0;
});

function open(how: { limits?: ProviderLimits; url?: string; key?: string } = {}): EndpointEmbedder {
  const limits = how.limits ?? long;
  const endpoint = { url: how.url ?? fake.url, model: fakeModelName, key: how.key ?? fake.key };
  const embedder = endpointEmbedder(endpoint, log, { background: limits, hurried: limits });
  opened.push(embedder);
  return embedder;
}

/** Error with which a failing request rejects. */
async function failureOf(embedder: EndpointEmbedder, signal?: AbortSignal): Promise<Error> {
  return embedder.embed([secret], signal).then(
    () => expect.fail('it gave a vector'),
    (error: Error) => error,
  );
}

const dot = (a: Float32Array | undefined, b: Float32Array | undefined) =>
  (a ?? new Float32Array()).reduce((sum, value, i) => sum + value * (b?.[i] ?? 0), 0);

describe('vectors', () => {
  test('have unit length, lie near by meaning, and are in the order of the texts', async () => {
    const embedder = open();
    const [lorry, car, murder, nothing] = await embedder.embed(['the lorry', 'the car', 'a murder', '  ']);
    expect(dot(lorry, lorry)).toBeCloseTo(1);
    expect(dot(lorry, car)).toBeGreaterThan(0.9);
    expect(dot(lorry, murder)).toBeLessThan(0.2);
    expect(nothing?.every((value) => value === 0)).toBe(true);
    expect(embedder.dimensions).toBe(64);
  });

  test('a long text goes in pieces of a size that models take, in requests of 16', async () => {
    const [first, second] = await open().embed(['bail '.repeat(2000), `${'😀'.repeat(30_000)}`, 'murder']);
    expect(fake.requests.map(({ length }) => length)).toEqual([14]);
    const pieces = fake.requests.flat();
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    expect(pieces.every((piece) => Buffer.from(piece).toString() === piece)).toBe(true);
    expect(first?.length).toBe(second?.length);
    await open().embed(Array.from({ length: 40 }, (_, i) => `text ${i}`));
    expect(fake.requests.slice(1).map(({ length }) => length)).toEqual([16, 16, 8]);
  });

  test('tokens are counted, and neither texts nor the key are logged', async () => {
    await open().embed([secret]);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'made vectors', pieces: 1, tokens: 9 },
    ]);
    expect(lines.join('')).not.toContain('Lakshmi');
    expect(lines.join('')).not.toContain(fake.key);
  });

  test('the id changes with the model and with the address', () => {
    expect(open().id).toBe(open().id);
    expect(open({ url: `${fake.url}/other` }).id).not.toBe(open().id);
  });
});

describe('an endpoint that fails', () => {
  const cases: [mode: ModelMode, failure: string, requests: number][] = [
    ['stall', 'timeout', 1],
    ['stall in the middle', 'timeout', 1],
    ['html', 'unusable', 1],
    ['cut off', 'unusable', 1],
    ['ten megabytes', 'unusable', 1],
    ['other shape', 'unusable', 1],
    [{ status: 400 }, 'refused', 1],
    [{ status: 307 }, 'address', 1],
    [{ status: 429 }, 'busy', 2],
    [{ status: 429, retryAfter: '1' }, 'busy', 2],
    [{ status: 429, retryAfter: '30' }, 'busy', 1],
    [{ status: 500 }, 'failed', 2],
  ];
  test.each(cases)(
    '%j is %s after %i requests, and says nothing private',
    async (mode, failure, requests) => {
      fake.mode(mode);
      const stalls = mode === 'stall' || mode === 'stall in the middle';
      const error = await failureOf(open({ limits: stalls ? short : long }));
      expect(error).toMatchObject({ name: 'ModelError', failure });
      expect(fake.requests.length).toBe(requests);
      const said = `${error.message} ${JSON.stringify(error)} ${lines.join('')}`;
      expect(said).not.toContain('Lakshmi');
      expect(error.cause).toBeUndefined();
    },
  );

  test('a wrong key is refused, and is not in the error', async () => {
    const error = await failureOf(open({ key: 'sk-wrong-9876' }));
    expect(error).toMatchObject({ failure: 'key', status: 401 });
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('sk-wrong-9876');
  });

  test('an address where nothing listens is unreachable', async () => {
    const { url } = fake;
    await fake.close();
    expect(await failureOf(open({ url }))).toMatchObject({ failure: 'unreachable' });
    fake = await startModel();
  });

  test.each<ModelMode>([{ status: 429, retryAfter: '0' }, { status: 503 }])(
    'one more attempt succeeds after %j',
    async (mode) => {
      fake.next(mode);
      expect(await open().embed(['the lorry'])).toHaveLength(1);
      expect(fake.requests).toHaveLength(2);
    },
  );

  test('all attempts together have a limit: no wait starts that would exceed it', async () => {
    fake.mode({ status: 429, retryAfter: '2' });
    expect(await failureOf(open({ limits: { ...long, totalMs: 1500 } }))).toMatchObject({ failure: 'busy' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('a caller that goes away', () => {
  test.each<ModelMode>(['stall', 'stall in the middle'])(
    'ends the request of the endpoint (%s)',
    async (mode) => {
      fake.mode(mode);
      const leaving = new AbortController();
      const failed = failureOf(open(), leaving.signal);
      await expect.poll(() => fake.requests.length).toBe(1);
      leaving.abort(new Error('away'));
      expect(await failed).toMatchObject({ message: 'away' });
      await expect.poll(() => fake.abandoned()).toBe(1);
    },
  );

  test('ends the wait before another attempt', async () => {
    fake.mode({ status: 429, retryAfter: '2' });
    const leaving = new AbortController();
    const failed = failureOf(open(), leaving.signal);
    await expect.poll(() => fake.requests.length).toBe(1);
    leaving.abort(new Error('away'));
    expect(await failed).toMatchObject({ message: 'away' });
    expect(fake.requests).toHaveLength(1);
  });

  test('closing ends every request', async () => {
    fake.mode('stall');
    const embedder = open();
    const failed = failureOf(embedder);
    await expect.poll(() => fake.requests.length).toBe(1);
    embedder.close();
    expect(await failed).toMatchObject({ message: 'The library index closes.' });
    await expect.poll(() => fake.abandoned()).toBe(1);
  });
});
