import { AsyncLocalStorage } from 'node:async_hooks';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Listener, listen } from '#server/boot/listen.ts';
import { AfterResponse } from './after-response.ts';

const logs: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) });
const afterResponse = new AfterResponse(log);
let listener: Listener | undefined;
afterEach(async () => {
  await listener?.close(0);
  listener = undefined;
  logs.length = 0;
});

/** A server whose handler leaves `work` until after the response, which waits for `answer`. */
async function serve(work: () => Promise<void>, answer: () => Promise<string>): Promise<string> {
  const app = new Hono();
  app.use(afterResponse.middleware);
  app.get('/', async (c) => {
    afterResponse.run('the work', work);
    return c.text(await answer());
  });
  listener = await listen('127.0.0.1', 0);
  listener.serve(app.fetch);
  return `http://127.0.0.1:${listener.port}/`;
}

test('work starts when the response was sent, and `drain` waits for it', async () => {
  const steps: string[] = [];
  let end = (): void => undefined;
  const url = await serve(
    () =>
      new Promise((resolve) => {
        steps.push('started');
        end = () => {
          steps.push('ended');
          resolve();
        };
      }),
    async () => {
      // A turn of the event loop in which the work would have started.
      await new Promise((resolve) => setImmediate(resolve));
      steps.push('answered');
      return 'ok';
    },
  );
  expect(await (await fetch(url)).text()).toBe('ok');
  await expect.poll(() => steps).toEqual(['answered', 'started']);
  const drained = afterResponse.drain().then(() => steps.push('drained'));
  end();
  await drained;
  expect(steps).toEqual(['answered', 'started', 'ended', 'drained']);
});

test('work of a client that went away runs as well', async () => {
  let ran = false;
  const leaving = new AbortController();
  const url = await serve(
    async () => {
      ran = true;
    },
    async () => {
      leaving.abort();
      return 'nobody reads this';
    },
  );
  await expect(fetch(url, { signal: leaving.signal })).rejects.toThrow();
  await expect.poll(() => ran).toBe(true);
});

test('an error is logged by its kind, without its message', async () => {
  afterResponse.run('a mail', () => Promise.reject(new TypeError('no such user asha@chambers.example')));
  await afterResponse.drain();
  expect(logs).toHaveLength(1);
  expect(JSON.parse(logs[0] ?? '')).toMatchObject({ work: 'a mail', kind: 'TypeError' });
  expect(logs[0]).not.toContain('asha');
});

test('work keeps the context of its request, such as its language', async () => {
  const language = new AsyncLocalStorage<string>();
  let seen: string | undefined;
  const url = await serve(
    async () => undefined,
    async () =>
      language.run('ta', () => {
        afterResponse.run('a mail', async () => {
          seen = language.getStore();
        });
        return 'ok';
      }),
  );
  await fetch(url);
  await expect.poll(() => seen).toBe('ta');
});

test('many mails may wait at once without a warning, and stop waiting when the server stops', async () => {
  const warned = vi.fn();
  process.once('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  let ended = 0;
  for (let mail = 0; mail < 30; mail += 1)
    afterResponse.run('a mail', async (hurry) => {
      await new Promise((resolve) => hurry.addEventListener('abort', resolve));
      ended += 1;
    });
  await new Promise(setImmediate);
  expect(warned).not.toHaveBeenCalled();
  await afterResponse.drain();
  expect(ended).toBe(30);
});
