import { afterAll, beforeAll, expect, test } from 'vitest';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { messages as search } from '#shared/messages/en/library/web-search.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { type FakeWebSearch, startFakeWebSearch } from '#test/fakes/web-search.ts';
import { answerOf, caseWithPages } from '#test/fixtures/assistant.ts';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { openWebSearch } from '../../platform/web-search/web-search.ts';

// The web is searched only where the operator and the user switched it on, with the user's own words.

const DRONES = 'Which licence does an agricultural drone above 25 kilograms need in Kerala?';
const SAYS = 'An agricultural drone above 25 kilograms needs a type certificate and a licence of the pilot.';

let web: FakeWebSearch;
let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  web = await startFakeWebSearch();
  web.results.push(
    { title: 'Drone <strong>rules</strong>', url: 'https://rules.example/drones', content: `<b>${SAYS}</b>` },
    { title: 'Other', url: 'javascript:alert(1)', content: SAYS },
  );
  it = await testApp({ env: { WEB_SEARCH: 'searxng', WEB_SEARCH_URL: web.url } });
  asha = await it.lawyer();
  await setMayLeave(true);
});

const setMayLeave = (data_may_leave: boolean) =>
  asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, {
    ai_preferences: { ...AI_PREFERENCE_DEFAULTS, data_may_leave },
  });
afterAll(async () => {
  await it.close();
  await web.close();
});

const asking = (more: object = {}) => ({ options: { web: true, ...more } });

test('results are quoted as of the web, and nothing but the words of the message is sent', async () => {
  expect(await done(asha.call('GET', '/functions/v1/assistant-settings'))).toEqual({ web_search: true });
  const { caseId } = await caseWithPages(it, asha, { 'Secret.pdf': ['The drone of Kaveri Traders fell.'] });
  const { sources, content } = await answerOf(asha, DRONES, { caseId, ...asking() });
  expect(sources.filter(({ kind }) => kind === 'web')).toMatchObject([
    {
      id: 'https://rules.example/drones',
      url: 'https://rules.example/drones',
      title: 'Drone rules',
      quote: SAYS,
      group: 'web',
    },
  ]);
  expect(content).toContain(`**${t(messages.fromWeb)}**`);
  expect(web.asked).toEqual([DRONES]);
});

test('without the switch, or where data may not leave this server, nothing is sent', async () => {
  const before = web.asked.length;
  expect((await answerOf(asha, DRONES)).declined).toBe(true);
  await setMayLeave(false);
  const kept = await answerOf(asha, DRONES, asking());
  expect(kept.declined).toBe(true);
  expect(kept.content).toContain(t(search.mayNotLeave));
  await setMayLeave(true);
  expect(web.asked).toHaveLength(before);
});

test('a search engine that fails, or says something else, leaves the answer to the other sources', async () => {
  for (const body of ['<html>no</html>', { other: true }]) web.next({ status: 200, body });
  const failed = await answerOf(asha, DRONES, asking());
  expect(failed).toMatchObject({ declined: true });
  expect(failed.content).toContain(t(messages.webFailed));
  const { declined, content } = await answerOf(asha, DRONES, asking());
  expect(declined).toBe(true);
  expect(content).not.toContain(t(messages.webFailed));
  // A redirect is not followed: the settings alone say which address is asked.
  const before = web.asked.length;
  web.next({ status: 302, body: '', headers: { location: `${web.url}/search?q=elsewhere&format=json` } });
  expect((await answerOf(asha, DRONES, asking())).content).toContain(t(messages.webFailed));
  expect(web.asked).toHaveLength(before + 1);
});

test('the search page shows what the engine shows for the words, where the user lets them leave', async () => {
  const ask = (query: string) => asha.call('POST', '/library/web-search', { query });
  expect(await done(ask(` ${DRONES} `))).toEqual({
    results: [{ title: 'Drone rules', url: 'https://rules.example/drones', text: SAYS }],
  });
  expect(web.asked.at(-1)).toBe(DRONES);
  const before = web.asked.length;
  for (const query of [' ', 'x'.repeat(301)]) expect((await ask(query)).status).toBe(400);
  await setMayLeave(false);
  const refused = await ask(DRONES);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('“Data may leave this server” in your profile is off');
  await setMayLeave(true);
  expect(web.asked).toHaveLength(before);
  web.next({ status: 302, body: '', headers: { location: web.url } });
  const failed = await ask(DRONES);
  expect(failed.status).toBe(502);
  expect(await failed.text()).toContain('The search engine did not answer.');
});

test('for an account that never switched it on, nothing is sent', async () => {
  const ravi = await it.lawyer();
  const before = web.asked.length;
  expect((await ravi.call('POST', '/library/web-search', { query: DRONES })).status).toBe(403);
  expect((await answerOf(ravi, DRONES, asking())).content).toContain(t(search.mayNotLeave));
  expect(web.asked).toHaveLength(before);
});

test('Brave is asked with its key', async () => {
  const brave = openWebSearch({ WEB_SEARCH: 'brave', WEB_SEARCH_URL: web.url, WEB_SEARCH_KEY: 'k-1' });
  const found = await brave?.search(DRONES, new AbortController().signal);
  expect(found).toMatchObject([{ url: 'https://rules.example/drones', text: SAYS }]);
  expect(web.key).toBe('k-1');
});
