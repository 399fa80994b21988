import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PLAIN_LAYOUT } from '#law/drafting/page-layout.ts';
import { pretendServer } from '#test/support/web.tsx';
import { createQueryClient } from '#web/data/query-client.ts';
import { type PersistedText, persistTextsIn } from '#web/ui/overlays/persisted-texts.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { ExportDialog } from './export-dialog.tsx';

const FILE = '3f0e8f3c-5a0e-4e1c-9a51-0d7a1d6f0b01';
const ANNEXURE = { file: FILE, mark: 'P-1', particulars: 'Order', name: 'order.pdf', included: true };

function open() {
  const calls = pretendServer({
    'GET /rest/v1/cases': () => [{ court: null }],
    'GET /rest/v1/case_files': () => [],
    'GET /functions/v1/draft-page': () => ({ page: PLAIN_LAYOUT }),
    'GET /functions/v1/draft-annexures': () => ({ files: [ANNEXURE], named: [], trueCopy: false }),
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
  return { onClose, saved, calls };
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

test('the page and the marks that were typed come back after a reload, and are saved when the dialog closes', async () => {
  const kept = new Map<string, PersistedText>();
  persistTextsIn({
    ready: async () => undefined,
    read: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
    drop: (name) => void kept.delete(name),
  });
  onTestFinished(() => persistTextsIn(undefined));
  open();
  await userEvent.type(await screen.findByLabelText(/Particulars.*order\.pdf/u), ' of 2026');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Page' }));
  await userEvent.click(await screen.findByRole('option', { name: 'My own page' }));
  await userEvent.type(await screen.findByLabelText('Margin above, in cm'), '1');
  cleanup();
  const { saved, calls } = open();
  await screen.findByText('What you typed here before is back.');
  expect(await screen.findByLabelText(/Particulars.*order\.pdf/u)).toHaveProperty('value', 'Order of 2026');
  expect((await screen.findByLabelText<HTMLInputElement>('Margin above, in cm')).value).toMatch(/1$/u);
  const top = screen.getByLabelText('Margin above, in cm');
  await userEvent.clear(top);
  await userEvent.type(top, '3');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(saved()).toBe(1));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(calls.find(({ call }) => call === 'PUT /functions/v1/draft-annexures')?.body).toMatchObject({
    files: [{ file: FILE, particulars: 'Order of 2026' }],
  });
});
