import { expect, test } from './journey.ts';

const PAYLOADS = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '"><svg onload=window.ran=1>',
  'javascript:window.ran=1',
  '{{constructor.constructor("window.ran=1")()}}',
  '</title><iframe srcdoc="<script>parent.ran=1</script>">',
  '[click](javascript:window.ran=1) ![x](http://evil.example/x.png)',
];

test('script in user text is shown as text, and nothing is fetched from other origins', async ({
  lawyer: page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/u.test(request.url()))
      foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    faults.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.push(error.message));
  const headers = { origin };
  let caseId = '';
  for (const payload of PAYLOADS) {
    const made = await page.request.post('/rest/v1/rpc/create_client_with_case', {
      headers,
      data: {
        name: payload,
        status: 'active',
        client_number: payload,
        contact_person: payload,
        business_area: payload,
        description: payload,
      },
    });
    expect(made.status()).toBe(200);
    ({ case_id: caseId } = (await made.json()) as { case_id: string });
  }
  const listed = (await (await page.request.get('/rest/v1/clients?select=id&limit=1')).json()) as {
    id: string;
  }[];
  const file = {
    case_id: caseId,
    file_name: `${PAYLOADS[0]}.txt`,
    file_path: 'x.txt',
    storage_provider: PAYLOADS[0]?.slice(0, 40),
  };
  expect((await page.request.post('/rest/v1/case_files', { headers, data: file })).status()).toBe(201);
  const query = encodeURIComponent(PAYLOADS[0] ?? '');
  for (const url of [
    '/home',
    '/home/clients',
    '/home/cases',
    `/home/clients/${listed[0]?.id}`,
    `/home/cases/${caseId}`,
    `/home/cases/${caseId}?tab=files`,
    `/home/search?q=${query}`,
  ]) {
    await page.goto(url);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(
      page
        .getByText(/onerror|window\.ran/)
        .or(page.getByRole('searchbox'))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window), url).toBe(false);
  }
  expect(faults).toEqual([]);
  expect(foreign).toEqual([]);
});
