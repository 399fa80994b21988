import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, json, renderApp, sessionOf, signedOut, TEST_USER } from '#test/support/web.tsx';
import { watchLanguage } from '#web/data/session-language.ts';
import { chooseLanguage } from '#web/i18n/language.ts';
import { currentToasts } from '#web/ui/feedback/toast-store.ts';

const PROFILE = 'PATCH /rest/v1/profiles';
const page = () => document.documentElement.lang;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await chooseLanguage(null);
});

/** A public page with the switch, whose server has a session or none. */
async function opened(session: () => unknown, answers: Answers = {}) {
  const app = renderApp('/privacy-policy', { 'GET /auth/v1/sessions/current': session, ...answers });
  onTestFinished(watchLanguage(app.client));
  await screen.findByRole('link', { name: 'हिन्दी' });
  return app;
}

const choose = async (name: string) => userEvent.setup().click(await screen.findByRole('link', { name }));
const keptCalls = (calls: { call: string }[]) =>
  calls.map(({ call }) => call).filter((call) => /^(PATCH|HEAD)/u.test(call));

test('a user’s choice is saved in the profile, so that the next page has it too', async () => {
  const { calls, client } = await opened(() => sessionOf(TEST_USER, { language: 'ta' }), {
    [PROFILE]: () => ({}),
  });
  await waitFor(() => expect(page()).toBe('ta-IN'));
  await choose('हिन्दी');
  await waitFor(() => expect(page()).toBe('hi-IN'));
  await waitFor(() => expect(calls.find(({ call }) => call === PROFILE)).toBeTruthy());
  const { body, query } = calls.find(({ call }) => call === PROFILE) ?? {};
  expect([body, query?.get('id')]).toEqual([{ language: 'hi' }, `eq.${TEST_USER.id}`]);
  await waitFor(() => expect(client.getQueryData(['session'])).toMatchObject({ language: 'hi' }));
  await waitFor(() => expect(localStorage.getItem('language')).toBe('hi'));
});

test('the page says that the server did not save a choice, and keeps it for this page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { client } = await opened(() => sessionOf(), {
    [PROFILE]: () => json(503, { message: 'Not just now.' }),
  });
  await choose('தமிழ்');
  await waitFor(() =>
    expect(currentToasts()[0]).toMatchObject({ description: 'Not just now.', variant: 'destructive' }),
  );
  expect(page()).toBe('ta-IN');
  expect(client.getQueryData(['session'])).toMatchObject({ language: null });
  expect(localStorage.getItem('language')).toBe(null);
});

test.each([
  ['a visitor', signedOut],
  ['a user before the second factor', () => sessionOf(TEST_USER, { next_aal: 'aal2' })],
])('the choice of %s is kept in the cookie alone', async (_, session) => {
  const { calls } = await opened(session);
  await choose('हिन्दी');
  await waitFor(() => expect(page()).toBe('hi-IN'));
  await waitFor(() => expect(keptCalls(calls)).toEqual(['HEAD /']));
});
