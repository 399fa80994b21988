import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileReader } from '#server/features/file-pages/reader.ts';
import { openLanguageModel } from '#server/platform/models/language/open-language-model.ts';
import { ProblemError } from '#shared/errors.ts';
import { indianDay } from '#shared/indian-time.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages as models } from '#shared/messages/en/operations/models.ts';
import { t } from '#shared/messages/translate.ts';
import { type FakeModel, fakeChatName, startModel } from '#test/fakes/model/model.ts';
import { type FakeRazorpay, startRazorpay } from '#test/fakes/razorpay.ts';
import { addFile, fileRow, newCase } from '#test/fixtures/case-files.ts';
import { drawPage } from '#test/fixtures/drawn-pages.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

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

const use = (by: Lawyer, allowance: string, used: number) =>
  it.db.sql(
    `insert into public.usage_counters (owner_id, allowance, day, used) values ($1, $2, $3, $4)
     on conflict (owner_id, allowance, day) do update set used = excluded.used`,
    [by.userId, allowance, `${indianDay(new Date()).slice(0, 7)}-01`, used],
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
