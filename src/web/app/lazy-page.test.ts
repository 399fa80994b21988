import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { waitingForNetwork } from './lazy-page.ts';

afterEach(() => onlineManager.setOnline(true));

/** Code that arrives only over a network. */
function pageCode() {
  const asked: boolean[] = [];
  const load = waitingForNetwork(async () => {
    asked.push(onlineManager.isOnline());
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch dynamically imported module');
    return 'page';
  });
  return { asked, load };
}

test('the code of a page that is opened without a network arrives once it is back', async () => {
  const { asked, load } = pageCode();
  onlineManager.setOnline(false);
  const page = load();
  await Promise.resolve();
  onlineManager.setOnline(true);
  expect(await page).toBe('page');
  expect(asked).toEqual([false, true]);
});

test('with a network, code that is gone is an error at once', async () => {
  const gone = waitingForNetwork(() => Promise.reject(new TypeError('gone')));
  await expect(gone()).rejects.toThrow('gone');
});
