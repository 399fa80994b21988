import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sessionOf } from '#test/support/web.tsx';
import { emitAuthEvent } from '../auth-events.ts';
import { type DeviceText, DeviceTexts, removeEarlierTexts, tabName } from './device-texts.ts';

afterEach(() => vi.useRealTimers());

const signIn = () => emitAuthEvent('SIGNED_IN', sessionOf() as never, { tab: 'this', by: 'user' });
const end = (by: 'user' | 'server') => emitAuthEvent('SIGNED_OUT', null, { tab: 'this', by });
const DAY_MS = 24 * 3_600_000;

/** A device, and pages that open after each other in its browser. */
function device() {
  const disk = new Map<string, DeviceText>();
  const store = {
    all: async () => [...disk.values()],
    put: async (row: DeviceText) => disk.set(row.key, row).size > 0,
    remove: async (...keys: string[]) => {
      for (const key of keys) disk.delete(key);
    },
  };
  const page = (lifeMs?: number) => new DeviceTexts(async () => store, lifeMs);
  return { disk, page };
}

test('what a page keeps is there at once, and after a reload; newest first', async () => {
  const { disk, page } = device();
  const texts = page();
  texts.set('searched bail', true);
  texts.set('searched notice', true);
  expect(texts.list('searched ').map(({ key }) => key)).toEqual(['searched notice', 'searched bail']);
  await vi.waitFor(() => expect(disk.size).toBe(2));
  const reloaded = page();
  expect(reloaded.get('searched bail')).toBeUndefined();
  await reloaded.load();
  expect(reloaded.get('searched bail')).toBe(true);
  reloaded.remove('searched bail');
  await vi.waitFor(() => expect([...disk.keys()]).toEqual(['searched notice']));
});

test('a change in the moment in which a write ends is written, whichever moment it is', async () => {
  for (let later = 0; later < 12; later += 1) {
    const stored: string[] = [];
    const texts: DeviceTexts = new DeviceTexts(async () => ({
      all: async () => [],
      put: async ({ key }) => {
        stored.push(key);
        if (key !== 'first') return true;
        let end = Promise.resolve();
        for (let at = 0; at < later; at += 1) end = end.then(() => undefined);
        void end.then(() => texts.set('second', later));
        return true;
      },
      remove: async () => undefined,
    }));
    texts.set('first', later);
    await vi.waitFor(() => expect(stored, `${later} microtasks later`).toEqual(['first', 'second']));
  }
});

test('a text that could not be stored is stored with the next change', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stored: string[] = [];
  let isFull = true;
  const texts = new DeviceTexts(async () => ({
    all: async () => [],
    put: async ({ key }) => {
      if (isFull) throw new Error('full');
      return stored.push(key) > 0;
    },
    remove: async () => undefined,
  }));
  texts.set('first', 1);
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  isFull = false;
  texts.set('second', 2);
  await vi.waitFor(() => expect(stored.toSorted()).toEqual(['first', 'second']));
});

test('the oldest above the limit go, and what is too old is not read', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z') });
  const { disk, page } = device();
  const texts = page(DAY_MS);
  for (let at = 0; at < 5; at += 1) {
    texts.set(`dialog ${at}`, at, { prefix: 'dialog ', most: 3 });
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(texts.list('dialog ').map(({ value }) => value)).toEqual([4, 3, 2]);
  vi.setSystemTime(new Date('2026-12-01T10:00:01Z'));
  expect(texts.get('dialog 4')).toBeUndefined();
  await page(DAY_MS).load();
  expect(disk.size).toBe(0);
});

test('with the end of the session the texts leave the page, also those that are being read', async () => {
  const { page } = device();
  const texts = page();
  texts.set('opened draft', 'Reply');
  end('server');
  expect(texts.get('opened draft')).toBeUndefined();
  let answer: (rows: DeviceText[]) => void = () => undefined;
  const slow = new Promise<DeviceText[]>((resolve) => {
    answer = resolve;
  });
  const late = new DeviceTexts(async () => ({
    all: () => slow,
    put: async () => true,
    remove: async () => undefined,
  }));
  const reading = late.load();
  end('user');
  answer([{ key: 'of the session before', at: Date.now(), value: 'Privileged' }]);
  await reading;
  expect(late.list('')).toEqual([]);
});

test('a page reads again for the session after', async () => {
  const { disk, page } = device();
  const texts = page();
  texts.set('dialog', 'Kaveri Mills');
  await vi.waitFor(() => expect(disk.size).toBe(1));
  end('server');
  expect(texts.get('dialog')).toBeUndefined();
  signIn();
  await texts.load();
  expect(texts.get('dialog')).toBe('Kaveri Mills');
});

test('what a session without its second factor could not read is there when its key comes', async () => {
  const { disk, page } = device();
  page().set('dialog', 'Kaveri Mills');
  await vi.waitFor(() => expect(disk.size).toBe(1));
  let hasKey = false;
  const texts = new DeviceTexts(async () => ({
    all: async () => (hasKey ? [...disk.values()] : []),
    put: async () => hasKey,
    remove: async () => undefined,
  }));
  await texts.load();
  expect(texts.get('dialog')).toBeUndefined();
  hasKey = true;
  const session = sessionOf(undefined, { device_key: 'a2V5' });
  emitAuthEvent('MFA_CHALLENGE_VERIFIED', session as never, { tab: 'this', by: 'user' });
  await vi.waitFor(() => expect(texts.get('dialog')).toBe('Kaveri Mills'));
  end('user');
});

test('a tab has its name also after the end of a session, and another tab has another', async () => {
  const name = tabName();
  sessionStorage.clear();
  end('server');
  await Promise.resolve();
  expect(sessionStorage.getItem('tab')).toBe(name);
});

test('what earlier builds kept in plain text goes', () => {
  onTestFinished(() => localStorage.clear());
  localStorage.setItem('theme', 'dark');
  for (const name of ['last-opened:asha', 'recent-searches:asha']) localStorage.setItem(name, '["Rao"]');
  for (const name of ['kept-texts', 'kept-form', 'munshi-similar-text-1'])
    sessionStorage.setItem(name, 'Rao');
  removeEarlierTexts();
  expect(Object.keys(localStorage)).toEqual(['theme']);
  expect(Object.values({ ...sessionStorage })).not.toContain('Rao');
});
