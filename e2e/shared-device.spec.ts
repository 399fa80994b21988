import type { Page } from '@playwright/test';
import { keptOnDevice } from './device.ts';
import { expect, newAddress, PASSWORD, signUpAndIn, test } from './journey.ts';

/** Everything that the developer tools of this browser show of its storage, with rows of databases as they are stored. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const textOf = (value: unknown) =>
      value instanceof ArrayBuffer || value instanceof Uint8Array
        ? new TextDecoder('latin1').decode(value)
        : String(value);
    const rowsOf = async (database: IDBDatabase, store: string) =>
      (await answer<object[]>(database.transaction(store).objectStore(store).getAll()))
        .flatMap((row) => Object.values(row))
        .map(textOf);
    const parts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name));
      for (const store of Array.from(database.objectStoreNames))
        parts.push(...(await rowsOf(database, store)));
      database.close();
    }
    return parts.join('\n');
  });

test('a shared device shows nothing of what was searched, opened and typed, and keeps nothing of a session that was ended elsewhere', async ({
  page,
  baseURL,
  browser,
}) => {
  const email = newAddress('shared');
  await signUpAndIn(page, email, baseURL ?? '');
  await page.goto('/home/search?q=kaveri+cheque');
  const read = () => keptOnDevice(page, 'munshi-read', 'texts');
  await expect.poll(async () => (await read()).join()).toContain('kaveri cheque');
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  await page.getByRole('dialog').getByLabel('Client Name').fill('Kaveri Mills');
  const unsent = () => keptOnDevice(page, 'munshi-unsaved', 'texts');
  await expect.poll(async () => (await unsent()).join()).toContain('Kaveri Mills');
  expect(await shown(page)).not.toMatch(/kaveri/iu);

  page.on('dialog', (asked) => void asked.accept());
  await page.goto('about:blank');
  const elsewhere = await browser.newContext();
  const headers = { origin: baseURL ?? '' };
  const signedIn = await elsewhere.request.post(`${baseURL}/auth/v1/token?grant_type=password`, {
    data: { email, password: PASSWORD },
    headers,
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  await elsewhere.request.post(`${baseURL}/auth/v1/logout?scope=others`, {
    headers: { ...headers, authorization: `Bearer ${access_token}` },
  });
  await elsewhere.close();
  await page.goto('/home/clients');
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});
