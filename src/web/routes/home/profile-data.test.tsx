import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Consent } from '#shared/contracts/consents.ts';
import { type Answers, json, renderApp, TEST_USER } from '#test/support/web.tsx';

const PROFILE = {
  ...{ id: TEST_USER.id, full_name: 'Meera Iyer', phone_number: null, location: null, persona: null },
  ai_preferences: {
    ...{ research_assistance: true, case_summaries: true, document_analysis: false, custom_prompt: '' },
    data_may_leave: false,
  },
  ...{ practice: null, language: null, mail_reminders: true, tour_left_at: null, sample_client_id: null },
  updated_at: '2026-11-20T00:00:00Z',
};

let made = 0;
const line = (subject: Consent['subject'], at: string, more: Partial<Consent> = {}): Consent => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  ...{ subject, at, given: true, version: null, way: 'profile', latest: true },
  ...more,
});
const ofSignUp = [
  line('terms', '2026-11-02T10:00:00Z', { version: '2025-04-14', way: 'email' }),
  line('privacy', '2026-11-02T10:00:00Z', { version: '2025-04-15', way: 'email' }),
];

/** A server with a record; a page of the history is what the query asks for. */
const server = (lines: readonly Consent[], changes: Answers = {}): Answers => ({
  'GET /auth/v1/user': () => TEST_USER,
  'GET /rest/v1/cases': () => [],
  'GET /rest/v1/profiles': () => PROFILE,
  'GET /rest/v1/consents': ({ query }) => {
    if (query.get('latest') === 'eq.true') return lines.filter(({ latest }) => latest);
    const behind = /id\.gt\.([\d-]+)/u.exec(query.get('and') ?? '')?.[1];
    const from = behind === undefined ? 0 : lines.findIndex(({ id }) => id === behind) + 1;
    return lines.slice(from, from + Number(query.get('limit')));
  },
  ...changes,
});

async function open(lines: readonly Consent[], changes: Answers = {}) {
  const app = renderApp('/home/profile?tab=data', server(lines, changes));
  const list = await screen.findByRole('list', { name: 'What you agreed to' });
  const shown = (name: string) =>
    within(within(list).getByRole('heading', { name }).closest('li') as HTMLElement);
  return { ...app, shown, user: userEvent.setup() };
}

test('says since when each thing is agreed to or withdrawn, and where to change it', async () => {
  const { shown, user, router } = await open([
    line('data_may_leave', '2026-11-20T10:00:00Z', { given: false }),
    ...ofSignUp,
  ]);
  expect(
    shown('Terms of Service').getByText(
      'Accepted on 2 Nov 2026, when you signed up with your email address. Version of 14 Apr 2025.',
    ),
  ).toBeTruthy();
  expect(shown('Privacy Policy').getByText(/Version of 15 Apr 2025\.$/)).toBeTruthy();
  const erase = shown('Terms of Service').getByRole('link', { name: 'To withdraw, erase your account' });
  const target = document.getElementById(erase.getAttribute('href')?.slice(1) ?? '');
  expect(
    await within(target as HTMLElement).findByRole('heading', { name: 'Erase your account' }),
  ).toBeTruthy();

  expect(
    shown('Data may leave this server').getByText('Off. You withdrew this on 20 Nov 2026.'),
  ).toBeTruthy();
  expect(shown('Case summaries').getByText('On from the start. No change is recorded.')).toBeTruthy();
  expect(
    shown('Document analysis').getByText('Off. You changed this before changes were recorded.'),
  ).toBeTruthy();
  expect(
    shown('Reminders of dates').getByRole('link', { name: 'Change in Notifications' }).getAttribute('href'),
  ).toContain('tab=notifications');
  await user.click(shown('Case summaries').getByRole('link', { name: 'Change in AI Preferences' }));
  expect(router.state.location.search).toEqual({ tab: 'ai' });
});

test('an account without a record sees that nothing was recorded', async () => {
  const { shown, user } = await open([]);
  expect(
    shown('Terms of Service').getByText('Nothing was recorded when your account was made.'),
  ).toBeTruthy();
  await user.click(screen.getByText('History'));
  expect(await screen.findByText('Nothing is recorded yet.')).toBeTruthy();
});

test('the history is read when it is opened, twenty lines at a time', async () => {
  const changes = Array.from({ length: 24 }, (_, at) =>
    line('mail_reminders', `2026-11-19T10:${String(59 - at)}:00Z`, { given: at % 2 === 1, latest: at === 0 }),
  );
  const { user, calls } = await open([...changes, ...ofSignUp]);
  const asked = () => calls.filter(({ call }) => call === 'GET /rest/v1/consents').length;
  expect(asked()).toBe(1);
  await user.click(screen.getByText('History'));
  const history = await screen.findByRole('list', { name: 'History' });
  expect(within(history).getAllByRole('listitem')).toHaveLength(20);
  expect(within(history).getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Reminders of dates: withdrawn, in the profile19 Nov 2026/,
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(
    await screen.findByText(/^Terms of Service: accepted, version of 14 Apr 2025, at the sign-up/),
  ).toBeTruthy();
  expect(within(history).getAllByRole('listitem')).toHaveLength(26);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a record that cannot be read says so and can be tried again', async () => {
  let fails = true;
  const answers = server(ofSignUp);
  renderApp('/home/profile?tab=data', {
    ...answers,
    'GET /rest/v1/consents': (request) =>
      fails ? json(503, { message: 'Busy' }) : answers['GET /rest/v1/consents']?.(request),
  });
  await screen.findByText('What you agreed to could not be read', {}, { timeout: 15_000 });
  fails = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Terms of Service' })).toBeTruthy();
}, 30_000);

test('languages of practice are chosen from a list and saved with the rest of the practice', async () => {
  const practice = { enrolment_number: '', letterhead: '', signature_block: 'Meera', courts: ['Madras HC'] };
  const { calls } = renderApp(
    '/home/profile?tab=practice',
    server([], {
      'GET /rest/v1/profiles': () => ({ ...PROFILE, practice }),
      'PATCH /rest/v1/profiles': ({ body }) => ({ ...PROFILE, ...(body as object) }),
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Languages of practice: Choose languages' }));
  const list = within(screen.getByRole('dialog', { name: 'Languages of practice' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(23);
  await user.click(list.getByRole('checkbox', { name: /Tamil/ }));
  await user.click(list.getByRole('checkbox', { name: /Marathi/ }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Languages of practice: मराठी and தமிழ்' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText('Profile updated successfully');
  expect(calls.find(({ call }) => call === 'PATCH /rest/v1/profiles')?.body).toMatchObject({
    practice: { ...practice, languages: ['mr', 'ta'] },
  });
});
