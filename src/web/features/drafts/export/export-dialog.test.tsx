import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import { pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { ExportDialog } from './export-dialog.tsx';

function open() {
  const calls = pretendServer({
    'GET /rest/v1/cases': () => [{ court: null }],
    'GET /rest/v1/case_files': () => [],
    'GET /functions/v1/draft-page': () => ({ page: PLAIN_LAYOUT }),
    'GET /functions/v1/draft-annexures': () => ({ files: [], named: [], trueCopy: false }),
    'PUT /functions/v1/draft-page': () => ({}),
    'PUT /functions/v1/draft-annexures': () => ({}),
  });
  const onClose = vi.fn();
  const draft = {
    id: 'd',
    caseId: 'c',
    title: 'Reply',
    settle: async () => undefined,
  } as unknown as WrittenDraft;
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ExportDialog draft={draft} writes onClose={onClose} />
    </QueryClientProvider>,
  );
  const saved = () => calls.filter(({ call }) => call === 'PUT /functions/v1/draft-page').length;
  return { onClose, saved };
}

test('a number of the own page that does not fit is asked about before the dialog closes; one that fits is saved', async () => {
  const { onClose, saved } = open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Page' }));
  await userEvent.click(await screen.findByRole('option', { name: 'My own page' }));
  const top = await screen.findByLabelText('Margin above, in cm');
  await userEvent.clear(top);
  await userEvent.type(top, '99');
  await userEvent.keyboard('{Escape}');
  await screen.findByText(/A number for your own page is out of range/u);
  await userEvent.click(screen.getByRole('button', { name: 'Keep writing' }));
  expect([onClose.mock.calls.length, saved()]).toEqual([0, 0]);
  expect(top).toHaveProperty('value', '99');
  await userEvent.clear(top);
  await userEvent.type(top, '3');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(saved()).toBe(1));
  expect(onClose).toHaveBeenCalledTimes(1);
});
