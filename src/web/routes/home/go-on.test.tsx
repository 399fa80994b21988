import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';
import { keepOpened } from '#web/data/device/last-opened.ts';

test('home leads on to the pages on which the user stopped', async () => {
  keepOpened({
    kind: 'draft',
    url: '/home/cases/c1?tab=drafts&draft=d1',
    title: 'Reply to notice',
  });
  keepOpened({ kind: 'judgment', url: '/home/library/asha?at=12', title: 'Asha v. Bina' });
  renderApp('/home', { 'GET /auth/v1/user': () => TEST_USER });
  const section = await screen.findByRole('region', { name: 'Go on where you stopped' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['JudgmentAsha v. Bina', '/home/library/asha?at=12'],
    ['DraftReply to notice', '/home/cases/c1?tab=drafts&draft=d1'],
  ]);
});
