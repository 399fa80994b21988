import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** A second window of the same lawyer, in a browser of its own. */
async function secondWindow(page: Page): Promise<{ other: BrowserContext; window: Page }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const other = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: process.env.MUNSHI_URL ?? '',
  });
  return { other, window: await other.newPage() };
}

async function newClient(page: Page, name: string): Promise<void> {
  await page.goto('/home/clients');
  await page.getByRole('button', { name: 'New Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Client Name').fill(name);
  await dialog.getByRole('button', { name: 'Create Client' }).click();
  await expect(dialog).toBeHidden();
}

/** The live connection of a window and the answers about its data, in the hands of the test. */
class Line {
  #up = true;
  #cut: () => void = () => undefined;
  #joined: () => void = () => undefined;

  async holds(window: Page): Promise<void> {
    await window.route(/\/rest\/v1\//u, async (route) => {
      // A kept connection may be closed by the server just then; a browser asks again, and so does this.
      const answer = this.#up ? await route.fetch({ maxRetries: 3 }) : undefined;
      // The line may have been cut meanwhile: the answer to a question from before does not come through either.
      return answer && this.#up ? route.fulfill({ response: answer }) : route.abort();
    });
    await window.routeWebSocket(/\/realtime\/v1\//u, (socket) => {
      if (!this.#up) return void socket.close();
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (String(message).includes('Subscribed to PostgreSQL')) this.#joined();
        socket.send(message);
      });
      this.#cut = () => void socket.close();
    });
  }

  /** Opens the list of clients, and waits until it follows what happens elsewhere. */
  async openClients(window: Page): Promise<void> {
    const joined = new Promise<void>((resolve) => {
      this.#joined = resolve;
    });
    await window.goto('/home/clients');
    await joined;
    await expect(window.getByRole('heading', { name: 'Clients', level: 1 })).toBeVisible();
  }

  cut(): void {
    this.#up = false;
    this.#cut();
  }

  mend(): void {
    this.#up = true;
  }
}

const client = (window: Page, name: string) => window.getByRole('link', { name: `View Client: ${name}` });
const legalCase = (window: Page, name: string) => window.getByRole('link', { name: `View Case: ${name}` });

test('changes appear in another window, also after a lost connection, until the sign-out', async ({
  lawyer: page,
}) => {
  const { other, window } = await secondWindow(page);
  const line = new Line();
  await line.holds(window);
  await line.openClients(window);
  await newClient(page, 'Kaveri Mills');
  await expect(client(window, 'Kaveri Mills')).toBeVisible();

  // A case and its file: the other window shows the case and is not touched.
  await window.goto('/home/cases');
  await legalCase(window, 'Kaveri Mills').click();
  await window.getByRole('tab', { name: 'Files' }).click();
  await page.goto('/home/cases');
  await legalCase(page, 'Kaveri Mills').click();
  await page.getByLabel('Files to upload').setInputFiles({
    name: 'statement.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('A statement of the clerk.'),
  });
  await expect(window.getByText('statement.txt')).toBeVisible();

  // Changes made while the connection is down appear once it is back, also for a browser without a network.
  await line.openClients(window);
  await expect(client(window, 'Kaveri Mills')).toBeVisible();
  line.cut();
  await newClient(page, 'Godavari Traders');
  await expect(page.getByRole('heading', { name: 'Godavari Traders', level: 1 })).toBeVisible();
  await expect(client(window, 'Godavari Traders')).toBeHidden();
  line.mend();
  // The longer it was down, the longer the pause before the next attempt: half a minute at most.
  await expect(client(window, 'Godavari Traders')).toBeVisible({ timeout: 90_000 });
  line.cut();
  await other.setOffline(true);
  await newClient(page, 'Narmada Textiles');
  await expect(page.getByRole('heading', { name: 'Narmada Textiles', level: 1 })).toBeVisible();
  await expect(client(window, 'Narmada Textiles')).toBeHidden();
  line.mend();
  await other.setOffline(false);
  await expect(client(window, 'Narmada Textiles')).toBeVisible();

  // Nobody goes on listening after the sign-out.
  const headers = { origin: process.env.MUNSHI_URL ?? '' };
  expect((await page.request.post('/auth/v1/logout?scope=global', { headers })).status()).toBe(204);
  await expect(window).toHaveURL(/\/login/);
  await window.unrouteAll({ behavior: 'ignoreErrors' });
  await other.close();
});
