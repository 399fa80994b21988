import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileReader } from '#server/features/file-pages/reader.ts';
import { openLanguageModel } from '#server/platform/models/language/open-language-model.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { messages as uploads } from '#shared/messages/en/practice/uploads.ts';
import { t } from '#shared/messages/translate.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { type FakeRazorpay, startRazorpay } from '#test/fakes/razorpay.ts';
import { addFile, fileRow, newCase } from '#test/fixtures/case-files.ts';
import { drawPage } from '#test/fixtures/drawn-pages.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { applyNextEvents } from './webhooks/apply-event.ts';

// The limits of a month where plans are sold: shown with their use, and a plain sentence when they are reached.

let razorpay: FakeRazorpay;
let model: FakeModel;
let it: TestApp;
beforeAll(async () => {
  [razorpay, model] = await Promise.all([startRazorpay(), startModel()]);
  it = await testApp({ env: razorpay.env });
});
afterAll(async () => {
  await it.close();
  await Promise.all([razorpay.close(), model.close()]);
});

/** `day`: the month by default. */
const use = (by: Lawyer, allowance: string, used: number, day = `${indianDay(new Date()).slice(0, 7)}-01`) =>
  it.db.sql(
    `insert into public.usage_counters (owner_id, allowance, day, used) values ($1, $2, $3, $4)
     on conflict (owner_id, allowance, day) do update set used = excluded.used`,
    [by.userId, allowance, day, used],
  );
const standing = async (by: Lawyer) =>
  (await (await by.call('GET', '/functions/v1/entitlements')).json()) as {
    limits: Record<string, number>;
    used: Record<string, number>;
  };

test('AI tokens of the month: shown before they are used up, then refused with the reason', async () => {
  const by = await it.lawyer();
  const { free } = it.services.plans;
  await use(by, 'model.month', free.ai_tokens_month - 1000);
  expect(await standing(by)).toMatchObject({
    limits: { ai_tokens_month: free.ai_tokens_month },
    used: { ai_tokens_month: free.ai_tokens_month - 1000 },
  });
  const env = {
    ...it.services.env,
    MODEL_URL: model.url,
    MODEL_NAME: fakeChatName,
    MODEL_API_KEY: model.key,
  };
  const ask = async () => {
    const opened = openLanguageModel({ ...it.services, env, log: pino({ level: 'silent' }) });
    const asked = {
      messages: [{ role: 'user' as const, text: 'What of Lakshmi now?' }],
      viewer: { userId: by.userId, aal: 'aal1' as const },
      signal: new AbortController().signal,
    };
    for await (const part of opened?.('check').stream(asked) ?? []) if ('text' in part) return 'answered';
    return 'nothing';
  };
  expect(await ask()).toBe('answered');
  await use(by, 'model.month', free.ai_tokens_month);
  const refused = await ask().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  expect(refused).toMatchObject({ code: 'too_many_requests', message: t(models.monthTokensUsed) });
});

test('recognised pages of the month: shown, then pictures wait with the reason, and the file is safe', async () => {
  const by = await it.lawyer();
  const { free } = it.services.plans;
  await use(by, 'ocr.month', free.ocr_pages_month);
  expect(await standing(by)).toMatchObject({
    limits: { ocr_pages_month: free.ocr_pages_month },
    used: { ocr_pages_month: free.ocr_pages_month },
  });
  const file = await addFile(it, by, await newCase(by), {
    name: 'Photo.png',
    bytes: drawPage('English', 'The appeal is allowed.', { width: 900 }),
  });
  const reader = new FileReader(it.services);
  await reader.readNext('texts');
  expect(await reader.readNext('pictures')).toBe(true);
  expect(await fileRow(by, file.id)).toMatchObject({ text_problem: t(fileReading.pagesUsed) });
  expect((await standing(by)).used.ocr_pages_month).toBe(free.ocr_pages_month);
  await use(by, 'ocr.month', 0);
  expect((await by.call('POST', '/rest/v1/rpc/retry_file_reading', { file_id: file.id })).status).toBe(200);
  while (await reader.readNext('texts'));
  await reader.readNext('pictures');
  expect(await fileRow(by, file.id)).toMatchObject({ text_state: 'read', text_problem: null });
  expect((await standing(by)).used.ocr_pages_month).toBe(1);
  reader.close();
});

test('after a cancelled subscription has ended a lawyer keeps everything, with the free limits', async () => {
  const by = await it.lawyer();
  const { free } = it.services.plans;
  const pay = async (name: string, body: object) => {
    const answer = await by.call('POST', `/functions/v1/${name}`, body);
    expect(answer.status, name).toBe(200);
    return (await answer.json()) as { subscriptionId: string };
  };
  const { subscriptionId } = await pay('create-subscription', { planId: 'firm', billingInterval: 'monthly' });
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = razorpay.signed(
    razorpay.provider.pay(subscriptionId).id,
    subscriptionId,
  );
  await pay('verify-subscription', { paymentId, subscriptionId, signature });
  const caseId = await newCase(by);
  const file = await addFile(it, by, caseId, { name: 'Plaint.txt', bytes: Buffer.from('The plaint.') });
  const used = 30 * 1024 ** 3;
  await use(by, 'storage.bytes', used, '-infinity');

  // Until the end of the paid period nothing changes.
  await pay('cancel-subscription', { subscriptionId });
  expect(await standing(by)).toMatchObject({
    plan: { id: 'firm' },
    limits: { storage_bytes: 1000 * 1024 ** 3 },
  });
  razorpay.provider.endPeriod(subscriptionId);
  for (const { id, body, signature: signed } of razorpay.takeWebhooks())
    await it.app.request('/webhooks/razorpay', {
      method: 'POST',
      body,
      headers: { 'x-razorpay-signature': signed, 'x-razorpay-event-id': id },
    });
  const { payments } = it.services;
  if (!payments) throw new Error('payments are not open');
  while (await applyNextEvents({ ...it.services, payments }));

  // Then the free level counts: no file is lost, and none is added while more is stored than it allows.
  expect(await standing(by)).toEqual({
    plan: null,
    limits: free,
    used: { storage_bytes: used, ai_tokens_month: 0, ocr_pages_month: 0 },
    read_only: false,
  });
  expect((await by.call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { title: 'Renamed' })).status).toBe(204);
  const client = { name: 'A new client', status: 'exploration' };
  expect((await by.call('POST', '/rest/v1/clients', client)).status).toBe(201);
  const { file_path } = await fileRow(by, file.id);
  const object = `/storage/v1/object/case-files/${file_path}`;
  expect(await (await by.call('GET', object)).text()).toBe('The plaint.');
  const exported = await by.call('GET', `/functions/v1/export/case/${caseId}`);
  expect(exported.status).toBe(200);
  await exported.arrayBuffer();
  const more = await by.call('POST', object.replace(/[^/]+$/u, 'more_1.txt'), Buffer.from('More.'));
  expect([more.status, await more.json()]).toMatchObject([
    413,
    { message: t(uploads.quotaExceeded, { gigabytes: free.storage_bytes / 1024 ** 3 }) },
  ]);
  expect((await by.call('DELETE', `/rest/v1/case_files?id=eq.${file.id}`)).status).toBe(204);
  await pay('create-subscription', { planId: 'solo', billingInterval: 'monthly' });
});
