import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import type { ClientMessage } from '#shared/contracts/client-pages.ts';
import { type FakeMsg91, startMsg91 } from '#test/fakes/msg91.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// The operator's templates as they are approved on DLT: the client's own, and that of the codes, which no client gets.

const TEMPLATE = 'client-template';
let msg91: FakeMsg91;
let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  await loadLanguages();
  msg91 = await startMsg91({
    ...{ authKey: 'key-of-the-firm', templateId: TEMPLATE },
    template: '##CASE##: the next date is ##DATE##.',
  });
  it = await testApp({
    env: {
      ...{ MSG91_AUTH_KEY: 'key-of-the-firm', MSG91_TEMPLATE_ID: 'that of the codes' },
      ...{ MSG91_CLIENT_TEMPLATE_ID: TEMPLATE, MSG91_URL: msg91.url },
    },
  });
  asha = await it.lawyer();
});
afterAll(async () => {
  await it.close();
  await msg91.close();
});

test('the client gets the words that were read first, with the variables of the approved template', async () => {
  const client = await added(asha, 'clients', {
    ...{ name: 'Thamarai', phone: '098765 43211', status: 'exploration' },
  });
  const matter = await added(asha, 'cases', {
    ...{ title: 'Thamarai Mills Private Limited v. Alli Dyes', client_id: client.id },
  });
  await addEvent(asha, matter.id, { title: 'Arguments', event_type: 'hearing', event_date: '2031-05-06' });
  const body = { case_id: matter.id, language: 'en' };
  const { sms } = await done<ClientMessage>(asha.call('POST', '/functions/v1/client-message', body));
  expect((await asha.call('POST', '/functions/v1/client-sms', body)).status).toBe(204);
  expect(msg91.sent).toEqual([{ mobile: '919876543211', text: sms }]);
  expect(sms).toBe('Thamarai Mills Private Limite…: the next date is 6 May 2031.');
});
