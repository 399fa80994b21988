import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectAccessible, test } from './journey.ts';

/** The address of a program that waits for its answer on the user's own machine. */
async function listening(): Promise<{ back: string; close: () => void }> {
  const program = createServer((_, answer) => answer.end('Connected'));
  await new Promise<void>((ready) => program.listen(0, '127.0.0.1', ready));
  const back = `http://127.0.0.1:${(program.address() as AddressInfo).port}/callback`;
  return { back, close: () => program.close() };
}

test('a program is connected by OAuth, calls the tools of its scope, and is ended beside the keys', async ({
  lawyer: page,
}) => {
  const { back: address, close } = await listening();
  const registered = await page.request.post('/oauth/register', {
    data: { client_name: 'Research assistant', redirect_uris: [address] },
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id, redirect_uri: address, scope: 'cases:read', state: 'mine' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  await page.goto(`/oauth/authorize?${query}`);
  await expect(page.getByRole('heading', { name: 'Connect Research assistant to Munshi?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.waitForURL(`${address}**`);
  const back = new URL(page.url()).searchParams;
  expect(back.get('state')).toBe('mine');
  const form = {
    ...{ grant_type: 'authorization_code', client_id, redirect_uri: address },
    ...{ code: back.get('code') ?? '', code_verifier: verifier },
  };
  const answer = await page.request.post('/oauth/token', { form });
  const { access_token } = (await answer.json()) as { access_token: string };
  const tools = () =>
    page.request.post('/mcp', {
      headers: {
        ...{ authorization: `Bearer ${access_token}`, cookie: '' },
        accept: 'application/json, text/event-stream',
      },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
  const listed = await (await tools()).text();
  expect(listed).toContain('list_cases');
  expect(listed).not.toContain('search_library');
  await page.goto('/home/profile?tab=security');
  await expect(page.getByText('Connected program')).toBeVisible();
  await page.getByRole('button', { name: 'End the key “Research assistant”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('There is no key.')).toBeVisible();
  expect((await tools()).status()).toBe(401);
  close();
});
