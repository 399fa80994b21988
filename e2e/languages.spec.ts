import { expect, test } from './journey.ts';

const DEVANAGARI = /\p{Script=Devanagari}/u;

test.describe('to a browser in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  for (const sent of ['hi', 'en']) {
    test(`the public pages are in it when their HTML is in ${sent}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route(
        () => true,
        (route) => {
          const request = route.request();
          if (request.resourceType() !== 'document') return route.fallback();
          return route.continue({ headers: { ...request.headers(), 'accept-language': sent } });
        },
      );
      for (const address of ['/', '/login']) {
        const html = (await (await page.goto(address))?.text()) ?? '';
        expect(html.includes(`<html lang="${sent}-IN"`)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(DEVANAGARI);
        await page.locator('#root button').first().focus();
        await expect(page.locator('#root')).not.toHaveAttribute('data-page');
      }
      expect(errors).toEqual([]);
    });
  }
});

test('the language of the profile comes before that of the browser', async ({ lawyer: page, baseURL }) => {
  const { user } = await (await page.request.get('/auth/v1/sessions/current')).json();
  const saved = await page.request.patch('/rest/v1/profiles', {
    params: { id: `eq.${user.id}` },
    data: { language: 'hi' },
    headers: { origin: baseURL ?? '' },
  });
  expect(saved.ok()).toBe(true);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DEVANAGARI);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText(DEVANAGARI);
});
