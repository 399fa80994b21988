import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp, TEST_USER } from '#test/support/web.tsx';

test.each([
  ['next week', 'Enter a date such as 5 June 2026 or 05/06/2026'],
  ['31/02/2026', 'This date does not exist'],
])('a check for the day “%s” is not sent: %s', async (typed, refusal) => {
  const { calls } = renderApp('/home/check', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/checks': () => [],
  });
  fireEvent.change(await screen.findByLabelText('Text of the document'), { target: { value: 'Draft' } });
  const day = screen.getByLabelText(/^Date of offence or filing/u);
  await userEvent.type(day, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Check citations' }));
  expect(screen.getByText(refusal)).toBeTruthy();
  expect(document.activeElement).toBe(day);
  expect(screen.getByDisplayValue(typed)).toBe(day);
  expect(calls.map(({ call }) => call)).not.toContain('POST /functions/v1/check-document');
});

test('the document is shown with its findings beside it, and goes to Word with them', async () => {
  const text = 'Reliance is placed on Mehta v. Rao, (2011) 4 SCC 77.\n\nNothing else is cited.';
  const cited = 'Mehta v. Rao, (2011) 4 SCC 77';
  const id = '00000000-0000-4000-8000-000000000045';
  const report = {
    ...{ id, name: 'Pasted text', source: 'text', provisions: [], not_checked: [] },
    citations: [
      {
        ...{ text: cited, start: text.indexOf(cited), end: text.indexOf(cited) + cited.length },
        ...{ before: '', after: '.', status: 'not_in_library' },
      },
    ],
    library: { documents: 1, judgments: 1, acts: 0, samples: 0, courts: [] },
    checked_at: '2026-11-29T10:00:00.000Z',
    record: { checked_by: 'Asha', method: 'law/verify 1', characters: text.length, text_hash: 'ab' },
  };
  const { calls } = renderApp('/home/check', {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /functions/v1/checks': () => ({ checks: [] }),
    'POST /functions/v1/check-document': () => report,
    [`POST /functions/v1/checks/${id}/marked-copy`]: () => 'bytes',
  });
  fireEvent.change(await screen.findByLabelText('Text of the document'), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Check citations' }));
  await userEvent.click(await screen.findByRole('tab', { name: 'Document' }));
  const document_ = await screen.findByRole('region', { name: 'Document with its findings' });
  expect(document_.querySelector('mark')?.textContent).toBe(cited);
  expect(document_.textContent).toContain('Nothing else is cited.');
  expect(document_.textContent).toContain('Not in this library');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Word with comments' }));
  await waitFor(() =>
    expect(calls.find(({ call }) => call.endsWith('/marked-copy'))).toMatchObject({ body: { text } }),
  );
});

test('a check of an earlier session says that its text was not kept', async () => {
  const id = '00000000-0000-4000-8000-000000000046';
  renderApp(`/home/check?id=${id}`, {
    'GET /auth/v1/user': () => TEST_USER,
    [`GET /functions/v1/checks/${id}`]: () => ({
      ...{ id, name: 'Petition.docx', source: 'file', citations: [], provisions: [], not_checked: [] },
      library: { documents: 1, judgments: 1, acts: 0, samples: 0, courts: [] },
      checked_at: '2026-11-29T10:00:00.000Z',
      record: { checked_by: 'Asha', method: 'law/verify 1', characters: 4, text_hash: 'ab' },
    }),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Document' }));
  expect(await screen.findByText(/The text was not kept/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Word with comments' })).toBeNull();
});
